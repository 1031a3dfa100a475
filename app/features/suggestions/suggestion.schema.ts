import { z } from 'zod'
import { typedText } from '#app/platform/typed-text.ts'
import { noteLimits } from './suggestion.vocabulary.ts'

export const suggestionNote = z
  .object({
    note: typedText({
      ...noteLimits,
      tooShort: 'Please write a note',
      tooLong: `A note may have at most ${noteLimits.max} characters`,
    }).transform((note) => note || null),
  })
  .brand<'SuggestionNote'>()
