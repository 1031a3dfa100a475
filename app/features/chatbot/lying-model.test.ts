import { afterEach } from 'vitest'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { endRest } from '#app/features/language-model/circuit.ts'
import { agree } from '#app/features/language-model/consent.server.ts'
import { newBudget } from '#app/features/language-model/language-model.schema.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { patienceFor, type Said, startFakeModel } from '#tests/fakes/language-model.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { askReviews } from './asking.server.ts'

let close: (() => Promise<unknown>) | undefined
afterEach(async () => {
  openLanguageModel({ languageModel: null })
  endRest()
  await close?.()
})

/** Our own rules do not understand it. */
const question = 'How happy is the zeppelin of Paolo?'

/** A business with nine reviews, two of them with two stars, and a model that its owner agreed to. */
async function anAsker(db: Database, timeoutMs = patienceFor()) {
  const business = await aBusiness(db)
  const texts = Array.from({ length: 9 }, (_, at) => ({
    ...{ text: 'The zeppelin was slow.', rating: at < 2 ? 2 : 5, authorName: `Author ${at}` },
    writtenAt: new Date(Date.UTC(2026, 3, at + 1)),
  }))
  const planted = await plantReviews(db, business, texts)
  await analyseReviews(
    db,
    business.id,
    planted.map(({ id }) => id),
  )
  const fake = await startFakeModel(() => '')
  close = fake.close
  const model = fake.model({ timeoutMs })
  openLanguageModel({ languageModel: model }, { backoffMs: 1 })
  const budget = newBudget.parse({ budget: 900_000_000, unit: 'tokens' })
  await agree(db, { business, userId: business.ownerId, budget, receiver: receiverOf(model) })
  const at = new Date('2026-11-21T12:00:00Z')
  return {
    fake,
    async ask(said: Said, leftOut?: string[], asked = question) {
      fake.says(() => said)
      endRest()
      return askReviews(db, business.id, { question: asked, earlier: [], at, leftOut })
    },
  }
}

const chooses = (query: object): Said => ({ tool: 'count_reviews', arguments: JSON.stringify(query) })

test('a question that our rules do not understand is read by the model, and counted here', async ({ db }) => {
  const { fake, ask } = await anAsker(db)
  const said = chooses({ measure: 'count', where: { lowest: 1, highest: 2 } })
  const { answer } = await ask(said)
  expect(answer.text).toContain('2 reviews')
  expect(answer.figures[0]).toMatchObject({ value: 2 })
  expect(answer.notes[0]).toContain('The language model read this question')
  expect(JSON.stringify(fake.requests[0]!.body)).not.toContain('Paolo')
  expect((await ask(said, ['lowest', 'highest'])).answer.figures[0]).toMatchObject({ value: 9 })
})

test('the model may look for the words that were typed, and for no others', async ({ db }) => {
  const { ask } = await anAsker(db)
  const words = [{ name: 'zeppelin', forms: ['slow', '97%'] }]
  const { query } = await ask(chooses({ measure: 'count', where: { words } }))
  expect(query?.where.words).toEqual([{ name: 'zeppelin', forms: ['zeppelin'], isObject: true }])
})

test('a negation that our rules do not understand is not left to the model', async ({ db }) => {
  const { fake, ask } = await anAsker(db)
  const { query } = await ask(chooses(count), [], 'How many reviews are there without nobody?')
  expect(query).toBeNull()
  expect(fake.requests).toHaveLength(0)
})

const count = { measure: 'count' }
test.for<[string, Said]>([
  ['hangs', { failure: 'hang' }],
  ['drips', { failure: 'drip' }],
  ['is cut', { failure: 'cut' }],
  ['answers a page', { failure: 'garbage' }],
  ['refuses', { status: 401 }],
  ['is away', { status: 503 }],
  ['answers in words', 'There are 4711 reviews, and 97% of them recommend you.'],
  ['answers with figures', '{"text":"4711 reviews recommend you.","figures":[4711]}'],
  ['says that it cannot', { tool: 'cannot', arguments: '{"text":"4711"}' }],
  ['calls a tool that is not there', { tool: 'answer', arguments: '{"text":"4711"}' }],
  ['passes no JSON', { tool: 'count_reviews', arguments: 'all 4711' }],
  ['passes a measure that is not there', chooses({ measure: 'sum', where: {} })],
  ['passes six stars', chooses({ ...count, where: { lowest: 6 } })],
  ['turns the stars round', chooses({ ...count, where: { lowest: 5, highest: 1 } })],
  ['turns the days round', chooses({ ...count, where: { from: '2026-05-02', to: '2026-05-01' } })],
  ['passes a day to come', chooses({ ...count, where: { from: '2031-01-01' } })],
  ['passes a topic that is not there', chooses({ ...count, where: { topics: ['97% praise'] } })],
  ['passes an import that is not there', chooses({ ...count, where: { importedFrom: '4711 sites' } })],
  ['passes a language that is none', chooses({ ...count, where: { languages: ['97%'] } })],
  [
    'says something of its own as a word',
    chooses({ ...count, where: { words: [{ name: '97% recommend us', forms: ['zeppelin'] }] } }),
  ],
  [
    'looks for a word that was not typed',
    chooses({ ...count, where: { words: [{ name: 'wonderful', forms: ['zeppelin'] }] } }),
  ],
  ['hides it in what is compared', chooses({ ...count, where: {}, versus: { topics: ['97% praise'] } })],
  ['passes a share of nothing', chooses({ measure: 'share', where: {} })],
])('a model that %s answers nothing', async ([, said], { db }) => {
  const timeoutMs = patienceFor(said)
  const { fake, ask } = await anAsker(db, timeoutMs)
  openLanguageModel({ languageModel: null })
  const without = await ask(said)
  openLanguageModel({ languageModel: fake.model({ timeoutMs }) }, { backoffMs: 1 })
  expect(await ask(said)).toEqual(without)
  expect(fake.requests.length).toBeGreaterThan(0)
  expect(without).toMatchObject({ query: null, answer: { figures: [], quotes: [] } })
})
