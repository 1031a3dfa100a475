import type { ReactNode } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import type { ShareRow } from '#app/ui/share-bars.tsx'
import type { ByStars, PublicRecord } from './public-record.ts'

/** One question about a business, answered by its record. */
export type Section = {
  /** Its address on the page, and its name in the files. */
  id: string
  /** In the contents. */
  name: string
  question: string
  verdict: (record: PublicRecord) => Verdict
  /** A drawing that stays visible on a phone. */
  chart?: (record: PublicRecord) => ReactNode
  /** The line that unfolds the rest on a phone. */
  label: string
  /** The evidence. */
  rows: (record: PublicRecord) => (Part | false)[]
  note?: ReactNode
}

/** The answer in one sentence, and sentences that belong to it. */
export type Verdict = readonly [answer: string, ...more: string[]]

/** Texts are the rules, which the files have, too. Folded parts are folded on a wide screen as well, and come last. */
export type Part = { title: string; isFolded?: boolean } & (
  | { text: string }
  | { facts: readonly (Fact | false)[] }
  | { first: string; byStars: readonly StarRow[] }
  | { counted: string; shares: readonly ShareRow[] }
  | { columns: readonly string[]; lines: readonly Line[] }
  | { drawing: ReactNode }
)

export type Fact = readonly [name: string, value: ReactNode, note?: ReactNode]
export type Line = readonly [name: string, ...cells: (number | string)[]]

export type StarRow = {
  name: string
  label?: ReactNode
  counts: ByStars
  isStrong?: boolean
  linkTo?: (stars: number | null) => string
}

export const readParts = (section: Section, record: PublicRecord) =>
  section.rows(record).filter((part) => part !== false)

export const rule = (title: string, text: string): Part => ({ title, text, isFolded: true })

export const numberOrNone = (count: number) => (count === 0 ? 'none' : formatNumber(count))
