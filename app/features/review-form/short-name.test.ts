import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#app/languages/languages.ts'
import { lengthOf } from '#app/platform/visible-text.ts'
import { shortName } from './short-name.ts'

test.each([
  ['Anna Lindqvist', 'Anna L.'],
  ['  Anna   Lindqvist ', 'Anna L.'],
  ['Dr. Anna Maria von der Heide', 'Anna H.'],
  ['Prof. Dr. Jean-Luc d’Arc', 'Jean-Luc D.'],
  ['Anna', 'Anna'],
  ['Anna L.', 'Anna L.'],
  ['Anna L', 'Anna L.'],
  ['J. R. R. Tolkien', 'J. T.'],
  ['ANNA LINDQVIST', 'Anna L.'],
  ['ANNA-LENA VON DER HEIDE', 'Anna-Lena H.'],
  ['anna lindqvist', 'Anna L.'],
  ['AJ SMITH', 'AJ S.'],
  ['Ian McDonald', 'Ian M.'],
  ['Lindqvist, Anna', 'Anna L.'],
  ['Lindqvist, Dr. Anna Maria', 'Anna L.'],
  ['Anna Lindqvist, PhD', 'Anna L.'],
  ['Martin King Jr.', 'Martin K.'],
  ['Frau Müller', 'Frau M.'],
  ['Dr.', 'Dr.'],
  ['Anna Lindqvist (mobile)', 'Anna L.'],
  ['Kunde 12345', 'Kunde'],
  ['Zoë Ångström', 'Zoë Å.'],
  ['Анна Иванова', 'Анна И.'],
  ['Μαρία Παπαδοπούλου', 'Μαρία Π.'],
  ['محمد علي', 'محمد ع.'],
  ['प्रिया शर्मा', 'प्रिया श.'],
  ['王小明', '王小明'],
  ['山田 太郎', '山田 太郎'],
  ['김 민준', '김 민준'],
  ['anna.lindqvist@mail.example', 'Anna L.'],
  ['anna_lindqvist+shop@mail.example', 'Anna L.'],
  ['info@mail.example', 'Info'],
  ['Anna Lindqvist <anna@mail.example>', 'Anna L.'],
  ['<anna@mail.example>', 'Anna'],
  ['', ''],
  ['4711', '4711'],
])('%s is shown as %s', (name, short) => {
  expect(shortName(name, 'en')).toBe(short)
})

test('the capitals are those of the form’s language', () => {
  expect(shortName('ayşe inan', 'tr')).toBe('Ayşe İ.')
  expect(shortName('ayşe inan', 'de')).toBe('Ayşe I.')
})

test('whatever the name, its short form is no longer than allowed and has no address in it', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const name = fc.oneof(
    fc.emailAddress(),
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(name, fc.constantFrom(...languages), (written, language) => {
      const short = shortName(written, language)
      expect(lengthOf(short)).toBeLessThanOrEqual(Math.max(lengthOf(written), 80))
      if (/^\S+@\S+$/.test(written)) expect(short).not.toContain('@')
      if (written.trim() && !written.includes('@')) expect(short).not.toBe('')
    }),
    { numRuns: 2000 },
  )
})
