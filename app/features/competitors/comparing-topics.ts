import {
  chanceOfShares,
  differenceOfShares,
  type Interval,
  standing,
} from '#app/features/figures/statistics.ts'
import { quarterOf, type SideTopic } from './side.ts'

export type TopicCount = Omit<SideTopic, 'topic'>

/** A topic as stored, its name, and what both sides' reviews say of it. */
export type NamedTopic = {
  topic: string
  name: string
  own: TopicCount
  theirs: TopicCount
  /** How many reviews of each side mention it, quarter by quarter. */
  voice: Mentions[]
}
export type Mentions = { quarter: string; own: number; theirs: number }
type MonthOfTopic = SideTopic & { month: string }

export const opinions = ['praise', 'complaints'] as const
export type Opinion = (typeof opinions)[number]

/** So many of so many reviews. */
export type Share = { count: number; of: number }

export type ComparedShares = {
  own: Share
  theirs: Share
  difference: Interval
  /** Beyond chance, all differences of the page together being looked at. */
  isSure: boolean
}

export type ComparedTopic = NamedTopic & Record<Opinion, ComparedShares>

export const mostTopics = 12

export function sumByTopic(rows: MonthOfTopic[], asked: string): TopicCount {
  const its = rows.filter(({ topic }) => topic === asked)
  const sum = (of: keyof TopicCount) => its.reduce((total, row) => total + row[of], 0)
  return { reviews: sum('reviews'), praise: sum('praise'), complaints: sum('complaints') }
}

export function mentionsByQuarter(
  sides: Record<'own' | 'theirs', MonthOfTopic[]>,
  asked: string,
  quarters: string[],
): Mentions[] {
  const count = (rows: MonthOfTopic[], quarter: string) =>
    rows
      .filter(({ topic, month }) => topic === asked && quarterOf(month) === quarter)
      .reduce((total, { reviews }) => total + reviews, 0)
  return quarters.map((quarter) => ({
    quarter,
    own: count(sides.own, quarter),
    theirs: count(sides.theirs, quarter),
  }))
}

/** The topics that say most, each with the shares of reviews that praise it and complain about it on either side. */
export function compareTopics(all: NamedTopic[], of: { own: number; theirs: number }): ComparedTopic[] {
  const weight = ({ own, theirs }: NamedTopic) =>
    (own.praise + own.complaints) / of.own + (theirs.praise + theirs.complaints) / of.theirs
  const topics = all
    .filter((topic) => weight(topic) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, mostTopics)
  const compared = topics.flatMap((topic) =>
    opinions.map((opinion) => {
      const own = { count: topic.own[opinion], of: of.own }
      const theirs = { count: topic.theirs[opinion], of: of.theirs }
      return { own, theirs, difference: differenceOfShares(own, theirs) }
    }),
  )
  const stands = standing(compared.map(({ own, theirs }) => chanceOfShares(own, theirs)))
  const sure = compared.map(({ difference: { low, high } }, at) => stands[at]! && low * high > 0)
  return topics.map((topic, at) => ({
    ...topic,
    praise: { ...compared[2 * at]!, isSure: sure[2 * at]! },
    complaints: { ...compared[2 * at + 1]!, isSure: sure[2 * at + 1]! },
  }))
}
