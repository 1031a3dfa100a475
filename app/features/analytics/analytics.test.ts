import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { type Analytics, readAnalytics } from './analytics.server.ts'
import { type AnalyticsFilter, asked, defaultFilter, everything } from './analytics-filter.ts'
import { type ChartData, tableOf } from './chart.tsx'

const at = new Date('2026-11-21T12:00:00Z')
const sayings = [
  'The bread was excellent and the staff were friendly to us.',
  'The queue was slow, and the coffee was cold when it came.',
  'Das Brot war ausgezeichnet, und die Bedienung war sehr freundlich.',
  'Terrible service, the waiter was rude and the bread was bad.',
]
const ratings = [5, 2, 4, 1]
const provenances: Provenance[] = ['order', 'invited', 'confirmed', 'imported', 'insider']

let busy: ReturnType<typeof plantBusy> | undefined
/** The same for all tests: they only read. */
const aBusyBusiness = (db: Database) => (busy ??= plantBusy(db))

async function plantBusy(db: Database) {
  const business = await aBusiness(db, { tierName: 'pro' })
  const planted = await plantAnalysed(
    db,
    business,
    Array.from({ length: 300 }, (_, index) => ({
      text: `${sayings[index % 4]} Number ${index}.`,
      rating: ratings[index % 4],
      provenance: provenances[Math.floor(index / 4) % 5],
      state: index % 7 === 0 ? ('withdrawn' as const) : ('published' as const),
      writtenAt: new Date(at.getTime() - days((index * 7) % 400)),
    })),
  )
  return { business, published: planted.filter(({ state }) => state === 'published') }
}

const chartOf = ({ charts }: Pick<Analytics, 'charts'>, id: string) => charts!.find((each) => each.id === id)!
const rowsOf = <Kind extends ChartData['kind']>(read: Pick<Analytics, 'charts'>, id: string, _: Kind) =>
  chartOf(read, id).data!.rows as Extract<ChartData, { kind: Kind }>['rows']

const isOwn = (provenance: unknown) => provenance !== 'imported' && provenance !== 'insider'

test('every chart counts what the filter asks for, and its links open as many reviews', async ({ db }) => {
  const { business, published } = await aBusyBusiness(db)
  const read = (filter: Partial<AnalyticsFilter>) =>
    readAnalytics(db, business, { ...defaultFilter, ...filter }, at)
  const listed = async (address: string) => {
    const query = new URL(address, 'https://here.example').searchParams
    return (await listInbox(db, business.id, readInboxFilter(query), at)).count
  }
  const inMonths = (from: string, to: string) =>
    published.filter(({ writtenAt }) => {
      const month = writtenAt!.toISOString().slice(0, 7)
      return month >= from && month <= to
    })

  const year = inMonths('2025-12', '2026-11')
  const ofYear = await read({})
  const { reviews, options } = ofYear
  expect(reviews).toBe(year.filter(({ provenance }) => isOwn(provenance)).length)
  expect(await listed(chartOf(ofYear, 'rating').evidence!.to)).toBe(reviews)
  for (const { count, to } of rowsOf(ofYear, 'stars', 'bars')) expect(await listed(to!)).toBe(count)
  for (const { count, to } of rowsOf(ofYear, 'sources', 'intervals')) expect(await listed(to!)).toBe(count)
  for (const { count, to } of rowsOf(ofYear, 'languages', 'intervals'))
    if (to) expect(await listed(to)).toBe(count)
  expect(tableOf(chartOf(ofYear, 'sources')).rows.map(([name]) => name)).toContain('Imported, guest book')
  expect(options).toMatchObject({ imports: ['imported:guest book'], firstMonth: '2025-10' })
  expect(options.languages).toEqual(expect.arrayContaining(['en', 'de']))

  const custom = { period: 'custom', from: '2026-01', to: '2026-06' } as const
  const german = await read({ ...custom, language: 'de', source: 'customers' })
  const expected = inMonths('2026-01', '2026-06').filter(
    ({ text, provenance }) => text!.startsWith('Das') && provenance !== 'insider',
  )
  expect(german.reviews).toBe(expected.length)
  expect(await listed(chartOf(german, 'rating').evidence!.to)).toBe(expected.length)
  expect(chartOf(german, 'languages').notes.join()).toContain('does not follow the filter by language')

  const imports = await read({ period: 'any', source: 'imported:guest book' })
  expect(imports.reviews).toBe(published.filter(({ provenance }) => provenance === 'imported').length)
  expect(chartOf(imports, 'rating').notes.join()).toContain('never count toward your rating')
  expect(chartOf(imports, 'replies').notes.join()).toContain('whatever the filter by source')

  const topics = tableOf(chartOf(ofYear, 'topics'))
  const topic = topics.rows[0]![0] as string
  const about = await read({ topic: topic.toLowerCase(), period: 'year' })
  expect(about.reviews).toBeGreaterThan(0)
  expect(about.reviews).toBeLessThan(reviews)
  expect(await listed(chartOf(about, 'rating').evidence!.to)).toBe(about.reviews)
  expect(tableOf(chartOf(about, 'topics'))).toEqual(topics)
})

test('praise and complaints are counted by source, period and language', async ({ db }) => {
  const { business } = await aBusyBusiness(db)
  const listed = async (address: string) => {
    const query = new URL(address, 'https://here.example').searchParams
    return (await listInbox(db, business.id, readInboxFilter(query), at)).count
  }
  const sources = ['own', 'customers', 'any', 'order', 'imported', 'imported:guest book']
  const filters = [...sources.map((source) => ({ source })), { period: 'any' as const }, { language: 'en' }]
  for (const filter of filters) {
    const read = await readAnalytics(db, business, { ...defaultFilter, ...filter }, at)
    const rows = rowsOf(read, 'topics', 'opposed')
    expect(rows.length).toBeGreaterThan(1)
    for (const { praise, praiseTo, complaints, complaintsTo } of rows) {
      expect([await listed(praiseTo), await listed(complaintsTo)]).toEqual([praise, complaints])
    }
  }
})

test('nothing is drawn from fewer than ten reviews, and no number of another business is', async ({ db }) => {
  await aBusyBusiness(db)
  const business = await aBusiness(db, { tierName: 'pro' })
  expect(await readAnalytics(db, business, defaultFilter, at)).toMatchObject({ reviews: 0, charts: null })
  const planted = await plantReviews(
    db,
    business,
    Array.from({ length: 9 }, () => ({ writtenAt: at })),
  )
  expect(await readAnalytics(db, business, defaultFilter, at)).toMatchObject({ reviews: 9, charts: null })
  await plantReviews(db, business, [{ writtenAt: at }])
  const read = await readAnalytics(db, business, defaultFilter, at)
  expect(rowsOf(read, 'rating', 'trend').at(-1)).toMatchObject({ value: 5, count: 10 })
  // None was analysed yet.
  expect(chartOf(read, 'sentiment')).toMatchObject({
    data: null,
    answer: expect.stringContaining('10 more are needed'),
  })
  expect(chartOf(read, 'invitations').data).toBeNull()
  expect(planted).toHaveLength(9)
})

test('without a choice it opens with what there is: imported or old reviews', async ({ db }) => {
  const business = await aBusiness(db, { tierName: 'pro' })
  const opened = async () => {
    const { filter, isOpening, charts } = await readAnalytics(db, business, null, at)
    return { filter: [filter.source, filter.period], isOpening, isDrawn: charts !== null }
  }
  const plant = (provenance: Provenance, ago: number) =>
    plantReviews(
      db,
      business,
      Array.from({ length: 10 }, () => ({ provenance, writtenAt: new Date(at.getTime() - days(ago)) })),
    )
  expect(await opened()).toMatchObject({ isOpening: true, isDrawn: false })
  await plant('insider', 20)
  expect(await opened()).toMatchObject({ isDrawn: false })
  await plant('imported', 900)
  expect(await opened()).toMatchObject({ filter: ['customers', 'any'], isDrawn: true })
  await plant('imported', 20)
  expect(await opened()).toMatchObject({ filter: ['customers', 'year'], isDrawn: true })
  await plant('confirmed', 20)
  expect(await opened()).toMatchObject({ filter: ['own', 'year'], isDrawn: true })
  // Who asks for the rating gets the rating.
  const chosen = await readAnalytics(db, business, { ...defaultFilter, period: 'month' }, at)
  expect(chosen).toMatchObject({ isOpening: false, filter: { source: 'own' } })
})

test('a comparison of one language or one source is nothing to draw', async ({ db }) => {
  const business = await aBusiness(db, { tierName: 'pro' })
  const plant = (provenance: Provenance) =>
    plantReviews(
      db,
      business,
      Array.from({ length: 10 }, () => ({ provenance, writtenAt: at })),
    )
  await plant('confirmed')
  const one = await readAnalytics(db, business, defaultFilter, at)
  expect(chartOf(one, 'sources')).toMatchObject({ data: null, answer: 'Only one source has 10 reviews.' })
  await plant('imported')
  expect(chartOf(await readAnalytics(db, business, defaultFilter, at), 'sources').data).not.toBeNull()
})

test('a gap is called beyond chance only if it is', async ({ db }) => {
  const business = await aBusiness(db, { tierName: 'pro' })
  const many = (count: number, month: string, rating: number) =>
    Array.from({ length: count }, (_, index) => ({
      rating: index % 5 === 0 ? 3 : rating,
      writtenAt: new Date(`${month}-15`),
    }))
  await plantReviews(db, business, [...many(40, '2026-11', 5), ...many(40, '2026-10', 1)])
  const month = { ...defaultFilter, period: 'month' as const }
  const sure = chartOf(await readAnalytics(db, business, month, at), 'rating').answer
  expect(sure).toMatch(/^Better: 4\.\d\d stars from 40 reviews, 1\.40 in the period before\.$/)
  const none = chartOf(await readAnalytics(db, business, { ...month, compare: 'none' }, at), 'rating').answer
  expect(none).not.toContain('before')
  await plantReviews(db, business, many(12, '2025-11', 5))
  const unsure = await readAnalytics(db, business, { ...month, compare: 'year-before' }, at)
  expect(chartOf(unsure, 'rating').answer).toMatch(/^No clear change: .* 4\.50 a year earlier\.$/)
  expect(asked(month, at).before).toEqual({ from: '2026-10', to: '2026-10' })
})

test('with nothing before, the last part is compared with the rest, and imports are named only where there are some', async ({
  db,
}) => {
  const business = await aBusiness(db, { tierName: 'pro' })
  const many = (count: number, month: string, rating: number) =>
    Array.from({ length: count }, () => ({ rating, writtenAt: new Date(`${month}-15`) }))
  await plantAnalysed(db, business, [...many(20, '2026-10', 1), ...many(20, '2026-11', 5)])
  const read = async (id: string, importedCount = 0) =>
    chartOf(await readAnalytics(db, { ...business, importedCount }, everything, at), id)
  expect((await read('rating')).answer).toMatch(/^Better: 3\.00 stars from 40 reviews, 5\.00 in /)
  expect((await read('sentiment')).notes).not.toContain('With imported reviews.')
  expect((await read('sentiment', 3)).notes).toContain('With imported reviews.')
})

test('a review that mentions two joined topics is counted once', async ({ db }) => {
  const { business } = await aBusyBusiness(db)
  const reviewsOf = async (topic: string) =>
    (await readAnalytics(db, business, { ...defaultFilter, topic }, at)).reviews
  const [bread, staff] = [await reviewsOf('bread'), await reviewsOf('staff')]
  await db
    .insert(topicRules)
    .values({ businessId: business.id, topic: 'staff', shownAs: 'bread', isMuted: false })
  const joined = await reviewsOf('bread')
  expect(joined).toBeGreaterThanOrEqual(Math.max(bread, staff))
  expect(joined).toBeLessThan(bread + staff)
})
