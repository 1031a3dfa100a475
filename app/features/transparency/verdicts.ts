import { authorsHours, decisionDays } from '#app/features/moderation/challenge-rules.vocabulary.ts'
import {
  countOf,
  formatAverage,
  formatHours,
  formatMonth,
  formatNumber,
  formatPercent,
} from '#app/languages/format.ts'
import { biasVerdict } from './bias.ts'
import { low, starTotalsOf } from './counts.ts'
import type { PublicRecord, Share } from './public-record.ts'
import { numberOrNone, overdueOnes } from './words.ts'

/** The answer to a section's question in one sentence, and sentences that belong to it. */
export type Verdict = readonly [answer: string, ...more: string[]]

export function partiesVerdict({ business, operator }: PublicRecord): Verdict {
  const { name, domain, domainProvenAt } = business
  const operatorName = operator.name ? `, ${operator.name},` : ''
  return [
    operator.isTheBusiness
      ? `${name} and the operator of this service are the same people, so they decide on reviews of their own business.`
      : `The operator of this service${operatorName} is not the owner of ${name}, and decides on its reviews.`,
    ...(domainProvenAt ? [] : [`${name} has not shown that it controls ${domain}.`]),
    ...(operator.name || operator.isTheBusiness ? [] : ['The operator has not said who they are.']),
  ]
}

/** Names the month that stands out, if one does. */
export function monthsVerdict({ months }: PublicRecord): Verdict {
  const published = months.map((month) => month.published)
  const gone = months.map(({ removed, withdrawn }) => removed + withdrawn)
  const removed = sum(months.map((month) => month.removed))
  const disappeared =
    sum(gone) === 0
      ? 'None was removed or withdrawn in these months.'
      : `${numberOrNone(removed)} removed and ${numberOrNone(sum(gone) - removed)} withdrawn in these months, at most ${formatNumber(Math.max(...gone))} in one.`
  const all = sum(published)
  if (all === 0) return ['No review was published in the last twelve months.', sentence(disappeared)]
  const most = Math.max(...published)
  const busiest = formatMonth(`${months[published.indexOf(most)]!.month}-01`)
  const usual = median(published.slice(published.findIndex((count) => count > 0)))
  return [
    most >= 10 && most > 3 * usual
      ? `${busiest} stands out: ${formatNumber(most)} of the ${countOf(all, 'review')} of twelve months were published then, and ${numberOrNone(usual)} in a typical month.`
      : `${countOf(all, 'review')} published in twelve months: ${numberOrNone(usual)} in a typical month, ${formatNumber(most)} in the busiest, ${busiest}.`,
    sentence(disappeared),
  ]
}

export function challengesVerdict({ business, challenges, operator, overdue }: PublicRecord): Verdict {
  const { count, upheld, rejected, open } = challenges
  if (count === 0) return [`${business.name} has not challenged a review.`]
  const decider = operator.isTheBusiness ? 'the business itself, as the operator,' : 'the operator'
  return [
    ...biasVerdict(challenges, 'challenged')!,
    `Of ${countOf(count, 'challenge')}, ${decider} upheld ${numberOrNone(upheld)} and rejected ${numberOrNone(rejected)}; ${numberOrNone(open)} ${areOf(open)} open${overdueOnes(overdue.challenges, authorsHours / 24 + decisionDays)}.`,
  ]
}

export function removalsVerdict(record: PublicRecord): Verdict {
  const { removals, rating, totals, operator } = record
  const refused =
    totals.refused === 0
      ? []
      : [
          `${countOf(totals.refused, 'more review was', 'more reviews were')} refused before publishing: see “What did the checks stop?”.`,
        ]
  if (removals.count === 0) return ['No published review was removed.', ...refused]
  const [answer, ...more] = biasVerdict(removals, 'removed')!
  const { average, withRemoved } = rating
  return [
    answer,
    ...more,
    ...(operator.isTheBusiness ? ['The business itself decided, as the operator of this service.'] : []),
    average === null || withRemoved === null
      ? 'The removed reviews were never part of a rating.'
      : `With the removed reviews the average would be ${formatAverage(withRemoved)}; without them it is ${formatAverage(average)}.`,
    ...refused,
  ]
}

export function checksVerdict({ checks, totals, operator, overdue }: PublicRecord): Verdict {
  const { stopped, waiting, refusedFor, oldestWaitingHours } = checks
  if (stopped.count === 0 && waiting === 0) {
    return [
      'Nothing: every review was published at once, or as soon as its author had confirmed an email address.',
    ]
  }
  const refusedLow = low(starTotalsOf(refusedFor))
  const refused =
    totals.refused === 0
      ? 'none was refused'
      : `${formatNumber(totals.refused)} ${totals.refused === 1 ? 'was' : 'were'} refused, ${numberOrNone(refusedLow)} of them with 1 or 2 stars`
  const bias = biasVerdict(checks, 'stopped') ?? []
  const oldest = oldestWaitingHours === null ? '' : `, the oldest for ${formatHours(oldestWaitingHours)}`
  const answer = `The checks stopped ${formatNumber(stopped.count)} of ${countOf(stopped.of, 'review')}${percent(stopped)}; ${refused}, and ${numberOrNone(waiting)} ${areOf(waiting)} waiting for a decision${oldest}${overdueOnes(overdue.checks, decisionDays)}.`
  const decider = operator.isTheBusiness
    ? ['The business itself decides, as the operator of this service.']
    : []
  const [first, ...more] = checks.bias.verdict === 'more_low' ? [...bias, answer] : [answer, ...bias]
  return [first!, ...more, ...decider]
}

export function reportsVerdict({ reports, overdue }: PublicRecord): Verdict {
  const { count, open, upheld, rejected, gone, medianHours } = reports
  if (count === 0) return ['Nobody has reported a review or a reply.']
  const closed =
    gone === 0 ? '' : `, ${formatNumber(gone)} closed because the review or reply was already gone`
  return [
    `${countOf(count, 'report')}: ${numberOrNone(upheld)} upheld, ${numberOrNone(rejected)} rejected, ${numberOrNone(open)} open${overdueOnes(overdue.reports, decisionDays)}${closed}.`,
    ...(medianHours === null ? [] : [`Half of the decisions were made within ${formatHours(medianHours)}.`]),
  ]
}

export function repliesVerdict({ business, replies }: PublicRecord): Verdict {
  const { low: bad, high: good, medianHours } = replies
  if (replies.count === 0) return [`${business.name} has not replied to a review.`]
  const sides = [
    bad.rate === null ? null : `${formatPercent(bad.rate)} of those with 1 or 2 stars`,
    good.rate === null ? null : `${formatPercent(good.rate)} of those with 4 or 5`,
  ].filter((side) => side !== null)
  return [
    `To ${formatNumber(replies.count)} of ${countOf(replies.of, 'review')}${percent(replies)}${sides.length > 0 ? `: ${sides.join(', ')}` : ''}.`,
    ...(medianHours === null ? [] : [`Half of the replies were written within ${formatHours(medianHours)}.`]),
  ]
}

export function authorsVerdict({ totals, authors }: PublicRecord): Verdict {
  const { withdrawn, edited, raisedStars, loweredStars, erased, erasedByOperator } = authors
  if (totals.withdrawn + edited + erased === 0) {
    return ['Nothing: no author has edited, withdrawn or erased a review.']
  }
  const stars =
    edited === 0
      ? ''
      : `, ${numberOrNone(raisedStars)} now with more stars and ${numberOrNone(loweredStars)} with fewer`
  const bad = totals.withdrawn === 0 ? '' : `, ${numberOrNone(low(withdrawn))} of them with 1 or 2 stars`
  return [
    `${countOf(edited, 'review')} edited${stars}; ${numberOrNone(totals.withdrawn)} withdrawn${bad}; ${numberOrNone(erased)} erased${erasedByOperator === 0 ? '' : `, ${formatNumber(erasedByOperator)} of them by the operator for the author`}.`,
  ]
}

export function collectionVerdict({ business: { name, isActive }, invitations }: PublicRecord): Verdict {
  if (!isActive) return [`${name} is closed on this service and collects no more reviews.`]
  const sent =
    invitations.sent === 0
      ? 'has sent no invitation'
      : `chooses whom it invites: ${countOf(invitations.sent, 'person', 'people')} so far`
  return [`Every customer can write, invited or not, whatever their rating; ${name} ${sent}.`]
}

export function logVerdict({ log }: PublicRecord): Verdict {
  return [
    `In part: authors can check their own receipts, but the log of ${countOf(log.entries, 'entry', 'entries')} is not public.`,
    'The figures on this page are the service’s own count.',
  ]
}

const percent = ({ rate }: Share) => (rate === null ? '' : ` (${formatPercent(rate)})`)
const areOf = (count: number) => (count === 1 || count === 0 ? 'is' : 'are')
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const sum = (counts: number[]) => counts.reduce((all, each) => all + each, 0)

function median(counts: number[]) {
  const sorted = counts.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]!
}
