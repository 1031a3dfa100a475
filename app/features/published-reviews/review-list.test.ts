import fc from 'fast-check'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { type ListedPairs, listHelpfulPairs } from './helpful-pairs.server.ts'

const ago = (count: number) => new Date(now().getTime() - days(count))

async function aShopWith(db: Database, given: Planted[]) {
  const business = await aBusiness(db)
  const planted = await plantAnalysed(db, business, given)
  return { businessId: business.id, planted }
}

const textsOf = ({ pairs }: ListedPairs) =>
  pairs.map(({ praise, criticism }) => [praise?.text ?? null, criticism?.text ?? null])

const short = 'It was all right here.'
const long =
  'The staff were friendly and the delivery took 3 days, but the coffee was cold and the prices have gone up again.'

test('the most helpful praise is beside the most helpful criticism', async ({ db }) => {
  const { businessId } = await aShopWith(db, [
    { rating: 5, text: `${short} A` },
    { rating: 4, text: `${long} B` },
    { rating: 3, text: `${short} C` },
    { rating: 1, text: `${long} D` },
    { rating: 2, text: `${short} E`, writtenAt: ago(400) },
  ])
  const page = await listHelpfulPairs(db, { businessId, limit: 10 })
  expect(textsOf(page)).toEqual([
    [`${long} B`, `${long} D`],
    [`${short} A`, `${short} C`],
    [null, `${short} E`],
  ])
  expect(page.nextCursor).toBeNull()
})

test.for([
  ['praise', [5, 4]],
  ['criticism', [1, 3]],
] as const)(
  'among %s the stars give no points: the same texts have the same order',
  async ([side, [one, other]], { db }) => {
    const texts = [short, long, 'The bread was fresh. It cost 4.', 'Good.......... really good']
    const orders = [
      [one, other, one, other],
      [other, one, other, one],
    ].map(async (ratings) => {
      const planted = texts.map((text, index) => ({ rating: ratings[index]!, text, writtenAt: ago(index) }))
      const { businessId } = await aShopWith(db, planted)
      return (await listHelpfulPairs(db, { businessId, limit: 10 })).pairs.map((pair) => pair[side]!.text)
    })
    const [first, second] = await Promise.all(orders)
    expect(first).toHaveLength(texts.length)
    expect(second).toEqual(first)
  },
)

test.for([
  ['longer', { text: `${short} ${short} ${short}` }, { text: short }],
  ['has a number', { text: 'It took us 25 minutes.' }, { text: 'It took us many minute.' }],
  ['came with an order', { provenance: 'order' }, { provenance: 'confirmed' }],
  ['was written here', { provenance: 'confirmed' }, { provenance: 'imported' }],
  [
    'is not by an insider',
    { provenance: 'imported', writtenAt: ago(3000) },
    { provenance: 'insider', text: `${short} ${short} 25 minutes.` },
  ],
  ['is newer', { writtenAt: ago(1) }, { writtenAt: ago(90) }],
  [
    'has more topics',
    { text: 'Staff were nice. Coffee was good.' },
    { text: 'Staff were nice. Staff was good..' },
  ],
] as [string, Planted, Planted][])(
  'of two equal reviews, the one that %s comes first',
  async ([, more, less], { db }) => {
    const same = { rating: 5, text: short, writtenAt: ago(1) }
    for (const order of [
      [more, less],
      [less, more],
    ]) {
      const { businessId, planted } = await aShopWith(
        db,
        order.map((each) => ({ ...same, ...each })),
      )
      const { pairs } = await listHelpfulPairs(db, { businessId, limit: 10 })
      expect(pairs[0]!.praise!.id).toBe(planted[order.indexOf(more)]!.id)
    }
  },
)

test('only published reviews are ranked', async ({ db }) => {
  const { businessId } = await aShopWith(db, [
    { state: 'pending', provenance: null },
    { state: 'withdrawn' },
    { state: 'removed', publishedAt: ago(1) },
  ])
  expect((await listHelpfulPairs(db, { businessId, limit: 10 })).pairs).toEqual([])
})

describe('pages', () => {
  test('hold every review once, even if one side ends or new reviews arrive', async ({ db }) => {
    const given = Array.from({ length: 14 }, (_, index) => ({
      rating: index % 5 === 0 ? 2 : 5,
      writtenAt: ago(index * 40),
    }))
    const { businessId, planted } = await aShopWith(db, given)
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: ListedPairs = await listHelpfulPairs(db, { businessId, limit: 2, after })
      ids.push(
        ...page.pairs.flatMap(({ praise, criticism }) =>
          [praise, criticism].flatMap((each) => each?.id ?? []),
        ),
      )
      after = page.nextCursor
      await plantReviews(db, { id: businessId }, [{ text: `${long} ${long}`, provenance: 'order' }])
    } while (after && ids.length < 50)
    expect(ids.toSorted()).toEqual(planted.map(({ id }) => id).toSorted())
  })

  test('begin at the start for any cursor that we did not make', async ({ db }) => {
    const { businessId } = await aShopWith(db, [{ rating: 5 }, { rating: 1 }])
    const first = await listHelpfulPairs(db, { businessId, limit: 10 })
    const made = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => Buffer.from(text).toString('base64url')),
    )
    await fc.assert(
      fc.asyncProperty(made, async (after) => {
        expect(await listHelpfulPairs(db, { businessId, limit: 10, after })).toEqual(first)
      }),
      { numRuns: 60 },
    )
  })
})

test('no business sees the reviews of another', async ({ db }) => {
  const theirs = await aShopWith(
    db,
    Array.from({ length: 6 }, () => ({})),
  )
  const mine = await aBusiness(db)
  const { nextCursor } = await listHelpfulPairs(db, { businessId: theirs.businessId, limit: 2 })
  for (const view of [{}, { after: nextCursor }, { rating: 5 }, { topic: 'staff' }, { language: 'en' }]) {
    expect((await listHelpfulPairs(db, { businessId: mine.id, limit: 10, ...view })).pairs).toEqual([])
  }
})
