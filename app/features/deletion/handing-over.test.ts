import { eq } from 'drizzle-orm'
import { afterEach } from 'vitest'
import { reserve } from '#app/features/language-model/budget.server.ts'
import { agree, newBudget, readModelSettings } from '#app/features/language-model/consent.server.ts'
import { languageModelRequests } from '#app/features/language-model/language-model.table.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import { sign } from '#app/platform/signed.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { acceptOffer, offerBusiness } from './handing-over.server.ts'
import { handovers } from './handover.table.ts'

afterEach(() => openLanguageModel({ languageModel: null }))

const model = {
  baseUrl: 'https://llm.example/v1',
  apiKey: null,
  model: 'standin',
  ...{ prices: { input: 0, output: 0 }, timeoutMs: 100 },
}

test('the new owner of a business has not agreed to the language model', async ({ db }) => {
  openLanguageModel({ languageModel: model })
  const [business, heir] = [await aBusiness(db), await aUser(db)]
  const { id: businessId, ownerId: userId } = business
  const budget = newBudget.parse({ budget: 9000, unit: 'tokens' })
  await agree(db, { business, userId, budget, receiver: receiverOf(model) })
  const sending = {
    businessId,
    task: 'replies' as const,
    messages: [],
    reviewIds: [],
    most: { input: 1, output: 1 },
  }
  expect(await reserve(db, model, sending)).not.toBeNull()

  await offerBusiness(db, { userId, businessId, email: heir.email })
  const [offer] = await db.select().from(handovers).where(eq(handovers.businessId, businessId))
  expect(await readModelSettings(db, businessId)).toMatchObject({ isAgreed: true })
  await acceptOffer(db, { userId: heir.id, token: sign('handover', offer!.id) })
  expect(await readModelSettings(db, businessId)).toMatchObject({ isAgreed: false, agreedBy: null })
  expect(await reserve(db, model, sending)).toBeNull()
  expect(await db.$count(languageModelRequests, eq(languageModelRequests.businessId, businessId))).toBe(0)
})
