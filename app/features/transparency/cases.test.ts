import { eq } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import { appealRemoval } from '#app/features/moderation/appeals.server.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import { challengeReview, noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { newAppeal, newChallenge } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import { periods } from '#app/periods.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideAppealAsShown, decideChallengeAsShown } from '#tests/deciding.ts'
import { aReview } from '#tests/factories.ts'
import { readAllCases } from '#tests/recomputed-cases.ts'
import { readCases } from './cases.server.ts'
import { type CaseKind, readCaseView } from './cases.ts'

test('a removed review’s case says who asked, knew the stars, and appealed', async ({ db, business }) => {
  const seen = await removed(db, business, { rating: 1, reason: 'fake', isSeen: true })
  await removed(db, business, { rating: 5, reason: 'duplicate' })
  const link = {
    businessId: business.id,
    purpose: 'authors-desk',
    subjectId: seen,
    lifetimeMs: days(3),
  } as const
  await appealRemoval(
    db,
    await createLinkToken(db, link),
    newAppeal.parse({ text: 'I was there, ask them.' }),
  )
  const today = now().toISOString().slice(0, 10)

  const { cases, choices } = await readCases(db, business.id, readCaseView('removed', new URLSearchParams()))
  const common = { on: today, isReported: false, decision: 'upheld', decidedOn: today, isHidden: false }
  expect(cases.toSorted((a, b) => a.stars - b.stars)).toMatchObject([
    {
      ...common,
      stars: 1,
      reason: 'fake',
      starsSeen: true,
      appeal: { state: 'open', on: today, decidedOn: null },
    },
    { ...common, stars: 5, reason: 'duplicate', starsSeen: false, appeal: null },
  ])
  expect(choices.reasons).toEqual([
    { reason: null, count: 2 },
    { reason: 'duplicate', count: 1 },
    { reason: 'fake', count: 1 },
  ])

  const accepted = {
    decision: 'accept',
    businessId: business.id,
    reviewId: seen,
    note: 'It may stay.  Sorry.',
  }
  await decideAppealAsShown(db, accepted)
  expect((await readAllCases(db, business.id, 'removed')).cases).toHaveLength(1)
  const challenged = await readAllCases(db, business.id, 'challenged?reason=fake')
  expect(challenged.cases).toMatchObject([
    { decision: 'upheld', writtenOn: null, appeal: { state: 'accepted', decidedOn: today } },
  ])
})

test('the case of a published review does not date it, to protect its author', async ({ db, business }) => {
  const standing = await aReview(db, { business, rating: 2 })
  const hidden = await aReview(db, { business, rating: 3, text: 'The owner lives at 14 Elm Road.' })
  await challenge(db, business, standing.id, 'fake')
  await challenge(db, business, hidden.id, 'personal_data')
  const { cases } = await readAllCases(db, business.id, 'challenged')
  expect(cases.find(({ stars }) => stars === 2)).toMatchObject({ writtenOn: null, isHidden: false })
  expect(cases.find(({ stars }) => stars === 3)).toMatchObject({
    writtenOn: null,
    isHidden: true,
    decision: 'open',
  })
  // Hidden words are no removal.
  expect((await readAllCases(db, business.id, 'removed')).cases).toEqual([])
})

test('unknown filters in an address are ignored', async ({ db, business }) => {
  await removed(db, business, { rating: 1, reason: 'fake' })
  const strange = 'removed?reason=ugly&stars=6&seen=yes&first=yes&after=bm90aGluZw'
  const [kind, query] = strange.split('?')
  const view = readCaseView(kind as CaseKind, new URLSearchParams(query))
  expect(view).toMatchObject({ reason: null, stars: null, seen: null, isFirst: false })
  expect((await readCases(db, business.id, view)).cases).toHaveLength(1)
})

async function challenge(db: Database, business: Business, reviewId: string, reason: ChallengeReason) {
  const given = newChallenge.parse({ reason, grounds: 'This is not as it was, we think.' })
  return challengeReview(db, { business, reviewId, challenge: given })
}

type Removed = { rating: number; reason: ChallengeReason; isSeen?: boolean }

async function removed(db: Database, business: Business, { rating, reason, isSeen }: Removed) {
  const { id } = await aReview(db, { business, rating })
  if (isSeen) await noteRatingsShown(db, business.id, [id])
  else await db.update(reviews).set({ ratingShownAt: null }).where(eq(reviews.id, id))
  const { challengeId } = await challenge(db, business, id, reason)
  const given = {
    decision: 'uphold',
    businessId: business.id,
    challengeId,
    reason,
    note: 'It is as they say.',
  }
  // The author has had the time to reply.
  const openedAt = new Date(now().getTime() - hours(periods.challengeReplyHours))
  await db.update(challenges).set({ createdAt: openedAt }).where(eq(challenges.id, challengeId))
  await decideChallengeAsShown(db, given)
  return id
}
