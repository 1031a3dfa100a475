import { lastMonths, type Months, monthOf, monthPattern, shiftMonth } from '#app/features/inbox/periods.ts'
import { monthsInWords } from '#app/features/inbox/words.ts'

// Whole calendar months in UTC, as the inbox counts them: a number and the list behind it must agree.

export const periodChoices = ['month', 'quarter', 'year', 'this-year', 'any', 'custom'] as const
export type PeriodChoice = (typeof periodChoices)[number]

export const comparisonChoices = ['before', 'year-before', 'none'] as const
export type ComparisonChoice = (typeof comparisonChoices)[number]

export type Period = {
  choice: PeriodChoice
  /** Null for everything. */
  months: Months | null
}

/** A custom period without a valid month begins as the last twelve months; months in the wrong order are swapped. */
export function periodOf(choice: PeriodChoice, at: Date, from?: string, to?: string): Period {
  const now = monthOf(at)
  const last = (count: number): Months => ({ from: lastMonths(at, count)[0]!, to: now })
  switch (choice) {
    case 'month':
      return { choice, months: last(1) }
    case 'quarter':
      return { choice, months: last(3) }
    case 'year':
      return { choice, months: last(12) }
    case 'this-year':
      return { choice, months: { from: `${now.slice(0, 4)}-01`, to: now } }
    case 'any':
      return { choice, months: null }
    case 'custom':
      return { choice, months: monthsBetween(now, from, to) ?? last(12) }
  }
}

/** Not after this month. */
function monthsBetween(now: string, ...asked: (string | undefined)[]): Months | null {
  const given = asked.filter((month) => month !== undefined && monthPattern.test(month)) as string[]
  const [from, to = from] = given.map((month) => (month > now ? now : month)).sort()
  return from && to ? { from, to } : null
}

export const lengthOf = ({ from, to }: Months) => {
  const [year, month] = [0, 1].map((at) => Number(to.split('-')[at]) - Number(from.split('-')[at]))
  return 12 * year! + month! + 1
}

/** Null for everything, which has nothing before it. */
export function comparedMonths(months: Months | null, comparison: ComparisonChoice): Months | null {
  if (!months || comparison === 'none') return null
  const by = comparison === 'before' ? lengthOf(months) : 12
  return { from: shiftMonth(months.from, -by), to: shiftMonth(months.to, -by) }
}

/** As the inbox's filter writes it. */
export function inboxPeriodOf(months: Months | null) {
  if (!months) return 'any'
  return months.from === months.to ? months.from : `${months.from}..${months.to}`
}

/** "in November 2026", "from January to March 2026", "at any time" */
export function periodInWords(months: Months | null) {
  if (!months) return 'at any time'
  return `${months.from === months.to ? 'in' : 'from'} ${monthsInWords(inboxPeriodOf(months))}`
}
