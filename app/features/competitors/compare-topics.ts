import {
  areSignificant,
  chanceOfShares,
  differenceOfShares,
  type Interval,
} from '#app/features/figures/statistics.ts'

type Said = { praise: number; complaints: number }

/** A topic as stored, its name, and how many reviews of both sides praise it and complain about it. */
export type NamedTopic = { topic: string; name: string; own: Said; theirs: Said }

export type Share = { count: number; of: number }

export type Difference = {
  topic: string
  name: string
  opinion: 'praise' | 'complaints'
  own: Share
  theirs: Share
  difference: Interval
  /** Beyond chance, all differences of the page together being looked at. */
  isSure: boolean
}

const mostTopics = 12

/** The topics that say most, each with the shares of reviews that praise it and complain about it on either side. */
export function compareTopics(all: NamedTopic[], of: { own: number; theirs: number }): Difference[] {
  const weight = ({ own, theirs }: NamedTopic) =>
    (own.praise + own.complaints) / of.own + (theirs.praise + theirs.complaints) / of.theirs
  const topics = all
    .filter((topic) => weight(topic) > 0)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, mostTopics)
  const compared = topics.flatMap(({ topic, name, ...said }) =>
    (['praise', 'complaints'] as const).map((opinion) => {
      const own = { count: said.own[opinion], of: of.own }
      const theirs = { count: said.theirs[opinion], of: of.theirs }
      return { topic, name, opinion, own, theirs, difference: differenceOfShares(own, theirs) }
    }),
  )
  const stands = areSignificant(compared.map(({ own, theirs }) => chanceOfShares(own, theirs)))
  return compared.map((each, at) => {
    const { low, high } = each.difference
    return { ...each, isSure: stands[at]! && low * high > 0 }
  })
}
