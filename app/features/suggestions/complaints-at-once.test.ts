import { eq } from 'drizzle-orm'
import { analyses, complaints } from '#app/features/analyses/analysis.table.ts'
import { muteTopic, renameTopic, restoreTopic } from '#app/features/analyses/changing-topics.server.ts'
import { renewAnalyses } from '#app/features/analyses/renew-analyses.job.ts'
import { editReview } from '#app/features/authors/editing.server.ts'
import { eraseOwnReview, makeErasureCode } from '#app/features/authors/erasing.server.ts'
import { restoreReview, withdrawReview } from '#app/features/authors/withdrawing.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { challengeReview } from '#app/features/moderation/challenging.server.ts'
import { editedReview, newChallenge } from '#app/features/reviews/review.schema.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { runJobs } from '#tests/jobs.ts'
import { findStrayComplaints } from '#tests/recounted-complaints.ts'
import { readSuggestions } from './suggesting.server.ts'

type Desk = { db: Database; business: Business; reviewId: string; token: string }

const edited = (text: string) => editedReview.parse({ rating: 1, title: '', text })

/** What takes one of four complaints away, or brings it back. */
const acts: Record<string, (desk: Desk) => Promise<unknown>> = {
  'an edit': ({ db, token }) => editReview(db, token, edited('He was kind to us. He lives at 14 Elm Road.')),
  'another edit': ({ db, token }) =>
    editReview(db, token, edited('The waiter was rude to us all. He lives at 14 Elm Road.')),
  'a withdrawal': ({ db, token }) => withdrawReview(db, token),
  'taking it back': ({ db, token }) => restoreReview(db, token),
  'hiding the words': ({ db, business, reviewId }) =>
    challengeReview(db, {
      ...{ business, reviewId },
      challenge: newChallenge.parse({ reason: 'personal_data', grounds: 'It says where somebody lives.' }),
    }),
  'an erasure': async ({ db, business, reviewId, token }) =>
    eraseOwnReview(db, token, await makeErasureCode(db, { businessId: business.id, reviewId })),
}

const authorsOf = async (db: Database, business: Business) => {
  const { suggestions } = await readSuggestions(db, business, now())
  return suggestions.find(({ act }) => act === 'rude-staff')?.evidence.length ?? 0
}

async function fourComplaints(db: Database) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const ids: string[] = []
  for (const more of ['He lives at 14 Elm Road.', 'It was Monday.', 'It was dark.', 'We left.']) {
    moveClock(days(1))
    ids.push((await aReview(db, { business, rating: 1, text: `The waiter was very rude to us. ${more}` })).id)
  }
  return { business, reviewId: ids[0]! }
}

test('each change to a review counts at once, and after its analysis the stored complaints are those of the texts', async ({
  db,
  pool,
}) => {
  const { business, reviewId } = await fourComplaints(db)
  await runJobs(db, pool)
  expect(await authorsOf(db, business)).toBe(4)
  const of = { businessId: business.id, purpose: 'authors-desk' as const, subjectId: reviewId }
  const token = await createLinkToken(db, { ...of, lifetimeMs: days(1) })
  const counts: Record<string, [atOnce: number, analysed: number]> = {}
  for (const [name, act] of Object.entries(acts)) {
    moveClock(60_000)
    await act({ db, business, reviewId, token })
    const atOnce = await authorsOf(db, business)
    await runJobs(db, pool)
    counts[name] = [atOnce, await authorsOf(db, business)]
    expect(await findStrayComplaints(pool, business.id)).toEqual([])
  }
  expect(counts).toEqual({
    'an edit': [3, 3],
    'another edit': [3, 4],
    'a withdrawal': [3, 3],
    'taking it back': [4, 4],
    'hiding the words': [3, 3],
    'an erasure': [3, 3],
  })
  expect(await db.$count(complaints, eq(complaints.reviewId, reviewId))).toBe(0)
})

test('what the owner does to a topic counts at once', async ({ db, pool }) => {
  const { business } = await fourComplaints(db)
  await runJobs(db, pool)
  await renameTopic(db, { business, topic: 'staff', name: 'Our team' })
  const { suggestions } = await readSuggestions(db, business, now())
  expect(suggestions[0]).toMatchObject({ act: 'rude-staff', topic: 'Our team' })
  await muteTopic(db, { business, topic: 'Our team' })
  expect(await authorsOf(db, business)).toBe(0)
  await restoreTopic(db, { business, topic: 'staff' })
  expect(await authorsOf(db, business)).toBe(4)
})

test('reviews of an older engine are searched for causes again', async ({ db, pool }) => {
  const { business } = await fourComplaints(db)
  await runJobs(db, pool)
  await db.delete(complaints)
  await db.update(analyses).set({ engineVersion: 'old' })
  expect(await authorsOf(db, business)).toBe(0)
  await renewAnalyses(db)
  expect(await authorsOf(db, business)).toBe(4)
})
