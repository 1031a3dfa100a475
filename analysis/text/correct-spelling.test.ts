import { expect, test } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'
import { hashString } from './word-hash.ts'

const known = ['friendly', 'extremely', 'service', 'staff', 'star'].map(hashString)
const correct = (word: string) => correctSpelling(word, (hash) => known.indexOf(hash) + 1)

test.each([
  ['frendly', 'friendly'],
  ['freindly', 'friendly'],
  ['extremmely', 'extremely'],
  ['servise', 'service'],
  ['staf', 'staff'],
])('"%s" is read as "%s"', (typed, meant) => {
  expect(correct(typed)).toBe(hashString(meant))
})

test.each(['brendly', 'frndly', 'xxxxxxxxxxxxxxxxxxxx', 'sta', 'fr1endly'])('"%s" is left alone', (typed) => {
  expect(correct(typed)).toBe(0)
})
