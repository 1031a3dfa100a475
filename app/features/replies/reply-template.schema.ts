import { z } from 'zod'
import { typedLine, typedText } from '#app/platform/typed-text.ts'
import { templateLimits } from './reply-template.ts'

export const newTemplate = z
  .object({
    name: typedLine({
      ...templateLimits.name,
      tooShort: 'Please give it a name',
      tooLong: 'The name may have at most 60 characters',
    }),
    text: typedText({
      ...templateLimits.text,
      tooShort: 'Please write the text',
      tooLong: 'The text may have at most 2,000 characters',
    }),
  })
  .brand<'NewTemplate'>()
export type NewTemplate = z.output<typeof newTemplate>
