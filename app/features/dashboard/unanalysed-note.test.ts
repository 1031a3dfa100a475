import { expect, test } from 'vitest'
import { unanalysedNote } from './unanalysed-note.ts'

const counts = {
  ...{ positive: 300, neutral: 12, negative: 100 },
  ...{ unlearned: 0, unclear: 0, starsAlone: 0, imported: 0 },
}

test('nothing is said if every review has a sentiment', () => {
  expect(unanalysedNote([counts])).toBe('')
})

test('the note says how many reviews have a sentiment, and why the others have none', () => {
  expect(unanalysedNote([{ ...counts, unlearned: 18 }])).toBe(
    'Based on 412 of 430 reviews: 18 are in languages that we cannot analyse yet.',
  )
  expect(unanalysedNote([counts, { ...counts, unlearned: 1, unclear: 2, starsAlone: 1 }])).toBe(
    'Based on 824 of 828 reviews: 1 is in languages that we cannot analyse yet, 2 are too short or unclear and 1 has stars alone.',
  )
})
