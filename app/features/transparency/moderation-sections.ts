import type { Share } from '#app/features/figures/statistics.ts'
import { photoRefusals, photoRefusalText } from '#app/features/media/photo.vocabulary.ts'
import { reportGrounds, reportGroundText, urgentReasons } from '#app/features/moderation/case.vocabulary.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import {
  type ChallengeReason,
  challengeReasons,
  challengeReasonText,
  failedCheckNames,
  failedCheckText,
  findableReasons,
} from '#app/features/reviews/review.vocabulary.ts'
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
import { type CaseFilter, type CaseKind, casesAddress, starChoiceOf, starChoiceText } from './cases.ts'
import { type ByStars, type PublicRecord, type Reasons, stars, type Treatment } from './public-record.ts'
import {
  addStars,
  type Cell,
  inAll,
  low,
  numberOrNone,
  type Picture,
  type Row,
  type Section,
  starCells,
  starColumns,
  type Verdict,
} from './section.ts'

// Whether bad reviews are challenged, removed, stopped and reported more often than good ones.

export const challenges: Section = {
  id: 'challenges',
  question: 'Does the business challenge bad reviews more than good ones?',
  brief: ({ challenges: { count, bias } }) => [
    formatNumber(count),
    bias.verdict === 'more_low' ? 'challenged, bad ones more often' : 'challenged by the business',
  ],
  verdict({ business, challenges, operator, overdue }) {
    const { count, upheld, rejected, open } = challenges
    const bias = biasVerdict(challenges, 'challenged')
    if (!bias) return [`${business.name} has not challenged a review.`]
    return [
      ...bias,
      `${capitalised(decider(operator))} upheld ${numberOrNone(upheld)} of ${countOf(count, 'challenge')} and rejected ${numberOrNone(rejected)}; ${numberOrNone(open)} open${late(overdue.challenges, periods.challengeReplyHours / 24 + periods.decisionDays)}.`,
    ]
  },
  picture: ({ business: { id }, challenges }) => drawTreatment(challenges, casesOf(id, firstChallenges)),
  columns: ['Challenges', ...starColumns],
  rows({ business: { id }, challenges, appeals, overdue }) {
    const { byReason, starsSeen, starsNotSeen, open, hidden, medianHours } = challenges
    const of = (seen: CaseFilter['seen'], counts: ByStars) =>
      starCells(counts, casesOf(id, { kind: 'challenged', seen }))
    return [
      ...reasonRows(id, 'challenged', byReason),
      ['All', ...of(null, addStars(starsSeen.byStars, starsNotSeen.byStars))],
      ['Stars shown before', ...of('yes', starsSeen.byStars)],
      ['Stars not shown before', ...of('no', starsNotSeen.byStars)],
      ...treatmentRows('Reviews challenged', challenges, casesOf(id, firstChallenges)),
      ['Open', ...inAll({ value: open, to: viewAddress(id, { mark: 'challenged' }) })],
      ['Open, words hidden', ...inAll(hidden)],
      ...timeRow('Half decided within', medianHours),
      ['Appeals by authors', ...inAll(appeals.count)],
      ['Appeals accepted', ...inAll(appeals.accepted)],
      ['Appeals rejected', ...inAll(appeals.rejected)],
      ['Appeals open', ...inAll(appeals.open)],
      [`Appeals open over ${periods.decisionDays} days`, ...inAll(overdue.appeals)],
    ]
  },
  rules: ({ business: { name }, operator }) => [
    [
      'How challenges are decided',
      `${name} chooses one of ${challengeReasons.length} reasons, on a page without stars; we record whether it had seen them before. The review stays public and its stars count until ${operator.isTheBusiness ? `${name} itself, as the operator,` : 'the operator'} decides. Its words are hidden meanwhile only where our own check finds the reason in that very text (${formatChoices(findableReasons.map(reasonInSentence))}). The author has ${periods.challengeReplyHours} hours to reply before a removal (except for ${formatChoices([...urgentReasons.map(reasonInSentence), 'child sexual abuse'])}), and may appeal once. A difference does not prove intent. Each review counts once, with the stars that it had then.`,
    ],
  ],
}

export const removals: Section = {
  id: 'removals',
  question: 'What was removed, and was it the bad reviews?',
  verdict({ removals, rating: { average, withRemoved }, totals: { refused }, operator }) {
    const rest =
      refused === 0
        ? []
        : [`${countOf(refused, 'more was', 'more were')} refused before publishing: see the checks.`]
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
  picture: ({ business: { id }, removals }) => drawTreatment(removals, casesOf(id, { kind: 'removed' })),
  columns: ['Removed', ...starColumns],
  rows: ({ business: { id }, removals }) => [
    ...reasonRows(id, 'removed', removals.byReason),
    ...treatmentRows('All', removals, casesOf(id, { kind: 'removed' })),
  ],
}

export const checks: Section = {
  id: 'checks',
  question: 'What did the checks stop?',
  brief: ({ checks: { stopped, bias } }) => [
    formatNumber(stopped.count),
    bias.verdict === 'more_low' ? 'stopped by the checks, bad ones more often' : 'stopped by the checks',
  ],
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
  picture: ({ checks }) => drawTreatment(checks),
  columns: ['Stopped', ...starColumns],
  rows: ({ business: { id }, checks }) => [
    ...failedCheckNames.map((check): Row => [failedCheckText[check], ...inAll(checks.byCheck[check])]),
    ...treatmentRows('All', checks),
    ['Published after all', ...inAll(checks.published)],
    ['Refused', ...inAll(checks.refused)],
    ['Waiting', ...inAll(checks.waiting)],
    ...timeRow('Half decided within', checks.medianHours),
    ...timeRow('The longest', checks.longestHours),
    ...reasonRows(id, 'refused', checks.refusedFor, 'Refused: '),
  ],
  rules: () => [
    [
      'What is counted',
      'The checks do not look at the stars, and what passes them is published. A review that its author edits may be stopped, and its end counted, again.',
    ],
  ],
}

export const photos: Section = {
  id: 'photos',
  question: 'What happened to photos and videos?',
  brief: ({ photos: { shown, count } }) => [
    `${formatNumber(shown)} of ${formatNumber(count)}`,
    'photos and videos shown',
  ],
  verdict({ photos: { count, shown, refused, waiting, oldestWaitingHours, byStars }, operator }) {
    if (count === 0) return ['Nobody has added one.']
    const bad = byStars[1].count + byStars[2].count
    const of = refused === 0 ? '' : ` (${numberOrNone(bad)} from reviews with 1 or 2 stars)`
    const oldest = oldestWaitingHours === null ? '' : `, the oldest for ${formatHours(oldestWaitingHours)}`
    return [
      `${numberOrNone(shown)} of ${formatNumber(count)} shown, ${numberOrNone(refused)} refused${of}, ${numberOrNone(waiting)} waiting for ${decider(operator)}${oldest}.`,
    ]
  },
  picture: ({ photos }) => drawTreatment(photos),
  columns: ['Refused', ...starColumns],
  rows: ({ photos }) => [
    ...photoRefusals.map((reason): Row => [photoRefusalText[reason], ...inAll(photos.refusedFor[reason])]),
    ...treatmentRows('All', photos),
    ['Shown', ...inAll(photos.shown)],
    ['Waiting', ...inAll(photos.waiting)],
  ],
  rules: () => [
    [
      'What is counted',
      'An operator looks at each one before it is public, without seeing the stars. What its author removed is not counted; a review has the stars of today.',
    ],
  ],
}

export const reports: Section = {
  id: 'reports',
  question: 'What did visitors report?',
  brief: ({ reports: { count } }) => [
    formatNumber(count),
    count === 1 ? 'report by a visitor' : 'reports by visitors',
  ],
  verdict({ reports, overdue }) {
    const { count, open, upheld, rejected, gone, medianHours } = reports
    if (count === 0) return ['Nobody has reported a review or a reply.']
    const closed = gone === 0 ? '' : `, ${formatNumber(gone)} closed because it was already gone`
    return [
      `${countOf(count, 'report')}: ${numberOrNone(upheld)} upheld, ${numberOrNone(rejected)} rejected, ${numberOrNone(open)} open${late(overdue.reports, periods.decisionDays)}${closed}.`,
      ...(medianHours === null ? [] : [`Half were decided within ${formatHours(medianHours)}.`]),
    ]
  },
  columns: ['Ground', 'Reports', 'Upheld', 'Rejected', 'Open', 'Closed'],
  rows: ({ reports: { byGround } }) =>
    reportGrounds.map((ground) => {
      const { count, upheld, rejected, open, gone } = byGround[ground]
      return [reportGroundText[ground], count, upheld, rejected, open, gone]
    }),
  rules: () => [
    [
      'Who can report',
      'Anyone, a review or a reply, without an account. A report alone hides nothing. Closed: it was already gone.',
    ],
  ],
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
    const isOnlyBad = good.count + three.count === 0
    return [`${isOnlyBad ? 'Only bad reviews, perhaps by chance' : 'No clear difference'}: ${were}.`, gap]
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

type ToCases = (choice: number | 'low' | 'high' | null) => string

const casesOf =
  (businessId: string, { kind, ...filter }: Partial<CaseFilter> & { kind: CaseKind }): ToCases =>
  (choice) =>
    casesAddress(businessId, kind, { ...filter, stars: starChoiceOf(choice) })

/** A review counts once, however often it is challenged. */
const firstChallenges = { kind: 'challenged', isFirst: true } as const

/** Bad reviews, those between, and good ones on one scale; nothing where nothing with any stars was. */
function drawTreatment({ bias, byStars }: Treatment, to?: ToCases): Picture | null {
  const groups = [
    ['low', bias.low],
    [3, byStars[3]],
    ['high', bias.high],
  ] as const
  if (groups.every(([, { count }]) => count === 0)) return null
  const shares = groups.map(([choice, its]) => ({
    label: starChoiceText[choice],
    countTo: to?.(choice),
    ...its,
  }))
  return { shares }
}

/** How many of how many, by stars. */
function treatmentRows(name: string, { byStars }: Treatment, to?: ToCases): Row[] {
  const counts = (of: 'count' | 'of') =>
    Object.fromEntries(stars.map((each) => [each, byStars[each][of]])) as ByStars
  const shares = stars.map((each): Cell => {
    const { rate } = byStars[each]
    return rate === null ? null : formatPercent(rate)
  })
  return [
    [name, ...starCells(counts('count'), to)],
    ['Of all', ...starCells(counts('of'))],
    ['Share', ...shares, null],
  ]
}

const reasonRows = (businessId: string, kind: CaseKind, reasons: Reasons, before = '') =>
  challengeReasons.map(
    (reason): Row => [
      `${before}${challengeReasonText[reason]}`,
      ...starCells(reasons[reason].byStars, casesOf(businessId, { kind, reason })),
    ],
  )

const timeRow = (name: string, hours: number | null): Row[] =>
  hours === null ? [] : [[name, ...inAll(formatHours(hours))]]

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
