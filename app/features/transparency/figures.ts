import type { readReplyTimes } from '#app/features/figures/counts.server.ts'
import {
  rounded,
  type StarCounts,
  shareOf,
  spreadOf,
  uncertaintyOf,
} from '#app/features/figures/statistics.ts'
import { averageOf as averageOfStars } from '#app/features/reviews/average.ts'
import {
  type FailedCheck,
  failedCheckNames,
  isCounted,
  type Provenance,
  provenances,
} from '#app/features/reviews/review.vocabulary.ts'
import type { WrittenPeriod } from '#app/features/reviews/written-periods.server.ts'
import { compare } from './chance.ts'
import type { IncentiveGroup, ReviewGroup } from './counting.server.ts'
import type { ChallengeGroup, countChallenges, countStops } from './counting-moderation.server.ts'
import {
  averageOf,
  byStarsOf,
  high,
  inHours,
  low,
  reasonsOf,
  sharesOf,
  starTotalOf,
  totalOf,
  withEarlierStars,
} from './counts.ts'
import { type ByStars, type Month, type PublicRecord, type Source, stars } from './public-record.ts'

// The figures of the public record, computed from grouped counts.

const isImported = ({ provenance }: ReviewGroup) => provenance === 'imported'
const isPublished = ({ state }: ReviewGroup) => state === 'published'

const isRated = ({ provenance }: ReviewGroup) => isCounted(provenance)

/** The reviews of the rating: published ones that were collected here, but for those of insiders. */
const ratedGroups = (groups: ReviewGroup[]) => groups.filter((group) => isPublished(group) && isRated(group))

/** `cameIn` leaves out reviews that are still waiting or were erased; `received` leaves out none. */
export function totalsOf(groups: ReviewGroup[], erased: number): PublicRecord['totals'] {
  const sum = (is: (group: ReviewGroup) => boolean) => totalOf(groups.filter(is))
  const counted = {
    standing: sum(isPublished),
    removed: sum(({ state, wasPublic }) => state === 'removed' && wasPublic),
    withdrawn: sum(({ state }) => state === 'withdrawn'),
    refused: sum(({ state, wasPublic }) => state === 'removed' && !wasPublic),
  }
  return {
    received: totalOf(groups) + erased,
    cameIn: Object.values(counted).reduce((all, each) => all + each, 0),
    ...counted,
    waitingForOperator: sum(({ state, isHeld }) => state === 'pending' && isHeld),
    waitingForAuthor: sum(({ state, isHeld }) => state === 'pending' && !isHeld),
  }
}

export function ratingOf(groups: ReviewGroup[], period: WrittenPeriod | null): PublicRecord['rating'] {
  const own = ratedGroups(groups)
  const byStars = byStarsOf(own)
  const count = totalOf(own)
  const removed = groups.filter((group) => group.state === 'removed' && group.wasPublic && isRated(group))
  return {
    average: averageOf(own),
    ...intervalOf(byStars, count),
    count,
    starTotal: starTotalOf(own),
    byStars,
    writtenFrom: period?.from.toISOString() ?? null,
    writtenTo: period?.to.toISOString() ?? null,
    withRemoved: averageOf([...own, ...removed]),
  }
}

/** As everywhere in this service: 1.96 standard deviations, with one imaginary review of each rating. */
function intervalOf(byStars: ByStars, count: number) {
  if (count === 0) return { from: null, to: null }
  const counts = stars.map((each) => byStars[each]) as StarCounts
  const average = stars.reduce<number>((sum, each) => sum + each * byStars[each], 0) / count
  const margin = uncertaintyOf(spreadOf(counts), count)
  return { from: rounded(Math.max(1, average - margin), 2), to: rounded(Math.min(5, average + margin), 2) }
}

export function sourcesOf(groups: ReviewGroup[]): PublicRecord['sources'] {
  const published = groups.filter(isPublished)
  const own = ratedGroups(groups)
  const sourceOf = (provenance: Provenance): Source => {
    const its = published.filter((group) => group.provenance === provenance)
    return {
      count: totalOf(its),
      byStars: byStarsOf(its),
      average: averageOf(its),
      ratingWith: averageOf(isCounted(provenance) ? own : [...own, ...its]),
      ratingWithout: averageOf(own.filter((group) => group.provenance !== provenance)),
    }
  }
  return Object.fromEntries(provenances.map((each) => [each, sourceOf(each)])) as PublicRecord['sources']
}

type ErasedGroup = { month: number; count: number }

export function monthsOf(starts: Date[], groups: ReviewGroup[], erased: ErasedGroup[]): Month[] {
  return starts.map((start, index) => {
    const at = index + 1
    const published = groups.filter((group) => group.publishedIn === at && isRated(group))
    const sum = (is: (group: ReviewGroup) => boolean) => totalOf(groups.filter(is))
    return {
      month: start.toISOString().slice(0, 7),
      published: totalOf(published),
      average: averageOf(published.filter(isPublished)),
      insiders: sum(({ publishedIn, provenance }) => publishedIn === at && provenance === 'insider'),
      imported: sum((group) => group.publishedIn === at && isImported(group)),
      removed: sum(({ state, wasPublic, removedIn }) => state === 'removed' && wasPublic && removedIn === at),
      withdrawn: sum(({ state, withdrawnIn }) => state === 'withdrawn' && withdrawnIn === at),
      erased: totalOf(erased.filter(({ month }) => month === at)),
    }
  })
}

/** Insiders' reviews are left out, and imported ones: those were replied to, or not, somewhere else. */
export function repliesOf(
  groups: ReviewGroup[],
  { all, low: ofLow, high: ofHigh }: Awaited<ReturnType<typeof readReplyTimes>>,
): PublicRecord['replies'] {
  const own = ratedGroups(groups)
  const byStars = byStarsOf(own)
  const of = ({ count, medianHours }: typeof all, reviews: number) => ({
    ...shareOf(count, reviews),
    medianHours,
  })
  return {
    ...of(all, totalOf(own)),
    edited: all.edited,
    low: of(ofLow, low(byStars)),
    high: of(ofHigh, high(byStars)),
  }
}

type Incentives = { offered: string | null; groups: IncentiveGroup[] }

export function incentivesOf(
  { offered, groups }: Incentives,
  rating: PublicRecord['rating'],
): PublicRecord['incentives'] {
  const count = totalOf(groups)
  const others = rating.count - count
  return {
    offered,
    given: [...Map.groupBy(groups, ({ incentive }) => incentive)].map(([what, its]) => ({
      what,
      count: totalOf(its),
    })),
    count,
    byStars: byStarsOf(groups),
    average: averageOf(groups),
    ratingWithout: averageOfStars(rating.starTotal - starTotalOf(groups), others),
  }
}

/**
 * Each review counts once, with the stars that it had when it was first challenged: its author may have changed
 * them since.
 */
export function challengesOf(
  reviewGroups: ReviewGroup[],
  { groups, medianSeconds }: Awaited<ReturnType<typeof countChallenges>>,
): PublicRecord['challenges'] {
  const first = groups.filter(({ isFirst }) => isFirst)
  const wasPublic = reviewGroups.filter((group) => group.wasPublic)
  const inState = (wanted: ChallengeGroup['state']) => totalOf(groups.filter(({ state }) => state === wanted))
  const seen = (wanted: boolean) => {
    const its = groups.filter(({ ratingSeen }) => ratingSeen === wanted)
    return { count: totalOf(its), byStars: byStarsOf(its) }
  }
  return {
    count: totalOf(groups),
    open: inState('open'),
    hidden: totalOf(groups.filter(({ isHidden }) => isHidden)),
    upheld: inState('upheld'),
    rejected: inState('rejected'),
    medianHours: inHours(medianSeconds),
    byReason: reasonsOf(groups),
    reviews: shareOf(totalOf(first), totalOf(wasPublic)),
    ...biasOf(byStarsOf(first), withEarlierStars(byStarsOf(wasPublic), first)),
    starsSeen: seen(true),
    starsNotSeen: seen(false),
  }
}

/** Removed after they were public, of all reviews that were public. */
export function removalsOf(groups: ReviewGroup[]): PublicRecord['removals'] {
  const wasPublic = groups.filter((group) => group.wasPublic)
  const removed = wasPublic.filter(({ state }) => state === 'removed')
  return {
    count: totalOf(removed),
    byReason: reasonsOf(removed),
    ...biasOf(byStarsOf(removed), byStarsOf(wasPublic)),
  }
}

/** Reviews that a check stopped, of all that reached the checks: imported and unconfirmed ones never do. */
export function checksOf(
  reviewGroups: ReviewGroup[],
  { groups, ...stops }: Awaited<ReturnType<typeof countStops>>,
  decisionDays: number,
): PublicRecord['checks'] {
  const checked = reviewGroups.filter(
    (group) => !isImported(group) && (group.state !== 'pending' || group.isHeld),
  )
  const failing = (name: FailedCheck) => totalOf(groups.filter(({ checks }) => checks.includes(name)))
  return {
    stopped: shareOf(totalOf(groups), totalOf(checked)),
    byCheck: Object.fromEntries(failedCheckNames.map((name) => [name, failing(name)])) as Record<
      FailedCheck,
      number
    >,
    published: stops.published,
    refused: stops.refused,
    waiting: totalOf(reviewGroups.filter(({ state, isHeld }) => state === 'pending' && isHeld)),
    refusedFor: reasonsOf(reviewGroups.filter(({ state, wasPublic }) => state === 'removed' && !wasPublic)),
    medianHours: inHours(stops.medianSeconds),
    longestHours: inHours(stops.longestSeconds),
    oldestWaitingHours: inHours(stops.oldestSeconds),
    decisionDays,
    ...biasOf(byStarsOf(groups), withEarlierStars(byStarsOf(checked), groups)),
  }
}

/** How many of each number of stars, and whether low ratings were treated like high ones. */
function biasOf(counts: ByStars, of: ByStars) {
  return {
    byStars: sharesOf(counts, of),
    bias: compare({ count: low(counts), of: low(of) }, { count: high(counts), of: high(of) }),
  }
}
