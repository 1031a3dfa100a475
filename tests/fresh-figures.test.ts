import { v7 as uuidv7 } from 'uuid'
import { readAiSentiments } from '#app/features/analytics/ai-sentiments/ai-sentiments.server.ts'
import { restoreReview, withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { countTopics } from '#app/features/figures/count-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { complaintsOf } from '#app/features/findings/finding.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { countPublicTopics } from '#app/features/published-reviews/public-topics.server.ts'
import { confirmReview } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { newReply } from '#app/features/reviews/review.schema.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aConfirmationLink, words } from '#tests/factories.ts'
import { runJobs } from '#tests/jobs.ts'
import { plantAnalysed } from '#tests/planted-reviews.ts'

/** The figures on the screens: the opinions over time, the reviews with the complaint, and a count. */
async function readScreens(db: Database, business: Business) {
  const at = now()
  const [{ chart }, { findings }, [staff]] = await Promise.all([
    readAiSentiments(db, business, at),
    readFindings(db, business, at),
    readCounts(db, business.id, { by: [], topic: 'staff' }),
  ])
  return {
    opinions: JSON.stringify(chart),
    // Of the topic, or of what happened in its place.
    evidence: Math.max(...complaintsOf({ findings }).map(({ count }) => count)),
    count: staff?.complaints,
  }
}

test('after a submission’s jobs, each screen of the AI counts its review', async ({ db, pool }) => {
  const business = await aBusiness(db, { tierName: 'pro' })
  await plantAnalysed(
    db,
    business,
    Array.from({ length: 14 }, (_, at) => ({
      text: at < 4 ? 'The waiter was very rude to us.' : 'The bread was excellent.',
      rating: at < 4 ? 1 : 5,
      authorName: `Guest ${at}`,
      writtenAt: new Date(now().getTime() - days(10 + at)),
    })),
  )
  const before = await readScreens(db, business)
  expect(before).toMatchObject({ evidence: 4, count: 4 })

  const submitted = await submitReview(db, {
    channel: { kind: 'open', businessId: business.id },
    submissionKey: uuidv7(),
    review: { ...words({ rating: 1 }), text: 'Our waiter was very rude to my mother.' },
  })
  await confirmReview(db, await aConfirmationLink(db, submitted))
  await runJobs(db, pool)

  const after = await readScreens(db, business)
  expect(after).toMatchObject({ evidence: 5, count: 5 })
  expect(after.opinions).not.toBe(before.opinions)

  // What no text says needs no job: it is told at the next request.
  const complaints = async () => {
    const [topics, shown, [all]] = await Promise.all([
      countTopics(db, business.id, { now: { from: null, to: null } }),
      countPublicTopics(db, business.id),
      readCounts(db, business.id, { by: [], sums: ['reviews', 'replied'] }),
    ])
    const of = (its: { topic: string; complaints: number }[]) =>
      its.find(({ topic }) => topic === 'staff')?.complaints
    return [of(topics), of(shown), all?.reviews, all?.replied]
  }
  const reviewId = submitted.reviewId
  const desk = { businessId: business.id, purpose: 'authors-desk', subjectId: reviewId } as const
  const token = await createLinkToken(db, { ...desk, lifetimeMs: days(1) })
  expect(await complaints()).toEqual([5, 5, 15, 0])
  await withdrawReview(db, token)
  expect(await complaints()).toEqual([4, 4, 14, 0])
  await restoreReview(db, token)
  expect(await complaints()).toEqual([5, 5, 15, 0])
  const reply = newReply.parse({ text: 'We are sorry, and have spoken with him.' })
  await replyToReview(db, { business, reviewId, userId: business.ownerId, reply })
  expect(await complaints()).toEqual([5, 5, 15, 1])
})
