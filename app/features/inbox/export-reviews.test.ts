import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { mentions } from '#app/features/analyses/analysis.table.ts'
import { expect, test } from '#tests/database.ts'
import { aReview } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { exportReviews } from './export-reviews.server.ts'
import { readInboxFilter } from './inbox.schema.ts'

type Db = Parameters<typeof exportReviews>[0]

const rowsOf = async (db: Db, businessId: string): Promise<Record<string, string>[]> =>
  parse(await text(exportReviews(db, businessId)), { columns: true, bom: true })

test('the export has every published review of the business once, and no other', async ({ db, business }) => {
  await aReview(db)
  const planted = await plantReviews(db, business, [
    ...Array.from({ length: 2100 }, (_, index) => ({
      writtenAt: new Date(1_790_000_000_000 - (index >> 2) * 1000),
    })),
    { state: 'withdrawn' },
    { state: 'removed' },
    { state: 'pending' },
  ])
  const published = planted.filter(({ state }) => state === 'published').map(({ id }) => id)
  const rows = await rowsOf(db, business.id)
  expect(rows.map(({ id }) => id).sort()).toEqual(published.sort())
})

test('the export lists praise and complaints as every screen counts them', async ({ db, business }) => {
  const [review] = await plantReviews(db, business, [
    { text: 'The bread was excellent. The staff were rude.' },
  ])
  await analyseReviews(db, business.id, [review!.id])
  expect(await rowsOf(db, business.id)).toMatchObject([{ praises: 'food', complains_about: 'staff' }])
  await db.update(mentions).set({ complaint: false }).where(eq(mentions.topic, 'staff'))
  expect(await rowsOf(db, business.id)).toMatchObject([{ praises: 'food', complains_about: '' }])
})

test('a cell that a spreadsheet would run as a formula is exported as text', async ({ db, business }) => {
  const [review] = await plantReviews(db, business, [
    {
      title: '=HYPERLINK("https://x.example")',
      text: '+bread, "excellent"\nand more of it',
      authorName: '@SUM(1+1)',
      authorEmail: 'lotte@secret.example',
    },
  ])
  await analyseReviews(db, business.id, [review!.id])
  const [row] = await rowsOf(db, business.id)
  expect(row).toMatchObject({
    title: `'=HYPERLINK("https://x.example")`,
    text: `'+bread, "excellent"\nand more of it`,
    author: `'@SUM(1+1)`,
    provenance: 'confirmed',
    rating: '5',
  })
  expect(Object.values(row!).join()).not.toContain('secret.example')
})

test('the export has what the inbox lists, in columns for a German spreadsheet', async ({ db, business }) => {
  const planted = await plantReviews(db, business, [
    {
      rating: 1,
      text: 'The bread was stale; the staff, rude.',
      orderReference: '#1001',
      provenance: 'order',
    },
    { rating: 1, state: 'withdrawn' },
    { rating: 5 },
  ])
  await analyseReviews(db, business.id, [planted[0]!.id])
  const wanted = {
    filter: readInboxFilter(new URLSearchParams('rating=1&after=nonsense')),
    dialect: { separator: ';', decimal: ',' },
  } as const
  const file = await text(exportReviews(db, business.id, wanted))
  const rows: Record<string, string>[] = parse(file, { columns: true, bom: true, delimiter: ';' })
  expect(rows).toMatchObject([{ id: planted[0]!.id, rating: '1', order_reference: '#1001' }])
  expect(rows[0]!.sentiment_score).toMatch(/^-0,\d+$/)
})
