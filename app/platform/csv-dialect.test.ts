import { expect, test } from 'vitest'
import { chooseCsvDialect } from './csv-dialect.ts'

const separatorFor = (language?: string, wanted?: string) =>
  chooseCsvDialect(new Headers(language ? { 'accept-language': language } : {}), wanted).separator

test('columns are separated as spreadsheets of the reader’s country expect', () => {
  for (const language of ['de', 'de-DE,de;q=0.9,en;q=0.8', 'fr-FR', 'pt-BR', 'nl;q=1']) {
    expect(separatorFor(language), language).toBe(';')
  }
  for (const language of [undefined, 'en-GB,de;q=0.5', 'ja', 'de-CH', '*', 'not a language', '']) {
    expect(separatorFor(language), language).toBe(',')
  }
})

test('and as the reader asks for', () => {
  expect(separatorFor('de', 'comma')).toBe(',')
  expect(chooseCsvDialect(new Headers(), 'semicolon')).toEqual({ separator: ';', decimal: ',' })
  expect(separatorFor('de', 'tab')).toBe(';')
})
