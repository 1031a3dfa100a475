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

test('each gloss has the offsets of its word', () => {
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

test('diacritics may be missing', () => {
  expect(english('tr', 'cok guzel')).toBe(english('tr', 'çok güzel'))
})

test('a negation after its word is put before it, as in English', () => {
  expect(english('tr', 'oda temiz değil')).toContain('not clean')
  expect(english('de', 'Das Gerät funktioniert nicht.')).toMatch(/not works?/)
})

test('an unknown compound is glossed by its last part', () => {
  expect(english('de', 'Kellerzimmer')).toBe('room')
})

test('a word joined by an apostrophe has its own gloss', () => {
  const text = "dell'albergo"
  expect(gloss('it', text).map(({ start, end }) => text.slice(start, end))).toContain('albergo')
})

test('an unknown word stays as it is', () => {
  expect(english('de', 'Xqzw')).toBe('xqzw')
})
