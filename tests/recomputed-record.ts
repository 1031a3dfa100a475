import type pg from 'pg'
import { photoRefusals } from '#app/features/media/photo.vocabulary.ts'
import type { PublicRecord } from '#app/features/transparency/public-record.ts'

// The public record recounted from every raw row by the plainest means, without any of the service's own counting, so
// that a mistake in the service's queries is not repeated here.

// biome-ignore lint/suspicious/noExplicitAny: rows as they are in the database.
type Row = Record<string, any>
type Uncounted = 'version' | 'countedAt' | 'questions' | 'widgets' | 'business' | 'operator' | 'plan'
type Counted = Omit<PublicRecord, Uncounted>

export const reasons = [
  'personal_data',
  'hate_or_threats',
  'unlawful',
  'spam',
  'not_about_business',
  'duplicate',
  'conflict_of_interest',
  'fake',
] as const
const checkNames = [
  'duplicate_text',
  'duplicate_author',
  'links',
  'advertising',
  'personal_data',
  'burst',
  'insider_address',
  'group',
]
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const kindOfLeaf = ({ act, actor }: Row) =>
  act === 21 ? 'withdrawn' : act === 22 ? (actor === 3 ? 'erased_by_operator' : 'erased') : 'other'

export async function recomputeRecord(pool: pg.Pool, businessId: string, at: Date): Promise<Counted> {
  const all = async (table: string): Promise<Row[]> =>
    (await pool.query(`select * from ${table}`)).rows.filter((row) => row.business_id === businessId)
  const reviews = await all('reviews')
  const entries = (await all('log_leaves')).map((leaf) => ({
    ...leaf,
    kind: kindOfLeaf(leaf),
    created_at: new Date(leaf.day * 86_400_000),
  }))
  const receipts = await all('receipts')
  const challenges = await all('challenges')
  const versions = await all('review_versions')
  const replies = await all('replies')
  const appeals = await all('appeals')
  const invitations = await all('invitations')
  const batches = await all('invitation_batches')
  const keys = await all('order_keys')
  const reports = await all('reports')
  const [business] = (await pool.query('select * from businesses')).rows.filter(({ id }) => id === businessId)

  const reviewOf = (id: string) => reviews.find((review) => review.id === id)!
  const standing = reviews.filter(({ state }) => state === 'published')
  const own = standing.filter(isRated)
  const wasPublic = reviews.filter(({ published_at }) => published_at !== null)
  const removed = wasPublic.filter(({ state }) => state === 'removed')
  const refused = reviews.filter(({ state, published_at }) => state === 'removed' && published_at === null)
  const withdrawn = reviews.filter(({ state }) => state === 'withdrawn')
  const pending = reviews.filter(({ state }) => state === 'pending')

  const isOlder = (time: Date, days: number) => at.getTime() - time.getTime() > days * 86_400_000

  /** The stars that a review had at a time. */
  function starsAt(reviewId: string, time: Date): number {
    const replaced = versions
      .filter(({ review_id, replaced_at }) => review_id === reviewId && replaced_at > time)
      .sort((a, b) => a.number - b.number)
    return replaced[0]?.rating ?? reviewOf(reviewId).rating
  }

  return {
    totals: {
      received: reviews.length + entries.filter(isErasure).length,
      cameIn: standing.length + removed.length + withdrawn.length + refused.length,
      standing: standing.length,
      ofProducts: standing.filter(({ product_id }) => product_id !== null).length,
      removed: removed.length,
      withdrawn: withdrawn.length,
      refused: refused.length,
      waitingForOperator: pending.filter(({ held_at }) => held_at !== null).length,
      waitingForAuthor: pending.filter(({ held_at }) => held_at === null).length,
    },
    rating: rating(own, removed),
    sources: Object.fromEntries(
      ['order', 'invited', 'confirmed', 'insider', 'imported'].map((kind) => [
        kind,
        source(kind, standing.filter(isOfBusiness)),
      ]),
    ) as Counted['sources'],
    importSources: [
      ...new Set(
        standing
          .filter((each) => isOfBusiness(each) && each.provenance === 'imported')
          .map((each) => each.import_source),
      ),
    ].sort(),
    undoneImports: { count: 0, byStars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, acts: [] },
    months: months(reviews, entries, at),
    invitations: invited(invitations, batches, keys),
    replies: replied(replies, own),
    checks: checks(),
    challenges: challenged(),
    removals: {
      count: removed.length,
      byReason: byReason(removed.map((each) => [each.removed_reason, each.rating])),
      byStars: sharesByStars(ratingsOf(removed), ratingsOf(wasPublic)),
      bias: comparison(ratingsOf(removed), ratingsOf(wasPublic)),
    },
    reports: {
      ...outcomes(reports),
      medianHours: medianHours(
        reports
          .filter(({ state }) => state === 'upheld' || state === 'rejected')
          .map((each) => each.decided_at - each.created_at),
      ),
      byGround: Object.fromEntries(
        [...reasons, 'child_abuse'].map((ground) => [
          ground,
          outcomes(reports.filter((each) => each.ground === ground)),
        ]),
      ) as Counted['reports']['byGround'],
    },
    incentives: incentives(own, business.incentive),
    overdue: {
      checks: pending.filter(({ held_at }) => held_at && isOlder(held_at, 3)).length,
      challenges: challenges.filter(({ state, created_at }) => state === 'open' && isOlder(created_at, 6))
        .length,
      reports: reports.filter(({ state, created_at }) => state === 'open' && isOlder(created_at, 3)).length,
      appeals: appeals.filter(({ state, created_at }) => state === 'open' && isOlder(created_at, 3)).length,
    },
    appeals: {
      count: appeals.length,
      open: appeals.filter(({ state }) => state === 'open').length,
      accepted: appeals.filter(({ state }) => state === 'accepted').length,
      rejected: appeals.filter(({ state }) => state === 'rejected').length,
    },
    photos: recomputePhotos(await all('review_photos'), (id) => reviewOf(id).rating, at),
    authors: {
      withdrawn: tally(ratingsOf(withdrawn)),
      replaced: withdrawn.filter(({ provenance }) => provenance === 'imported').length,
      timesWithdrawn: entries.filter(({ kind }) => kind === 'withdrawn').length,
      erased: entries.filter(isErasure).length,
      erasedByOperator: entries.filter(({ kind }) => kind === 'erased_by_operator').length,
      ...edits(),
    },
    log: {
      entries: entries.length,
      firstAt: earliest(entries)?.toISOString() ?? null,
      lastAt: latest(entries)?.toISOString() ?? null,
    },
  }

  function edits() {
    const firsts = versions.filter(
      ({ number, review_id }) => number === 1 && reviewOf(review_id).edited_at !== null,
    )
    return {
      edited: firsts.length,
      raisedStars: firsts.filter(({ review_id, rating }) => reviewOf(review_id).rating > rating).length,
      loweredStars: firsts.filter(({ review_id, rating }) => reviewOf(review_id).rating < rating).length,
    }
  }

  function challenged(): Counted['challenges'] {
    const sorted = challenges.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
    const starsThen = new Map<string, number>()
    for (const { review_id, created_at } of sorted) {
      if (!starsThen.has(review_id)) starsThen.set(review_id, starsAt(review_id, created_at))
    }
    const of = wasPublic.map(({ id, rating }) => starsThen.get(id) ?? rating)
    const inState = (state: string) => challenges.filter((each) => each.state === state).length
    const seen = (wanted: boolean) => {
      const its = challenges.filter(({ rating_seen }) => rating_seen === wanted)
      return {
        count: its.length,
        byStars: tally(its.map((each) => starsAt(each.review_id, each.created_at))),
      }
    }
    return {
      count: challenges.length,
      open: inState('open'),
      hidden: challenges.filter(
        ({ state, review_id }) => state === 'open' && reviewOf(review_id).hidden_at !== null,
      ).length,
      upheld: inState('upheld'),
      rejected: inState('rejected'),
      medianHours: medianHours(
        challenges.filter(({ decided_at }) => decided_at).map((each) => each.decided_at - each.created_at),
      ),
      byReason: byReason(challenges.map((each) => [each.reason, starsAt(each.review_id, each.created_at)])),
      reviews: share(starsThen.size, wasPublic.length),
      byStars: sharesByStars([...starsThen.values()], of),
      bias: comparison([...starsThen.values()], of),
      starsSeen: seen(true),
      starsNotSeen: seen(false),
    }
  }

  function checks(): Counted['checks'] {
    const waits: number[] = []
    const stoppedFirst = new Map<string, Date>()
    const outcomes = { published: 0, refused: 0 }
    for (const { id } of reviews) {
      const acts = receipts.filter(({ review_id }) => review_id === id).sort((a, b) => a.step - b.step)
      let since: Date | null = null
      for (const { act: kind, at: created_at } of acts) {
        if (kind === 'held') {
          since ??= created_at
          if (!stoppedFirst.has(id)) stoppedFirst.set(id, created_at)
        } else if (since && ['published', 'refused', 'removed'].includes(kind)) {
          waits.push(created_at.getTime() - since.getTime())
          outcomes[kind === 'published' ? 'published' : 'refused'] += 1
          since = null
        }
      }
    }
    const oldestWaiting = () => {
      const times = pending.flatMap(({ held_at }) => (held_at ? [at.getTime() - held_at.getTime()] : []))
      return times.length === 0 ? null : round(Math.max(...times) / 3_600_000, 2)
    }
    const read = reviews.filter(
      ({ state, held_at, provenance }) =>
        provenance !== 'imported' && !(state === 'pending' && held_at === null),
    )
    const starsThen = new Map([...stoppedFirst].map(([id, time]) => [id, starsAt(id, time)]))
    const of = read.map(({ id, rating }) => starsThen.get(id) ?? rating)
    return {
      stopped: share(stoppedFirst.size, read.length),
      byStars: sharesByStars([...starsThen.values()], of),
      byCheck: Object.fromEntries(
        checkNames.map((check) => [
          check,
          [...stoppedFirst.keys()].filter((id) => reviewOf(id).failed_checks.includes(check)).length,
        ]),
      ) as Counted['checks']['byCheck'],
      ...outcomes,
      waiting: pending.filter(({ held_at }) => held_at !== null).length,
      refusedFor: byReason(refused.map((each) => [each.removed_reason, each.rating])),
      medianHours: medianHours(waits),
      longestHours: waits.length === 0 ? null : round(Math.max(...waits) / 3_600_000, 1),
      oldestWaitingHours: oldestWaiting(),
      decisionDays: 3,
      bias: comparison([...starsThen.values()], of),
    }
  }
}

const isOfBusiness = ({ product_id }: Row) => product_id === null
const isRated = ({ provenance, product_id }: Row) =>
  product_id === null && provenance !== 'imported' && provenance !== 'insider'
const ratingsOf = (rows: Row[]): number[] => rows.map(({ rating }) => rating)

function tally(ratings: number[]) {
  const of = (stars: number) => ratings.filter((rating) => rating === stars).length
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) }
}

function mean(ratings: number[]) {
  if (ratings.length === 0) return null
  return round(ratings.reduce((sum, each) => sum + each, 0) / ratings.length + 1e-9, 2)
}

function rating(own: Row[], removed: Row[]): Counted['rating'] {
  const ratings = ratingsOf(own)
  const ownRemoved = removed.filter(isRated)
  const times = own.map(({ written_at }) => written_at.getTime())
  return {
    average: mean(ratings),
    ...interval(ratings),
    count: ratings.length,
    starTotal: ratings.reduce((sum, each) => sum + each, 0),
    byStars: tally(ratings),
    writtenFrom: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
    writtenTo: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
    withRemoved: mean([...ratings, ...ratingsOf(ownRemoved)]),
  }
}

function interval(ratings: number[]) {
  if (ratings.length === 0) return { from: null, to: null }
  const smoothed = [...ratings, 1, 2, 3, 4, 5]
  const middle = smoothed.reduce((sum, each) => sum + each, 0) / smoothed.length
  const variance = smoothed.reduce((sum, each) => sum + (each - middle) ** 2, 0) / smoothed.length
  const average = ratings.reduce((sum, each) => sum + each, 0) / ratings.length
  const reach = 1.96 * Math.sqrt(variance / ratings.length)
  return { from: round(Math.max(1, average - reach), 2), to: round(Math.min(5, average + reach), 2) }
}

function source(kind: string, standing: Row[]): Counted['sources']['order'] {
  const its = standing.filter(({ provenance }) => provenance === kind)
  const own = standing.filter(isRated)
  return {
    count: its.length,
    byStars: tally(ratingsOf(its)),
    average: mean(ratingsOf(its)),
    ratingWith: mean(ratingsOf(own.includes(its[0]!) ? own : [...own, ...its])),
    ratingWithout: mean(ratingsOf(own.filter(({ provenance }) => provenance !== kind))),
  }
}

function months(reviews: Row[], entries: Row[], at: Date): Counted['months'] {
  const monthOf = (time: Date | null) => time?.toISOString().slice(0, 7) ?? null
  const names: string[] = []
  for (let [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1]; names.length < 12; month -= 1) {
    if (month === 0) [year, month] = [year - 1, 12]
    names.unshift(`${year}-${String(month).padStart(2, '0')}`)
  }
  return names.map((name) => {
    const all = reviews.filter((each) => isOfBusiness(each) && monthOf(each.published_at) === name)
    const published = all.filter(isRated)
    return {
      month: name,
      published: published.length,
      average: mean(ratingsOf(published.filter(({ state }) => state === 'published'))),
      insiders: all.filter(({ provenance }) => provenance === 'insider').length,
      imported: all.filter(({ provenance }) => provenance === 'imported').length,
      removed: reviews.filter(
        ({ state, published_at, removed_at }) =>
          state === 'removed' && published_at !== null && monthOf(removed_at) === name,
      ).length,
      withdrawn: reviews.filter(
        ({ state, withdrawn_at }) => state === 'withdrawn' && monthOf(withdrawn_at) === name,
      ).length,
      erased: entries.filter((entry) => isErasure(entry) && monthOf(entry.created_at) === name).length,
    }
  })
}

function invited(invitations: Row[], batches: Row[], keys: Row[]): Counted['invitations'] {
  const inState = (state: string) => invitations.filter((each) => each.state === state).length
  const sent = invitations.filter(({ sent_at }) => sent_at !== null)
  const basisOf = (each: Row) => batches.find(({ id }) => id === each.batch_id)!.legal_basis
  return {
    sent: sent.length,
    reviewed: inState('completed'),
    declined: inState('declined'),
    unsubscribed: inState('unsubscribed'),
    undelivered: inState('undelivered'),
    byBasis: {
      consent: sent.filter((each) => basisOf(each) === 'consent').length,
      existing_customer: sent.filter((each) => basisOf(each) === 'existing_customer').length,
    },
    hasOrderLinks: keys.some(({ expires_at }) => expires_at === null),
  }
}

function outcomes(reports: Row[]) {
  const of = (state: string) => reports.filter((each) => each.state === state).length
  return {
    count: reports.length,
    open: of('open'),
    upheld: of('upheld'),
    rejected: of('rejected'),
    gone: of('gone'),
  }
}

function incentives(own: Row[], offered: string | null): Counted['incentives'] {
  const its = own.filter(({ incentive }) => incentive !== null)
  const kinds = [...new Set(its.map(({ incentive }): string => incentive))].sort()
  return {
    offered,
    given: kinds.map((what) => ({ what, count: its.filter(({ incentive }) => incentive === what).length })),
    count: its.length,
    byStars: tally(ratingsOf(its)),
    average: mean(ratingsOf(its)),
    ratingWithout: mean(ratingsOf(own.filter(({ incentive }) => incentive === null))),
  }
}

function replied(replies: Row[], own: Row[]): Counted['replies'] {
  const of = (reviews: Row[]) => {
    const its = replies.filter(({ review_id }) => reviews.some(({ id }) => id === review_id))
    const waits = its.map((each) =>
      asCounted(each.created_at - own.find(({ id }) => id === each.review_id)!.published_at),
    )
    return { ...share(its.length, reviews.length), medianHours: medianHours(waits) }
  }
  return {
    ...of(own),
    edited: replies.filter(
      ({ review_id, created_at, updated_at }) =>
        updated_at > created_at && own.some(({ id }) => id === review_id),
    ).length,
    low: of(own.filter(({ rating }) => rating === 1 || rating === 2)),
    high: of(own.filter(({ rating }) => rating === 4 || rating === 5)),
  }
}

/** To a tenth of an hour. */
const asCounted = (milliseconds: number) => Math.round(milliseconds / 360_000) * 360_000

function byReason(pairs: [string, number][]): Counted['removals']['byReason'] {
  return Object.fromEntries(
    reasons.map((reason) => {
      const ratings = pairs.filter(([each]) => each === reason).map(([, rating]) => rating)
      return [reason, { count: ratings.length, byStars: tally(ratings) }]
    }),
  ) as Counted['removals']['byReason']
}

/** Wilson's interval as the two roots of its quadratic equation. */
function share(count: number, of: number) {
  if (of === 0) return { count, of, rate: null, from: null, to: null }
  const z = 1.96
  const p = count / of
  const [a, b, c] = [1 + z ** 2 / of, -(2 * p + z ** 2 / of), p ** 2]
  const root = Math.sqrt(b ** 2 - 4 * a * c)
  return {
    count,
    of,
    rate: round(p, 4),
    from: round(Math.max(0, (-b - root) / (2 * a)), 4) + 0,
    to: round(Math.min(1, (-b + root) / (2 * a)), 4),
  }
}

function sharesByStars(counted: number[], of: number[]) {
  const [some, all] = [tally(counted), tally(of)]
  return {
    1: share(some[1], all[1]),
    2: share(some[2], all[2]),
    3: share(some[3], all[3]),
    4: share(some[4], all[4]),
    5: share(some[5], all[5]),
  }
}

function comparison(counted: number[], of: number[]): Counted['removals']['bias'] {
  const bad = (ratings: number[]) => ratings.filter((rating) => rating < 3).length
  const good = (ratings: number[]) => ratings.filter((rating) => rating > 3).length
  const low = share(bad(counted), bad(of))
  const high = share(good(counted), good(of))
  const chance = round(fisher(low.count, low.of, high.count, high.of), 4)
  const side = low.count / low.of > high.count / high.of ? ('more_low' as const) : ('more_high' as const)
  const verdict = low.count + high.count === 0 ? 'none' : chance >= 0.05 ? 'may_be_chance' : side
  return { low, high, chance, verdict }
}

/** Fisher's exact test in whole numbers, counting every way to draw. */
function fisher(a: number, n: number, b: number, m: number) {
  const ways = (x: number) => choose(n, x) * choose(m, a + b - x)
  let [rare, all] = [0n, 0n]
  for (let x = 0; x <= a + b; x += 1) {
    all += ways(x)
    if (ways(x) <= ways(a)) rare += ways(x)
  }
  return Number((rare * 10n ** 12n) / all) / 1e12
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let step = 1; step <= k; step += 1) result = (result * BigInt(n - k + step)) / BigInt(step)
  return result
}

function medianHours(milliseconds: number[]) {
  if (milliseconds.length === 0) return null
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
  return round(median / 3_600_000, 1)
}

const sortedTimes = (rows: Row[]): Date[] => rows.map(({ created_at }) => created_at).sort((a, b) => a - b)
const earliest = (rows: Row[]) => sortedTimes(rows)[0]
const latest = (rows: Row[]) => sortedTimes(rows).at(-1)

const isErasure = ({ kind }: Row) => kind === 'erased' || kind === 'erased_by_operator'

function recomputePhotos(photos: Row[], ratingOf: (reviewId: string) => number, at: Date): Counted['photos'] {
  const inState = (wanted: string) => photos.filter(({ state }) => state === wanted)
  const refused = inState('refused')
  const decided = photos.filter(({ state }) => state !== 'waiting')
  const stars = (rows: Row[]): number[] => rows.map(({ review_id }) => ratingOf(review_id))
  const oldest = earliest(inState('waiting'))
  return {
    count: photos.length,
    shown: inState('shown').length,
    refused: refused.length,
    waiting: inState('waiting').length,
    oldestWaitingHours: oldest ? round((at.getTime() - oldest.getTime()) / 3_600_000, 2) : null,
    refusedFor: Object.fromEntries(
      photoRefusals.map((reason) => [
        reason,
        refused.filter(({ refused_for }) => refused_for === reason).length,
      ]),
    ) as Counted['photos']['refusedFor'],
    byStars: sharesByStars(stars(refused), stars(decided)),
    bias: comparison(stars(refused), stars(decided)),
  }
}
