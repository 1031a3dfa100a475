import { monthPattern } from '#app/features/inbox/periods.ts'

export const competitorsAddress = '/business/ai-sentiments/competitors'

/** Selects the imported reviews of a competitor that are listed: of a topic as stored, of one side, of some months. */
export type ImportedFilter = Partial<Record<'review' | 'topic' | 'side' | 'from' | 'to', string>>

export const importedAddress = (competitorId: string, filter: ImportedFilter, page = 1) =>
  `${competitorsAddress}/${competitorId}/reviews?${new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) })}`

const mostPages = 1000

/** Reads the filter and the page from an address; unknown values are ignored. */
export function readImportedFilter(query: URLSearchParams): { filter: ImportedFilter; page: number } {
  const value = (name: string) => query.get(name)?.replaceAll('\u0000', '').toWellFormed().slice(0, 200)
  const [review, topic, side, from, to] = ['review', 'topic', 'side', 'from', 'to'].map(value)
  const page = Number(query.get('page') ?? 1)
  const areMonths = monthPattern.test(from ?? '') && monthPattern.test(to ?? '')
  return {
    filter: {
      ...(review && { review }),
      ...(topic && { topic }),
      ...(topic && (side === 'praise' || side === 'complaint') && { side }),
      ...(areMonths && { from: from!, to: to! }),
    },
    page: Number.isInteger(page) && page > 0 && page <= mostPages ? page : 1,
  }
}
