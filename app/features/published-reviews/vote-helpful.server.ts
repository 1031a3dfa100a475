import { createHmac } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { isReadable, isReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { wideNetworkOf } from '#app/platform/client-address.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { notFound, TooManyRequests } from '#app/platform/refusal.ts'
import { deriveKey } from '#app/platform/secret.server.ts'
import { limits } from '#app/rate-limits.ts'
import { helpfulCounts, helpfulVotes } from './helpful-vote.table.ts'

type Vote = { businessId: string; reviewId: string; address: string }

/** `full`: the votes of this network for the business, or all votes for this review, are used up for today. */
type VoteOutcome = 'counted' | 'full'

/**
 * Counts that a reader marked a review as helpful: once for each network, day and review. Votes are shown and change
 * nothing else. A repeated vote gets the same response as the first, so that nobody learns who else voted from their network.
 */
export async function voteHelpful(db: Database, vote: Vote): Promise<VoteOutcome> {
  const { businessId, reviewId, address } = vote
  await countAgainst(limits.helpfulFormsFromNetwork, address)
  const version = await readVersion(db, vote)
  const day = today()
  const networkHash = hashOf(`${day} ${businessId} ${wideNetworkOf(address)}`)
  const row = { businessId, reviewId, networkHash, day }
  const added = await db.insert(helpfulVotes).values(row).onConflictDoNothing().returning()
  if (added.length === 0) return 'counted'
  if (!(await isWithinCaps(networkHash, reviewId))) {
    await db.delete(helpfulVotes).where(and(isVoteFor(vote), eq(helpfulVotes.networkHash, networkHash)))
    return 'full'
  }
  await addOne(db, { businessId, reviewId, version })
  return 'counted'
}

async function isWithinCaps(networkHash: Buffer, reviewId: string) {
  try {
    await countAgainst(limits.helpfulVotesOfNetwork, networkHash.toString('hex'))
    await countAgainst(limits.helpfulVotesForReview, reviewId)
    return true
  } catch (error) {
    if (error instanceof TooManyRequests) return false
    throw error
  }
}

const today = () => now().toISOString().slice(0, 10)

const hashOf = (voter: string) => createHmac('sha256', deriveKey('helpful-votes')).update(voter).digest()

type OfReview = Pick<Vote, 'businessId' | 'reviewId'>

const isVoteFor = ({ businessId, reviewId }: OfReview) =>
  and(eq(helpfulVotes.businessId, businessId), eq(helpfulVotes.reviewId, reviewId))

/** Of a review that visitors can read: its words are neither hidden nor withdrawn. */
async function readVersion(db: Database, { businessId, reviewId }: OfReview) {
  if (!isUuid(reviewId)) throw notFound('review')
  const [found] = await db
    .select({ version: reviews.version })
    .from(reviews)
    .where(and(isReview({ businessId, id: reviewId }), isReadable))
  if (!found) throw notFound('review')
  return found.version
}

/** Votes are for the words that were read, so the first vote for an edited review starts again at one. */
async function addOne(db: Database, marked: OfReview & { version: number }) {
  await db
    .insert(helpfulCounts)
    .values({ ...marked, count: 1 })
    .onConflictDoUpdate({
      target: [helpfulCounts.businessId, helpfulCounts.reviewId],
      set: {
        version: marked.version,
        count: sql`case when ${helpfulCounts.version} = ${marked.version} then ${helpfulCounts.count} + 1 else 1 end`,
      },
    })
}

/** The votes for the current wording of each of these reviews. Reviews without votes are left out. */
export async function countHelpful(db: Database, businessId: string, reviewIds: string[]) {
  if (reviewIds.length === 0) return {}
  const rows = await db
    .select({ id: helpfulCounts.reviewId, count: helpfulCounts.count })
    .from(helpfulCounts)
    .innerJoin(
      reviews,
      and(
        eq(reviews.businessId, helpfulCounts.businessId),
        eq(reviews.id, helpfulCounts.reviewId),
        eq(reviews.version, helpfulCounts.version),
      ),
    )
    .where(and(eq(helpfulCounts.businessId, businessId), inArray(helpfulCounts.reviewId, reviewIds)))
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]))
}

/** Deletes the votes of past days; the counts stay. */
export async function forgetVoters(db: Database) {
  await db.delete(helpfulVotes).where(lt(helpfulVotes.day, today()))
}
