import { withdrawReview } from '#app/features/authors/withdrawing.server.ts'
import { appealRemoval } from '#app/features/moderation/appeals.server.ts'
import { challengeReview } from '#app/features/moderation/challenging.server.ts'
import { newAppeal, newChallenge } from '#app/features/reviews/review.schema.ts'
import { days } from '#app/platform/clock.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideAppealAsShown, decideChallengeAsShown } from '#tests/deciding.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { liveThrough } from '#tests/lively-world.ts'
import { findWrong } from '#tests/recounted.ts'

test.for([4_711])(
  'after each act the counters are those of a recount, and no review is in an impossible state (seed %i)',
  { timeout: 120_000 },
  async (seed, { db, pool }) => {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    const done = new Set<string>()
    await liveThrough(db, business, {
      seed,
      acts: 250,
      afterEach: async (act) => {
        done.add(act)
        expect(await findWrong(pool, business.id), act).toEqual([])
      },
    })
    expect([...done].sort()).toEqual(
      'analyse appeal challenge decide decideReport edit erase hideWords invitation open order rename reply report restore withdraw'.split(
        ' ',
      ),
    )
  },
)

test('a review that was withdrawn, removed and put back by an appeal is withdrawn no more', async ({
  db,
  pool,
}) => {
  const business = await aBusiness(db)
  const { id: reviewId } = await aReview(db, { business })
  const of = { businessId: business.id, reviewId }
  const desk = await createLinkToken(db, {
    ...{ businessId: business.id, purpose: 'authors-desk', subjectId: reviewId, lifetimeMs: days(9) },
  })
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was ever here.' })
  const { challengeId } = await challengeReview(db, { business, reviewId, challenge })
  await withdrawReview(db, desk)
  const note = 'I read it again, and this is why.'
  await decideChallengeAsShown(db, { ...of, decision: 'uphold', challengeId, reason: 'fake', note })
  await appealRemoval(db, desk, newAppeal.parse({ text: 'I was there, and it was so.' }))
  await decideAppealAsShown(db, { ...of, decision: 'accept', note })
  expect(await findWrong(pool, business.id)).toEqual([])
})
