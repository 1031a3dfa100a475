import type { Act, Standing } from './codes.ts'

export {
  type Act,
  type Actor,
  actCodes,
  actOf,
  actorOf,
  actors,
  type Standing,
  standingOf,
  standings,
} from './codes.ts'

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
