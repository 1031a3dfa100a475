import { afterEach } from 'vitest'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { endRest } from '#app/features/language-model/call-model.server.ts'
import { agree, newBudget } from '#app/features/language-model/consent.server.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import { findPublicPlace } from '#app/features/published-reviews/public-place.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { startFakeModel } from '#tests/fakes/language-model.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { suggestReplies, writeWithModel } from './suggest-replies.server.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  openLanguageModel({ languageModel: null })
  endRest()
  for (const close of closers.splice(0)) await close()
})

/** A business whose owner said yes, or not, to a model that always gives this reply. */
async function aWriter(
  db: Database,
  reply: string,
  { text = 'The sourdough was excellent.', isAgreed = true } = {},
) {
  const fake = await startFakeModel(() => JSON.stringify({ reply }))
  closers.push(fake.close)
  const model = fake.model({})
  openLanguageModel({ languageModel: model }, { backoffMs: 1 })
  const business = await aBusiness(db, { tierName: 'pro' })
  if (isAgreed)
    await agree(db, {
      business,
      userId: business.ownerId,
      budget: newBudget.parse({ budget: 1_000_000, unit: 'tokens' }),
      receiver: receiverOf(model),
    })
  const [planted] = await plantReviews(db, business, [{ text, authorName: 'Anna Bell' }])
  await analyseReviews(db, business.id, [planted!.id])
  const review = await readReview(db, business.id, planted!.id)
  const place = await findPublicPlace(db, { businessId: business.id, reviewId: review.id })
  const drafts = (await suggestReplies(db, business, review, place))!
  const written = await writeWithModel(db, { business, review, drafts })
  return { written, requests: fake.requests }
}

const good = 'Hi Anna,\nThank you for your honest words. It is lovely that you liked the sourdough.'

test('a model’s reply is shown sentence by sentence, and the author’s name is not sent', async ({ db }) => {
  const { written, requests } = await aWriter(db, good)
  expect(written).toEqual([
    { text: 'Hi Anna,', isNew: false },
    { text: 'Thank you for your honest words.', isNew: false },
    { text: 'It is lovely that you liked the sourdough.', isNew: true },
  ])
  expect(JSON.stringify(requests)).not.toContain('Bell')
})

test('nothing is sent without the owner’s yes, nor for a review that gets no draft', async ({ db }) => {
  const unasked = await aWriter(db, good, { isAgreed: false })
  expect(unasked).toMatchObject({ written: null, requests: [] })
  const careful = await aWriter(db, good, { text: 'I was injured by the door and bleeding badly.' })
  expect(careful).toMatchObject({ written: null, requests: [] })
})

test.for([
  'Hi Anna,\nThank you for your kind words. We will give you a free loaf next time, we promise.',
  'Hi Anna,\nThank you for your kind words. Your refund is on its way to your bank account.',
  'Hi Anna,\nThank you. If you liked it, please change your review to five stars.',
  'Hi Anna,\nThis is a fake review: you were never our customer, and you are lying about the bread.',
  'Hallo Anna,\nvielen Dank für die freundlichen Worte über das Brot, wir haben uns sehr gefreut.',
  'Hi Anna,\nThank you for your kind words. See more at https://bread.example and tell your friends.',
  'Hi Anna,\nThank you for your kind words. Our sourdough cures allergies and every illness.',
  'Hi Anna,\nThank you for your kind words. {{your answer}}',
])('a reply that breaks a rule is not shown: %s', async (reply, { db }) => {
  expect((await aWriter(db, reply)).written).toBeNull()
})
