import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { countOf, formatChoices, formatList, formatNumber } from '#app/languages/format.ts'
import type { Case, CaseKind, CaseView, StarChoice } from './cases.ts'
import type { PublicRecord } from './public-record.ts'

// The sentences of the transparency page and its case pages that depend on numbers.

/** "304 reviews received, 290 published, 4 removed." A review refused before publishing weighs as much as a removed one. */
export function recordHeading({ totals: { received, standing, removed, refused } }: PublicRecord) {
  if (received === 0) return 'No reviews yet.'
  const parts = [
    `${countOf(received, 'review')} received`,
    `${formatNumber(standing)} published`,
    `${numberOrNone(removed)} removed`,
    ...(refused > 0 ? [`${formatNumber(refused)} refused`] : []),
  ]
  return `${parts.join(', ')}.`
}

/** Everything that the heading leaves out, so that the numbers add up to those received. */
export function otherReviews({ totals, authors }: PublicRecord) {
  if (totals.received === 0) return ''
  const { withdrawn, waitingForAuthor, waitingForOperator } = totals
  const author = (count: number) => (count === 1 ? 'its author' : 'their authors')
  const states = [
    [withdrawn, 'withdrawn', `withdrawn by ${author(withdrawn)}`],
    [waitingForOperator, 'waiting', 'waiting for the operator’s decision'],
    [waitingForAuthor, 'unconfirmed', `waiting for ${author(waitingForAuthor)} to confirm an email address`],
    [authors.erased, 'erased', 'erased for good'],
  ] as const
  const others = states.filter(([count]) => count > 0)
  const none = [
    ...(totals.refused === 0 ? ['refused'] : []),
    ...states.flatMap(([count, state]) => (count === 0 ? [state] : [])),
  ]
  const rest = others.reduce((sum, [count]) => sum + count, 0)
  return [
    ...(rest > 0
      ? [
          `${countOf(rest, 'other')}: ${others.map(([count, , text]) => `${formatNumber(count)} ${text}`).join(', ')}.`,
        ]
      : []),
    ...(none.length > 0 ? [`None ${formatChoices(none)}.`] : []),
  ].join(' ')
}

/** The published reviews outside the rating, which every other page counts separately. */
export function reviewsOutsideRating({ totals, rating, sources: { insider, imported } }: PublicRecord) {
  const outside = [
    ...(imported.count > 0 ? [`${formatNumber(imported.count)} imported`] : []),
    ...(insider.count > 0 ? [`${formatNumber(insider.count)} by insiders`] : []),
  ]
  if (outside.length === 0) return ''
  if (rating.count === 0) {
    return `None of the ${formatNumber(totals.standing)} published counts toward a rating: ${formatList(outside)}.`
  }
  return `Of the ${formatNumber(totals.standing)} published, ${formatNumber(rating.count)} ${rating.count === 1 ? 'is' : 'are'} in the rating; ${formatList(outside)} ${imported.count + insider.count === 1 ? 'is' : 'are'} not.`
}

/** ", 3 for longer than the promised 3 days"; nothing while none is late. */
export const overdueOnes = (count: number, days: number) =>
  count === 0 ? '' : `, ${formatNumber(count)} for longer than the promised ${days} days`

export const numberOrNone = (count: number) => (count === 0 ? 'none' : formatNumber(count))

const was = (count: number) => (count === 1 ? 'was' : 'were')

type CaseWords = { title: (count: number) => string; lead: string; date: string }

export const caseWords: Record<CaseKind, CaseWords> = {
  removed: {
    title: (count) => `${countOf(count, 'review')} ${was(count)} removed`,
    lead: 'Once public, then removed by the operator.',
    date: 'Removed',
  },
  refused: {
    title: (count) => `${countOf(count, 'review')} ${was(count)} refused`,
    lead: 'Stopped by a check and never published.',
    date: 'Refused',
  },
  withdrawn: {
    title: (count) => `${countOf(count, 'review')} ${was(count)} withdrawn`,
    lead: 'Withdrawn by their authors, who can restore them.',
    date: 'Withdrawn',
  },
  challenged: {
    title: (count) => countOf(count, 'challenge'),
    lead: 'Each time the business asked the operator to look at a review, with the stars that it had then.',
    date: 'Challenged',
  },
}

export const starChoiceText: Record<StarChoice, string> = {
  1: '1 star',
  2: '2 stars',
  3: '3 stars',
  4: '4 stars',
  5: '5 stars',
  low: '1 or 2 stars',
  high: '4 or 5 stars',
}

/** "3 challenges for “spam or advertising” with 1 star, stars shown before." */
export function casesHeading(found: number, { kind, reason, stars, seen, isFirst }: CaseView) {
  const title =
    kind === 'challenged' && isFirst
      ? `${countOf(found, 'review')} ${was(found)} challenged`
      : caseWords[kind].title(found)
  const parts = [
    reason && ` for “${challengeReasonText[reason].toLowerCase()}”`,
    stars && ` with ${starChoiceText[stars]}`,
    seen && (seen === 'yes' ? ', stars shown before' : ', stars not shown before'),
  ]
  return `${title}${parts.filter(Boolean).join('')}.`
}

/** Who asked for a decision about a review; authors withdraw their own. */
export function requester(kind: CaseKind, { starsSeen, isReported }: Case) {
  if (kind === 'withdrawn') return 'The author'
  if (starsSeen === null) {
    if (isReported) return 'A visitor, in a report'
    return kind === 'removed' ? 'A check, after its author edited it' : 'A check'
  }
  const shown = starsSeen ? 'stars shown before' : 'stars not shown before'
  return `The business (${shown})${isReported ? ', and a visitor in a report' : ''}`
}

/** What the operator decided. Their note is left out: it may quote the review, and is for its author and the business. */
export function decisionInWords(kind: CaseKind, { decision, isHidden }: Case) {
  if (decision === null) return 'None needed'
  if (decision === 'open') return isHidden ? 'Open: words hidden until then' : 'Open: public until then'
  if (kind !== 'challenged') return kind === 'refused' ? 'Refused' : 'Removed'
  return decision === 'upheld' ? 'Upheld: removed' : 'Rejected: kept'
}

export const appealText = { open: 'Open', accepted: 'Accepted: public again', rejected: 'Rejected' }
