import { eq } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import type { ReplyDrafts } from '#app/features/reply-drafts/reply.vocabulary.ts'
import { reviews as reviewTable } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { anOwner, type Owner, visit } from '#tests/doors.ts'
import { type Planted, plantReviews } from '#tests/planted-reviews.ts'
import * as reviews from './reviews.tsx'

type Page = { tone: string | null; opened: { drafts: ReplyDrafts | null } }

async function aReviewOf(db: Database, tierName: TierName, given: Planted) {
  const owner = await anOwner(db, tierName)
  const { business } = owner
  const [review] = await plantReviews(db, business, [
    { text: 'The sourdough was excellent, we loved it.', authorName: 'Anna B.', ...given },
  ])
  await analyseReviews(db, business.id, [review!.id])
  return { owner, id: review!.id }
}

async function suggestedTo(owner: Owner, id: string) {
  const path = `/business/reviews?review=${id}&suggestion=brief`
  const { data } = await visit(reviews.loader, { path, owner })
  return (data as Page).opened.drafts
}

test('Pro gets drafts with the author’s name and topics; Starter gets none', async ({ db }) => {
  const pro = await aReviewOf(db, 'pro', {})
  const suggested = await suggestedTo(pro.owner, pro.id)
  expect(suggested!.byTone!.warm).toMatch(/^Hi Anna,\n.*The sourdough was excellent/)
  expect(suggested!.evidence.map(({ sentence }) => sentence)).toEqual([
    'The sourdough was excellent, we loved it.',
  ])
  const starter = await aReviewOf(db, 'starter', {})
  expect(await suggestedTo(starter.owner, starter.id)).toBeNull()
})

test('insiders, hidden and unpublished reviews get no draft, imported ones do', async ({ db }) => {
  const draftsFor = async (planted: Planted) => {
    const { owner, id } = await aReviewOf(db, 'pro', planted)
    return suggestedTo(owner, id)
  }
  expect(await draftsFor({ provenance: 'insider' })).toBeNull()
  expect(await draftsFor({ state: 'removed' })).toBeNull()
  expect(await draftsFor({ state: 'withdrawn' })).toBeNull()
  expect(await draftsFor({ provenance: 'imported' })).not.toBeNull()
  const { owner, id } = await aReviewOf(db, 'pro', {})
  await db
    .update(reviewTable)
    .set({ challengedAt: now(), hiddenAt: now(), hiddenReason: 'spam' })
    .where(eq(reviewTable.id, id))
  expect(await suggestedTo(owner, id)).toBeNull()
})
