import { and, eq, ne } from 'drizzle-orm'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantAnalysed } from '#tests/planted-reviews.ts'
import { findMentions, findTopicWords, listPublicTopics } from './public-topics.server.ts'

const ago = (count: number) => new Date(now().getTime() - days(count))
const friendly = (who: string, age: number): Planted => ({
  text: `It was raining. The staff were friendly to ${who}. We will be back.`,
  writtenAt: ago(age),
})

async function aBusinessOf(db: Database, planted: Planted[]) {
  const business = await aBusiness(db)
  const rows = await plantAnalysed(db, business, planted)
  return { business, rows }
}

test('a topic is quoted word for word, from a review of the majority’s opinion', async ({ db }) => {
  const { business, rows } = await aBusinessOf(db, [
    friendly('us', 3),
    friendly('my dog', 1),
    friendly('Ada', 2),
  ])
  const [staff] = (await listPublicTopics(db, business.id)).filter(({ topic }) => topic === 'staff')
  expect(staff).toMatchObject({ reviews: 3, opinions: { positive: 3, neutral: 0, negative: 0 } })
  expect(staff!.quote).toMatchObject({ text: 'The staff were friendly to my dog.', label: 'positive' })
  const { text, start, end } = staff!.quote!
  expect(text.slice(start, end)).toContain('staff')
  expect(rows[1]!.text).toContain(text)
})

test('every opinion is counted, and only a sure one is quoted', async ({ db }) => {
  const praise = 'The bread was excellent, and we will come back.'
  const { business, rows } = await aBusinessOf(
    db,
    [3, 2, 1].map((age) => ({ text: praise, writtenAt: ago(age) })),
  )
  const bread = async () => {
    const found = (await listPublicTopics(db, business.id)).filter(({ topic }) => topic === 'food')
    return found.map(({ opinions, quote }) => ({ opinions, text: quote?.text }))
  }
  const set = (values: Partial<typeof mentions.$inferInsert>, where = eq(mentions.businessId, business.id)) =>
    db.update(mentions).set(values).where(where)
  const opinions = { positive: 3, neutral: 0, negative: 0 }
  expect(await bread()).toEqual([{ opinions, text: praise }])
  await set({ quoteSide: null })
  expect(await bread()).toEqual([{ opinions, text: undefined }])
  await set({ praise: false }, eq(mentions.reviewId, rows[0]!.id))
  expect(await bread()).toEqual([{ opinions: { ...opinions, positive: 2, neutral: 1 }, text: undefined }])
  await set({ praise: false })
  expect(await bread()).toEqual([])
})

test('what insiders say makes no topic and is not quoted', async ({ db }) => {
  const insider = { ...friendly('our own boss, excellently', 0), provenance: 'insider' as const }
  const { business } = await aBusinessOf(db, [friendly('us', 3), friendly('my dog', 1), insider])
  expect(await listPublicTopics(db, business.id)).toEqual([])
})

test('reviews whose words are hidden neither count, nor are quoted, for a topic', async ({ db }) => {
  const { business, rows } = await aBusinessOf(db, [
    friendly('us', 4),
    friendly('Ada', 3),
    friendly('Bo', 2),
    friendly('a secret', 1),
  ])
  const hide = (index: number) =>
    db.transaction(async (tx) => {
      const hidden = { challengedAt: now(), hiddenAt: now(), hiddenReason: 'spam' as const }
      await tx.update(reviews).set(hidden).where(eq(reviews.id, rows[index]!.id))
      await refreshFacts(tx, business.id, [rows[index]!.id])
    })
  await hide(3)
  const [staff] = await listPublicTopics(db, business.id)
  expect(staff).toMatchObject({ reviews: 3, opinions: { positive: 3 } })
  expect(staff!.quote!.text).toBe('The staff were friendly to Bo.')
  await hide(2)
  expect(await listPublicTopics(db, business.id)).toEqual([])
})

test('withdrawn, waiting and foreign reviews are neither counted nor quoted', async ({ db }) => {
  await aBusinessOf(db, [
    friendly('the neighbours', 1),
    friendly('the neighbours', 1),
    friendly('the neighbours', 1),
  ])
  const { business } = await aBusinessOf(db, [
    friendly('us', 3),
    friendly('my dog', 2),
    { ...friendly('a secret', 1), state: 'withdrawn' },
    { ...friendly('a secret', 1), state: 'pending', provenance: null },
  ])
  expect(await listPublicTopics(db, business.id)).toEqual([])
})

test('a text that changed after its analysis is not quoted at the old place', async ({ db }) => {
  const { business } = await aBusinessOf(db, [friendly('us', 3), friendly('my dog', 2), friendly('Ada', 1)])
  await db
    .update(reviews)
    .set({ text: 'Something else entirely was written here instead.' })
    .where(eq(reviews.businessId, business.id))
  const topics = await listPublicTopics(db, business.id)
  expect(topics.length).toBeGreaterThan(0)
  expect(topics.map(({ quote }) => quote)).toEqual(topics.map(() => null))
})

test('mentions are where the texts mention the topic, and in no other business', async ({ db }) => {
  const { business, rows } = await aBusinessOf(db, [friendly('us', 1)])
  const other = await aBusiness(db)
  const texts = new Map([[rows[0]!.id!, rows[0]!.text]])
  const mentions = await findMentions(db, { businessId: business.id, topic: 'staff', texts })
  const spans = mentions[rows[0]!.id!]!
  expect(spans.map(({ start, end }) => rows[0]!.text.slice(start, end)).join()).toContain('staff')
  expect(await findMentions(db, { businessId: other.id, topic: 'staff', texts })).toEqual({})
})

test('a word that a third of its mentions write as a name is no public topic', async ({ db }) => {
  const planted = [1, 2, 3, 4].map((age) => ({ text: 'The dinner was excellent.', writtenAt: ago(age) }))
  const { business, rows } = await aBusinessOf(db, planted)
  const asNames = (count: number) =>
    Promise.all(
      rows.map(({ id }, at) =>
        db
          .update(mentions)
          .set({ topic: 'aurora', kind: at < count ? 'product' : 'thing' })
          .where(and(eq(mentions.reviewId, id!), ne(mentions.kind, 'whole'))),
      ),
    )
  const topics = async () => (await listPublicTopics(db, business.id)).map(({ topic }) => topic)
  await asNames(1)
  expect(await topics()).toContain('aurora')
  await asNames(2)
  expect(await topics()).not.toContain('aurora')
})

test('a visitor reads a quote in the language of the page, and each sentence once', async ({ db }) => {
  const german = 'Das Personal war sehr freundlich.'
  const both = 'The staff and the breakfast were excellent.'
  const { business } = await aBusinessOf(db, [
    friendly('us', 1),
    { text: german, writtenAt: ago(5) },
    friendly('Ada', 2),
    ...[3, 4, 6].map((age) => ({ text: both, writtenAt: ago(age) })),
  ])
  const quotesIn = async (language?: string) =>
    (await listPublicTopics(db, business.id, language)).flatMap(({ quote }) => quote?.text ?? [])
  expect(await quotesIn('de')).toContain(german)
  expect(await quotesIn('en')).not.toContain(german)
  expect(new Set(await quotesIn()).size).toBe((await quotesIn()).length)
})

test('a topic is called as customers write it, else as the thesaurus has it', async ({ db }) => {
  const { business } = await aBusinessOf(db, [{ text: 'Die Brötchen waren gut.', writtenAt: ago(1) }])
  const asked = {
    businessId: business.id,
    topics: ['food', 'bread', 'staff', 'cakes and pastries'],
    language: 'de',
  }
  const words = await findTopicWords(db, asked)
  expect(asked.topics.map((topic) => words.get(topic))).toEqual(['brötchen', 'Brot', 'Personal', 'Kuchen'])
})
