import { broadCauses } from '#analysis/causes/causes.ts'
import { labelOfSide, type Side } from '#app/features/analyses/analysis.schema.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import {
  countOf,
  formatAverage,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
  formatWeekday,
} from '#app/languages/format.ts'
import type { Finding, Findings, FindingTrend } from './finding.ts'
import { recommendations } from './recommendations.ts'

/** A part with an address opens the reviews behind it. */
export type SentencePart = string | { text: string; address: string }

export const textOf = (parts: SentencePart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

const nouns = { praise: 'praise', complaint: 'complaints' }

/** The reviews of the list that mention the topic, those that say so, or the other side. */
export function findingAddress({ topic }: Pick<Finding, 'topic'>, from: string, side?: Side) {
  const label = side && labelOfSide[side]
  return inboxAddress({ state: 'published', provenance: 'customers', topic, label, period: `${from}..` })
}

/**
 * "At least 120 reviews mention waiting time; 61 of them read as complaints, more since 14 September." The one sentence for
 * screens, mails and answers; of what happened, "23 reviews read as complaints that something was cancelled". A count of what was found, and no
 * estimate: the engine misses too many for a range that holds the truth, and misreads about three causes in ten.
 */
export function describeFinding(finding: Finding, { from }: Pick<Findings, 'from'>): SentencePart[] {
  const { side, topic, kind, count, mentions, causes } = finding
  const end = `${changeIn(finding)}.`
  if (kind === 'happening')
    return [
      {
        text: countOf(count, 'review reads as a complaint', 'reviews read as complaints'),
        address: findingAddress(finding, from),
      },
      ` that ${causes
        .slice(0, mostTold)
        .map(({ cause }) => recommendations[cause].said)
        .join(', or that ')}${end}`,
    ]
  return [
    {
      text: leastOf(mentions, 'review mentions', 'reviews mention'),
      address: findingAddress(finding, from),
    },
    ` ${topic}; `,
    {
      text: `${formatNumber(count)} of them ${count === 1 ? 'reads' : 'read'} as ${nouns[side]}`,
      address: findingAddress(finding, from, side),
    },
    end,
  ]
}

const leastOf: typeof countOf = (...told) => `At least ${countOf(...told)}`

/** A happening's sentence names at most this many of its causes. */
const mostTold = 2

/** ", more since 14 September: 5 % before, 14 % since" */
function changeIn({ trend, since, before, after }: Finding) {
  if (!trend || trend === 'lasting' || !since || before === null || after === null) return ''
  const day = formatDate(since)
  if (trend === 'new') return `, new since ${day}`
  const shares = `${formatPercent(before)} of reviews before, ${formatPercent(after)} since`
  if (trend === 'solved') return `, hardly anyone since ${day}: ${shares}`
  return `, ${trend === 'growing' ? 'more' : 'fewer'} since ${day}: ${shares}`
}

/** How many stars reviews that say so differ by. Null where chance explains it. */
export const clearDifference = ({ difference }: Finding) =>
  difference && difference.low * difference.high > 0 ? difference : null

/** "Reviews that say so average 1.2 stars lower (0.9 to 1.5)." Null where chance explains it. */
export function differenceInWords(finding: Finding): string | null {
  const difference = clearDifference(finding)
  if (!difference) return null
  const [low, high] = [Math.abs(difference.low), Math.abs(difference.high)].sort((one, other) => one - other)
  const direction = difference.value < 0 ? 'lower' : 'higher'
  return `Reviews that say so average ${formatAverage(Math.abs(difference.value), 1)} stars ${direction} (${formatAverage(low!, 1)} to ${formatAverage(high!, 1)}) than the others.`
}

/** "As far as found: the queue is long (4) and somebody was rude or unfriendly (2)." Null if no two reviews name the same cause: one may be misread. */
export function causesInWords({ causes }: Pick<Finding, 'causes'>): string | null {
  const named = causes.filter(({ count }) => count >= leastNaming.count).slice(0, 3)
  if (named.length === 0) return null
  const said = named.map(({ cause, count }) => `${recommendations[cause].said} (${formatNumber(count)})`)
  return `As far as found: ${formatList(said)}.`
}

/**
 * A cause becomes advice if at least `count` reviews and `share` of those that say so name it; a narrow one needs `part` of
 * those that name the most frequent one.
 */
const leastNaming = { count: 2, share: 1 / 6, part: 1 / 4 }

/** What the owner can do, where the causes tell it: the narrowest. */
export function recommendationFor({ causes, count, weekday }: Finding): string | null {
  const [first] = causes
  if (!first || first.count < Math.max(leastNaming.count, leastNaming.share * count)) return null
  const isNamed = ({ count }: Finding['causes'][number]) =>
    count >= Math.max(leastNaming.count, leastNaming.part * first.count)
  const telling = causes.find((each) => isNamed(each) && !broadCauses.has(each.cause)) ?? first
  const { title, isTimed } = recommendations[telling.cause]
  return isTimed && weekday !== null ? `${title} on ${formatWeekday(weekday)}s` : title
}

/** What people praise; what to do about a complaint, as its causes tell, or to find them. */
export const adviceFor = (finding: Finding) =>
  finding.side === 'praise'
    ? `Praised: ${finding.topic}`
    : (recommendationFor(finding) ?? `Look into complaints about ${finding.topic}`)

export const trendNames: Record<FindingTrend, string> = {
  new: 'New',
  growing: 'Growing',
  lasting: 'Lasting',
  easing: 'Easing',
  solved: 'Solved',
}
