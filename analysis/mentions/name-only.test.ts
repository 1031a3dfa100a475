import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { findMentions } from './find-mentions.ts'

const staffIn = (text: string, language: string, rating: number) => {
  const { sentences, aspects, named } = analyse(text, { languageHint: language })
  const found = findMentions({ text, language, rating, sentences, aspects, named }, new Set())
  return found.find(({ topic }) => topic === 'staff')
}

test.for([
  [
    'I was shaking on the morning of the test. Mr Osei told me a terrible joke, I laughed, I passed.',
    'en',
    5,
  ],
  [
    'Bremsen nach der Inspektion schleifen schlimmer als vorher. Unter Jonas wäre das nicht passiert.',
    'de',
    2,
  ],
] as const)('“%s” complains of nobody whom it names', ([text, language, rating]) => {
  expect(staffIn(text, language, rating)).toMatchObject({ kind: 'person', complaint: false })
})

test.for([
  ['Wurde von der Kassiererin angeschnauzt.', 'de', 1],
  ['The waiter was rude to us.', 'en', 1],
  ['Dave was rude and shouted at me.', 'en', 1],
] as const)('“%s” does', ([text, language, rating]) => {
  expect(staffIn(text, language, rating)).toMatchObject({ complaint: true })
})
