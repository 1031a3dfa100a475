import { eq } from 'drizzle-orm'
import { afterEach } from 'vitest'
import { newApiKey } from '#app/features/api-keys/api-key.schema.ts'
import { createApiKey, findByApiKey } from '#app/features/api-keys/api-keys.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { reserve } from '#app/features/language-model/budget.server.ts'
import { agree, newBudget, readModelSettings } from '#app/features/language-model/consent.server.ts'
import { languageModelRequests } from '#app/features/language-model/language-model.table.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import { findSource } from '#app/features/orders/order-sources.server.ts'
import { newWebhook } from '#app/features/webhooks/webhook.schema.ts'
import { addWebhook, listWebhooks } from '#app/features/webhooks/webhook-endpoints.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { aSource } from '#tests/order-sources.ts'
import { acceptOffer, offerBusiness } from './handing-over.server.ts'
import { handovers } from './handover.table.ts'

afterEach(() => openLanguageModel({ languageModel: null }))

const model = {
  baseUrl: 'https://llm.example/v1',
  apiKey: null,
  model: 'standin',
  prices: { input: 0, output: 0 },
  timeoutMs: 100,
}

async function handOver(db: Database, { id: businessId, ownerId }: Business, heir: Heir) {
  await offerBusiness(db, { userId: ownerId, businessId, email: heir.email })
  const [offer] = await db.select().from(handovers).where(eq(handovers.businessId, businessId))
  await acceptOffer(db, { userId: heir.id, token: sign('handover', offer!.id) })
}
type Heir = Awaited<ReturnType<typeof aUser>>

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

  expect(await readModelSettings(db, businessId)).toMatchObject({ isAgreed: true })
  await handOver(db, business, heir)
  expect(await readModelSettings(db, businessId)).toMatchObject({ isAgreed: false, agreedBy: null })
  expect(await reserve(db, model, sending)).toBeNull()
  expect(await db.$count(languageModelRequests, eq(languageModelRequests.businessId, businessId))).toBe(0)
})

test('nothing that the former owner connected acts for the business any more', async ({ db }) => {
  const [business, heir] = [await aBusiness(db, { tierName: 'enterprise' }), await aUser(db)]
  const making = { business, userId: business.ownerId }
  const wanted = newApiKey.parse({ name: 'Their script', scopes: ['reviews:read'], lifetime: 'never' })
  const { key } = await createApiKey(db, making, wanted)
  const url = 'https://former-owner.example/hook'
  const posted = newWebhook.parse({ url, format: 'standard', events: ['review.published'] })
  await addWebhook(db, making, posted)
  const { of } = await aSource(db, 'generic', { business })

  await handOver(db, business, heir)
  expect(await findByApiKey(db, key)).toBeNull()
  expect(await listWebhooks(db, business.id)).toEqual([])
  expect(await findSource(db, of)).toBeNull()
})
