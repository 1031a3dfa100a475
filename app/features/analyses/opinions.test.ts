import { expect, test } from 'vitest'
import { analyse } from '#analysis/analyse.ts'
import { learnedLanguages } from '#analysis/languages/language-model.ts'
import { languages } from '#app/languages/languages.ts'
import { whyNoSentiment } from './opinions.tsx'

test('the engine knows the languages of the form, and no others', () => {
  expect(['en', ...learnedLanguages].sort()).toEqual([...languages].sort())
})

test('a text without a sentiment gets a reason that a reader understands', () => {
  const reasonFor = (text: string) => whyNoSentiment(analyse(text).language)
  expect(reasonFor('Leipä oli ihanaa, ja henkilökunta oli todella ystävällistä.')).toBe(
    'We cannot analyse Finnish yet, so this text has no sentiment.',
  )
  expect(reasonFor('面包很好吃，店员也非常友善。')).toMatch(/^We cannot analyse \w+ yet/)
  expect(reasonFor('xyzzy 12345')).toBe('We cannot tell the language of this text, so it has no sentiment.')
  expect(whyNoSentiment('pl')).toBe('We are not sure enough about this text to give it a sentiment.')
})
