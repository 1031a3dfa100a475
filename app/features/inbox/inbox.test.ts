import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { openCases } from '#app/features/reviews/open-log-cases.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { newReply } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { deleteTag, newTag, tagReviews } from '#app/features/tags/tags.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { readInboxFilter } from './inbox.schema.ts'
import { listInbox, listLanguages } from './inbox.server.ts'
import { type InboxFilter, inboxAddress } from './inbox-address.ts'
import { readReview } from './review-detail.server.ts'

const at = new Date('2026-11-21T12:00:00Z')
const anything: InboxFilter = { state: 'all', provenance: 'any', period: 'any' }

async function names(db: Database, businessId: string, filter: Partial<InboxFilter>) {
  const { rows } = await listInbox(db, businessId, { ...anything, ...filter }, at)
  return rows.map((row) => row.authorName ?? row.standing).sort()
}

async function anInbox(db: Database) {
  const business = await aBusiness(db)
  const planted = await plantAnalysed(db, business, [
    {
      authorName: 'Ann',
      rating: 5,
      provenance: 'order',
      writtenAt: new Date('2026-11-20T10:00:00Z'),
      text: 'The bread was excellent, really good sourdough.',
    },
    {
      authorName: 'Bob',
      rating: 1,
      writtenAt: new Date('2026-10-02T10:00:00Z'),
      text: 'The bread was terrible and the queue was slow.',
    },
    {
      authorName: 'Cat',
      provenance: 'imported',
      rating: 4,
      writtenAt: new Date('2026-09-02T10:00:00Z'),
      text: 'The staff were friendly and helpful to us.',
    },
    {
      authorName: 'Dan',
      state: 'pending',
      heldAt: at,
      failedChecks: ['links'],
      writtenAt: new Date('2026-11-19T10:00:00Z'),
      text: 'See www.example.com for good bread.',
    },
    {
      authorName: 'Eve',
      state: 'pending',
      provenance: null,
      text: 'Not confirmed, so nobody reads this bread.',
    },
    {
      authorName: 'Fay',
      state: 'withdrawn',
      writtenAt: new Date('2026-08-02'),
      text: 'I took this bread back myself.',
    },
    {
      authorName: 'Gus',
      state: 'removed',
      writtenAt: new Date('2026-08-01'),
      text: 'This bread was advertising.',
    },
  ])
  return { business, id: (name: string) => planted.find(({ authorName }) => authorName === name)!.id! }
}

describe('the inbox', () => {
  test('shows every confirmed review, and no text of withdrawn or removed ones', async ({ db }) => {
    const { business } = await anInbox(db)
    expect(await names(db, business.id, {})).toEqual(['Ann', 'Bob', 'Cat', 'Dan', 'removed', 'withdrawn'])
    const { rows } = await listInbox(db, business.id, anything, at)
    const withdrawn = rows.find(({ standing }) => standing === 'withdrawn')
    expect(withdrawn).toMatchObject({ beginning: null, title: null, authorName: null })
    expect(JSON.stringify(rows)).not.toMatch(/took this bread|advertising|nobody reads/)
  })

  test.for<[Partial<InboxFilter>, string[]]>([
    [{ state: 'published' }, ['Ann', 'Bob', 'Cat']],
    [{ state: 'unreplied' }, ['Ann', 'Bob']],
    [{ state: 'waiting' }, ['Dan']],
    [{ state: 'withdrawn' }, ['withdrawn']],
    [{ state: 'removed' }, ['removed']],
    [{ rating: 1 }, ['Bob']],
    [{ provenance: 'own', state: 'published' }, ['Ann', 'Bob']],
    [{ provenance: 'imported' }, ['Cat']],
    [{ period: '30' }, ['Ann', 'Dan']],
    [{ period: '2026-10' }, ['Bob']],
    [{ period: '2026-09-02..2026-10-02' }, ['Bob', 'Cat']],
    [{ period: '2026-09-03..2026-10-01' }, []],
    [{ period: '2026-10-02..' }, ['Ann', 'Bob', 'Dan']],
    [{ period: '..2026-09-02' }, ['Cat', 'removed', 'withdrawn']],
    [{ rating: '4-5', state: 'published' }, ['Ann', 'Cat']],
    [{ rating: '1-2' }, ['Bob']],
    [{ topic: 'food', state: 'published' }, ['Ann', 'Bob']],
    [{ topic: 'food', label: 'negative' }, ['Bob']],
    [{ topic: 'food', label: 'opinion', state: 'published' }, ['Ann', 'Bob']],
    [{ topic: 'nothing of the kind' }, []],
    [{ q: 'sour' }, ['Ann']],
    [{ q: 'BREAD slow' }, ['Bob']],
    [{ q: 'cat' }, ['Cat']],
    [{ q: 'advertising' }, []],
    [{ q: "' & | ! :* (" }, []],
  ])('filters by %o', async ([filter, expected], { db }) => {
    const { business } = await anInbox(db)
    expect(await names(db, business.id, filter)).toEqual(expected)
  })

  test('filters by tag, by language and by what has a reply, and searches replies', async ({ db }) => {
    const { business, id } = await anInbox(db)
    const tag = newTag.parse({ tag: 'Kitchen' })
    const tagged = await tagReviews(db, { businessId: business.id, reviewIds: [id('Bob'), id('Dan')], tag })
    const user = await aUser(db)
    const reply = newReply.parse({ text: 'We are sorry and have hired an apprentice.' })
    await openCases(db)
    await replyToReview(db, { business, reviewId: id('Bob'), userId: user.id, reply })
    expect(await names(db, business.id, { tag: tagged.tag.id })).toEqual(['Bob', 'Dan'])
    expect(await names(db, business.id, { tag: tagged.tag.id, state: 'replied' })).toEqual(['Bob'])
    expect(await names(db, business.id, { tag: business.id })).toEqual([])
    expect(await names(db, business.id, { language: 'en', state: 'published' })).toEqual([
      'Ann',
      'Bob',
      'Cat',
    ])
    expect(await names(db, business.id, { language: 'de' })).toEqual([])
    expect(await names(db, business.id, { q: 'apprentice' })).toEqual(['Bob'])
    expect(await listLanguages(db, business.id)).toEqual(['en'])
    await deleteTag(db, { businessId: business.id, tagId: tagged.tag.id })
    expect(await names(db, business.id, { tag: tagged.tag.id })).toEqual([])
  })

  test('a review that neither praises nor complains only mentions its topic', async ({ db }) => {
    const { business, id } = await anInbox(db)
    expect(await names(db, business.id, { topic: 'food', label: 'positive' })).toContain('Ann')
    expect(await names(db, business.id, { topic: 'food', label: 'opinion' })).toContain('Ann')
    await db
      .update(mentions)
      .set({ praise: false })
      .where(eq(mentions.reviewId, id('Ann')))
    expect(await names(db, business.id, { topic: 'food', label: 'positive' })).not.toContain('Ann')
    expect(await names(db, business.id, { topic: 'food', label: 'opinion' })).not.toContain('Ann')
    expect(await names(db, business.id, { topic: 'food', label: 'neutral' })).toContain('Ann')
    expect(await names(db, business.id, { topic: 'food' })).toContain('Ann')
  })

  test('pages show each review once, even if many were written at the same moment', async ({ db }) => {
    const business = await aBusiness(db)
    const moment = new Date('2026-11-01T00:00:00Z')
    const planted = await plantReviews(
      db,
      business,
      Array.from({ length: 53 }, (_, index) => ({
        writtenAt: index % 2 ? moment : new Date(moment.getTime() - index * 1000),
      })),
    )
    const seen: string[] = []
    let after: string | undefined
    do {
      const { rows, next, count } = await listInbox(db, business.id, { ...anything, after }, at)
      expect(count).toBe(53)
      seen.push(...rows.map(({ id }) => id))
      after = next ?? undefined
    } while (after)
    expect(seen.toSorted()).toEqual(planted.map(({ id }) => id).sort())
    expect(new Set(seen).size).toBe(53)
  })

  test('an invalid filter in the URL is ignored and breaks nothing', async ({ db }) => {
    expect(
      readInboxFilter(
        new URLSearchParams('state=best&rating=9&period=2026-13&label=x&after=1&provenance=me'),
      ),
    ).toEqual(anything)
    const { business } = await anInbox(db)
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('all', '5', '1-2', '90', '2026-11', '2026-11-02..', business.id, '\0', "'"),
    )
    const query = fc.record(
      {
        state: value,
        topic: value,
        label: value,
        rating: value,
        provenance: value,
        period: value,
        q: value,
        after: value,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(query, async (each) => {
        const filter = readInboxFilter(new URLSearchParams(each))
        await listInbox(db, business.id, filter, at)
        expect(readInboxFilter(new URLSearchParams(inboxAddress(filter).split('?')[1]))).toEqual(filter)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a review', () => {
  test('shows its business everything except the author’s email address', async ({ db, business }) => {
    const review = await aReview(db, {
      business,
      text: 'The bread was excellent here.',
      authorEmail: 'lotte@secret.example',
    })
    await analyseReviews(db, business.id, [review.id])
    const user = await aUser(db)
    await replyToReview(db, {
      business,
      reviewId: review.id,
      userId: user.id,
      reply: newReply.parse({ text: 'Thank you.' }),
    })
    const detail = await readReview(db, business.id, review.id)
    expect(detail).toMatchObject({
      standing: 'published',
      provenance: 'confirmed',
      reply: { text: 'Thank you.', editedAt: null },
      analysis: { aspects: [{ term: 'bread', label: 'positive' }] },
    })
    expect(detail.history.map(({ act }) => act)).toEqual(['answered', 'published', 'confirmed', 'submitted'])
    expect(JSON.stringify(detail)).not.toContain('secret.example')
  })

  test('is not found by another business, before its confirmation, or by an invalid id', async ({ db }) => {
    const { business, id } = await anInbox(db)
    const stranger = await aBusiness(db)
    await expect(readReview(db, stranger.id, id('Ann'))).rejects.toMatchObject({ status: 404 })
    await expect(readReview(db, business.id, id('Eve'))).rejects.toMatchObject({ status: 404 })
    await expect(readReview(db, business.id, "'; --")).rejects.toMatchObject({ status: 404 })
    expect((await readReview(db, business.id, id('Ann'))).authorName).toBe('Ann')
  })

  test('hides its text once it is withdrawn or removed', async ({ db }) => {
    const { business, id } = await anInbox(db)
    for (const name of ['Fay', 'Gus']) {
      const detail = await readReview(db, business.id, id(name))
      expect(detail).toMatchObject({ text: null, authorName: null, analysis: null })
    }
  })

  test('underlines nothing that an edit has moved, until it is analysed again', async ({ db }) => {
    const { business, id } = await anInbox(db)
    await db
      .update(reviews)
      .set({ text: 'In short: the bread was excellent.' })
      .where(eq(reviews.id, id('Ann')))
    expect((await readReview(db, business.id, id('Ann'))).analysis!.aspects).toEqual([])
    const editedAt = new Date(now().getTime() + 1)
    await db
      .update(reviews)
      .set({ editedAt })
      .where(eq(reviews.id, id('Ann')))
    expect((await readReview(db, business.id, id('Ann'))).analysis).toBeNull()
  })
})

test('more than 1,000 withdrawn reviews are counted as more than 1,000', async ({ db, business }) => {
  const many = Array.from({ length: 1001 }, () => ({ state: 'withdrawn' as const }))
  await plantReviews(db, business, many)
  const { count, isMore } = await listInbox(db, business.id, { ...anything, state: 'withdrawn' }, now())
  expect({ count, isMore }).toEqual({ count: 1000, isMore: true })
})
