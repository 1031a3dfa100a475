// What can happen to a case, one per review, and in which order. The writer and every auditor read this one table.

type Steps = {
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

/** What each act may follow, and where it leads. */
export const steps: Record<Act, Steps> = {
  opened: business,
  closed: business,
  renamed: business,
  submitted: { from: ['start'], to: ['waiting'] },
  imported: { from: ['start'], to: ['imported'] },
  confirmed: { from: ['waiting'], to: 'same' },
  published: { from: ['waiting', 'held', 'removed'], to: shown },
  held: { from: ['waiting', 'held', 'hidden', 'withdrawn', ...shown], to: ['held'] },
  refused: { from: ['held'], to: ['removed'] },
  hidden: { from: shown, to: ['hidden'] },
  removed: { from: ['held', 'hidden', 'withdrawn', ...shown], to: ['removed'] },
  restored: { from: ['hidden', 'removed', 'withdrawn'], to: shown },
  edited: noted,
  withdrawn: { from: ['hidden', ...shown], to: ['withdrawn'] },
  erased: { from: alive, to: ['erased'] },
  import_undone: { from: ['imported'], to: ['erased'] },
  challenged: noted,
  decided: noted,
  appealed: noted,
  consented: noted,
  answered: noted,
  answer_removed: noted,
  picture_hidden: noted,
  pictures_changed: noted,
  lost: { from: alive, to: ['erased'] },
  set_back: { from: alive, to: alive },
}

export const isAboutBusiness = (act: Act) => steps[act].from.length === 0

/** How a review is public. It never changes once it is; only `published` counts in the rating. */
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
  const { from, to } = steps[act]
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

// The numbers that entries have for acts, standings and actors.

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

/** 12 (carried) and entries of type 0x00 are reserved for logs with a past. */
export const actCodes = {
  opened: 1,
  closed: 2,
  renamed: 3,
  submitted: 10,
  imported: 11,
  confirmed: 13,
  published: 14,
  held: 15,
  refused: 16,
  hidden: 17,
  removed: 18,
  restored: 19,
  edited: 20,
  withdrawn: 21,
  erased: 22,
  import_undone: 23,
  challenged: 30,
  decided: 31,
  appealed: 32,
  consented: 33,
  answered: 34,
  answer_removed: 35,
  picture_hidden: 36,
  pictures_changed: 37,
  lost: 40,
  set_back: 41,
} as const
export type Act = keyof typeof actCodes

const nameOf = <Name extends string>(codes: Record<Name, number>, code: number) =>
  (Object.keys(codes) as Name[]).find((name) => codes[name] === code)

export const actOf = (code: number) => nameOf(actCodes, code)
export const standingOf = (code: number) => nameOf(standings, code)
export const actorOf = (code: number) => nameOf(actors, code)
