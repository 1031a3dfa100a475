import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'

export const mostCompetitors = 20

export const competitorName = { min: 2, max: 80 }

export const newCompetitor = z
  .object({
    name: typedLine({
      ...competitorName,
      tooShort: 'Please enter the competitor’s name',
      tooLong: `A name may have at most ${competitorName.max} characters`,
    }),
  })
  .brand<'NewCompetitor'>()
export type NewCompetitor = z.output<typeof newCompetitor>
