import type { OverviewRow } from './overview.server.ts'

type Sorting = {
  direction: 'ascending' | 'descending'
  compare: (one: OverviewRow, other: OverviewRow) => number
}

/** Rows without a figure come last. */
const orNever = (figure: number | undefined) => figure ?? Number.POSITIVE_INFINITY

/** The orders of the overview. Equal rows stay in the order of their names. */
export const orders = {
  waiting: {
    direction: 'descending',
    compare: ({ withoutReply: one }, { withoutReply: other }) => other.low - one.low || other.all - one.all,
  },
  name: { direction: 'ascending', compare: () => 0 },
  rating: {
    direction: 'ascending',
    compare: (one, other) => orNever(one.rating?.average) - orNever(other.rating?.average),
  },
  change: {
    direction: 'ascending',
    compare: (one, other) => orNever(one.recent.change?.by) - orNever(other.recent.change?.by),
  },
} as const satisfies Record<string, Sorting>
export type Order = keyof typeof orders

export const readOrder = (query: URLSearchParams): Order => {
  const wanted = query.get('sort') ?? ''
  return Object.hasOwn(orders, wanted) ? (wanted as Order) : 'waiting'
}

export const addressOf = (order: Order) =>
  order === 'waiting' ? '/business/all' : `/business/all?sort=${order}`
