import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const termsOf = (language: string, text: string) =>
  analyse(text, { languageHint: language }).aspects.map(({ term }) => term)

test.each([
  ['de', 'Das Zimmer war klein.', 'Zimmer'],
  ['de', 'Der Lavendel ist gesund und duftet herrlich.', 'Lavendel'],
  ['de', 'Die Pflanzen waren sehr gut verpackt.', 'Pflanzen'],
  ['de', 'Perfekt graviert.', ''],
  ['fr', 'Le pain est excellent, croustillant dehors et moelleux dedans.', 'pain'],
  ['fr', "L'équipe est adorable.", 'équipe'],
  ['tr', 'Odalar tertemizdi, personel çok güler yüzlüydü.', 'Odalar, personel'],
  ['es', 'Me dejaron fatal.', ''],
])('only nouns are aspects in %s: %s', (language, text, terms) => {
  expect(termsOf(language, text).join(', ')).toBe(terms)
})

test('an unknown German word is a noun by its capital inside the sentence', () => {
  expect(termsOf('de', 'Das Xqzworp war sehr gut.')).toEqual(['Xqzworp'])
  expect(termsOf('de', 'Es war sehr xqzworp gut.')).toEqual([])
})

test.each([
  ['de', 'Die Preise sind etwas hoch.'],
  ['tr', 'Fiyatlar biraz yüksek.'],
  ['sv', 'Priserna är lite höga.'],
  ['de', 'Die Portionen sind klein.'],
  ['fr', 'Les portions sont petites.'],
  ['pl', 'Porcje są małe.'],
  ['fr', "L'attente était très longue."],
  ['es', 'La espera fue muy larga.'],
  ['it', "L'attesa è stata lunga."],
  ['nl', 'Het eten is veel te duur.'],
])('what is implied is blamed in %s too: %s', (language, text) => {
  const aspects = analyse(text, { languageHint: language, rating: 4 }).aspects
  expect(Math.min(...aspects.map(({ score }) => score))).toBeLessThan(-0.3)
  expect(Math.max(...aspects.map(({ score }) => score))).toBeLessThan(0)
})
