import { v7 as uuidv7 } from 'uuid'
import { businessProfile } from '#app/features/businesses/business.schema.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { updateProfile } from '#app/features/businesses/profile.server.ts'
import { appealRemoval } from '#app/features/moderation/appeals.server.ts'
import {
  challengeReview,
  noteAllRatingsShown,
  stateAboutChallenge,
} from '#app/features/moderation/challenge-review.server.ts'
import { listOpenChallenges } from '#app/features/moderation/decide-challenge.server.ts'
import { listHeldReviews } from '#app/features/moderation/held-reviews.server.ts'
import { listReportedThings } from '#app/features/moderation/open-reports.server.ts'
import { newReviewReport, submitReport } from '#app/features/moderation/report-review.server.ts'
import { followLink } from '#app/features/reviews/authors-link.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import {
  editedReview,
  newAppeal,
  newChallenge,
  newReply,
  newStatement,
  shownName,
} from '#app/features/reviews/review.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { chanceOf } from '#seeds/chance.ts'
import { expect, test } from '#tests/database.ts'
import {
  decideAppealAsShown,
  decideChallengeAsShown,
  decideHeldAsShown,
  decideReportsAsShown,
} from '#tests/deciding.ts'
import { aBusiness, aDeskLink, aReview } from '#tests/factories.ts'
import { liveThrough } from '#tests/lively-world.ts'
import { findWrong } from '#tests/recounted.ts'
import { editReview, renameAuthor } from './edit-review.server.ts'
import { eraseOwnReview, makeErasureCode } from './erase-review.server.ts'
import { restoreReview, withdrawReview } from './withdraw-review.server.ts'

const note = 'I read it again, and this is why.'
const texts = [
  'The loaf was dry, and the crust was good.',
  'Its owner lives at 14 Elm Road, and the loaf was dry.',
  'The loaf was good, see www.loaf.example',
]

type Desk = { db: Database; business: Business; reviewId: string; token: string; text: string }

const actions: Record<string, (desk: Desk) => Promise<unknown>> = {
  edit: ({ db, token, text }) =>
    editReview(db, token, editedReview.parse({ rating: 1 + (text.length % 5), title: '', text })),
  rename: ({ db, token, text }) =>
    renameAuthor(db, token, shownName.parse({ authorName: text.slice(0, 12) })),
  withdraw: ({ db, token }) => withdrawReview(db, token),
  restore: ({ db, token }) => restoreReview(db, token),
  state: ({ db, token }) => stateAboutChallenge(db, token, newStatement.parse({ statement: 'I was there.' })),
  reply: ({ db, business, reviewId }) =>
    replyToReview(db, {
      business,
      reviewId,
      userId: business.ownerId,
      reply: newReply.parse({ text: 'Thank you.' }),
    }),
  challenge: ({ db, business, reviewId }) =>
    challengeReview(db, {
      business,
      reviewId,
      challenge: newChallenge.parse({ reason: 'personal_data', grounds: 'It says where somebody lives.' }),
    }),
  report: ({ db, business, reviewId }) =>
    submitReport(db, {
      businessId: business.id,
      reviewId,
      about: 'review',
      submissionKey: uuidv7(),
      report: newReviewReport.parse({
        ground: 'spam',
        explanation: 'It is an advertisement.',
        goodFaith: 'on',
      }),
    }),
  download: ({ db, business }) => noteAllRatingsShown(db, business.id),
  write: ({ db, business }) => aReview(db, { business }),
  profile: ({ db, business, text }) =>
    updateProfile(db, {
      business,
      profile: businessProfile.parse({ name: text.slice(0, 20), website: business.website }),
    }),
  decideChallenge: async ({ db, business }) => {
    const [open] = (await listOpenChallenges(db, { limit: 200 })).filter(
      (each) => each.businessId === business.id,
    )
    const given = { decision: open?.isHidden ? 'uphold' : 'reject', reason: 'personal_data', note }
    if (open)
      await decideChallengeAsShown(db, { ...given, businessId: business.id, challengeId: open.challengeId })
  },
  decideHeld: async ({ db, business }) => {
    const [held] = (await listHeldReviews(db, { limit: 200 })).filter(
      (each) => each.businessId === business.id,
    )
    const given = { decision: 'publish', note }
    if (held) await decideHeldAsShown(db, { ...given, businessId: business.id, reviewId: held.reviewId })
  },
  decideReports: async ({ db, business }) => {
    const [thing] = (await listReportedThings(db, { limit: 200 })).filter(
      (each) => each.businessId === business.id,
    )
    if (thing)
      await decideReportsAsShown(db, {
        decision: 'reject',
        note,
        businessId: business.id,
        reviewId: thing.reviewId,
        about: 'review',
        upTo: thing.upTo,
      })
  },
  erase: async ({ db, token }) =>
    eraseOwnReview(db, token, await makeErasureCode(db, await followLink(db, token, 'authors-desk'))),
}

test('concurrent acts break nothing, and every counter equals a recount', async ({ db, pool }) => {
  const chance = chanceOf(9)
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const desks: Omit<Desk, 'text'>[] = []
  for (let index = 0; index < 8; index++) {
    const review = await aReview(db, { business })
    desks.push({ db, business, reviewId: review.id, token: await aDeskLink(db, review) })
  }
  const done = new Set<string>()
  for (let round = 0; round < 8; round++) {
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        const name = chance.pick(Object.keys(actions).filter((each) => each !== 'erase' || round > 5))
        const desk = {
          ...chance.pick(desks),
          text: `${chance.pick(texts)} ${'lots '.repeat(chance.below(9))}`,
        }
        try {
          await actions[name]!(desk)
          done.add(name)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      }),
    )
  }
  expect(done.size).toBeGreaterThan(10)
  expect(await findWrong(pool, business.id)).toEqual([])
})

test.for([4_711])(
  'after each action the counters are those of a recount, and no review is in an impossible state (seed %i)',
  { timeout: 120_000 },
  async (seed, { db, pool }) => {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    const done = new Set<string>()
    await liveThrough(db, business, {
      seed,
      acts: 90,
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

test('a review withdrawn, removed and restored by an appeal is not withdrawn', async ({ db, pool }) => {
  const business = await aBusiness(db)
  const { id: reviewId } = await aReview(db, { business })
  const of = { businessId: business.id, reviewId }
  const desk = await aDeskLink(db, { businessId: business.id, id: reviewId })
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was ever here.' })
  const { challengeId } = await challengeReview(db, { business, reviewId, challenge })
  await withdrawReview(db, desk)
  const note = 'I read it again, and this is why.'
  await decideChallengeAsShown(db, { ...of, decision: 'uphold', challengeId, reason: 'fake', note })
  await appealRemoval(db, desk, newAppeal.parse({ text: 'I was there, and it was so.' }))
  await decideAppealAsShown(db, { ...of, decision: 'accept', note })
  expect(await findWrong(pool, business.id)).toEqual([])
})
