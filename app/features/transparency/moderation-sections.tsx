import { Link } from 'react-router'
import { reportGrounds, reportGroundText } from '#app/features/moderation/report.vocabulary.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { challengeReasons, challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { failedCheckNames, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import {
  capitalised,
  countOf,
  formatAverage,
  formatHours,
  formatList,
  formatNumber,
  formatPercent,
} from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import type { ShareRow } from '#app/ui/share-bars.tsx'
import { type CaseFilter, casesAddress, type StarChoice, starChoiceOf, starChoiceText } from './cases.ts'
import {
  type ByStars,
  type PublicRecord,
  type Reasons,
  type Share,
  stars,
  type Treatment,
} from './public-record.ts'
import { numberOrNone, type Section, type StarRow, type Verdict } from './section.ts'
import { addStars, countByStars, low } from './star-counts.ts'

// Whether bad reviews are challenged, removed, stopped and reported more often than good ones.

export const challenges: Section = {
  id: 'challenges',
  name: 'Challenges',
  question: 'Does the business challenge bad reviews more than good ones?',
  label: 'By stars and reason, and how they are decided',
  verdict({ business, challenges, operator, overdue }) {
    const { count, upheld, rejected, open } = challenges
    const bias = biasVerdict(challenges, 'challenged')
    if (!bias) return [`${business.name} has not challenged a review.`]
    return [
      ...bias,
      `${capitalised(decider(operator))} upheld ${numberOrNone(upheld)} of ${countOf(count, 'challenge')} and rejected ${numberOrNone(rejected)}; ${numberOrNone(open)} open${late(overdue.challenges, periods.authorsHours / 24 + periods.decisionDays)}.`,
    ]
  },
  rows({ business, challenges, appeals, overdue }) {
    const { count, byReason, starsSeen, starsNotSeen, open, hidden, medianHours } = challenges
    if (count === 0) return []
    const cases = (filter: Partial<CaseFilter>) => casesAddress(business.id, 'challenged', filter)
    const row = (name: string, counts: ByStars, seen: CaseFilter['seen'] = null): StarRow => ({
      name,
      counts,
      linkTo: (rating) => cases({ stars: starChoiceOf(rating), seen }),
    })
    return [
      {
        title: 'Challenged, by stars',
        counted: 'Challenged',
        shares: shareRows(business.id, challenges, (choice) => cases({ stars: choice, isFirst: true })),
      },
      {
        title: 'By reason, and whether the stars were shown before',
        isFolded: true,
        first: 'Reason',
        byStars: [
          ...reasonRows(byReason, (filter) => cases(filter)),
          { ...row('Challenges', addStars(starsSeen.byStars, starsNotSeen.byStars)), isStrong: true },
          row('Stars shown before', starsSeen.byStars, 'yes'),
          row('Stars not shown before', starsNotSeen.byStars, 'no'),
        ],
      },
      {
        title: 'Open challenges and appeals',
        isFolded: true,
        facts: [
          [
            'Open',
            open === 0 ? (
              'None'
            ) : (
              <>
                <EvidenceLink to={viewAddress(business.id, { mark: 'challenged' })}>{open}</EvidenceLink>
                {hidden > 0 && `, the words of ${formatNumber(hidden)} hidden until the decision`}
              </>
            ),
          ],
          [
            'Time to decide',
            medianHours === null ? 'No decision yet' : `half within ${formatHours(medianHours)}`,
          ],
          [
            'Appeals by authors',
            appeals.count === 0
              ? 'None'
              : `${appeals.count}: ${appeals.accepted} accepted, ${appeals.rejected} rejected, ${appeals.open} open${late(overdue.appeals, periods.decisionDays)}`,
          ],
        ],
      },
    ]
  },
  rules: ['challenges'],
  note: 'A difference does not prove intent. Each review counts once, with the stars that it had then.',
}

export const removals: Section = {
  id: 'removals',
  name: 'Removals',
  question: 'What was removed, and was it the bad reviews?',
  label: 'By stars and reason',
  verdict({ removals, rating: { average, withRemoved }, totals: { refused }, operator }) {
    const rest =
      refused === 0
        ? []
        : [`${countOf(refused, 'more was', 'more were')} refused before publishing: see Checks.`]
    const bias = biasVerdict(removals, 'removed')
    if (!bias) return ['No published review was removed.', ...rest]
    return [
      ...bias,
      ...(operator.isTheBusiness ? ['The business itself decided, as the operator.'] : []),
      average === null || withRemoved === null
        ? 'They were never part of a rating.'
        : `With them the average would be ${formatAverage(withRemoved)} instead of ${formatAverage(average)}.`,
      ...rest,
    ]
  },
  rows({ business, removals, authors, totals, rating, sources }) {
    const { count, byReason, byStars } = removals
    if (count + totals.withdrawn === 0) return []
    const cases = (kind: 'removed' | 'withdrawn', filter: Partial<CaseFilter>) =>
      casesAddress(business.id, kind, filter)
    const removed = countByStars(stars.map((rating) => ({ rating, count: byStars[rating].count })))
    const published = addStars(rating.byStars, addStars(sources.insider.byStars, sources.imported.byStars))
    const open = (kind: 'removed' | 'withdrawn') => (rating: number | null) =>
      cases(kind, { stars: starChoiceOf(rating) })
    return [
      ...(count === 0
        ? []
        : [
            {
              title: 'Removed, by stars',
              counted: 'Removed',
              shares: shareRows(business.id, removals, (choice) => cases('removed', { stars: choice })),
            },
          ]),
      {
        title: 'By reason, beside withdrawn and published reviews',
        isFolded: true,
        first: 'Reason',
        byStars: [
          ...reasonRows(byReason, (filter) => cases('removed', filter)),
          { name: 'Removed', counts: removed, isStrong: true, linkTo: open('removed') },
          { name: 'Withdrawn by authors', counts: authors.withdrawn, linkTo: open('withdrawn') },
          {
            name: 'Published',
            counts: published,
            linkTo: (rating: number | null) => viewAddress(business.id, { rating }),
          },
        ],
      },
    ]
  },
}

export const checks: Section = {
  id: 'checks',
  name: 'Checks',
  question: 'What did the checks stop?',
  label: 'By stars, and why',
  verdict({ checks, totals: { refused }, operator, overdue }) {
    const { stopped, waiting, refusedFor, oldestWaitingHours } = checks
    if (stopped.count + waiting === 0) return ['Nothing.']
    const bad = Object.values(refusedFor).reduce((sum, { byStars }) => sum + low(byStars), 0)
    const of = refused === 0 ? '' : ` (${numberOrNone(bad)} with 1 or 2 stars)`
    const oldest = oldestWaitingHours === null ? '' : `, the oldest for ${formatHours(oldestWaitingHours)}`
    const answer = `${formatNumber(stopped.count)} of ${countOf(stopped.of, 'review')}${percent(stopped)}: ${numberOrNone(refused)} refused${of}, ${numberOrNone(waiting)} waiting for ${decider(operator)}${oldest}${late(overdue.checks, periods.decisionDays)}.`
    const [bias, ...chance] = biasVerdict(checks, 'stopped') ?? []
    if (!bias) return [answer]
    return checks.bias.verdict === 'more_low' ? [bias, ...chance, answer] : [answer, bias, ...chance]
  },
  rows({ business, checks, totals }) {
    const { stopped, waiting, byCheck, published, refused, refusedFor, medianHours, longestHours } = checks
    if (stopped.count + waiting === 0) return []
    const failed = failedCheckNames.filter((check) => byCheck[check] > 0)
    return [
      { title: 'Stopped, by stars', counted: 'Stopped', shares: shareRows(business.id, checks) },
      {
        title: 'Why, for how long, and what happened to them',
        isFolded: true,
        facts: [
          [
            'What happened to them',
            `${published} published, ${refused} refused, ${waiting} waiting`,
            'A review that its author edits may be stopped, and counted here, again.',
          ],
          [
            'Time to decide',
            medianHours === null || longestHours === null
              ? 'No decision yet'
              : `half within ${formatHours(medianHours)}, the longest ${formatHours(longestHours)}`,
          ],
          ...failed.map((check) => [failedCheckText[check], formatNumber(byCheck[check])] as const),
        ],
      },
      ...(totals.refused === 0
        ? []
        : [
            {
              title: 'Refused before publishing, by reason',
              isFolded: true,
              first: 'Reason',
              byStars: reasonRows(refusedFor, (filter) => casesAddress(business.id, 'refused', filter)),
            },
          ]),
    ]
  },
  rules: ['checks'],
}

export const reports: Section = {
  id: 'reports',
  name: 'Reports',
  question: 'What did visitors report?',
  label: 'By ground',
  verdict({ reports, overdue }) {
    const { count, open, upheld, rejected, gone, medianHours } = reports
    if (count === 0) return ['Nobody has reported a review or a reply.']
    const closed = gone === 0 ? '' : `, ${formatNumber(gone)} closed because it was already gone`
    return [
      `${countOf(count, 'report')}: ${numberOrNone(upheld)} upheld, ${numberOrNone(rejected)} rejected, ${numberOrNone(open)} open${late(overdue.reports, periods.decisionDays)}${closed}.`,
      ...(medianHours === null ? [] : [`Half were decided within ${formatHours(medianHours)}.`]),
    ]
  },
  rows: ({ reports: { count, byGround } }) =>
    count === 0
      ? []
      : [
          {
            title: 'Reports by ground',
            isFolded: true,
            columns: ['Ground', 'Reports', 'Upheld', 'Rejected', 'Open', 'Closed'],
            lines: reportGrounds.map((ground) => {
              const { count, upheld, rejected, open, gone } = byGround[ground]
              return [reportGroundText[ground], count, upheld, rejected, open, gone]
            }),
          },
        ],
  note: (
    <>
      Anyone can report a review or a reply, without an account. A report alone hides nothing; the operator
      decides by the <Link to="/review-policy">review policy</Link>.
    </>
  ),
}

/**
 * Compares the treatment of bad and good reviews: first the answer, exactly as strong as the numbers, then how often
 * chance alone produces such a gap. `verb`: "challenged". Null if nothing with any stars was.
 */
export function biasVerdict({ bias, byStars }: Treatment, verb: string): Verdict | null {
  const { low: bad, high: good, chance, verdict } = bias
  const three = byStars[3]
  if (bad.count + good.count + three.count === 0) return null
  const shares = [
    `${share(bad, 'review')} with 1 or 2 stars${percent(bad)}`,
    ...(three.count > 0 ? [`${share(three)} with 3${percent(three)}`] : []),
    `${share(good)} with 4 or 5${percent(good)}`,
  ]
  const were = `${formatList(shares)} were ${verb}`
  if (verdict === 'none') return [`${were}.`]
  if (bad.of === 0 || good.of === 0) return [`${were}; there is nothing to compare.`]
  const gap = `By chance, a gap this size turns up ${howOften(chance)}.`
  if (verdict === 'may_be_chance') {
    const onlyBad = good.count + three.count === 0 ? 'Only bad reviews: ' : ''
    return [`${onlyBad}${were}; this could be chance.`, gap]
  }
  const [more, fewer] = verdict === 'more_low' ? ['Bad', 'good'] : ['Good', 'bad']
  return [`${more} reviews were ${verb} more often than ${fewer} ones: ${formatList(shares)}.`, gap]
}

const share = ({ count, of }: Share, noun?: string) =>
  `${formatNumber(count)} of ${noun ? countOf(of, noun) : formatNumber(of)}`

function howOften(chance: number) {
  if (chance < 0.001) return 'less than once in 1,000'
  if (chance >= 0.995) return 'almost always'
  const [times, of] = chance < 0.01 ? [1000 * chance, '1,000'] : [100 * chance, '100']
  return `${Math.round(times) === 1 ? 'once' : `${Math.round(times)} times`} in ${of}`
}

/** The shares of bad and of good reviews, then those of each number of stars. `open` lists the counted ones. */
function shareRows(
  businessId: string,
  { bias, byStars }: Treatment,
  open?: (choice: StarChoice) => string,
): ShareRow[] {
  const row = (choice: StarChoice, its: Share) => ({
    id: choice,
    label: starChoiceText[choice],
    countTo: open?.(choice),
    ...its,
  })
  return [
    { ...row('low', bias.low), isStrong: true },
    { ...row('high', bias.high), isStrong: true },
    ...stars.map((rating) => ({
      ...row(`${rating}`, byStars[rating]),
      linkTo: viewAddress(businessId, { rating }),
    })),
  ]
}

const reasonRows = (reasons: Reasons, open: (filter: Partial<CaseFilter>) => string): StarRow[] =>
  challengeReasons.map((reason) => ({
    name: challengeReasonText[reason],
    counts: reasons[reason].byStars,
    linkTo: (rating) => open({ reason, stars: starChoiceOf(rating) }),
  }))

const decider = ({ isTheBusiness }: PublicRecord['operator']) =>
  isTheBusiness ? 'the business itself (as the operator)' : 'the operator'

/** ", 3 for longer than the promised 3 days"; nothing while none is late. */
const late = (count: number, days: number) =>
  count === 0 ? '' : `, ${formatNumber(count)} for longer than the promised ${days} days`

const percent = ({ rate }: Share) => (rate === null ? '' : ` (${formatPercent(rate)})`)
