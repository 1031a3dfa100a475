import { and, eq } from 'drizzle-orm'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { checkReviewFile, storeReviewFile, viewReviewFile } from '#app/features/reviews/importing.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { uploads } from '#app/features/uploads/upload.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { newCompetitor } from './competitor.schema.ts'
import {
  competitorAspects,
  competitorCounts,
  competitorImports,
  competitorReviews,
} from './competitor.table.ts'
import { competitorLimits } from './competitor.vocabulary.ts'
import { addByName, findCompetitor } from './competitors.server.ts'
import { importCompetitorFile } from './import-file.job.ts'
import { listImportedReviews } from './imported-reviews.server.ts'
import { startCompetitorImport } from './importing.server.ts'

async function aCompetitor(db: Database, business?: Business) {
  const own = business ?? (await aBusiness(db, { tierName: 'enterprise' }))
  const competitorId = await addByName(
    db,
    own.id,
    newCompetitor.parse({ name: `Rival ${crypto.randomUUID()}` }),
  )
  return { own, of: { businessId: own.id, competitorId } }
}

type Competitor = Awaited<ReturnType<typeof aCompetitor>>

async function store({ own }: Competitor, db: Database, content: BlobPart, name = 'reviews.csv') {
  const file = new File([content], name)
  return storeReviewFile(db, { business: own, userId: own.ownerId, file, kind: 'competitor' })
}

/** Uploads a file, checks it with the columns as we guess them, and asks for its import. */
async function start(db: Database, competitor: Competitor, content: BlobPart) {
  const { own, of } = competitor
  const stored = await store(competitor, db, content)
  if ('unreadable' in stored) throw new Error(stored.unreadable)
  const { upload } = stored
  const { columns } = await viewReviewFile(db, upload)
  const uses = Object.fromEntries(columns.map(({ at, use }) => [`use.${at}`, use]))
  const values = { upload: upload.id, source: 'Guest book', order: 'day-first', ...uses }
  expect(await checkReviewFile(db, own, values, 'competitor')).toBeNull()
  const found = await findCompetitor(db, of)
  await startCompetitorImport(db, {
    business: own,
    userId: own.ownerId,
    competitor: found,
    uploadId: upload.id,
  })
  return { businessId: own.id, importId: upload.id }
}

async function importAll(db: Database, competitor: Competitor, content: BlobPart) {
  const of = await start(db, competitor, content)
  await importCompetitorFile(db, of)
  const [done] = await db.select().from(competitorImports).where(eq(competitorImports.id, of.importId))
  return done!
}

const reviewsOf = (db: Database, { of }: Competitor) =>
  db.select().from(competitorReviews).where(eq(competitorReviews.competitorId, of.competitorId))

const header = 'rating,author,date,text\n'
const row = (at: number, rating = 1) =>
  `${rating},Ines van der Kamp,2026-0${(at % 9) + 1}-03,"The staff were rude and the breakfast was cold, visit ${at}."\n`
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at)).join('')

test('imported reviews keep their source and their authors’ initials, and are analysed and counted', async ({
  db,
}) => {
  const competitor = await aCompetitor(db)
  const done = await importAll(db, competitor, header + rows(12))
  expect(done).toMatchObject({
    done: 12,
    added: 12,
    alreadyThere: 0,
    refused: 0,
    leftOut: 0,
    source: 'Guest book',
  })
  expect(done.finishedAt).not.toBeNull()
  const stored = await reviewsOf(db, competitor)
  expect(stored[0]).toMatchObject({ initials: 'I.V.D.', rating: 1, language: 'en', label: 'negative' })
  expect(JSON.stringify(stored)).not.toContain('Kamp')
  expect(await findCompetitor(db, competitor.of)).toMatchObject({
    ...{ reviews: 12, latestImport: { source: 'Guest book' } },
  })
  const months = await db
    .select()
    .from(competitorCounts)
    .where(
      and(eq(competitorCounts.competitorId, competitor.of.competitorId), eq(competitorCounts.topic, 'staff')),
    )
  expect(months.reduce((sum, { complaints }) => sum + complaints, 0)).toBe(12)
})

test('nothing of them is a review of one’s own, in no count and on no page', async ({ db }) => {
  const competitor = await aCompetitor(db)
  const before = competitor.own
  await importAll(db, competitor, header + rows(5))
  const { id } = competitor.own
  for (const table of [reviews, analyses, reviewFacts])
    expect(await db.$count(table, eq(table.businessId, id))).toBe(0)
  const [after] = await db.select().from(businesses).where(eq(businesses.id, id))
  expect(after).toEqual(before)
})

test('importing the same file again adds nothing, and equal rows of one file are kept', async ({ db }) => {
  const competitor = await aCompetitor(db)
  const twice = header + row(1) + row(1) + row(2)
  expect(await importAll(db, competitor, twice)).toMatchObject({ added: 3 })
  expect(await importAll(db, competitor, twice + row(3))).toMatchObject({ added: 1, alreadyThere: 3 })
  expect(await findCompetitor(db, competitor.of)).toMatchObject({ reviews: 4 })
})

test('an import that is killed goes on where it was, and counts nothing twice', async ({ db }) => {
  const competitor = await aCompetitor(db)
  const of = await start(db, competitor, header + rows(450))
  let transactions = 0
  const dying = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && ++transactions > 2) throw new Error('killed')
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await expect(importCompetitorFile(dying, of)).rejects.toThrow('killed')
  expect(
    await db.select().from(competitorImports).where(eq(competitorImports.id, of.importId)),
  ).toMatchObject([{ done: 400, added: 400, finishedAt: null }])
  expect(await findCompetitor(db, competitor.of)).toMatchObject({ reviews: 0, latestImport: null })
  await importCompetitorFile(db, of)
  await importCompetitorFile(db, of)
  expect(
    await db.select().from(competitorImports).where(eq(competitorImports.id, of.importId)),
  ).toMatchObject([{ done: 450, added: 450, alreadyThere: 0 }])
  expect(await findCompetitor(db, competitor.of)).toMatchObject({ reviews: 450 })
  expect(await db.$count(uploads, eq(uploads.id, of.importId))).toBe(0)
})

test('beyond the limit rows are left out, which is counted', async ({ db }) => {
  const competitor = await aCompetitor(db)
  const most = competitorLimits.reviews
  competitorLimits.reviews = 3
  try {
    expect(await importAll(db, competitor, header + rows(5))).toMatchObject({ added: 3, leftOut: 2 })
  } finally {
    competitorLimits.reviews = most
  }
})

test('rows that are no reviews are left out, formulas stay text, and no name is kept of them', async ({
  db,
}) => {
  const competitor = await aCompetitor(db)
  const odd = '90,Zoë Ashdown,2026-01-03,"Nine of five."\n4,=cmd,2026-01-04,"=SUM(A1:A9)"\n'
  const done = await importAll(db, competitor, header + odd)
  expect(done).toMatchObject({ added: 1, refused: 1, problems: [{ who: 'Z.A.' }] })
  expect(JSON.stringify(done)).not.toContain('Ashdown')
  const { entries } = await listImportedReviews(db, competitor.of, {
    ...{ review: null, topic: null, label: null, months: null, page: 1 },
  })
  expect(entries).toMatchObject([{ text: '=SUM(A1:A9)' }])
})

test.for<[string, BlobPart, number]>([
  ['semicolons and a byte order mark', '\uFEFFrating;date;text\n5;2026-01-03;Très bon, très calme\n', 1],
  ['the separator in its first line', 'sep=;\r\nrating;date;text\r\n5;2026-01-03;Good bread\r\n', 1],
  ['UTF-16', Buffer.from('\uFEFFrating\tdate\ttext\n5\t2026-01-03\tGood bread\n', 'utf16le'), 1],
  ['Windows-1252', Buffer.from('rating,date,text\n5,2026-01-03,"Tr\xe8s bon"\n', 'latin1'), 1],
  [
    'the reviews of Google as JSON',
    JSON.stringify({
      reviews: [{ starRating: 'FIVE', comment: 'Good bread', createTime: '2026-01-03T10:00:00Z' }],
    }),
    1,
  ],
])('a file with %s is read', async ([, content, added], { db }) => {
  const competitor = await aCompetitor(db)
  expect(await importAll(db, competitor, content)).toMatchObject({ added })
  expect(await reviewsOf(db, competitor)).toMatchObject([{ rating: 5 }])
})

test.for<[string, () => BlobPart, RegExp]>([
  ['a workbook', () => 'PK\x03\x04\x14\x00\x06\x00[Content_Types].xml and more of it, as bytes', /Excel|ZIP/],
  ['a million rows', () => `rating,date\n${'5,2026-01-03\n'.repeat(1_000_000)}`, /more than 100,000 rows/],
  [
    'a quotation mark without an end',
    () => `rating,date,text\n5,2026-01-03,"${'a '.repeat(100_000)}`,
    /quotation mark/,
  ],
  ['JSON of another kind', () => '{"hello": 1}', /no list of reviews/],
  ['nothing', () => 'rating,date\n', /no rows/],
])('%s is refused in a sentence', async ([, content, sentence], { db }) => {
  const competitor = await aCompetitor(db)
  expect(await store(competitor, db, content())).toMatchObject({
    unreadable: expect.stringMatching(sentence),
  })
  expect(await db.$count(uploads, eq(uploads.businessId, competitor.own.id))).toBe(0)
})

test('a file of a competitor is no file of one’s own reviews, nor of another business', async ({ db }) => {
  const competitor = await aCompetitor(db)
  const stored = await store(competitor, db, header + rows(2))
  if ('unreadable' in stored) throw new Error(stored.unreadable)
  const values = { upload: stored.upload.id, source: 'Guest book' }
  await expect(checkReviewFile(db, competitor.own, values)).rejects.toMatchObject({ status: 404 })
  const another = await aBusiness(db)
  await expect(checkReviewFile(db, another, values, 'competitor')).rejects.toMatchObject({ status: 404 })
})

test('with the competitor go its reviews, analyses and counts', async ({ db }) => {
  const competitor = await aCompetitor(db)
  await importAll(db, competitor, header + rows(5))
  await db.execute(`delete from competitors where id = '${competitor.of.competitorId}'`)
  for (const table of [competitorReviews, competitorAspects, competitorCounts, competitorImports])
    expect(await db.$count(table, eq(table.competitorId, competitor.of.competitorId))).toBe(0)
})
