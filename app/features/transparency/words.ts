import { challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { countOf, formatList, formatNumber, formatPercent } from '#app/languages/format.ts'
import type { Case, CaseKind, CaseView, StarChoice } from './cases.ts'
import type { Comparison, PublicRecord, Share } from './public-record.ts'

// The sentences of the transparency page and its case pages that depend on numbers.

/** "298 reviews received, 290 published, 4 removed." Withdrawn and refused reviews were received as well. */
export function recordHeading({ totals: { cameIn, standing, removed } }: PublicRecord) {
  if (cameIn === 0) return 'No reviews yet.'
  return `${countOf(cameIn, 'review')} received, ${formatNumber(standing)} published, ${removed === 0 ? 'none' : formatNumber(removed)} removed.`
}

/** The reviews that are neither published nor removed, so that the numbers add up. */
export function otherReviews({ totals }: PublicRecord) {
  const { refused, withdrawn, waitingForAuthor, waitingForOperator } = totals
  const [are, were] = [
    (count: number) => `${formatNumber(count)} ${count === 1 ? 'is' : 'are'}`,
    (count: number) => `${formatNumber(count)} ${was(count)}`,
  ]
  const authors = (count: number) => (count === 1 ? 'its author' : 'their authors')
  const parts = [
    withdrawn > 0 && `${were(withdrawn)} withdrawn by ${authors(withdrawn)}`,
    refused > 0 && `${were(refused)} refused before publishing`,
    waitingForAuthor > 0 &&
      `${are(waitingForAuthor)} waiting for ${authors(waitingForAuthor)} to confirm an email address`,
    waitingForOperator > 0 && `${are(waitingForOperator)} waiting for the operator’s decision`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : `${formatList(parts)}.`
}

/** "20 minutes", "6 hours", "3 days" */
export function duration(hours: number) {
  if (hours < 1) return countOf(Math.max(1, Math.round(hours * 60)), 'minute')
  return hours < 48 ? countOf(Math.round(hours), 'hour') : countOf(Math.round(hours / 24), 'day')
}

/** Both shares, and whether chance explains their difference. `verb`: "challenged". */
export function biasSentences({ low, high, chance, verdict }: Comparison, verb: string) {
  if (verdict === 'none') return ''
  const shares = `${share(low, '1 or 2 stars')} and ${share(high, '4 or 5 stars')} were ${verb}.`
  if (low.of === 0 || high.of === 0) return `${shares} There is nothing to compare yet.`
  const gap = `a gap this size turns up ${howOften(chance)}`
  if (verdict === 'may_be_chance') return `${shares} This could be chance: ${gap}.`
  const [more, fewer] = verdict === 'more_low' ? ['Bad', 'good'] : ['Good', 'bad']
  return `${shares} ${more} reviews were ${verb} more often than ${fewer} ones, and chance is an unlikely explanation: by chance alone, ${gap}.`
}

function share({ count, of, rate }: Share, which: string) {
  const rest = rate === null ? '' : ` (${formatPercent(rate)})`
  return `${formatNumber(count)} of ${countOf(of, 'review')} with ${which}${rest}`
}

function howOften(chance: number) {
  if (chance < 0.001) return 'less than once in 1,000'
  const [times, of] = chance < 0.01 ? [1000 * chance, '1,000'] : [100 * chance, '100']
  return `${Math.round(times) === 1 ? 'once' : `${Math.round(times)} times`} in ${of}`
}

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
