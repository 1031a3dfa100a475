import type { AppealState, ChallengeState } from '#app/features/moderation/case.vocabulary.ts'
import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
} from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import type { Stars } from './public-record.ts'

// The cases behind the figures of the record, one by one. They never contain a word of a review, its author, or
// anything that leads to either: the review may have been removed to protect somebody.

export const caseKinds = ['removed', 'refused', 'withdrawn', 'challenged'] as const
/** `refused`: stopped by a check and never public. `challenged`: every challenge, whatever its outcome. */
export type CaseKind = (typeof caseKinds)[number]

/** One number of stars, or `low` (1 and 2) or `high` (4 and 5), as the record compares them. */
const starChoices = ['1', '2', '3', '4', '5', 'low', 'high'] as const
export type StarChoice = (typeof starChoices)[number]

export const starChoiceText: Record<StarChoice, string> = {
  1: '1 star',
  2: '2 stars',
  3: '3 stars',
  4: '4 stars',
  5: '5 stars',
  low: '1 or 2 stars',
  high: '4 or 5 stars',
}

export type CaseFilter = {
  kind: CaseKind
  reason: ChallengeReason | null
  stars: StarChoice | null
  /** For challenges: whether the service had shown the stars to the business before. */
  seen: 'yes' | 'no' | null
  /** For challenges: only the first of each review. */
  isFirst: boolean
}

/** Kept in the address, so that it can be shared and returned to. */
export type CaseView = CaseFilter & { after: string | null }

export const casesPerPage = 20

/** Days are "2026-11-03", in UTC; a time of day might identify somebody. */
export type Case = {
  stars: Stars
  /** Null if its author withdrew the review: authors need not give a reason. */
  reason: ChallengeReason | null
  /** When the review was written. Null while it is published: a list of challenges must not point at its author. */
  writtenOn: string | null
  /** When it was removed, refused, withdrawn or challenged. */
  on: string
  /** Whether the service had shown the business the stars before it challenged the review. Null if it did not challenge. */
  starsSeen: boolean | null
  /** The operator upheld a visitor's report of the review. */
  isReported: boolean
  /** Null if there is nothing to decide. */
  decision: ChallengeState | null
  decidedOn: string | null
  /** For an open challenge: the words of the review are hidden. */
  isHidden: boolean
  appeal: { state: AppealState; on: string; decidedOn: string | null } | null
}

/** How many cases each choice of reason or stars would leave. */
export type CaseChoices = {
  found: number
  reasons: { reason: ChallengeReason | null; count: number }[]
  stars: { stars: Stars | null; count: number }[]
}

/** Reads the view from an address; unknown values are ignored. */
export function readCaseView(kind: CaseKind, parameters: URLSearchParams): CaseView {
  const hasChallenges = kind === 'challenged'
  const seen = parameters.get('seen')
  return {
    kind,
    reason:
      kind === 'withdrawn'
        ? null
        : (challengeReasons.find((each) => each === parameters.get('reason')) ?? null),
    stars: starChoices.find((each) => each === parameters.get('stars')) ?? null,
    seen: hasChallenges && (seen === 'yes' || seen === 'no') ? seen : null,
    isFirst: hasChallenges && parameters.get('first') === 'yes',
    after: parameters.get('after') || null,
  }
}

export function casesAddress(businessId: string, kind: CaseKind, view: Partial<Omit<CaseView, 'kind'>> = {}) {
  const { reason, stars, seen, isFirst, after } = view
  const parameters = new URLSearchParams()
  if (reason) parameters.set('reason', reason)
  if (stars) parameters.set('stars', stars)
  if (seen) parameters.set('seen', seen)
  if (isFirst) parameters.set('first', 'yes')
  if (after) parameters.set('after', after)
  const query = parameters.size > 0 ? `?${parameters}` : ''
  return `/business/${businessId}/transparency/${kind}${query}`
}

/** For the columns of stars, which are numbers; null means all stars. */
export const starChoiceOf = (stars: number | 'low' | 'high' | null) =>
  stars === null ? null : (String(stars) as StarChoice)

/** "3 challenges for “spam or advertising” with 1 star, stars shown before." */
export function casesHeading(found: number, { kind, reason, stars, seen, isFirst }: CaseView) {
  const parts = [
    kind === 'challenged' && !isFirst
      ? countOf(found, 'challenge')
      : `${countOf(found, 'review was', 'reviews were')} ${kind}`,
    reason && ` for “${challengeReasonText[reason].toLowerCase()}”`,
    stars && ` with ${starChoiceText[stars]}`,
    seen && (seen === 'yes' ? ', stars shown before' : ', stars not shown before'),
  ]
  return `${parts.filter(Boolean).join('')}.`
}
