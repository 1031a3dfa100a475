// What can happen to a case, one per review, and in which order. The writer and every auditor read this one table.

export const standings = {
  none: 0,
  /** The author's address is not confirmed. */
  waiting: 1,
  held: 2,
  published: 3,
  /** Published without its words: its stars count on. */
  hidden: 4,
  removed: 5,
  withdrawn: 6,
  erased: 7,
  /** Public, outside the rating: from another place. */
  imported: 8,
  /** Public, outside the rating: by somebody who works for the business. */
  insider: 9,
} as const
export type Standing = keyof typeof standings

export const actors = { author: 1, business: 2, operator: 3, rule: 4 } as const
export type Actor = keyof typeof actors

type Steps = {
  code: number
  /** `start`: the first step of a case. Empty: about the business, without a case. */
  from: readonly (Standing | 'start')[]
  /** `same`: the standing stays. */
  to: readonly Standing[] | 'same'
}

const shown = ['published', 'imported', 'insider'] as const
const alive = [
  'waiting',
  'held',
  'published',
  'hidden',
  'removed',
  'withdrawn',
  'imported',
  'insider',
] as const
const business = { from: [], to: ['none'] } as const
const noted = { from: alive, to: 'same' } as const

/** Codes 0x0c (carried) and entries of type 0x00 are reserved for logs with a past. */
export const acts = {
  opened: { code: 1, ...business },
  closed: { code: 2, ...business },
  renamed: { code: 3, ...business },
  submitted: { code: 10, from: ['start'], to: ['waiting'] },
  imported: { code: 11, from: ['start'], to: ['imported'] },
  confirmed: { code: 13, from: ['waiting'], to: 'same' },
  published: { code: 14, from: ['waiting', 'held', 'removed'], to: shown },
  held: { code: 15, from: ['waiting', 'held', 'hidden', 'withdrawn', ...shown], to: ['held'] },
  refused: { code: 16, from: ['held'], to: ['removed'] },
  hidden: { code: 17, from: shown, to: ['hidden'] },
  removed: { code: 18, from: ['held', 'hidden', 'withdrawn', ...shown], to: ['removed'] },
  restored: { code: 19, from: ['hidden', 'removed', 'withdrawn'], to: shown },
  edited: { code: 20, ...noted },
  withdrawn: { code: 21, from: ['hidden', ...shown], to: ['withdrawn'] },
  erased: { code: 22, from: alive, to: ['erased'] },
  import_undone: { code: 23, from: ['imported'], to: ['erased'] },
  challenged: { code: 30, ...noted },
  decided: { code: 31, ...noted },
  appealed: { code: 32, ...noted },
  consented: { code: 33, ...noted },
  answered: { code: 34, ...noted },
  answer_removed: { code: 35, ...noted },
  picture_hidden: { code: 36, ...noted },
  pictures_changed: { code: 37, ...noted },
  lost: { code: 40, from: alive, to: ['erased'] },
  set_back: { code: 41, from: alive, to: alive },
} as const satisfies Record<string, Steps>
export type Act = keyof typeof acts

const table: Record<Act, Steps> = acts
const actOfCode = new Map<number, Act>(Object.entries(acts).map(([act, { code }]) => [code, act as Act]))
const standingOfCode = new Map<number, Standing>(
  Object.entries(standings).map(([name, code]) => [code, name as Standing]),
)
const actorOfCode = new Map<number, Actor>(
  Object.entries(actors).map(([name, code]) => [code, name as Actor]),
)

export const actOf = (code: number) => actOfCode.get(code)
export const standingOf = (code: number) => standingOfCode.get(code)
export const actorOf = (code: number) => actorOfCode.get(code)
export const isAboutBusiness = (act: Act) => table[act].from.length === 0

/** How a case is public once it is, for good: only `published` is part of the rating. */
export type Kind = 'published' | 'imported' | 'insider'

/** A case after its latest step. */
export type Case = {
  standing: Standing
  /** Null before it was first public. */
  kind: Kind | null
  steps: number
  /** UTC day of the latest step, since 1970-01-01. */
  day: number
}

export type Step = { act: Act; standing: Standing; step: number; day: number }

/** The case after the step; a sentence where the table does not allow it. */
export function takeStep(before: Case | undefined, { act, standing, step, day }: Step): Case | string {
  const { from, to } = table[act]
  const was = before?.standing ?? 'start'
  if (!from.includes(was)) return `${act} cannot follow ${was}`
  if (to === 'same' ? standing !== was : !to.includes(standing)) return `${act} cannot lead to ${standing}`
  if (step !== (before?.steps ?? 0)) return `step ${step} is not the next one`
  if (before && day < before.day) return 'its day lies before the last step'
  const kind = isKind(standing) ? standing : null
  if (before?.kind && kind && before.kind !== kind) return `${before.kind} cannot become ${kind}`
  if (!before?.kind && kind === 'imported' && act !== 'imported') return 'only an import leads to imported'
  if (!before?.kind && standing === 'hidden') return 'only a public review can be hidden'
  return { standing, kind: before?.kind ?? kind, steps: step + 1, day }
}

const isKind = (standing: Standing): standing is Kind => (shown as readonly Standing[]).includes(standing)

/** Counted in score and number: published, also while its words are hidden. */
export const isCounted = ({ standing, kind }: Case) =>
  kind === 'published' && (standing === 'published' || standing === 'hidden')
