import { expect, test } from 'vitest'
import { businessKeywords, countPhrases } from './business-keywords.ts'

const elsewhere = [
  'The staff were friendly and the room was clean.',
  'Friendly staff, clean room.',
  'The breakfast was fine.',
]

test('what only this business has comes before what all have', () => {
  const own = [
    'Friendly staff and a wonderful roof terrace.',
    'The roof terrace alone is worth it, and the staff were friendly.',
    'Clean room. We loved the roof terrace.',
  ]
  const keywords = businessKeywords(own, countPhrases(elsewhere))
  expect(keywords[0]).toMatchObject({ phrase: 'roof terrace', reviews: 3 })
  expect(keywords.map(({ phrase }) => phrase)).not.toContain('roof')
})

test('without reviews there are no keywords', () => {
  expect(businessKeywords([])).toEqual([])
})
