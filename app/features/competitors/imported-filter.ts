import { type Months, monthPattern } from '#app/features/inbox/periods.ts'

/** Selects the imported reviews of a competitor that are listed. */
export type ImportedFilter = {
  review: string | null
  /** As stored. */
  topic: string | null
  label: 'positive' | 'negative' | null
  months: Months | null
  page: number
}

const mostPages = 1000

/** Reads the filter from an address; unknown values are ignored. */
export function readImportedFilter(query: URLSearchParams): ImportedFilter {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  const page = Number(query.get('page') ?? 1)
  return {
    review: query.get('review'),
    topic: query.get('topic')?.replaceAll('\u0000', '').toWellFormed().slice(0, 200) || null,
    label: (['positive', 'negative'] as const).find((each) => each === query.get('label')) ?? null,
    months: monthPattern.test(from) && monthPattern.test(to) ? { from, to } : null,
    page: Number.isInteger(page) && page > 0 && page <= mostPages ? page : 1,
  }
}

/** The address query of another page of the same list. */
export function pageQuery({ review, topic, label, months }: ImportedFilter, page: number) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ review, topic, label, ...months }))
    if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
