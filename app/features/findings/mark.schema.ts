import { z } from 'zod'
import { sides } from '#app/features/analyses/analysis.schema.ts'
import { typedText } from '#app/platform/typed-text.ts'
import { findingStatuses, noteLimits } from './finding-status.vocabulary.ts'

export const newMark = z
  .object({
    side: z.enum(sides),
    topic: z.string().min(1).max(200),
    status: z.enum(findingStatuses),
    note: typedText({
      ...noteLimits,
      tooShort: 'Please write a note',
      tooLong: `A note may have at most ${noteLimits.max} characters`,
    }).transform((note) => note || null),
  })
  .brand<'NewMark'>()
export type NewMark = z.output<typeof newMark>
