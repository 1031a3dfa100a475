import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { readAnalytics } from '#app/features/analytics/analytics.server.ts'
import { defaultFilter } from '#app/features/analytics/analytics-filter.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { listDirectory } from '#app/features/businesses/directory.server.ts'
import { readDashboard } from '#app/features/dashboard/dashboard.server.ts'
import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx'
import { exportReviews } from '#app/features/inbox/export-reviews.server.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import type { InboxFilter } from '#app/features/inbox/inbox-address.ts'
import { digestMail } from '#app/features/notifications/send-digest.job.tsx'
import { RatingSummary } from '#app/features/published-reviews/rating-summary.tsx'
import type { BusinessSummary } from '#app/features/published-reviews/summary.server.ts'
import { countReviewsOfMonth } from '#app/features/reviews/monthly-reviews.server.ts'
import { PublicPage, wordsOfPage } from '#app/features/reviews/page-words.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { RecordPage } from '#app/features/transparency/record-page.tsx'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { renderWidget } from '#app/features/widgets/render-widget.server.ts'
import { countOf, formatMonth } from '#app/languages/format.ts'
import { messages } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness } from '#tests/factories.ts'
import { liveThrough } from '#tests/lively-world.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { loader, meta } from './business.tsx'

type Row = { state: string; provenance: string; rating: number; written_at: Date; product_id: string | null }
const isOwn = ({ provenance }: Row) => ['order', 'invited', 'confirmed'].includes(provenance)
/** Those of products count for these alone. */
const inRating = (row: Row) => isOwn(row) && row.product_id === null

/** Half up, in whole numbers: what a reader with pen and paper gets. */
function average(rows: Row[]) {
  const stars = rows.reduce((sum, { rating }) => sum + rating, 0)
  const hundredths = Math.floor((200 * stars + rows.length) / (2 * rows.length))
  return { exact: (hundredths / 100).toFixed(2), alone: (Math.floor((hundredths + 5) / 10) / 10).toFixed(1) }
}

async function recount(pool: pg.Pool, businessId: string) {
  const rows: Row[] = (await pool.query('select * from reviews where business_id = $1', [businessId])).rows
  const published = rows.filter(({ state }) => state === 'published')
  const counted = published.filter(inRating).sort((a, b) => +a.written_at - +b.written_at)
  const at = now()
  const yearFrom = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 11))
  const monthFrom = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()))
  const since = (from: Date) => counted.filter(({ written_at }) => written_at >= from)
  return { published, counted, yearFrom, year: since(yearFrom), month: since(monthFrom) }
}

const words = (node: ReactNode) => {
  const Page = createRoutesStub([{ path: '/', Component: () => node }])
  return renderToStaticMarkup(<Page />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
}

/** Compares the rating that each place prints with a recount of the business's rows. */
async function expectSameNumbers(db: Database, pool: pg.Pool, id: string) {
  const [business] = (await db.select().from(businesses)).filter((each) => each.id === id)
  const { published, counted, yearFrom, year, month } = await recount(pool, id)
  const { exact, alone } = average(counted)
  const all = countOf(counted.length, 'review')
  const since = `since ${formatMonth(counted[0]!.written_at)}`

  const { data } = await visit(loader, { params: { businessId: id } })
  const { summary, markup } = data as { summary: BusinessSummary; markup: { aggregateRating: object } }
  const publicPage = words(
    <PublicPage value={{ words: wordsOfPage(messages.en), lang: null }}>
      <RatingSummary business={business!} summary={summary} />
    </PublicPage>,
  )
  expect(publicPage).toContain(`${alone}from ${all} ${since}.`)
  const isAllOfTheYear = year.length === counted.length
  expect(publicPage.includes('The last twelve months')).toBe(!isAllOfTheYear)
  expect(publicPage).toContain(
    isAllOfTheYear
      ? ''
      : `The last twelve months, since ${formatMonth(yearFrom)}, average ${average(year).exact}, from ${countOf(year.length, 'review')}.`,
  )
  expect(markup.aggregateRating).toMatchObject({ ratingValue: Number(exact), reviewCount: counted.length })
  const tags = JSON.stringify(meta({ loaderData: data } as Parameters<typeof meta>[0]))
  expect(tags).toContain(`is rated ${alone} of 5 from ${all} ${since}.`)

  const record = await readPublicRecord(db, id)
  const { insiders, imported, removed, challenged, waiting } = summary
  expect(record).toMatchObject({
    sources: { insider: { count: insiders }, imported: { count: imported.count } },
    removals: { count: removed },
    challenges: challenged,
    checks: { waiting: waiting.count },
  })
  for (const [kind, count] of Object.entries(summary.provenance))
    expect(record.sources[kind as 'order'].count).toBe(count)
  expect(record.rating.byStars).toEqual(
    Object.fromEntries(summary.distribution.map((count, at) => [at + 1, count])),
  )
  const transparency = words(<RecordPage record={record} />)
  expect(transparency).toMatch(new RegExp(`${exact}( of 5)? from ${all};`))
  expect(transparency).toContain(`Published ${published.length}`)

  const dashboard = await readDashboard(db, business!, now())
  const summaryText = words(<DashboardPage at={now().toISOString()} dashboard={dashboard} reviewLink="" />)
  expect(summaryText).toMatch(new RegExp(`Your rating is ${alone} from ${all} ${since}\\.`))
  expect(await countReviewsOfMonth(db, id)).toBe(month.length)
  const { charts } = await readAnalytics(db, business!, defaultFilter, now())
  const ofYear = countOf(year.length, 'review')
  expect(charts?.[0]?.answer ?? '').toContain(charts ? `${average(year).exact} stars from ${ofYear}` : '')
  expect(charts === null).toBe(year.length < 10)

  // The lists that the numbers open, and the file.
  const listed = async (filter: Partial<InboxFilter>) => {
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
    return (await listInbox(db, id, readInboxFilter(query), now())).count
  }
  expect(await listed({ state: 'published', provenance: 'own' })).toBe(counted.length)
  for (const rating of [1, 2, 3, 4, 5]) {
    const of = { state: 'published', provenance: 'own', rating, period: 'year' } as const
    expect(await listed(of)).toBe(year.filter((row) => row.rating === rating).length)
  }
  const file: string[][] = parse(await text(exportReviews(db, id)), { bom: true })
  expect(file).toHaveLength(published.length + 1)

  const { id: widgetId } = await db.transaction((tx) => createWidget(tx, { business: business! }))
  const wall = (await renderWidget(db, widgetId))!
  expect(wall.rating).toMatchObject({ average: Number(alone), count: counted.length })
  expect(wall.texts.rating).toBe(`${all} ${since}`)
  const { entries } = await listDirectory(db, { after: null, from: null, limit: 100 })
  expect(entries.find((entry) => entry.id === id)!.reviewCount).toBe(counted.length)
  const { body } = digestMail({
    business: business!,
    reviews: [],
    link: 'https://x.example',
    settings: 'https://x.example',
  })
  expect(words(body)).toContain(
    `Your rating is ${alone} of 5, from all ${counted.length} reviews that count.`,
  )
}

test('every place prints the same rating, year and counts of a business', async ({ db, pool }) => {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  await liveThrough(db, business, { seed: 20_261, acts: 80 })
  await expectSameNumbers(db, pool, business.id)
})

test('an average halfway between two decimals is rounded up in every place', async ({ db, pool }) => {
  for (const ratings of [
    // 4.35 on its own, and 4.345 in the year.
    [...Array(13).fill(5), ...Array(2).fill(4), ...Array(4).fill(3), 2],
    [
      ...Array(131).fill(5),
      ...Array(38).fill(4),
      ...Array(3).fill(3),
      ...Array(25).fill(2),
      ...Array(3).fill(1),
    ],
  ]) {
    const business = await aBusiness(db)
    await plantReviews(
      db,
      business,
      ratings.map((rating) => ({ rating, writtenAt: now() })),
    )
    const ratingTotal = ratings.reduce((sum, rating) => sum + rating, 0)
    await db
      .update(businessRows)
      .set({ reviewCount: ratings.length, ratingTotal })
      .where(eq(businessRows.id, business.id))
    await expectSameNumbers(db, pool, business.id)
  }
})
