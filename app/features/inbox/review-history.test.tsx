import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { appendActs } from '#app/features/log/acts.server.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { replyToReview, withdrawReply } from '#app/features/reviews/publish-reply.server.ts'
import { newChallenge, newReply } from '#app/features/reviews/review.schema.ts'
import { now } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { readReview } from './review-detail.server.ts'
import { ReviewHistory } from './review-history.tsx'

test('a review tells its history: replies and their ends, challenges and outcomes', async ({ db }) => {
  const business = await aBusiness(db)
  const review = await aReview(db, { business, rating: 2, text: 'The bread was stale and cold.' })
  const user = await aUser(db)
  const of = { businessId: business.id, reviewId: review.id }
  const reply = (text: string) =>
    replyToReview(db, { business, reviewId: review.id, userId: user.id, reply: newReply.parse({ text }) })
  await reply('Sorry.')
  await reply('We are sorry.')
  await withdrawReply(db, { business, reviewId: review.id })
  await reply('A new one.')
  const grounds = 'He never came to our shop at all.'
  const challenge = newChallenge.parse({ reason: 'fake', grounds })
  await challengeReview(db, { business, reviewId: review.id, challenge })
  const at = now()
  await db.update(challenges).set({ state: 'rejected', decidedAt: at, decisionNote: 'He did.' })
  const decided = { ...of, act: 'decided', actor: 'operator', at } as const
  await appendActs(db, [decided])
  const { history } = await readReview(db, business.id, review.id)
  const routes = [{ path: '/', element: <ReviewHistory businessId={business.id} history={history} /> }]
  const text = renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />)
  expect(text).toMatch(
    /Your challenge was rejected by the operator.*He did\..*Challenged by you.*He never came.*Public reply by you.*Reply deleted by you.*Reply edited by you.*Public reply by you.*Published/s,
  )
  expect(text).toContain(`/business/${business.id}/transparency/challenged`)
})
