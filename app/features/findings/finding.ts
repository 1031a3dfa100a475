import type { Cause } from '#analysis/causes/causes.ts'
import type { MentionKind, Side } from '#app/features/analyses/analysis.schema.ts'
import type { Interval } from '#app/features/figures/statistics.ts'
import type { FindingStatus } from './finding-status.vocabulary.ts'

/** Decided once a week for the whole list. Of praise, "easing" means that fewer praise it. */
export const findingTrends = ['new', 'growing', 'lasting', 'easing', 'solved'] as const
export type FindingTrend = (typeof findingTrends)[number]
/** Whether more reviews say so than before. */
export const isRising: Record<FindingTrend, boolean> = {
  new: true,
  growing: true,
  lasting: false,
  easing: false,
  solved: false,
}

export type Mark = {
  status: FindingStatus
  note: string | null
  /** How many reviews said so then. */
  reviews: number
  /** ISO 8601. */
  at: string
  by: string | null
}

/** What is wrong, or right, with something, or what happened: the sentence is in finding-text.ts. Of the last year of the business. */
export type Finding = {
  side: Side
  /** The topic's name as the owner sees it, or the name of a `Happening`. */
  topic: string
  kind: MentionKind | 'happening'
  /** Reviews that mention it at all, those that say so, and all. */
  mentions: number
  count: number
  of: number
  /** Null with too few mentions, unless it is new or growing; also if nobody says it and nothing changed lately. */
  trend: FindingTrend | null
  /** The Monday since which it is more or less; of a solved one, the last such. Null without a change. */
  since: string | null
  /** Shares of reviews before and after that day. */
  before: number | null
  after: number | null
  /** By how many stars the reviews that say so differ; which ones do is judged by the words alone. Null with too few. */
  difference: Interval | null
  /** The average of the reviews that mention it, and of all others; null if there are none. */
  stars: number
  others: number | null
  /** What it is about, most frequent first. */
  causes: { cause: Cause; count: number }[]
  /** The weekday that most who name one name; 0 is Monday. Null if none stands out. */
  weekday: number | null
  /** The sort key of the list. */
  weight: number
  /** So many reviews of each of the last weeks say so, the newest last. */
  weekly: { week: string; count: number; of: number }[]
  /** The newest last. */
  marks: Mark[]
  status: FindingStatus
  /** It was set aside; since then twice as many say so. */
  isBack: boolean
}

export type Findings = {
  /** The most important first. */
  findings: Finding[]
  /** Reviews by customers in the last year, and how many of these are imported. */
  reviews: number
  imported: number
  /** The first day that is counted, and the Monday on which trends were decided. */
  from: string
  decidedOn: string
}

export const complaintsOf = ({ findings }: Pick<Findings, 'findings'>) =>
  findings.filter(({ side }) => side === 'complaint')
export const isOpen = ({ status }: Finding) => status === 'open' || status === 'doing'
