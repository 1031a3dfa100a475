import { countOf } from '#app/features/reviews/counted.ts'
import { challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import type { Case, CaseKind, CaseView, StarChoice } from './cases.ts'

export const caseWords: Record<CaseKind, { title: (count: number) => string; what: string; when: string }> = {
  removed: {
    title: (count) => `${countOf(count, 'review')} ${was(count)} removed`,
    what: 'Public once, and taken away by the operator.',
    when: 'Removed',
  },
  refused: {
    title: (count) => `${countOf(count, 'review')} ${was(count)} refused`,
    what: 'Stopped at a check, and never published.',
    when: 'Refused',
  },
  withdrawn: {
    title: (count) => `${countOf(count, 'review')} ${was(count)} withdrawn`,
    what: 'Taken back by their authors, who may put them back.',
    when: 'Withdrawn',
  },
  challenged: {
    title: (count) => `${countOf(count, 'challenge')}`,
    what: 'Each time the business asked the operator to look at a review, with the stars that it had then.',
    when: 'Challenged',
  },
}

const was = (count: number) => (count === 1 ? 'was' : 'were')

export const starChoiceText: Record<StarChoice, string> = {
  1: '1 star',
  2: '2 stars',
  3: '3 stars',
  4: '4 stars',
  5: '5 stars',
  low: '1 or 2 stars',
  high: '4 or 5 stars',
}

/** "3 challenges for spam or advertising, with 1 star, stars seen before" */
export function casesHeading(found: number, { kind, reason, stars, seen, isFirst }: CaseView) {
  const title =
    kind === 'challenged' && isFirst
      ? `${countOf(found, 'review')} ${was(found)} challenged`
      : caseWords[kind].title(found)
  const parts = [
    reason && ` for “${challengeReasonText[reason].toLowerCase()}”`,
    stars && ` with ${starChoiceText[stars]}`,
    seen && (seen === 'yes' ? ', with the stars seen before' : ', with the stars not shown before'),
  ]
  return `${title}${parts.filter(Boolean).join('')}.`
}

/** Who asked that a review be looked at. A withdrawal is its author's own. */
export function whoAsked(kind: CaseKind, { starsSeen, isReported }: Case) {
  if (kind === 'withdrawn') return 'Its author'
  if (starsSeen === null) {
    if (isReported) return 'A visitor, who reported it'
    return kind === 'removed'
      ? 'Nobody: it stopped at a check when its author had changed it'
      : 'Nobody: a check'
  }
  const seen = starsSeen ? 'which had been shown the stars' : 'which had not been shown the stars'
  return `The business, ${seen}${isReported ? '; and a visitor, who reported it' : ''}`
}

/** What the operator decided. Their own words stay with the author and the business: they may quote the review. */
export function decisionInWords(kind: CaseKind, { decision, isHidden }: Case) {
  if (decision === null) return 'None needed'
  if (decision === 'open') return isHidden ? 'Not yet: hidden until then' : 'Not yet: it stands until then'
  if (kind !== 'challenged') return kind === 'refused' ? 'Refused' : 'Removed'
  return decision === 'upheld' ? 'Upheld: removed' : 'Rejected: it stood'
}

export const appealText = { open: 'Open', accepted: 'Accepted: public again', rejected: 'Rejected' }
