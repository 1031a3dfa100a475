import { afterEach } from 'vitest'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { endRest } from '#app/features/language-model/circuit.ts'
import { agree } from '#app/features/language-model/consent.server.ts'
import { newBudget } from '#app/features/language-model/language-model.schema.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import type { TierName } from '#app/features/plans/plan.schema.ts'
import type { Query } from '#app/features/question-reading/query.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { startFakeModel } from '#tests/fakes/language-model.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { action } from './answer-wordings.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  openLanguageModel({ languageModel: null })
  endRest()
  for (const close of closers.splice(0)) await close()
})

const query: Query = { measure: 'opinion', where: { topics: ['food'] } }
const form = { query: JSON.stringify(query) }

/** Agreed to a model that says nothing of use. */
async function anOwner(db: Database, tierName: TierName, texts: string[]) {
  const user = await aUser(db)
  const business = await aBusiness(db, { ownerId: user.id, tierName })
  const planted = await plantReviews(
    db,
    business,
    texts.map((text) => ({ text, rating: 2 })),
  )
  const ids = planted.map(({ id }) => id)
  await analyseReviews(db, business.id, ids)
  const fake = await startFakeModel(() => '{}')
  closers.push(fake.close)
  openLanguageModel({ languageModel: fake.model() }, { backoffMs: 1 })
  const budget = newBudget.parse({ budget: 1_000_000, unit: 'tokens' })
  await agree(db, { business, userId: user.id, budget, receiver: receiverOf(fake.model()) })
  return { owner: { sessionId: 'test', user: { ...user, isOperator: false }, business }, fake }
}

test('an answer comes as lines of JSON that nobody keeps, of the own reviews alone', async ({ db }) => {
  await anOwner(db, 'enterprise', ['The quokka bread was terrible.'])
  const { owner, fake } = await anOwner(db, 'enterprise', ['The bread was terrible.', 'The bread was stale.'])
  const { status, data, headers } = await visit(action, { form, owner })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/x-ndjson')
  expect(headers.get('cache-control')).toBe('private, no-store')
  const lines = String(data).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).composed)[0]).toBe(
    'There are only 2 reviews that mention food.',
  )
  expect(fake.requests).toHaveLength(1)
  expect(JSON.stringify([data, fake.requests[0]!.data])).not.toContain('quokka')
})

test.for<TierName>(['starter', 'pro'])('%s is shown the plans, and nothing is sent', async (tier, { db }) => {
  const { owner, fake } = await anOwner(db, tier, ['The bread was terrible.'])
  expect((await visit(action, { form, owner })).location).toMatch('/business/subscription?feature=ai-chatbot')
  expect(fake.requests).toEqual([])
})

test('what is no query is refused', async ({ db }) => {
  const { owner } = await anOwner(db, 'enterprise', [])
  for (const given of ['', 'null', '{', '{"measure":"secrets","where":{}}', '{"measure":"count"}'])
    expect((await visit(action, { form: { query: given }, owner })).status).toBe(400)
  expect((await visit(action, { form: { q: 'How many?' }, owner })).status).toBe(400)
})
