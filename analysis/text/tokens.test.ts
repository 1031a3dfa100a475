import { expect, test } from 'vitest'
import { tokenise } from './tokens.ts'

const pieces = (text: string) => tokenise(text).map((token) => token.text)

test('words keep their apostrophe, numbers their point, and marks stand alone', () => {
  expect(pieces("We didn't pay 4.50, sadly…")).toEqual(['We', "didn't", 'pay', '4.50', ',', 'sadly', '…'])
})

test('a run of exclamation marks is one token', () => {
  expect(pieces('Great!!! Why?!')).toEqual(['Great', '!!!', 'Why', '?!'])
})

test('an emoji with its skin tone is one token, and so is a face of punctuation', () => {
  expect(pieces('Nice 👍🏽👨‍👩‍👧 :-) ❤️')).toEqual(['Nice', '👍🏽', '👨‍👩‍👧', ':-)', '❤️'])
})

test('a web address has no face in it', () => {
  expect(tokenise('see http://example.org').some((token) => token.kind === 'emoji')).toBe(false)
})

test('a typographic apostrophe reads like a straight one', () => {
  expect(tokenise('DON’T')[0]).toMatchObject({ text: 'DON’T', lower: "don't", start: 0, end: 5 })
})
