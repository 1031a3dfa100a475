import { afterEach } from 'vitest'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { endRest } from '#app/features/language-model/circuit.ts'
import { agree } from '#app/features/language-model/consent.server.ts'
import { newBudget } from '#app/features/language-model/language-model.schema.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import { findPublicPlace } from '#app/features/published-reviews/public-place.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { startFakeModel } from '#tests/fakes/language-model.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { writeWithModel } from './asking-model.server.ts'
import { suggestFor } from './suggesting.ts'

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
  const suggestions = suggestFor(business, review, place)!
  const written = await writeWithModel(db, { business, review, suggestions, tone: 'warm' })
  return { written, requests: fake.requests }
}

const good =
  'Hi Anna,\nThank you for your kind words about the sourdough. It is lovely that it tasted so good to you.'

test('a model’s reply that keeps the rules is shown, and the author’s name is not sent', async ({ db }) => {
  const { written, requests } = await aWriter(db, good)
  expect(written).toBe(good)
  expect(JSON.stringify(requests)).not.toContain('Bell')
})

test('nothing is sent without the owner’s yes, nor for a review that must be answered with care', async ({
  db,
}) => {
  const unasked = await aWriter(db, good, { isAgreed: false })
  expect(unasked).toMatchObject({ written: null, requests: [] })
  const careful = await aWriter(db, good, { text: 'I was injured by the door and bleeding badly.' })
  expect(careful).toMatchObject({ written: null, requests: [] })
})

test.for([
  'Hi Anna,\nThank you for your kind words. We will give you a free loaf next time, we promise.',
  'Hi Anna,\nThank you for your kind words about the sourdough. Here are 10 reasons to come back.',
  'Hi Anna,\nThank you for your kind words about the sourdough. Our baker Marcel is proud of it.',
  'Hi Anna,\nThank you. You said “the best bread in the whole town”, and that made us smile.',
  'Hallo Anna,\nvielen Dank für die freundlichen Worte über das Brot, wir haben uns sehr gefreut.',
  'Hi Anna,\nThank you for your kind words. See more at https://bread.example and tell your friends.',
  'Hi Anna,\nThank you for your kind words. We are sorry about the food poisoning that you had.',
  'Hi Anna,\nThank you for your kind words about the sourdough. {{your answer}}',
])('a reply that breaks a rule is not shown: %s', async (reply, { db }) => {
  expect((await aWriter(db, reply)).written).toBeNull()
})
