import type { Figure } from '#app/features/citations/cited-sentence.ts'
import { figureText } from '#app/features/citations/figure-text.ts'
import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { countOf, formatDay, formatNumber } from '#app/languages/format.ts'
import { days } from '#app/platform/clock.ts'
import { dayOf } from './days.ts'
import type { Burst, ChangePoint, Driver, Trends } from './trends.ts'

/** Text, or text that links to the reviews behind it. */
export type SentencePart = string | { text: string; address: string; reviews: number }

/** Every number in it is one of `figures`. */
export type TrendSentence = { parts: SentencePart[]; figures: Figure[] }

export const textOf = ({ parts }: Pick<TrendSentence, 'parts'>) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

/** A burst is news for so many days. */
const daysOfNews = 14

const ofCustomers = (filter: Partial<InboxFilter>) =>
  inboxAddress({ state: 'published', provenance: 'customers', ...filter })

/** "Since 9 March, people judge waiting time worse: 31 reviews, from +0.2 to -0.4 on a scale from -1 to 1." */
export function changeSentence({ topic, since, before, after, difference }: ChangePoint): TrendSentence {
  const address = ofCustomers({ topic: topic ?? undefined, label: 'opinion', period: `${since}..` })
  const isBetter = difference.value > 0
  const [was, is, end] = [before, after, { mean: 1, reviews: after.reviews }].map(
    ({ mean, reviews }): Figure => ({
      label: topic === null ? 'sentiment' : `opinion on ${topic}`,
      value: mean,
      kind: 'score',
      reviews,
    }),
  ) as [Figure, Figure, Figure]
  const what =
    topic === null
      ? `reviews are more ${isBetter ? 'positive' : 'negative'}`
      : `people judge ${topic} ${isBetter ? 'better' : 'worse'}`
  return {
    parts: [
      `Since ${formatDay(since)}, ${what}: `,
      { text: countOf(after.reviews, 'review'), address, reviews: after.reviews },
      `, from ${figureText(was)} to ${figureText(is)} on a scale from -1 to 1.`,
    ],
    figures: [countFigure('reviews since then', after.reviews, address), was, { ...is, address }, end],
  }
}

/** "… those that complain about waiting time give 0.8 stars fewer …". Null where chance explains the difference. */
export function driverSentence(
  { topic, label, effect, reviews }: Driver,
  { since }: Trends['drivers'],
): TrendSentence | null {
  if (effect.low <= 0 && effect.high >= 0) return null
  const address = ofCustomers({ topic, label, period: since ? `${since}..` : 'any' })
  const isMore = effect.value > 0
  const stars = (value: number): Figure => ({
    label: `stars that go with ${topic}`,
    value: Math.abs(value),
    kind: 'average',
    reviews,
  })
  const [by, ...ends] = [effect.value, effect.low, effect.high].map(stars) as [Figure, Figure, Figure]
  const [least, most] = isMore ? ends : ends.toReversed()
  const does = label === 'positive' ? 'praise' : 'complain about'
  return {
    parts: [
      'Among reviews that agree on all other topics, those that ',
      { text: `${does} ${topic}`, address, reviews },
      ` give ${figureText(by)} stars ${isMore ? 'more' : 'fewer'} (between ${figureText(least!)} and ${figureText(most!)}).`,
    ],
    figures: [countFigure(`reviews that ${does} ${topic}`, reviews, address), by, ...ends],
  }
}

/** "31 reviews were written from 12 March to 14 March; about 4 are usual in as many days." */
export function burstSentence({ from, to, reviews, usual }: Burst): TrendSentence {
  const address = ofCustomers({ period: `${from}..${to}` })
  const when = from === to ? `on ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`
  const about = Math.round(usual)
  const known = about === 0 ? 'hardly one is' : `about ${formatNumber(about)} ${about === 1 ? 'is' : 'are'}`
  return {
    parts: [
      { text: countOf(reviews, 'review'), address, reviews },
      ` were written ${when}; ${known} usual in as many days.`,
    ],
    figures: [
      countFigure('reviews of these days', reviews, address),
      countFigure('usual in as many days', about),
    ],
  }
}

const countFigure = (label: string, value: number, address?: string): Figure => ({
  label,
  value,
  kind: 'count',
  reviews: value,
  address,
})

export type TrendFinding =
  | { kind: 'change'; change: ChangePoint }
  | { kind: 'burst'; burst: Burst }
  | { kind: 'driver'; driver: Driver }

/** The most important one: what got worse, then an unusual number of reviews, what got better, and what goes with the stars. */
export function topFinding(trends: Trends, at: Date): TrendFinding | null {
  const newsFrom = dayOf(new Date(at.getTime() - days(daysOfNews)))
  const worse = trends.changes.find(({ difference }) => difference.value < 0)
  if (worse) return { kind: 'change', change: worse }
  const burst = trends.bursts.find(({ to }) => to >= newsFrom)
  if (burst) return { kind: 'burst', burst }
  const [better] = trends.changes
  if (better) return { kind: 'change', change: better }
  const [driver] = trends.drivers.effects
  return driver ? { kind: 'driver', driver } : null
}
