import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { vi } from 'vitest'
import { importedTurn } from '#app/features/analyses/analyse-review.job.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { reviewImports } from '#app/features/imports/import.table.ts'
import { fileTurn, importFile } from '#app/features/imports/import-file.job.ts'
import { startImport } from '#app/features/imports/start-import.server.ts'
import { reports } from '#app/features/moderation/case.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { removeReview } from '#app/features/moderation/remove-review.server.ts'
import { undoImport } from '#app/features/moderation/undo-import.job.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { uploads } from '#app/features/uploads/upload.table.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { anOwner, type Owner, visit } from '#tests/doors.ts'
import { runJobs } from '#tests/jobs.ts'
import { countActs } from '#tests/logged-acts.ts'
import { findWrong } from '#tests/recounted.ts'
import * as door from './reviews-import.tsx'

async function upload(owner: Owner, file: File) {
  const form = new FormData()
  form.set('act', 'upload')
  form.set('file', file)
  return visit(door.action, { owner, form })
}

const exportFile = (name: string) => new File([readFileSync(`tests/exports/reviews/${name}`)], name)
const idIn = (location: string | null) => /=([^&]+)/.exec(location!)![1]!

type Page = { file: { source: string; columns: { at: number; use: string }[] } }

/** Uploads a file and checks it with the columns as the page shows them. */
async function check(owner: Owner, file: File, more: Record<string, string> = {}) {
  const { location } = await upload(owner, file)
  const shown = (await visit(door.loader, { owner, path: location! })).data as Page
  const uses = Object.fromEntries(shown.file.columns.map(({ at, use }) => [`use.${at}`, use]))
  const form = { act: 'columns', upload: idIn(location), source: shown.file.source, ...uses, ...more }
  return { form, answer: await visit(door.action, { owner, form }) }
}

async function importAll(db: Database, owner: Owner, file: File, more?: Record<string, string>) {
  const { form } = await check(owner, file, more)
  await visit(door.action, { owner, form: { act: 'start', upload: form.upload } })
  const of = { businessId: owner.business.id, importId: form.upload }
  await importFile(db, of)
  const [done] = await db.select().from(reviewImports).where(eq(reviewImports.id, of.importId))
  return { of, done: done! }
}

const reviewsOf = (db: Database, { business }: Owner) =>
  db.select().from(reviews).where(eq(reviews.businessId, business.id)).orderBy(reviews.writtenAt)

const inShort = ({ rating, authorName, text, writtenAt }: Review) => [
  rating,
  authorName,
  text,
  writtenAt.toISOString(),
]

test.for<[string, string, [number, string, string, string][], number]>([
  [
    'judgeme.csv',
    'Judge.me',
    [
      [2, 'Marc', '<b>Not</b> for me', '2025-01-10T09:00:00.000Z'],
      [5, 'Sarah Kim', 'Soaks in fast, no stickiness.\nWill buy again.', '2025-03-02T10:12:00.000Z'],
    ],
    1,
  ],
  [
    'trustpilot.csv',
    'Trustpilot',
    [
      [1, 'Marc', 'Late, and nobody answered.', '2025-01-10T09:00:00.000Z'],
      [5, 'Sarah Kim', 'Ordered on Monday, here on Tuesday.', '2025-03-02T10:12:00.000Z'],
    ],
    0,
  ],
  [
    'yotpo.csv',
    'Yotpo',
    [
      [3, 'Marc', 'Fine, nothing more', '2025-01-10T00:00:00.000Z'],
      [5, 'Sarah K.', 'Soaks in fast', '2025-03-25T00:00:00.000Z'],
    ],
    0,
  ],
  [
    'loox.csv',
    'Loox',
    [
      [2, 'Anonymous', '', '2025-01-10T09:00:00.000Z'],
      [5, 'Sarah K.', 'Soaks in fast', '2025-03-02T10:12:00.000Z'],
    ],
    0,
  ],
  [
    'booking.csv',
    'Booking.com',
    [
      [4, 'Karin', 'Beautiful view and friendly staff\nThe lift was broken', '2024-08-14T18:01:22.000Z'],
      [1, 'Jean', 'Room dirty, noise all night', '2024-08-15T18:01:22.000Z'],
      [5, 'Anonymous', 'Everything', '2024-08-16T18:01:22.000Z'],
    ],
    0,
  ],
  [
    'outscraper.csv',
    'Google',
    [
      [2, 'Marc', '', '2025-01-13T00:00:00.000Z'],
      [5, 'Sarah Kim', 'The rye bread is worth the walk.', '2025-03-02T00:00:00.000Z'],
    ],
    0,
  ],
  [
    'etsy-reviews.json',
    'Etsy',
    [
      [3, 'Marc', '', '2025-01-10T00:00:00.000Z'],
      [5, 'Sarah Kim', 'Lovely glaze, well packed.', '2025-03-25T00:00:00.000Z'],
    ],
    0,
  ],
  [
    'facebook.json',
    'Facebook',
    [
      [1, 'Marc', 'Cold twice.', '2025-01-10T09:00:00.000Z'],
      [5, 'Sarah Kim', 'Best bread in town.', '2025-03-02T10:12:00.000Z'],
    ],
    0,
  ],
  [
    'testimonial-to.csv',
    'Testimonial.to',
    [
      [3, 'Marc', 'It did what it says', '2025-01-10T09:00:00.000Z'],
      [5, 'Sarah Kim', 'We would use it again tomorrow', '2025-03-02T10:12:00.000Z'],
    ],
    0,
  ],
  [
    'google-reviews.json',
    'Google',
    [
      [2, 'Marc', '', '2025-01-10T09:00:00.000Z'],
      [5, 'Sarah Kim', 'Sehr gutes Brot.', '2025-03-02T10:12:00.123Z'],
    ],
    0,
  ],
  [
    'reviews-io.csv',
    'Elsewhere',
    [
      [1, 'Marc', 'Late and nobody answered', '2025-01-10T09:00:00.000Z'],
      [5, 'Sarah Kim', 'Ordered on Monday and it was here on Tuesday', '2025-03-02T10:12:00.000Z'],
    ],
    0,
  ],
  [
    'amazon.csv',
    'Elsewhere',
    [
      [3, 'Marc', 'Fine, nothing more than that.', '2026-01-10T00:00:00.000Z'],
      [5, 'Sarah Kim', 'Soaks in fast, no stickiness.', '2026-05-03T00:00:00.000Z'],
      [4, 'Jo', 'Zieht schnell ein.', '2026-05-04T00:00:00.000Z'],
    ],
    0,
  ],
  [
    'excel-deutsch.csv',
    'Elsewhere',
    [
      [2, 'Marc', 'Leider zweimal kalt geliefert', '2025-01-10T00:00:00.000Z'],
      [5, 'Sarah Kim', 'Sehr gutes Brot, gerne wieder', '2025-03-02T00:00:00.000Z'],
    ],
    0,
  ],
  [
    'scale-of-ten.csv',
    'Elsewhere',
    [
      [1, 'Ines', 'Damp towels and no answer', '2025-03-02T00:00:00.000Z'],
      [4, 'Marc', 'Nearly perfect for us three', '2025-03-03T00:00:00.000Z'],
      [5, 'Sarah', 'Spotless and quiet all week', '2025-03-04T00:00:00.000Z'],
    ],
    0,
  ],
])('%s is imported as on %s, outside the score', async ([name, source, expected, refused], { db }) => {
  const owner = await anOwner(db)
  const { done } = await importAll(db, owner, exportFile(name), source === 'Elsewhere' ? { source } : {})
  expect(done).toMatchObject({ source, added: expected.length, refused, alreadyThere: 0 })
  const stored = await reviewsOf(db, owner)
  expect(stored.map(inShort)).toEqual(expected)
  expect(new Set(stored.map(({ provenance, importSource }) => `${provenance} ${importSource}`))).toEqual(
    new Set([`imported ${source}`]),
  )
  const [business] = await db.select().from(businesses).where(eq(businesses.id, owner.business.id))
  expect(business).toMatchObject({
    reviewCount: 0,
    reviewScore: 0,
    verifiedReviews: 0,
    importedCount: expected.length,
  })
})

const manyRows = (count: number) =>
  new File(
    [
      `Rating,Review,Date,Author\n${Array.from({ length: count }, (_, at) => `${(at % 5) + 1},Nice,2025-01-10,A ${at % 700}`).join('\n')}`,
    ],
    'many.csv',
  )

test('an interrupted import goes on without a loss, and a second adds nothing', async ({ db, owner }) => {
  const given = { source: 'Our old shop' }
  const { form } = await check(owner, manyRows(1200), given)
  await visit(door.action, { owner, form: { act: 'start', upload: form.upload } })
  const of = { businessId: owner.business.id, importId: form.upload }
  await expect(importFile(killedAt(db, 2), of)).rejects.toThrow('killed')
  expect(await reviewsOf(db, owner)).toHaveLength(500)
  expect(await visit(door.loader, { owner, path: `/?import=${of.importId}` })).toMatchObject({
    data: { progress: { done: 500, rows: 1200, isFinished: false } },
  })
  await importFile(db, of)
  await importFile(db, of)
  expect(await reviewsOf(db, owner)).toHaveLength(1200)
  expect((await visit(door.loader, { owner, path: `/?import=${of.importId}` })).data).toMatchObject({
    progress: { done: 1200, added: 1200, alreadyThere: 0, isFinished: true },
  })
  expect(await db.select().from(uploads).where(eq(uploads.businessId, owner.business.id))).toEqual([])
  const back = await visit(door.loader, { owner, path: `/?upload=${of.importId}` })
  expect(back.location).toBe(`/business/reviews/import?import=${of.importId}`)
  const { done } = await importAll(db, owner, manyRows(1200), given)
  expect(done).toMatchObject({ added: 0, alreadyThere: 1200 })
  const stranger = await anOwner(db)
  expect(await visit(door.loader, { owner: stranger, path: `/?import=${of.importId}` })).toMatchObject({
    status: 404,
  })
})

test('ambiguous dates are asked about once, and a pretending source is refused', async ({ db, owner }) => {
  const file = () => new File(['Rating,Date\n5,03/04/2025\n4,01/02/2025\n'], 'dates.csv')
  const { answer } = await check(owner, file(), { source: 'Verified customers' })
  expect(answer).toMatchObject({ status: 422, data: { errors: { source: expect.any(String) } } })
  const asked = await check(owner, file(), { source: 'Old shop' })
  expect(asked.answer).toMatchObject({ status: 422, data: { example: '03/04/2025' } })
  await importAll(db, owner, file(), { source: 'Old shop', order: 'month-first' })
  const days = (await reviewsOf(db, owner)).map(({ writtenAt }) => writtenAt.toISOString().slice(0, 10))
  expect(days).toEqual(['2025-01-02', '2025-03-04'])
})

test('a file too large, or of too many rows, is refused with its limit', async ({ owner }) => {
  const headers = { 'content-length': String(40 * 1024 * 1024) }
  const large = await visit(door.action, { owner, form: { act: 'upload' }, headers })
  expect(large.status).toBe(413)
  const many = await upload(owner, new File(['Rating,Date\n', '5,2025-01-10\n'.repeat(100_001)], 'many.csv'))
  expect(many).toMatchObject({ data: { errors: { file: expect.stringContaining('100,000 rows') } } })
})

test('a row that cannot be imported is named with the cell that is wrong', async ({ owner }) => {
  const rows = ['Ann,ten,2025-01-10', 'Bob,4.5,2025-01-10', 'Total,,', 'Cat,5,soon', 'Dan,5,']
  const file = new File([['Author,Rating,Date', ...rows].join('\n')], 'odd.csv')
  const { form } = await check(owner, file, { source: 'Old shop' })
  const { data } = await visit(door.loader, { owner, path: `/?upload=${form.upload}` })
  const { problems } = (data as { checked: { preview: { problems: { why: string }[] } } }).checked.preview
  expect(problems.map(({ why }) => why)).toEqual([
    'The rating is not a number: “ten”',
    'There is no rating',
    'We cannot read this date: “soon”',
    'There is no date',
  ])
})

test('an empty file and a picture are refused by what they are', async ({ owner }) => {
  expect(await upload(owner, new File([], 'reviews.csv'))).toMatchObject({
    data: { errors: { file: 'This file is empty.' } },
  })
  const picture = new File([Buffer.from('89504e470d0a1a0a', 'hex')], 'reviews.csv')
  expect(await upload(owner, picture)).toMatchObject({
    data: { errors: { file: expect.stringContaining('picture') } },
  })
})

type Preview = { checked: { preview: { notes: string[]; unused: string[]; good: number } } }

async function previewOf(owner: Owner, file: File, more?: Record<string, string>) {
  const { form } = await check(owner, file, { source: 'Elsewhere', ...more })
  return ((await visit(door.loader, { owner, path: `/?upload=${form.upload}` })).data as Preview).checked
    .preview
}

const csv = (...rows: string[]) => new File([rows.join('\n')], 'reviews.csv')

test('the preview states every rule that changes a cell, and unused columns', async ({ owner }) => {
  const ten = await previewOf(owner, exportFile('scale-of-ten.csv'))
  expect(ten.notes).toEqual([
    expect.stringContaining('3 ratings are out of ten and halved'),
    expect.stringMatching(/^1 rating is rounded .* halves down/),
  ])
  const { notes } = await previewOf(owner, exportFile('facebook.json'))
  expect(notes).toEqual([expect.stringMatching(/^2 recommendations without stars: .* 5 stars, .* as 1/)])
  const plain = await previewOf(owner, csv('Rating,Review,Date,Shop', '4,Good bread every day,2025-01-02,A'))
  expect(plain).toMatchObject({ notes: [], unused: ['Shop'] })
})

test('half stars are rounded down, never up, and the worst of ten is still one star', async ({ db }) => {
  const owner = await anOwner(db)
  const rows = ['4.5,2025-01-01', '3.7,2025-01-02', '1,2025-01-03', '0/10,2025-01-04', '9/10,2025-01-05']
  await importAll(db, owner, csv('Rating,Date', ...rows), { source: 'Elsewhere' })
  expect((await reviewsOf(db, owner)).map(({ rating }) => rating)).toEqual([4, 4, 1, 1, 4])
})

test('where a scale of ten is only named, or only used once, the owner is asked', async ({ db, owner }) => {
  const slip = csv('Rating,Date', '6,2025-01-01', ...Array.from({ length: 10 }, () => '5,2025-01-02'))
  const asked = await check(owner, slip, { source: 'Elsewhere' })
  expect(asked.answer).toMatchObject({ status: 422, data: { errors: { scale: expect.any(String) } } })
  const file = () => csv('Score (1-10),Date', '4,2025-01-01', '3,2025-01-02')
  const uses = { source: 'Elsewhere', 'use.0': 'rating', 'use.1': 'date' }
  const { answer } = await check(owner, file(), uses)
  expect(answer).toMatchObject({ status: 422, data: { errors: { scale: expect.any(String) } } })
  await importAll(db, owner, file(), { ...uses, scale: '10' })
  expect((await reviewsOf(db, owner)).map(({ rating }) => rating)).toEqual([2, 1])
})

test('an unused column of sentences is asked about before texts are lost', async ({ db, owner }) => {
  const file = () => csv('Rating,Date,Was uns sagt', '5,2025-01-01,Sehr gutes Brot und nette Leute')
  const { answer } = await check(owner, file(), { source: 'Elsewhere' })
  expect(answer).toMatchObject({
    status: 422,
    data: { errors: { noText: expect.stringContaining('“Was uns sagt”') } },
  })
  const { done } = await importAll(db, owner, file(), { source: 'Elsewhere', noText: 'on' })
  expect(done).toMatchObject({ added: 1 })
})

test('a column that is named like a rating and holds sentences is the text, and never a second rating', async ({
  db,
  owner,
}) => {
  const row = '2025-10-10,Svenja,5,Der Apfelkuchen ist ein Gedicht'
  const file = () => csv('Datum,Name,Sterne,Bewertung', row)
  await importAll(db, owner, file(), { source: 'Google' })
  expect((await reviewsOf(db, owner))[0]).toMatchObject({
    rating: 5,
    text: 'Der Apfelkuchen ist ein Gedicht',
  })
  const twice = { 'use.0': 'date', 'use.1': 'author', 'use.2': 'rating', 'use.3': 'rating' }
  expect((await check(owner, file(), { source: 'Google', ...twice })).answer).toMatchObject({
    data: { errors: { noText: expect.stringContaining('“Bewertung”') } },
  })
})

test('replies, products, verified marks and addresses of photos are kept with the review', async ({ db }) => {
  const owner = await anOwner(db)
  const row = '5,Good,2025-01-01,Thanks!,Face cream,true,https://img.example/a.jpg'
  const file = csv('Rating,Review,Date,Reply,Product name,Verified purchase,Photo URL', row)
  await importAll(db, owner, file, { source: 'Elsewhere' })
  const [review] = await reviewsOf(db, owner)
  expect(review).toMatchObject({
    provenance: 'imported',
    importedDetails: {
      reply: 'Thanks!',
      product: 'Face cream',
      verified: 'true',
      photos: 'https://img.example/a.jpg',
    },
  })
})

/** As the worker, until nothing waits. */
async function work(db: Database, pool: pg.Pool) {
  while ((await runJobs(db, pool)).length > 0);
}

// What an earlier test's files left to analyse is not this one's work.
test.beforeEach(({ pool }) => pool.query('delete from pgboss.job').then(() => {}))

const importOf = async (db: Database, id: string) =>
  (await db.select().from(reviewImports).where(eq(reviewImports.id, id)))[0]!

const undo = (owner: Owner, id: string) => visit(door.action, { owner, form: { act: 'undo', import: id } })

async function start(owner: Owner, file: File, more: Record<string, string> = {}) {
  const { form } = await check(owner, file, { source: 'Old shop', ...more })
  const { data } = await visit(door.loader, { owner, path: `/?upload=${form.upload}` })
  const { replaced } = data as { replaced: unknown[] }
  const replaces = replaced.length > 0 ? 'yes' : 'no'
  const answer = await visit(door.action, {
    owner,
    form: { act: 'start', upload: form.upload, replaces },
  })
  return { id: form.upload, replaced: replaced.length, answer }
}

const header = 'Rating,Review,Date,Author'
const five = csv(
  header,
  '5,The rye bread is worth the walk,2025-01-01,Ann',
  '5,Kind people at the counter,2025-01-02,Ben',
  '4,A good place for breakfast and for lunch,2025-01-03,Cat',
  '1,They forgot my order twice and laughed,2025-01-04,Dan',
  '1,The queue was out of the door all day long,2025-01-05,Eve',
)

const recordOf = async (db: Database, { business }: Owner) =>
  (await readPublicRecord(db, business.id)).undoneImports

test('an import is undone as a whole, and the record keeps it by stars', async ({ db, pool, owner }) => {
  const { id } = await start(owner, five)
  await work(db, pool)
  await undo(owner, id)
  await undo(owner, id)
  await work(db, pool)
  expect(await reviewsOf(db, owner)).toEqual([])
  const [business] = await db.select().from(businesses).where(eq(businesses.id, owner.business.id))
  expect(business).toMatchObject({ importedCount: 0, importedRatingTotal: 0 })
  expect(await findWrong(pool, owner.business.id)).toEqual([])
  expect(await recordOf(db, owner)).toMatchObject({
    count: 5,
    byStars: { 1: 2, 2: 0, 3: 0, 4: 1, 5: 2 },
    acts: [{ source: 'Old shop', isReplaced: false, count: 5, kept: 0 }],
  })
  expect(await countActs(db, owner.business.id, 'import_undone')).toBe(5)
  // The good ones alone come again; the record of what disappeared stays.
  const good = csv(header, '5,The rye bread is worth the walk,2025-01-01,Ann')
  await start(owner, good)
  await work(db, pool)
  expect(await reviewsOf(db, owner)).toHaveLength(1)
  expect((await recordOf(db, owner)).byStars[1]).toBe(2)
})

test('an import is undone for 30 days, and only by its own business', async ({ db, pool, owner }) => {
  const { id } = await start(owner, five)
  await work(db, pool)
  expect(await undo(await anOwner(db), id)).toMatchObject({ status: 404 })
  moveClock(days(31))
  expect(await undo(owner, id)).toMatchObject({ status: 409 })
  moveClock(-days(31))
  expect((await importOf(db, id)).undoneAt).toBeNull()
  expect(await reviewsOf(db, owner)).toHaveLength(5)
})

test('reviews challenged, reported or removed survive an undo, once', async ({ db, pool, owner }) => {
  const { id } = await start(owner, five)
  await work(db, pool)
  const [, , challenged, reported, removed] = await reviewsOf(db, owner)
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was ever here.' })
  await challengeReview(db, { business: owner.business, reviewId: challenged!.id, challenge })
  await db.insert(reports).values({
    businessId: owner.business.id,
    id: uuidv7(),
    reviewId: reported!.id,
    about: 'review',
    submissionKey: uuidv7(),
    ground: 'fake',
    createdAt: now(),
  })
  const removal = { at: now(), reason: 'fake', note: 'I read it, and this is why.' } as const
  await db.transaction((tx) => removeReview(tx, removed!, removal))
  await undo(owner, id)
  await work(db, pool)
  const left = async () => (await reviewsOf(db, owner)).map((each) => each.id).sort()
  const stayed = [challenged!.id, reported!.id, removed!.id].sort()
  expect(await left()).toEqual(stayed)
  expect(await recordOf(db, owner)).toMatchObject({ count: 2, acts: [{ kept: 3 }] })
  const again = csv(
    header,
    '5,A GOOD place: for breakfast and for lünch!,2024-06-03,Cathy',
    '5,"They forgot, my order: twice - and laughed",2025-02-04,Someone',
    '5,The queue was out of the door all day long,2023-01-05,Ed',
  )
  const other = await start(owner, again, { source: 'Another shop' })
  await work(db, pool)
  expect(await importOf(db, other.id)).toMatchObject({ added: 0, neverReturned: 3, refused: 0 })
  expect(await left()).toEqual(stayed)
  expect(await findWrong(pool, owner.business.id)).toEqual([])
})

test('a cancelled import stops at its batch and takes back what it had brought', async ({ db, pool }) => {
  const owner = await anOwner(db)
  const { id } = await start(owner, manyRows(fileTurn + 700))
  await runJobs(db, pool)
  expect(await importOf(db, id)).toMatchObject({ done: fileTurn, finishedAt: null })
  await undo(owner, id)
  await work(db, pool)
  expect(await reviewsOf(db, owner)).toEqual([])
  const { added, finishedAt, undoFinishedAt } = await importOf(db, id)
  expect({ added, isOver: finishedAt !== null && undoFinishedAt !== null }).toEqual({
    added: fileTurn,
    isOver: true,
  })
  expect(await recordOf(db, owner)).toMatchObject({ count: fileTurn })
  expect(await findWrong(pool, owner.business.id)).toEqual([])
})

/** Fails at its nth transaction, as a process that is killed there. */
const killedAt = (db: Database, nth: number) => {
  let calls = 0
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && ++calls === nth) throw new Error('killed')
      return Reflect.get(target, name)
    },
  })
}

test('the same file under another name replaces the import, even over a crash', async ({ db, pool }) => {
  const owner = await anOwner(db)
  const first = await start(owner, manyRows(1200), { source: 'Wrong source' })
  await work(db, pool)
  const renamed = new File([await manyRows(1200).text()], 'again.csv')
  const wrongMapping = { source: 'Right source', 'use.3': '' }
  const { form } = await check(owner, renamed, wrongMapping)
  const unasked = await visit(door.action, { owner, form: { act: 'start', upload: form.upload } })
  expect(unasked.status).toBe(409)
  const second = await start(owner, renamed, wrongMapping)
  expect(second.replaced).toBe(1)
  const of = { businessId: owner.business.id, importId: first.id }
  await expect(undoImport(killedAt(db, 2), of)).rejects.toThrow('killed')
  expect(await reviewsOf(db, owner)).toHaveLength(700)
  await work(db, pool)
  const stored = await reviewsOf(db, owner)
  expect(stored).toHaveLength(1200)
  expect(new Set(stored.map(({ importSource }) => importSource))).toEqual(new Set(['Right source']))
  expect(await recordOf(db, owner)).toMatchObject({
    count: 1200,
    acts: [{ source: 'Wrong source', isReplaced: true, count: 1200 }],
  })
  await importFile(db, { businessId: owner.business.id, importId: second.id })
  await undoImport(db, of)
  expect(await reviewsOf(db, owner)).toHaveLength(1200)
  expect(await findWrong(pool, owner.business.id)).toEqual([])
})

test('a file that is started twice at once is imported once', async ({ db, pool, owner }) => {
  const [one, other] = [
    await check(owner, five, { source: 'A shop' }),
    await check(owner, five, { source: 'B shop' }),
  ]
  const answers = db.transaction(async (tx) => {
    // Both wait for the business here, whatever they looked at before.
    await tx.select().from(businesses).where(eq(businesses.id, owner.business.id)).for('update')
    const { business, user } = owner
    // Past the door, which lets one file of a person in at a time: two members, or two processes.
    const started = [one, other].map(({ form: { upload: uploadId } }) =>
      startImport(db, { business, userId: user.id, uploadId, mayReplace: false }),
    )
    await vi.waitFor(async () => {
      const waiting = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(waiting.rowCount).toBe(2)
    })
    return { started }
  })
  const outcomes = await Promise.allSettled((await answers).started)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await work(db, pool)
  expect(await reviewsOf(db, owner)).toHaveLength(5)
})

test('files take turns: a short one passes the rest of a long one', async ({ db, pool }) => {
  const [large, small] = [await anOwner(db), await anOwner(db)]
  const long = await start(large, manyRows(fileTurn + 1))
  await runJobs(db, pool)
  const short = await start(small, five)
  await runJobs(db, pool)
  expect((await importOf(db, short.id)).finishedAt).not.toBeNull()
  const analysed = ({ business }: Owner) => db.$count(analyses, eq(analyses.businessId, business.id))
  await runJobs(db, pool)
  expect(await analysed(small)).toBe(5)
  expect(await analysed(large)).toBe(importedTurn)
  expect(await importOf(db, long.id)).toMatchObject({ added: fileTurn + 1, finishedAt: expect.any(Date) })
})
