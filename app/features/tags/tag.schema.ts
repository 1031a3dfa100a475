import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'
import { tagLimits } from './tag.vocabulary.ts'

export const newTag = z
  .object({
    tag: typedLine({
      ...tagLimits.name,
      tooShort: 'Please write a tag',
      tooLong: `A tag may have at most ${tagLimits.name.max} characters`,
    }),
  })
  .brand<'NewTag'>()
export type NewTag = z.output<typeof newTag>
