import { Link } from 'react-router'
import type { Share } from '#app/features/figures/statistics.ts'
import { urgentReasons } from '#app/features/moderation/challenge.vocabulary.ts'
import { reportGrounds, reportGroundText } from '#app/features/moderation/report.vocabulary.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
  findableReasons,
} from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { failedCheckNames, failedCheckText } from '#app/features/reviews/review.vocabulary.ts'
import {
  capitalised,
  countOf,
  formatAverage,
  formatChoices,
  formatHours,
  formatList,
  formatNumber,
  formatPercent,
} from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { EvidenceLink } from '#app/ui/evidence-link.tsx'
import type { ShareRow } from '#app/ui/share-bars.tsx'
import {
  type CaseFilter,
  type CaseKind,
  casesAddress,
  type StarChoice,
  starChoiceOf,
  starChoiceText,
} from './cases.ts'
import { type PublicRecord, type Reasons, stars, type Treatment } from './public-record.ts'
import { numberOrNone, rule, type Section, type StarRow, type Verdict } from './section.ts'
import { addStars, countByStars, low } from './star-counts.ts'

// Whether bad reviews are challenged, removed, stopped and reported more often than good ones.

const policy = (
  <>
    All rules and limits: <Link to="/review-policy">review policy</Link>.
  </>
)

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
  rows({ business: { id, name }, challenges, appeals, overdue, operator }) {
    const { count, byReason, starsSeen, starsNotSeen, open, hidden, medianHours } = challenges
    const decisions = rule(
      'How challenges are decided',
      `${name} chooses one of ${challengeReasons.length} reasons, on a page without stars; we record whether it had seen them before. The review stays public and its stars count until ${operator.isTheBusiness ? `${name} itself, as the operator,` : 'the operator'} decides. Its words are hidden meanwhile only where our own check finds the reason in that very text (${formatChoices(findableReasons.map(reasonInSentence))}). The author has ${periods.authorsHours} hours to reply before a removal (except for ${formatChoices([...urgentReasons.map(reasonInSentence), 'child sexual abuse'])}), and may appeal once.`,
    )
    if (count === 0) return [decisions]
    return [
      {
        title: 'Challenged, by stars',
        counted: 'Challenged',
        shares: shareRows(id, challenges, { kind: 'challenged', isFirst: true }),
      },
      {
        title: 'By reason, and whether the stars were shown before',
        isFolded: true,
        first: 'Reason',
        byStars: [
          ...reasonRows(id, 'challenged', byReason),
          {
            name: 'Challenges',
            counts: addStars(starsSeen.byStars, starsNotSeen.byStars),
            isStrong: true,
            linkTo: openCases(id, 'challenged'),
          },
          {
            name: 'Stars shown before',
            counts: starsSeen.byStars,
            linkTo: openCases(id, 'challenged', { seen: 'yes' }),
          },
          {
            name: 'Stars not shown before',
            counts: starsNotSeen.byStars,
            linkTo: openCases(id, 'challenged', { seen: 'no' }),
          },
        ],
      },
      {
        title: 'Open challenges and appeals',
        isFolded: true,
        facts: [
          open > 0 && [
            'Open',
            <EvidenceLink key="open" to={viewAddress(id, { mark: 'challenged' })}>
              {open}
            </EvidenceLink>,
            hidden > 0 && `The words of ${formatNumber(hidden)} are hidden until the decision.`,
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
      decisions,
    ]
  },
  note: (
    <>
      A difference does not prove intent. Each review counts once, with the stars that it had then. {policy}
    </>
  ),
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
  rows({ business: { id }, removals, authors, totals, rating, sources }) {
    const { count, byReason, byStars } = removals
    if (count + totals.withdrawn === 0) return []
    const removed = countByStars(stars.map((rating) => ({ rating, count: byStars[rating].count })))
    const published = addStars(rating.byStars, addStars(sources.insider.byStars, sources.imported.byStars))
    return [
      count > 0 && {
        title: 'Removed, by stars',
        counted: 'Removed',
        shares: shareRows(id, removals, { kind: 'removed' }),
      },
      {
        title: 'By reason, beside withdrawn and published reviews',
        isFolded: true,
        first: 'Reason',
        byStars: [
          ...reasonRows(id, 'removed', byReason),
          { name: 'Removed', counts: removed, isStrong: true, linkTo: openCases(id, 'removed') },
          { name: 'Withdrawn by authors', counts: authors.withdrawn, linkTo: openCases(id, 'withdrawn') },
          { name: 'Published', counts: published, linkTo: (rating) => viewAddress(id, { rating }) },
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
  rows({ business: { id }, checks }) {
    const { stopped, waiting, byCheck, published, refused, refusedFor, medianHours, longestHours } = checks
    if (stopped.count + waiting === 0) return []
    return [
      { title: 'Stopped, by stars', counted: 'Stopped', shares: shareRows(id, checks) },
      {
        title: 'Why, for how long, and what happened to them',
        isFolded: true,
        facts: [
          [
            'What happened to them',
            `${published} published, ${refused} refused, ${waiting} waiting`,
            'A review that its author edits may be stopped, and counted here, again.',
          ],
          medianHours !== null &&
            longestHours !== null && [
              'Time to decide',
              `half within ${formatHours(medianHours)}, the longest ${formatHours(longestHours)}`,
            ],
          ...failedCheckNames.map((check) => [failedCheckText[check], formatNumber(byCheck[check])] as const),
        ],
      },
      {
        title: 'Refused before publishing, by reason',
        isFolded: true,
        first: 'Reason',
        byStars: reasonRows(id, 'refused', refusedFor),
      },
    ]
  },
  note: <>The checks do not look at the stars, and what passes them is published. {policy}</>,
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
    <>Anyone can report a review or a reply, without an account. A report alone hides nothing. {policy}</>
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

/** The shares of bad and of good reviews, then those of each number of stars, with links to the counted cases. */
function shareRows(
  businessId: string,
  { bias, byStars }: Treatment,
  cases?: Partial<CaseFilter> & { kind: CaseKind },
): ShareRow[] {
  const row = (choice: StarChoice, share: Share) => ({
    id: choice,
    label: starChoiceText[choice],
    countTo: cases && casesAddress(businessId, cases.kind, { ...cases, stars: choice }),
    ...share,
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

const reasonRows = (businessId: string, kind: CaseKind, reasons: Reasons): StarRow[] =>
  challengeReasons.map((reason) => ({
    name: challengeReasonText[reason],
    counts: reasons[reason].byStars,
    linkTo: openCases(businessId, kind, { reason }),
  }))

const openCases =
  (businessId: string, kind: CaseKind, filter: Partial<CaseFilter> = {}) =>
  (rating: number | null) =>
    casesAddress(businessId, kind, { ...filter, stars: starChoiceOf(rating) })

const reasonInSentence = (reason: ChallengeReason) => {
  const text = challengeReasonText[reason]
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const decider = ({ isTheBusiness }: PublicRecord['operator']) =>
  isTheBusiness ? 'the business itself (as the operator)' : 'the operator'

/** ", 3 for longer than the promised 3 days"; nothing while none is late. */
const late = (count: number, days: number) =>
  count === 0 ? '' : `, ${formatNumber(count)} for longer than the promised ${days} days`

const percent = ({ rate }: Share) => (rate === null ? '' : ` (${formatPercent(rate)})`)
