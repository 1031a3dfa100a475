import { globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { reviewTags, tags } from './tag.table.ts'
import {
  countTags,
  deleteTag,
  forgetDeletedTags,
  listTags,
  listTagsByReview,
  newTag,
  renameTag,
  restoreTag,
  tagReviews,
  untagReviews,
} from './tags.server.ts'

const called = (tag: string) => newTag.parse({ tag })

async function aShop(db: Database, reviews = 1) {
  const business = await aBusiness(db)
  const reviewIds: string[] = []
  for (let nth = 0; nth < reviews; nth++) reviewIds.push((await aReview(db, { business })).id)
  const businessId = business.id
  const tag = (name: string, ids = reviewIds) =>
    tagReviews(db, { businessId, reviewIds: ids, tag: called(name) })
  const untag = (name: string, ids = reviewIds) =>
    untagReviews(db, { businessId, reviewIds: ids, tag: called(name) })
  const namesOf = async (id: string) =>
    ((await listTagsByReview(db, businessId, [id]))[id] ?? []).map(({ name }) => name)
  return { business, businessId, reviewIds, first: reviewIds[0]!, tag, untag, namesOf }
}

describe('tags of reviews', () => {
  test('are added and removed on several reviews, and each act names those', async ({ db }) => {
    const { reviewIds, first, tag, untag, namesOf } = await aShop(db, 3)
    expect((await tag('Call back', [first])).changed).toEqual([first])
    expect((await tag('call BACK')).changed.toSorted()).toEqual(reviewIds.slice(1).toSorted())
    expect(await namesOf(first)).toEqual(['Call back'])
    expect((await untag('CALL back', [first])).changed).toEqual([first])
    expect((await untag('Call back', [first])).changed).toEqual([])
    expect(await namesOf(first)).toEqual([])
    await expect(untag('No such tag')).rejects.toMatchObject({ status: 404 })
  })

  test('are at most ten on a review and fifty in a business, also when added at once', async ({ db }) => {
    const { businessId, first, tag, namesOf } = await aShop(db, 6)
    const ofFirst = await Promise.all(Array.from({ length: 14 }, (_, nth) => tag(`tag ${nth}`, [first])))
    expect(ofFirst.filter(({ full }) => full === 1)).toHaveLength(4)
    expect(await namesOf(first)).toHaveLength(10)
    const others = await aShop(db, 5)
    const adding = Array.from({ length: 52 }, (_, nth) => others.tag(`t${nth}`, [others.reviewIds[nth % 5]!]))
    const outcomes = await Promise.allSettled(adding)
    // Ten on each of five reviews are fifty.
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(50)
    expect(await listTags(db, others.businessId)).toHaveLength(50)
    await expect(others.tag('one more')).rejects.toMatchObject({ status: 409 })
    expect(await listTags(db, businessId)).toHaveLength(14)
  })

  test('are free words of 1 to 40 characters on one line, and markup is text', () => {
    expect(newTag.safeParse({ tag: ' \n ' }).success).toBe(false)
    expect(newTag.safeParse({ tag: 'x'.repeat(41) }).success).toBe(false)
    expect(called(' <b>two\nwords</b> ')).toEqual({ tag: '<b>two words</b>' })
  })

  test('cannot be put on another business’s review, nor changed from another business', async ({ db }) => {
    const mine = await aShop(db)
    const theirs = await aShop(db)
    await theirs.tag('Theirs')
    const [tag] = await listTags(db, theirs.businessId)
    await expect(mine.tag('Mine', theirs.reviewIds)).rejects.toMatchObject({ status: 404 })
    await expect(mine.tag('Mine', ['no id'])).rejects.toMatchObject({ status: 404 })
    const of = { businessId: mine.businessId, tagId: tag!.id }
    await expect(deleteTag(db, of)).rejects.toMatchObject({ status: 404 })
    await expect(restoreTag(db, of)).rejects.toMatchObject({ status: 404 })
    await expect(renameTag(db, { ...of, tag: called('Taken') })).rejects.toMatchObject({ status: 404 })
    expect(await listTags(db, mine.businessId)).toEqual([])
    expect(await theirs.namesOf(theirs.first)).toEqual(['Theirs'])
  })

  test('an unconfirmed review cannot be tagged: its business does not see it', async ({ db }) => {
    const { business, tag } = await aShop(db)
    const pending = await aReview(db, { business, state: 'pending' })
    await expect(tag('Early', [pending.id])).rejects.toMatchObject({ status: 404 })
  })

  test('a deleted tag leaves every review, returns to all, is gone in an hour', async ({ db }) => {
    const { businessId, first, tag, namesOf } = await aShop(db, 2)
    const { tag: kept } = await tag('Queue')
    const of = { businessId, tagId: kept.id }
    await deleteTag(db, of)
    expect([await namesOf(first), await listTags(db, businessId)]).toEqual([[], []])
    await restoreTag(db, of)
    expect(await namesOf(first)).toEqual(['Queue'])
    expect(await countTags(db, businessId)).toEqual([{ ...kept, reviews: 2 }])

    await deleteTag(db, of)
    await tag('queue', [first])
    await expect(restoreTag(db, of)).rejects.toMatchObject({ status: 409 })
    await forgetDeletedTags(db)
    expect(await db.$count(tags, eq(tags.businessId, businessId))).toBe(2)
    await db
      .update(tags)
      .set({ deletedAt: new Date('2020-01-01') })
      .where(eq(tags.id, kept.id))
    await forgetDeletedTags(db)
    expect(await db.$count(tags, eq(tags.businessId, businessId))).toBe(1)
    expect(await db.$count(reviewTags, eq(reviewTags.businessId, businessId))).toBe(1)
  })

  test('a tag is renamed, but not to the name of another', async ({ db }) => {
    const { businessId, first, tag, namesOf } = await aShop(db)
    const { tag: bread } = await tag('Bread')
    await tag('Cake')
    await renameTag(db, { businessId, tagId: bread.id, tag: called('bread') })
    await expect(renameTag(db, { businessId, tagId: bread.id, tag: called('CAKE') })).rejects.toMatchObject({
      status: 409,
    })
    expect(await namesOf(first)).toEqual(['bread', 'Cake'])
  })
})

describe('the public', () => {
  test('depends on no tag: only the inbox, widgets, the owner’s own file, programs with their key and the tables’ room know them', () => {
    const knowing = globSync('{app,analysis,widget}/**/*.{ts,tsx}').filter(
      (file) =>
        !file.includes('.test.') && /features\/tags\/|review_tags|'tags'/.test(readFileSync(file, 'utf8')),
    )
    const rooms = knowing.map((file) => /features\/([^/]+)|routes\/([^/]+)|^app\/[^/]+$/.exec(file)?.[0])
    expect([...new Set(rooms)].toSorted()).toEqual([
      'app/worker.server.ts',
      'features/deletion',
      'features/inbox',
      'features/tags',
      'features/widget-editor',
      'features/widgets',
      'routes/api',
      'routes/business',
    ])
  })
})
