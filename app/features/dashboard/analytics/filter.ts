import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { formatLanguage, formatList } from '#app/languages/format.ts'
import {
  type ComparisonChoice,
  comparedMonths,
  inboxPeriodOf,
  type PeriodChoice,
  periodInWords,
  periodOf,
} from './period.ts'
import { aboutSource, sourceWords } from './source.ts'

/** As in the address. Everything on the page follows it. */
export type AnalyticsFilter = {
  period: PeriodChoice
  /** Of a custom period: months such as "2026-01". */
  from?: string
  to?: string
  compare: ComparisonChoice
  topic?: string
  language?: string
  source: string
}

export const defaultFilter: AnalyticsFilter = { period: 'year', compare: 'before', source: 'own' }

export function analyticsQuery(filter: Partial<AnalyticsFilter>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    const isDefault = value === defaultFilter[name as keyof AnalyticsFilter]
    if (value && !isDefault) query.set(name, value)
  }
  if (filter.period !== 'custom') {
    query.delete('from')
    query.delete('to')
  }
  return query.size > 0 ? `?${query}` : ''
}

export const analyticsAddress = (filter: Partial<AnalyticsFilter>) =>
  `/business/analytics${analyticsQuery(filter)}`

/** A filter with its months. */
export type Asked = ReturnType<typeof asked>

export function asked(filter: AnalyticsFilter, at: Date) {
  const { choice, months } = periodOf(filter.period, at, filter.from, filter.to)
  return {
    ...filter,
    period: choice,
    from: choice === 'custom' ? months?.from : undefined,
    to: choice === 'custom' ? months?.to : undefined,
    months,
    before: comparedMonths(months, filter.compare),
  }
}

/** As in the address. */
export const partsOf = ({ months: _, before: __, ...filter }: Asked): AnalyticsFilter => filter

/** The reviews that the filter counts, as the inbox lists them. Insiders' reviews are counted for no topic. */
const reviewsAsked = ({ months, topic, language, source }: Asked): Partial<InboxFilter> => ({
  state: 'published',
  ...aboutSource(topic && source === 'any' ? 'customers' : source),
  period: inboxPeriodOf(months),
  topic,
  language,
})

export const evidenceOf = (all: Asked, more: Partial<InboxFilter> = {}) =>
  inboxAddress({ ...reviewsAsked(all), ...more })

/** Without the dimension that a chart compares. */
export const without = (all: Asked, name: 'topic' | 'language' | 'source'): Asked =>
  name === 'source' ? { ...all, source: 'any' } : { ...all, [name]: undefined }

/** "from January to March 2026, about Bread, in German, from verified purchases" */
export function inWordsOf(all: Asked) {
  const { months, topic, language, source } = all
  return [
    periodInWords(months),
    topic && `about ${topic}`,
    language && `in ${formatLanguage(language)}`,
    `from ${sourceWords(source)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const filtersInWords = ({ topic, language, source }: Asked) =>
  formatList(
    [topic && 'topic', language && 'language', source !== 'own' && 'source'].filter((name): name is string =>
      Boolean(name),
    ),
  )
