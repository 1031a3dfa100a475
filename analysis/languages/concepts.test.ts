import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findConcepts, phraseOf } from './concepts.ts'
import { formsOf, isForm } from './inflection.ts'

const lines = readFileSync(new URL('concepts.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

test('every concept has a name of its own, and twelve columns of words', () => {
  const names = lines.map((line) => line.split('\t')[0]!)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  for (const line of lines.slice(1)) {
    const [name, ...columns] = line.split('\t')
    expect([name, columns.length]).toEqual([name, 12])
    for (const words of columns.flatMap((column) => column.split(/\|+/).filter(Boolean)))
      expect([name, words, phraseOf(words).words.length > 0]).toEqual([name, words, true])
  }
})

test.for([
  ['en', 'cinnamon rolls', 'cinnamon roll'],
  ['de', 'Zimtschnecken', 'cinnamon roll'],
  ['fr', 'salle d’attente', 'waiting room'],
  ['de', 'gewartet', 'waiting time'],
  ['tr', 'bekledik', 'waiting time'],
  ['cs', 'čekárně', 'waiting room'],
  ['pl', 'poduszki', 'pillow'],
  ['sv', 'kuddarna', 'pillow'],
] as const)('%s: “%s” is %s', ([language, words, name]) => {
  expect(findConcepts(words, language).map((each) => each.name)).toContain(name)
})

test('a part of a compound, or of a phrase, is not the whole', () => {
  for (const [word, language] of [
    ['Klimaservice', 'de'],
    ['room', 'en'],
    ['retarded', 'en'],
    ['', 'de'],
  ] as const)
    expect(findConcepts(word, language).map(({ name }) => name)).not.toContain('waiting room')
  expect(findConcepts('Klimaservice', 'de')).toEqual([])
})

test.for([
  ['en', 'cancel', 'cancelled'],
  ['en', 'reply', 'replies'],
  ['de', 'absagen', 'abgesagt'],
  ['nl', 'wachten', 'gewacht'],
  ['fr', 'annuler', 'annulees'],
  ['es', 'reservar', 'reservado'],
  ['it', 'sporco', 'sporche'],
  ['pt', 'cancelar', 'cancelaram'],
  ['pl', 'czekac', 'czekalismy'],
  ['cs', 'cekat', 'cekali'],
  ['da', 'seng', 'sengen'],
  ['tr', 'beklemek', 'bekledigimiz'],
] as const)('%s: “%s” has the form “%s”', ([language, word, form]) => {
  expect(isForm(formsOf(word, language), form)).toBe(true)
})

test('a short word is no verb: the French “cher” has no form “chez”', () => {
  expect(isForm(formsOf('cher', 'fr'), 'chez')).toBe(false)
  expect(isForm(formsOf('cher', 'fr'), 'chere')).toBe(true)
})

test('hostile words are harmless', () => {
  for (const word of ['a'.repeat(10_000), '*', '', '%_\\'])
    for (const language of ['en', 'de', 'tr', 'xx']) expect(findConcepts(word, language)).toEqual([])
})
