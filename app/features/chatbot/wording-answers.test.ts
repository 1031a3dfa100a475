import { afterEach } from 'vitest'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { endRest } from '#app/features/language-model/circuit.ts'
import { agree, saveBudget } from '#app/features/language-model/consent.server.ts'
import { newBudget } from '#app/features/language-model/language-model.schema.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import type { Query } from '#app/features/question-reading/query.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { LanguageModel } from '#app/platform/env.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { patienceFor, type Said, startFakeModel } from '#tests/fakes/language-model.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { sentencesIn } from './answer.ts'
import { answerQuery } from './answering.server.ts'
import { readWordings, type SentenceWording } from './sentence-wording.ts'
import { streamWordings, wordingModel } from './wording-answers.server.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  openLanguageModel({ languageModel: null })
  endRest()
  for (const close of closers.splice(0)) await close()
})

const query: Query = { measure: 'opinion', where: { topics: ['food'] } }
const composed = [
  'There are 12 reviews that mention food.',
  '8 clearly praise it and 4 clearly complain about it; the others mention it.',
]
const worded = [
  'There are 12 reviews mentioning food.',
  '8 clearly compliment it and 4 clearly criticise it; the others mention it.',
]

type Given = { number: number; text: string; quotes: { review: number; text: string }[] }

/** A model that says this of each sentence. */
const saying =
  (word: (text: string) => string) =>
  ({ data }: { data: unknown }): Said =>
    JSON.stringify({
      sentences: (data as { sentences: Given[] }).sentences.map(({ number, text, quotes }) => ({
        ...{ number, text: word(text) },
        citations: quotes.map(({ review, text: quote }) => ({ review, quote })),
      })),
    })

const honestly = (text: string) =>
  text
    .replace('that mention', 'mentioning')
    .replace('praise', 'compliment')
    .replace('complain about', 'criticise')
const honest = saying(honestly)

async function aBakery(
  db: Database,
  {
    isAgreed = true,
    answers = honest as Parameters<typeof startFakeModel>[0],
    timeoutMs = patienceFor(),
  } = {},
) {
  const business = await aBusiness(db)
  const planted = await plantReviews(
    db,
    business,
    Array.from({ length: 12 }, (_, index) => ({
      authorName: `Orla Quince ${index}`,
      rating: index % 3 === 0 ? 2 : 5,
      text: index % 3 === 0 ? 'The bread was terrible.' : 'The bread was excellent, we loved it.',
    })),
  )
  const ids = planted.map(({ id }) => id)
  await analyseReviews(db, business.id, ids)
  const fake = await startFakeModel(answers)
  closers.push(fake.close)
  const model = fake.model({ timeoutMs })
  openLanguageModel({ languageModel: model }, { backoffMs: 1 })
  if (isAgreed) await agreeTo(db, business, model)
  return { business, fake }
}

async function agreeTo(db: Database, business: Business, model: LanguageModel) {
  const budget = newBudget.parse({ budget: 1_000_000, unit: 'tokens' })
  await agree(db, { business, userId: business.ownerId, budget, receiver: receiverOf(model) })
}

async function wordingsOf(db: Database, business: { id: string }, signal = new AbortController().signal) {
  const lines: SentenceWording[] = []
  for await (const line of streamWordings(db, business, query, signal)) lines.push(line)
  expect(lines.map((line) => line.composed)).toEqual(composed)
  return lines.map(({ text }) => text)
}

test('each sentence of an answer comes in the words of a model, in order, with its figures', async ({
  db,
}) => {
  const { business, fake } = await aBakery(db)
  const answer = await answerQuery(db, business.id, query)
  expect(answer.text).toBe(composed.join(' '))
  expect(await wordingsOf(db, business)).toEqual(worded)
  const [{ data, body }] = fake.requests as [(typeof fake.requests)[0]]
  expect(body.stream).toBe(true)
  expect(JSON.stringify(data)).not.toMatch(/Quince|"text":"[^"]*\d+ reviews/)
})

test.for([
  ['another claim', (text: string) => text.replace('clearly complain about', 'clearly praise')],
  ['a number of its own', (text: string) => `${text} That is 90 of them.`],
  ['figures in the place of each other', (text: string) => text.replace(/f1(.*)f2/, 'f2$1f1')],
  ['a cause', (text: string) => text.replace('; the', ' because of the oven; the')],
] as const)('a sentence with %s stays as it was composed', async ([, lie], { db }) => {
  const lying = saying((text) => (text.includes('complain') ? lie(text) : honestly(text)))
  const { business } = await aBakery(db, { answers: lying })
  expect(await wordingsOf(db, business)).toEqual([worded[0], composed[1]])
})

test.for<Said>([
  { failure: 'hang' },
  { failure: 'garbage' },
  { failure: 'cut' },
  { failure: 'drip' },
  { status: 500 },
  'I cannot help with that.',
])('a model that answers with %o leaves the composed sentences', async (said, { db }) => {
  const { business } = await aBakery(db, { answers: () => said, timeoutMs: patienceFor(said) })
  expect(await wordingsOf(db, business)).toEqual(composed)
})

test('who leaves ends the request, which does not count as a failure of the model', async ({ db }) => {
  const { business, fake } = await aBakery(db, { answers: () => ({ failure: 'hang' }) })
  for (let visit = 1; visit <= 6; visit++) {
    const leaving = new AbortController()
    const lines = wordingsOf(db, business, leaving.signal)
    await expect.poll(() => fake.requests.length).toBe(visit)
    leaving.abort()
    expect(await lines).toEqual(composed)
  }
  fake.says(honest)
  expect(await wordingsOf(db, business, AbortSignal.abort())).toEqual(composed)
  expect(fake.requests).toHaveLength(6)
  expect(await wordingsOf(db, business)).toEqual(worded)
})

test('nothing is sent, nor offered, without a yes of the owner or a rest of the budget', async ({ db }) => {
  const { business, fake } = await aBakery(db, { isAgreed: false })
  const answer = await answerQuery(db, business.id, query)
  expect(await wordingModel(db, business.id, answer)).toBeNull()
  expect(await wordingsOf(db, business)).toEqual(composed)
  await agreeTo(db, business, fake.model())
  expect(await wordingModel(db, business.id, answer)).toBe('standin')
  expect(await wordingModel(db, business.id, { ...answer, quotes: [] })).toBeNull()
  await saveBudget(db, { business, budget: newBudget.parse({ budget: 0, unit: 'tokens' }) })
  expect(await wordingModel(db, business.id, answer)).toBeNull()
  expect(await wordingsOf(db, business)).toEqual(composed)
  expect(fake.requests).toEqual([])
})

test('what no quote bears out is not sent', async ({ db }) => {
  const { business, fake } = await aBakery(db)
  const average: Query = { measure: 'average', where: {} }
  const lines = streamWordings(db, business, average, new AbortController().signal)
  for await (const { composed, text } of lines) expect(text).toBe(composed)
  expect(fake.requests).toEqual([])
})

test('lines are read as they come, however they are cut', async () => {
  const line = (text: string) => `${JSON.stringify({ composed: 'Once.', text })}\n`
  const bytes = new TextEncoder().encode(line('“Zwölf”, 12 日') + line('Again.') + line('Half').slice(0, -2))
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte))
      stream.close()
    },
  })
  const read: string[] = []
  for await (const { text } of readWordings(body)) read.push(text)
  expect(read).toEqual(['“Zwölf”, 12 日', 'Again.'])
})

test('an answer is cut where its sentences end, and nowhere else', () => {
  for (const text of ['It takes 5.2 hours. 4.7 stars! Éclairs? “St. honoré” it is.', composed.join(' ')])
    expect(sentencesIn(text).join(' ')).toBe(text)
  expect(sentencesIn('It takes 5.2 hours. 4.7 stars! Éclairs?')).toEqual([
    ...['It takes 5.2 hours.', '4.7 stars!', 'Éclairs?'],
  ])
})
