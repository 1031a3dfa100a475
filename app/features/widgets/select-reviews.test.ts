import { v7 as uuidv7 } from 'uuid'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { replies } from '#app/features/reviews/review.table.ts'
import { deleteTag, listTags, newTag, renameTag, tagReviews } from '#app/features/tags/tags.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantReviews } from '#tests/planted-reviews.ts'
import { selectReviews } from './select-reviews.server.ts'
import { type WidgetSettings, widgetSettings } from './widget.schema.ts'

const ago = (count: number) => new Date(now().getTime() - days(count))

/** Each named by its author, the first of them the newest. */
async function aShop(db: Database, given: Planted[]) {
  const business = await aBusiness(db)
  const dated = given.map((each, index) => ({ writtenAt: ago(index + 1), ...each }))
  const rows = await plantReviews(db, business, dated)
  const idOf = (name: string) => rows.find(({ authorName }) => authorName === name)!.id!
  const show = (settings: Partial<WidgetSettings>, kind: 'wall' | 'quote' | 'badge' = 'wall') =>
    namesIn(db, business, settings, kind)
  return { business, ids: rows.map(({ id }) => id!), idOf, show }
}

async function namesIn(
  db: Database,
  business: Business,
  settings: Partial<WidgetSettings>,
  kind: 'wall' | 'quote' | 'badge' = 'wall',
) {
  const asked = { businessId: business.id, kind, settings: widgetSettings.parse(settings) }
  return (await selectReviews(db, asked)).map(({ authorName }) => authorName)
}

const some = (filter: Partial<WidgetSettings>) => ({ select: 'some' as const, ...filter })

test('reviews by insiders and hidden ones leave no gap in the number', async ({ db }) => {
  const { show } = await aShop(db, [
    { authorName: 'Insider', provenance: 'insider' },
    { authorName: 'Hidden', hiddenAt: ago(1), hiddenReason: 'spam', challengedAt: ago(1) },
    { authorName: 'Removed', state: 'removed', publishedAt: ago(9) },
    { authorName: 'Waiting', state: 'pending', provenance: null },
    { authorName: 'Anna', rating: 2 },
    { authorName: 'Ben' },
    { authorName: 'Cem' },
  ])
  expect(await show({ count: 2 })).toEqual(['Anna', 'Ben'])
  expect(await show({ count: 24 })).toEqual(['Anna', 'Ben', 'Cem'])
  for (const sorting of ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const)
    expect((await show(some({ sorting, count: 24 }))).toSorted()).toEqual(['Anna', 'Ben', 'Cem'])
})

test('the order is the one that was chosen', async ({ db }) => {
  const { show } = await aShop(db, [
    { authorName: 'Anna', rating: 3 },
    { authorName: 'Ben', rating: 5 },
    {
      authorName: 'Cem',
      rating: 1,
      text: 'Cold rolls, twice, and 40 minutes of waiting for them in the rain.',
    },
    { authorName: 'Dora', rating: 5, text: 'Good.' },
  ])
  expect(await show({ sorting: 'oldest' })).toEqual(['Dora', 'Cem', 'Ben', 'Anna'])
  expect(await show({ sorting: 'highest', count: 3 })).toEqual(['Ben', 'Dora', 'Anna'])
  expect(await show({ sorting: 'lowest', count: 3 })).toEqual(['Cem', 'Anna', 'Ben'])
  // As on the public page: the most helpful praise beside the most helpful criticism.
  expect(await show({ sorting: 'helpful', count: 3 })).toEqual(['Ben', 'Cem', 'Dora'])
})

describe('filters', () => {
  test('of stars, source, language, topic and reply leave what passes all of them', async ({ db }) => {
    const { business, ids, idOf, show } = await aShop(db, [
      { authorName: 'Anna', rating: 4, text: 'The staff were friendly and quick to help.' },
      { authorName: 'Ben', rating: 5, text: 'The coffee was excellent, as it always is.' },
      { authorName: 'Cem', rating: 1, text: 'The staff were rude to everybody in the shop.' },
      { authorName: 'Dora', rating: 5, text: 'Das Brot ist sehr gut und die Bedienung freundlich.' },
      { authorName: 'Emil', rating: 5, provenance: 'imported' },
    ])
    await analyseReviews(db, business.id, ids)
    const reply = { businessId: business.id, text: 'Thank you', createdAt: ago(1), updatedAt: ago(1) }
    await db.insert(replies).values({ ...reply, reviewId: idOf('Cem') })
    expect(await show(some({ minimumRating: 5 }))).toEqual(['Ben', 'Dora', 'Emil'])
    expect(await show(some({ source: 'imported' }))).toEqual(['Emil'])
    expect(await show(some({ reviewLanguage: 'de' }))).toEqual(['Dora'])
    expect(await show(some({ topic: 'staff', reviewLanguage: 'en' }))).toEqual(['Anna', 'Cem', 'Emil'])
    expect(await show(some({ topic: 'staff', minimumRating: 4, source: 'confirmed' }))).toContain('Anna')
    expect(await show(some({ topic: 'staff', minimumRating: 4, source: 'confirmed' }))).not.toContain('Cem')
    expect(await show(some({ hasReply: true }))).toEqual(['Cem'])
    expect(await show(some({ topic: 'submarines' }))).toEqual([])
    // Filters of an earlier choice are kept and not used.
    expect(await show({ select: 'all', minimumRating: 5, hasReply: true })).toHaveLength(5)
  })

  test('of a tag find it by name or id, follow renames, and end with it', async ({ db }) => {
    const { business, idOf, show } = await aShop(db, [{ authorName: 'Anna' }, { authorName: 'Ben' }])
    const of = { businessId: business.id }
    const called = (tag: string) => newTag.parse({ tag })
    await tagReviews(db, { ...of, reviewIds: [idOf('Ben')], tag: called('Wedding cakes') })
    const [tag] = await listTags(db, business.id)
    expect(await show(some({ tag: 'wedding CAKES' }))).toEqual(['Ben'])
    expect(await show(some({ tag: 'Wedding' }))).toEqual([])
    await renameTag(db, { ...of, tagId: tag!.id, tag: called('Cakes') })
    expect(await show(some({ tag: tag!.id }))).toEqual(['Ben'])
    const rival = await aBusiness(db)
    expect(await namesIn(db, rival, some({ tag: tag!.id }))).toEqual([])
    await deleteTag(db, { ...of, tagId: tag!.id })
    expect(await show(some({ tag: tag!.id }))).toEqual([])
  })
})

describe('picked by hand', () => {
  test('they come in the owner’s order, each once, whatever the number', async ({ db }) => {
    const { idOf, show } = await aShop(db, [
      { authorName: 'Anna' },
      { authorName: 'Ben' },
      { authorName: 'Cem' },
    ])
    const picked = [idOf('Ben'), idOf('Cem'), idOf('Ben'), idOf('Anna')]
    expect(await show({ select: 'picked', picked, count: 2 })).toEqual(['Ben', 'Cem', 'Anna'])
  })

  test('one that nobody may read, or foreign, is like one that never was', async ({ db }) => {
    const { idOf, show } = await aShop(db, [
      { authorName: 'Withdrawn', state: 'withdrawn' },
      { authorName: 'Removed', state: 'removed', publishedAt: ago(9) },
      { authorName: 'Hidden', hiddenAt: ago(1), hiddenReason: 'spam', challengedAt: ago(1) },
      { authorName: 'Waiting', state: 'pending', provenance: null },
      { authorName: 'Insider', provenance: 'insider' },
      { authorName: 'Anna' },
    ])
    const rival = await aShop(db, [{ authorName: 'Rival’s customer' }])
    for (const missing of ['Withdrawn', 'Removed', 'Hidden', 'Waiting', 'Insider'].map(idOf))
      expect(await show({ select: 'picked', picked: [missing, idOf('Anna')] })).toEqual(['Anna'])
    for (const missing of [rival.idOf('Rival’s customer'), uuidv7()])
      expect(await show({ select: 'picked', picked: [missing, idOf('Anna')] })).toEqual(['Anna'])
  })
})

test('a quote shows one review, and a badge none', async ({ db }) => {
  const { idOf, show } = await aShop(db, [{ authorName: 'Anna' }, { authorName: 'Ben' }])
  expect(await show({ select: 'picked', picked: [idOf('Ben'), idOf('Anna')] }, 'quote')).toEqual(['Ben'])
  expect(await show({}, 'quote')).toEqual(['Anna'])
  expect(await show({}, 'badge')).toEqual([])
})
