import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'
import { competitorLimits } from './competitor.vocabulary.ts'

export const newCompetitor = z
  .object({
    name: typedLine({
      ...competitorLimits.name,
      tooShort: 'Please enter the competitor’s name',
      tooLong: `A name may have at most ${competitorLimits.name.max} characters`,
    }),
  })
  .brand<'NewCompetitor'>()
export type NewCompetitor = z.output<typeof newCompetitor>
