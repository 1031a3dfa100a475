import { expect, test } from 'vitest'
import { frenchBakery } from '../../tests/businesses/french-bakery.ts'
import { germanShop } from '../../tests/businesses/german-shop.ts'
import { turkishHotel } from '../../tests/businesses/turkish-hotel.ts'
import { businessKeywords, countPhrases } from './business-keywords.ts'

const written = (texts: string[], language = 'en') => texts.map((text) => ({ text, language }))

const elsewhere = written([
  'The staff were friendly and the room was clean.',
  'Friendly staff, clean room.',
  'The breakfast was fine.',
])

test('what only this business has comes before what all have', () => {
  const own = written([
    'Friendly staff and a wonderful roof terrace.',
    'The roof terrace alone is worth it, and the staff were friendly.',
    'Clean room. We loved the roof terrace.',
  ])
  const keywords = businessKeywords(own, countPhrases(elsewhere))
  expect(keywords[0]).toMatchObject({ phrase: 'roof terrace', reviews: 3 })
  expect(keywords.map(({ phrase }) => phrase)).not.toContain('roof')
})

test('without reviews there are no keywords', () => {
  expect(businessKeywords([])).toEqual([])
})

test.each([
  ['de', germanShop, 'qualität'],
  ['fr', frenchBakery, 'pain'],
  ['tr', turkishHotel, 'personel'],
] as const)('no keyword in %s is a function word', (language, told, expected) => {
  const texts = told.map(([, text]) => text)
  const phrases = businessKeywords(written(texts, language)).map(({ phrase }) => phrase)
  expect(phrases).toContain(expected)
  const functionWords =
    /^(und|sehr|ist|war|der|die|das|nicht|les|est|sont|une|très|pas|dans|çok|bir|ve|ama)( |$)/
  expect(phrases.filter((phrase) => functionWords.test(phrase))).toEqual([])
})
