import { expect, test } from 'vitest'
import { withoutName } from './invitation.email.tsx'

test.for([
  ['Dear {name}, how was it?', 'Dear, how was it?'],
  ['{name}, how was it?', 'How was it?'],
  ['Hello {name}!\n{name}: your order', 'Hello!\nYour order'],
  ['How was {business}, {name}?', 'How was {business}?'],
  ['How was {business}?', 'How was {business}?'],
])('“%s” for a customer without a name is “%s”', ([text, expected]) => {
  expect(withoutName(text!)).toBe(expected)
})
