import { type ChallengeReason, challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import type { Stars } from './public-record.ts'

// The cases behind the figures of the record: what became of reviews, one by one. Never a word of one, its author, or
// what would lead to either: they were taken away, perhaps to protect somebody.

export const caseKinds = ['removed', 'refused', 'withdrawn', 'challenged'] as const
/** `refused`: stopped at a check and never public. `challenged`: each challenge, whatever came of it. */
export type CaseKind = (typeof caseKinds)[number]

/** One number of stars, or 1 and 2, or 4 and 5, as the record compares them. */
export const starChoices = ['1', '2', '3', '4', '5', 'low', 'high'] as const
export type StarChoice = (typeof starChoices)[number]

export type CaseFilter = {
  kind: CaseKind
  reason: ChallengeReason | null
  stars: StarChoice | null
  /** Of challenges: whether the service had shown the stars to the business before. */
  seen: 'yes' | 'no' | null
  /** Of challenges: only the first of each review. */
  isFirst: boolean
}

/** What was asked for. It lives in the address, so that it can be shared and gone back to. */
export type CaseView = CaseFilter & { after: string | null }

export const casesPerPage = 20

/** Days are written "2026-11-03", in UTC; a time of the day might lead to somebody. */
export type Case = {
  stars: Stars
  /** Null where an author withdrew it: nobody has to say why. */
  reason: ChallengeReason | null
  /** When the review was written. Null while it stands: a list of challenges must not point at its author. */
  writtenOn: string | null
  /** When it was removed, hidden, refused, withdrawn or challenged. */
  on: string
  /** Whether the business had seen the stars when it challenged the review. Null where it did not. */
  starsSeen: boolean | null
  /** The operator upheld a visitor's report of it. */
  isReported: boolean
  /** Null where nothing is to be decided. */
  decision: 'open' | 'upheld' | 'rejected' | null
  decidedOn: string | null
  /** Of an open challenge: it was hidden at once. */
  isHidden: boolean
  /** Its author's, against this very decision. */
  appeal: { state: 'open' | 'accepted' | 'rejected'; on: string; decidedOn: string | null } | null
}

/** How many there are with these stars and for this reason, whatever else was asked for. */
export type CaseChoices = {
  found: number
  reasons: { reason: ChallengeReason | null; count: number }[]
  stars: { stars: Stars | null; count: number }[]
}

/** Reads it from an address. What is not understood is not asked for. */
export function readCaseView(kind: CaseKind, parameters: URLSearchParams): CaseView {
  const isOfChallenges = kind === 'challenged'
  const seen = parameters.get('seen')
  return {
    kind,
    reason:
      kind === 'withdrawn'
        ? null
        : (challengeReasons.find((each) => each === parameters.get('reason')) ?? null),
    stars: starChoices.find((each) => each === parameters.get('stars')) ?? null,
    seen: isOfChallenges && (seen === 'yes' || seen === 'no') ? seen : null,
    isFirst: isOfChallenges && parameters.get('first') === 'yes',
    after: parameters.get('after') || null,
  }
}

/** The address of the cases behind a figure. */
export function casesAddress(
  businessId: string,
  kind: CaseKind,
  asked: Partial<Omit<CaseView, 'kind'>> = {},
) {
  const { reason, stars, seen, isFirst, after } = asked
  const parameters = new URLSearchParams()
  if (reason) parameters.set('reason', reason)
  if (stars) parameters.set('stars', stars)
  if (seen) parameters.set('seen', seen)
  if (isFirst) parameters.set('first', 'yes')
  if (after) parameters.set('after', after)
  const query = parameters.size > 0 ? `?${parameters}` : ''
  return `/business/${businessId}/transparency/${kind}${query}`
}

/** For the charts, which count stars in numbers; null: all of them. */
export const starChoiceOf = (stars: number | null) => (stars === null ? null : (String(stars) as StarChoice))
