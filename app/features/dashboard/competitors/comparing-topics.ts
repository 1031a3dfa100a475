import {
  chanceOfShares,
  differenceOfShares,
  type Interval,
  standing,
} from '#app/features/figures/statistics.ts'
import type { SideTopic } from './side.ts'

/** A topic as stored, its name, and what both sides' reviews say of it. */
export type NamedTopic = Record<'own' | 'theirs', Omit<SideTopic, 'topic'>> & { topic: string; name: string }

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

const mostTopics = 12

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
