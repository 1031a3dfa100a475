import { parse } from 'csv-parse/sync'
import type { PublicRecord } from '#app/features/record/public-record.ts'
import { figuresOf } from '#app/features/record/record-csv.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { loader as page } from './transparency.tsx'
import { loader as csv } from './transparency-csv.ts'
import { loader as json } from './transparency-json.ts'

/** The same business asked twice is counted at two moments. */
const names = (record: PublicRecord) => figuresOf(record).filter(([name]) => name !== 'countedAt')

test('page, JSON and CSV say the same', async ({ db }) => {
  const shop = await aBusiness(db)
  for (const rating of [1, 4, 5]) await aReview(db, { business: shop, rating })
  const params = { businessId: shop.id }
  const { record } = (await visit(page, { params })).data as { record: PublicRecord }
  const fromJson = JSON.parse((await visit(json, { params })).data as string) as PublicRecord
  expect(names(fromJson)).toEqual(names(record))
  expect(fromJson.rating).toMatchObject({ count: 3, average: 3.33, starTotal: 10 })
  const lines: string[][] = parse((await visit(csv, { params })).data as string, { bom: true })
  expect(lines[0]).toEqual(['figure', 'value'])
  expect(lines.slice(1).map(([name]) => name)).toEqual(figuresOf(record).map(([name]) => name))
  expect(lines).toContainEqual(['rating.average', '3.33'])
  expect(lines).toContainEqual(['rating.byStars.4', '1'])
})

test('the files may be kept by anybody and read from any site', async ({ db }) => {
  const { id: businessId } = await aBusiness(db, { domain: 'bäckerei "x".example' })
  for (const [door, type] of [
    [csv, 'text/csv; charset=utf-8'],
    [json, 'application/json; charset=utf-8'],
  ] as const) {
    const { headers } = await visit(door, { params: { businessId } })
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('content-disposition')).toMatch(
      /filename="transparency-b-ckerei--x-\.example-\d{4}-\d\d-\d\d\.\w+"/,
    )
  }
})

test('sample data and closed businesses are not for search engines, as files neither', async ({ db }) => {
  const { id: businessId } = await aBusiness(db, { isSample: true })
  for (const door of [csv, json]) {
    const { headers } = await visit(door, { params: { businessId } })
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
})

test('a business that is none of ours has no files', async () => {
  for (const businessId of ['nothing', '01890000-0000-7000-8000-000000000000']) {
    expect((await visit(json, { params: { businessId } })).status).toBe(404)
    expect((await visit(csv, { params: { businessId } })).status).toBe(404)
  }
})
