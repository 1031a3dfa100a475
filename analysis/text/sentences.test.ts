import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'
import { tokenise } from './tokens.ts'

const sentences = (text: string) =>
  splitSentences(text, tokenise(text)).map(({ start, end }) => text.slice(start, end))

test('a sentence ends with its mark, quotes and emoji', () => {
  expect(sentences('Lovely room! 😀 He said "never again." We left.')).toEqual([
    'Lovely room! 😀',
    'He said "never again."',
    'We left.',
  ])
})

test('abbreviations and prices end nothing', () => {
  expect(sentences('Dr. Smith paid 4.50 e.g. for tea. Fine.')).toEqual([
    'Dr. Smith paid 4.50 e.g. for tea.',
    'Fine.',
  ])
})

test('small letters after a full stop start a sentence too', () => {
  expect(sentences('great food. will come back.')).toEqual(['great food.', 'will come back.'])
})

test('a missing blank after the full stop is forgiven', () => {
  expect(sentences('We liked the food.The staff was rude.')).toEqual([
    'We liked the food.',
    'The staff was rude.',
  ])
})

test('lines of a list are sentences, a wrapped line is not', () => {
  expect(sentences('Pros\nGood food\nNice view\nand a pool')).toEqual([
    'Pros',
    'Good food',
    'Nice view\nand a pool',
  ])
})
