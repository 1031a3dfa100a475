import { and, eq } from 'drizzle-orm'
import { listActivities } from '#app/features/activities/list-activities.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { countTopics } from '#app/features/figures/count-topics.server.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { exportReviews } from '#app/features/inbox/export-reviews.server.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { listPublicTopics } from '#app/features/published-reviews/public-topics.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantAnalysed } from '#tests/planted-reviews.ts'
import { mentions, trades } from './analysis.table.ts'
import { muteTopic, renameTopic, restoreTopic } from './changing-topics.server.ts'
import { listOwnerTopics } from './counting-topics.server.ts'
import { listTopicRules, topicsBehind } from './shown-topics.server.ts'
import { newTopicName } from './topic.schema.ts'

const anything = { state: 'all', provenance: 'any', period: 'any' } as const
const texts = (one: string, times: number) => Array.from({ length: times }, () => ({ text: one }))
const bread = 'The bread was excellent.'
const rude = 'The staff were rude.'

async function reviewed(db: Database, business: Business, planted: Planted[]) {
  const rows = await plantAnalysed(db, business, planted)
  return rows
}

async function aBakery(db: Database) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const rows = await reviewed(db, business, [...texts(bread, 12), ...texts(rude, 4)])
  return { business, rows }
}

const insights = async (db: Database, businessId: string) =>
  (await countTopics(db, businessId, { now: { from: null, to: null }, limit: 30 })).map(({ topic }) => topic)
const inInbox = async (db: Database, businessId: string, topic: string) =>
  (await listInbox(db, businessId, { ...anything, topic }, now())).count
const change = (topic: string, name: string) => newTopicName.parse({ topic, name })

describe('the trade of a business', () => {
  const lid = 'The lid was awful.'

  test('is told by customers, however many reviews of another trade the owner imports', async ({ db }) => {
    const business = await aBusiness(db)
    const imported = texts(bread, 400).map((each) => ({ ...each, provenance: 'imported' as const }))
    const partsOf = async () =>
      (await db.select().from(trades).where(eq(trades.businessId, business.id)))[0]!.parts
    await reviewed(db, business, imported)
    expect(await partsOf()).toContain('eating')
    await reviewed(db, business, texts('The room was lovely, and the bed was awful.', 20))
    await reviewed(db, business, imported)
    expect(await partsOf()).toEqual(['lodging'])
  })

  test('is not changed by reviews that are not published', async ({ db }) => {
    const { business } = await aBakery(db)
    const pending = texts('The keyboard was awful.', 40).map((each) => ({
      ...each,
      state: 'pending' as const,
    }))
    await reviewed(db, business, pending)
    const [kept] = await db.select().from(trades).where(eq(trades.businessId, business.id))
    expect(kept!.parts).toEqual(['eating'])
  })

  test('is stored, and words of other trades are filed under their own nouns', async ({ db }) => {
    const { business } = await aBakery(db)
    await reviewed(db, business, texts('The keyboard was awful.', 1))
    const [kept] = await db.select().from(trades).where(eq(trades.businessId, business.id))
    expect(kept!.parts).toEqual(['eating'])
    await reviewed(db, business, texts(lid, 1))
    const isLid = and(eq(mentions.businessId, business.id), eq(mentions.noun, 'lid'))
    expect((await db.select().from(mentions).where(isLid)).map(({ topic }) => topic)).toEqual(['lid'])
  })

  test('moves mentions that were filed before it was known', async ({ db, business }) => {
    const topicsOf = async (noun: string) => {
      const isNoun = and(eq(mentions.businessId, business.id), eq(mentions.noun, noun))
      return [...new Set((await db.select().from(mentions).where(isNoun)).map(({ topic }) => topic))]
    }
    await reviewed(db, business, texts('The carpet was awful.', 3))
    expect(await topicsOf('carpet')).toEqual(['carpet'])
    await reviewed(db, business, texts('The room was lovely, and the bed was awful.', 6))
    expect(await topicsOf('carpet')).toEqual(['room'])
    await reviewed(db, business, texts(bread, 200))
    expect(await topicsOf('carpet')).toEqual(['carpet'])
  })
})

test('imported authors of the same name are told apart by the day', async ({ db, business }) => {
  const guests = texts('The parking was awful.', 3).map((each, day) => ({
    ...each,
    authorName: 'A guest',
    rating: 1,
    writtenAt: new Date(now().getTime() - days(day + 1)),
  }))
  await reviewed(db, business, guests)
  expect(await insights(db, business.id)).toEqual(['parking'])
})

test('a topic needs three authors; mentions by fewer are listed as other', async ({ db, business }) => {
  await reviewed(db, business, [
    ...texts(bread, 3),
    ...texts(rude, 2),
    ...texts('The parking was awful.', 4).map((each) => ({ ...each, authorName: 'Busy Bee' })),
  ])
  expect(await insights(db, business.id)).toEqual(['food'])
  expect((await listPublicTopics(db, business.id)).map(({ topic }) => topic)).toEqual(['food'])
  const listed = await listOwnerTopics(db, business.id)
  expect(listed.standing).toEqual([{ topic: 'food', reviews: 3, praise: 3, complaints: 0 }])
  expect(listed.other.map(({ topic }) => topic).sort()).toEqual(['parking', 'staff'])
})

describe('an owner’s changes to topics', () => {
  test('a renamed topic has its new name on every owner’s page, in later reviews too', async ({ db }) => {
    const { business, rows } = await aBakery(db)
    expect(await renameTopic(db, { business, ...change('food', 'Our baking') })).toBe('renamed')
    expect(await insights(db, business.id)).toEqual(['our baking', 'staff'])
    expect(await inInbox(db, business.id, 'our baking')).toBe(12)
    expect(await inInbox(db, business.id, 'food')).toBe(0)
    const detail = await readReview(db, business.id, rows[0]!.id!)
    expect(detail.analysis!.aspects[0]).toMatchObject({ topic: 'our baking' })
    const { findings } = await readFindings(db, business, now())
    expect(findings.map(({ topic, side, count }) => [topic, side, count])).toContainEqual([
      'our baking',
      'praise',
      12,
    ])
    expect(await new Response(exportReviews(db, business.id) as never).text()).toContain('our baking')

    await reviewed(db, business, texts(bread, 1))
    expect(await inInbox(db, business.id, 'our baking')).toBe(13)
  })

  test('the name of another topic joins the two, and undoing separates them', async ({ db }) => {
    const { business } = await aBakery(db)
    expect(await renameTopic(db, { business, ...change('staff', 'FOOD') })).toBe('joined')
    expect(await insights(db, business.id)).toEqual(['food'])
    expect(await inInbox(db, business.id, 'food')).toBe(16)
    await renameTopic(db, { business, ...change('food', 'Everything') })
    expect(await inInbox(db, business.id, 'everything')).toBe(16)
    await restoreTopic(db, { business, topic: 'staff' })
    expect(await insights(db, business.id)).toEqual(['everything', 'staff'])
    await restoreTopic(db, { business, topic: 'food' })
    expect(await insights(db, business.id)).toEqual(['food', 'staff'])
    expect(await listTopicRules(db, business.id)).toEqual([])
  })

  test('a muted topic is in none of the owner’s lists until it is restored', async ({ db }) => {
    const { business, rows } = await aBakery(db)
    await muteTopic(db, { business, topic: 'staff' })
    expect(await insights(db, business.id)).toEqual(['food'])
    expect(await inInbox(db, business.id, 'staff')).toBe(0)
    expect((await readReview(db, business.id, rows.at(-1)!.id!)).analysis!.aspects).toEqual([])
    expect((await listOwnerTopics(db, business.id)).standing.map(({ topic }) => topic)).toEqual(['food'])
    await expect(renameTopic(db, { business, ...change('food', 'Staff') })).rejects.toMatchObject({
      status: 409,
    })
    await restoreTopic(db, { business, topic: 'staff' })
    expect(await insights(db, business.id)).toEqual(['food', 'staff'])
  })

  test('nothing changes on public pages', async ({ db }) => {
    const { business } = await aBakery(db)
    const publicly = async () => {
      const { entries } = await listPublishedReviews(db, {
        businessId: business.id,
        limit: 50,
        topic: 'staff',
      })
      return { topics: await listPublicTopics(db, business.id), found: entries.length }
    }
    const before = await publicly()
    expect(before.found).toBe(4)
    await muteTopic(db, { business, topic: 'staff' })
    await renameTopic(db, { business, ...change('food', 'Heaven') })
    expect(await publicly()).toEqual(before)
  })

  test('capitals inside a name are kept, and the same word later is no second topic', async ({ db }) => {
    const { business } = await aBakery(db)
    await renameTopic(db, { business, ...change('staff', 'Mouse MOT') })
    await renameTopic(db, { business, ...change('Mouse MOT', 'MOT') })
    expect(await insights(db, business.id)).toEqual(['food', 'MOT'])
    expect(await topicsBehind(db, business.id, 'MOT')).toContain('mot')
  })

  test('apply to one business only, and only to topics that it has', async ({ db }) => {
    const { business } = await aBakery(db)
    const { business: other } = await aBakery(db)
    await muteTopic(db, { business, topic: 'staff' })
    expect(await insights(db, other.id)).toEqual(['food', 'staff'])
    for (const topic of ['staff', 'nothing of the kind', ''])
      await expect(muteTopic(db, { business, topic })).rejects.toMatchObject({ status: 404 })
    await expect(restoreTopic(db, { business: other, topic: 'staff' })).rejects.toMatchObject({ status: 404 })
  })

  test('are each recorded as an activity', async ({ db }) => {
    const { business } = await aBakery(db)
    await renameTopic(db, { business, ...change('food', 'baking') })
    expect(await renameTopic(db, { business, ...change('baking', 'Baking') })).toBe('unchanged')
    await renameTopic(db, { business, ...change('staff', 'baking') })
    await muteTopic(db, { business, topic: 'baking' })
    await restoreTopic(db, { business, topic: 'staff' })
    const { activities } = await listActivities(db, business.id)
    expect(activities.map(({ message }) => message).toReversed()).toEqual([
      'Renamed the topic “Food” to “Baking”',
      'Joined the topic “Staff” into “Baking”',
      'Muted the topic “Baking”',
      'Undid the changes to the topic “Staff”',
    ])
  })

  test.for([
    '',
    'a',
    ' ​​​ ',
    'x'.repeat(41),
    '😀'.repeat(40),
    '123',
    'Other',
    'ｏther',
    'o\u200bther',
    'Óther ',
  ])('%o is refused as a name', (name) => {
    expect(newTopicName.safeParse({ topic: 'food', name }).success).toBe(false)
  })

  test('characters that nobody sees or that turn the direction of text are removed from a name', () => {
    expect(change('food', '\u202eStaff\u202c\u200b\u2066').name).toBe('staff')
    expect(change('food', 'Staff\nPraise').name).toBe('Staff Praise')
  })
})
