import { expect, test } from 'vitest'
import { tokenise } from '../text/tokens.ts'
import { glossaryOf, glossTokens } from './gloss.ts'
import { loadLanguageModel } from './language-model.ts'

const { table } = loadLanguageModel()
const gloss = (language: string, text: string) => glossTokens(glossaryOf(table, language), tokenise(text))
const english = (language: string, text: string) =>
  gloss(language, text)
    .map(({ lower }) => lower)
    .join(' ')

test('each gloss stands where its word stands', () => {
  const text = 'Das Zimmer war schön.'
  expect(gloss('de', text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Das',
    'Zimmer',
    'war',
    'schön',
    '.',
  ])
  expect(english('de', text)).toBe('the room was beautiful .')
})

test('marks on letters may be missing', () => {
  expect(english('tr', 'cok guzel')).toBe(english('tr', 'çok güzel'))
})

test('a negation after its word is put before it, as in English', () => {
  expect(english('tr', 'oda temiz değil')).toContain('not clean')
  expect(english('de', 'Das Gerät funktioniert nicht.')).toMatch(/not works?/)
})

test('the last part of a compound says what it is', () => {
  expect(english('de', 'Kellerzimmer')).toBe('room')
})

test('a word tied on by an apostrophe is read by itself', () => {
  const text = "dell'albergo"
  expect(gloss('it', text).map(({ start, end }) => text.slice(start, end))).toContain('albergo')
})

test('a word that nobody knows stays as it is', () => {
  expect(english('de', 'Xqzw')).toBe('xqzw')
})
