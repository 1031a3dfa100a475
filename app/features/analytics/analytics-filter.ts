import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import {
  lastMonths,
  type Months,
  monthOf,
  monthPattern,
  monthsInWords,
  shiftMonth,
} from '#app/features/inbox/period-filter.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { formatLanguage, formatList } from '#app/languages/format.ts'

// The period and the filters of Analytics, as in its address. Whole calendar months in UTC, as the inbox counts them: a
// number and the list behind it must agree.

const periodChoices = ['month', 'quarter', 'year', 'this-year', 'any', 'custom'] as const
const comparisonChoices = ['before', 'year-before', 'none'] as const

export type AnalyticsFilter = {
  period: (typeof periodChoices)[number]
  /** Of a custom period: months such as "2026-01". */
  from?: string
  to?: string
  compare: (typeof comparisonChoices)[number]
  topic?: string
  language?: string
  /** "own", "customers", "any", a provenance, or "imported:" and the site that reviews were imported from. */
  source: string
}

export const defaultFilter: AnalyticsFilter = { period: 'year', compare: 'before', source: 'own' }

const ofCustomers: AnalyticsFilter = { ...defaultFilter, source: 'customers' }
export const everything: AnalyticsFilter = { ...ofCustomers, period: 'any' }

/** The default filters, in the order in which they are tried until one has enough reviews. */
export const openings = [defaultFilter, ofCustomers, everything]

/** Whether the address has neither period nor source: the page then opens with what there is. */
export const isOpening = (query: URLSearchParams) => !query.has('period') && !query.has('source')

/** The filter in the address of the page. Invalid values are ignored. */
export function readAnalyticsFilter(query: URLSearchParams): AnalyticsFilter {
  const read = (name: keyof AnalyticsFilter, isValid: (value: string) => boolean) => {
    const value = query.get(name)?.toWellFormed().replaceAll('\0', '').trim()
    return value && isValid(value) ? value : undefined
  }
  const choose = <Choice extends string>(
    name: 'period' | 'compare',
    choices: readonly Choice[],
    otherwise: Choice,
  ) => choices.find((choice) => choice === query.get(name)) ?? otherwise
  return {
    period: choose('period', periodChoices, defaultFilter.period),
    from: read('from', (value) => monthPattern.test(value)),
    to: read('to', (value) => monthPattern.test(value)),
    compare: choose('compare', comparisonChoices, defaultFilter.compare),
    topic: read('topic', ({ length }) => length <= 80),
    language: read('language', (value) => /^[a-z]{2,3}$/.test(value)),
    source: read('source', (value) => value.length <= 120 && isSource(value)) ?? defaultFilter.source,
  }
}

export function analyticsQuery(filter: Partial<AnalyticsFilter>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    // The default filter differs between businesses, so an address always has its period and source.
    if (value && !(name === 'compare' && value === defaultFilter.compare)) query.set(name, value)
  }
  if (filter.period !== 'custom') {
    query.delete('from')
    query.delete('to')
  }
  return query.size > 0 ? `?${query}` : ''
}

/** A filter with its months; null for everything, which has nothing before it. */
export type Asked = AnalyticsFilter & { months: Months | null; before: Months | null }

export function asked(filter: AnalyticsFilter, at: Date): Asked {
  const months = monthsOfPeriod(filter, at)
  const isCustom = filter.period === 'custom'
  return {
    ...filter,
    from: isCustom ? months?.from : undefined,
    to: isCustom ? months?.to : undefined,
    months,
    before: comparedMonths(months, filter.compare),
  }
}

/** The filter as in the address. */
export const partsOf = ({ months: _, before: __, ...filter }: Asked): AnalyticsFilter => filter

/** A custom period without a valid month begins as the last twelve months; months in the wrong order are swapped. */
function monthsOfPeriod({ period, from, to }: AnalyticsFilter, at: Date): Months | null {
  const now = monthOf(at)
  const last = (count: number): Months => ({ from: lastMonths(at, count)[0]!, to: now })
  if (period === 'any') return null
  if (period === 'month') return last(1)
  if (period === 'quarter') return last(3)
  if (period === 'this-year') return { from: `${now.slice(0, 4)}-01`, to: now }
  const given = period === 'custom' ? [from, to].filter((month) => month !== undefined) : []
  const [first, end = first] = given.map((month) => (month > now ? now : month)).sort()
  return first && end ? { from: first, to: end } : last(12)
}

export const lengthOf = ({ from, to }: Months) => {
  const [year, month] = [0, 1].map((at) => Number(to.split('-')[at]) - Number(from.split('-')[at]))
  return 12 * year! + month! + 1
}

export function comparedMonths(months: Months | null, comparison: AnalyticsFilter['compare']): Months | null {
  if (!months || comparison === 'none') return null
  const by = comparison === 'before' ? lengthOf(months) : 12
  return { from: shiftMonth(months.from, -by), to: shiftMonth(months.to, -by) }
}

/** As the inbox's filter writes it. */
export function inboxPeriodOf(months: Months | null) {
  if (!months) return 'any'
  return months.from === months.to ? months.from : `${months.from}..${months.to}`
}

export const monthsName = (months: Months) => monthsInWords(inboxPeriodOf(months))

/** "in November 2026", "from January to March 2026", "at any time" */
export function periodInWords(months: Months | null) {
  if (!months) return 'at any time'
  return `${months.from === months.to ? 'in' : 'from'} ${monthsName(months)}`
}

export const fromImport = 'imported:'

const sourceNames: Record<string, string> = {
  own: 'everyone in the rating',
  customers: 'everyone except insiders',
  any: 'everyone',
  order: 'verified purchases',
  invited: 'invited customers',
  confirmed: 'confirmed addresses',
  insider: 'insiders',
  imported: 'imports',
}

export const fixedSources = ['own', 'customers', 'any', ...provenances] as const

const isSource = (source: string) =>
  source.startsWith(fromImport) || fixedSources.some((each) => each === source)

export const importOf = (source: string) =>
  source.startsWith(fromImport) ? source.slice(fromImport.length) : undefined

export function sourceWords(source: string) {
  const site = importOf(source)
  return site ? `imports from ${site}` : sourceNames[source]!
}

export const isRatingSource = (source: string) => ['own', 'order', 'invited', 'confirmed'].includes(source)

/** The reviews that the filter counts, as the inbox lists them. Insiders' reviews are counted for no topic. */
export function evidenceOf({ months, topic, language, source }: Asked, more: Partial<InboxFilter> = {}) {
  const importedFrom = importOf(source)
  const provenance = topic && source === 'any' ? 'customers' : (source as InboxFilter['provenance'])
  return inboxAddress({
    state: 'published',
    ...(importedFrom ? { provenance: 'imported', importedFrom } : { provenance }),
    period: inboxPeriodOf(months),
    topic,
    language,
    ...more,
  })
}

/** "from January to March 2026, about Bread, in German, from verified purchases" */
export function inWordsOf({ months, topic, language, source }: Asked) {
  const parts = [
    periodInWords(months),
    topic && `about ${topic}`,
    language && `in ${formatLanguage(language)}`,
    `from ${sourceWords(source)}`,
  ]
  return parts.filter(Boolean).join(', ')
}

export type Dimension = 'topic' | 'language' | 'source'

/** The filter without the dimensions that a chart compares or does not have; `note` says so if that changes anything. */
export function withoutDimensions(all: Asked, names: Dimension[]): { filter: Asked; note: string | null } {
  const isSet = (name: Dimension) => all[name] !== undefined && all[name] !== defaultFilter[name]
  const ignored = formatList(names.filter(isSet))
  return {
    filter: {
      ...all,
      topic: names.includes('topic') ? undefined : all.topic,
      language: names.includes('language') ? undefined : all.language,
      source: names.includes('source') ? 'any' : all.source,
    },
    note: ignored ? `It does not follow the filter by ${ignored}.` : null,
  }
}
