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

export const competitorsAddress = '/business/ai-sentiments/competitors'

/** The imported reviews of a competitor that match, filtered as in the inbox. */
export function importedAddress(
  competitorId: string,
  filter: Partial<Record<'review' | 'topic' | 'label' | 'period' | 'page', string | undefined>> = {},
) {
  const given = Object.entries(filter).filter((each): each is [string, string] => Boolean(each[1]))
  return `${competitorsAddress}/${competitorId}/reviews?${new URLSearchParams(given)}`
}
