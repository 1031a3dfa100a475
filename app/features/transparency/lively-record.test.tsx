import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { reviewVersions } from '#app/features/authors/author.table.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { appeals, challenges, reports } from '#app/features/moderation/case.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { liveThrough } from '#tests/lively-world.ts'
import { cellsOf, readAllCases } from '#tests/recomputed-cases.ts'
import { recomputeRecord } from '#tests/recomputed-record.ts'
import { readCases } from './cases.server.ts'
import { caseKinds, casesPerPage, readCaseView } from './cases.ts'
import { describeRecord } from './describe-record.ts'
import { readPublicRecord } from './public-record.server.ts'
import { RecordPage, sections } from './record-page.tsx'
import { readRows, readValue } from './section.ts'

describe('whatever happened', () => {
  let lived: Promise<Business> | undefined
  /** The same for all tests: living through fifteen months takes longer than looking at them. */
  const aLivelyBusiness = (db: Database) => (lived ??= liveThroughMonths(db))

  test('every figure matches a recount of the raw rows', async ({ db, pool }) => {
    const business = await aLivelyBusiness(db)
    const record = await readPublicRecord(db, business.id)
    const { version, countedAt, questions, widgets, business: who, operator, plan, ...counted } = record
    expect(counted).toEqual(await recomputeRecord(pool, business.id, new Date(countedAt)))

    // Every figure is above zero, or the comparison above would compare nothing.
    const { totals, challenges, checks, authors, appeals, replies, sources } = record
    const occurred = {
      ...totals,
      ...Object.fromEntries(
        Object.entries(sources).flatMap(([source, { count }]) =>
          source === 'insider' || source === 'order' ? [] : [[source, count]],
        ),
      ),
      open: challenges.open,
      hidden: challenges.hidden,
      upheld: challenges.upheld,
      rejected: challenges.rejected,
      starsSeen: challenges.starsSeen.count,
      starsNotSeen: challenges.starsNotSeen.count,
      publishedAfterAll: checks.published,
      refusedAtCheck: checks.refused,
      editedReplies: replies.edited,
      erased: authors.erased,
      raised: authors.raisedStars,
      lowered: authors.loweredStars,
      appealsAccepted: appeals.accepted,
      ...Object.fromEntries(
        Object.entries(record.reports).map(([name, count]) => [`reports ${name}`, count]),
      ),
      photosShown: record.photos.shown,
      photosRefused: record.photos.refused,
      photosWaiting: record.photos.waiting,
      rewarded: record.incentives.count,
      kindsOfRewards: record.incentives.given.length,
    }
    expect(Object.entries(occurred).filter(([, count]) => count === 0)).toEqual([])
    expect([version, who.id]).toEqual([1, business.id])
    expect([operator.isTheBusiness, plan.tier]).toEqual([false, 'enterprise'])

    // The rating equals the counter that every other page shows.
    const [row] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(record.rating).toMatchObject({ count: row!.reviewCount, average: row!.reviewScore })
  })

  test('each number of the record links to as many cases as it says', async ({ db }) => {
    const business = await aLivelyBusiness(db)
    const record = await readPublicRecord(db, business.id)
    const cells = cellsOf(record)
    const opened: [string, number][] = []
    for (const [address] of cells) {
      const { cases, found } = await readAllCases(db, business.id, address)
      expect(found, address).toEqual(new Set([cases.length]))
      opened.push([address, cases.length])
    }
    expect(opened).toEqual(cells)

    // The page links to exactly these, one for each number above zero.
    const linked = linksOf(<RecordPage record={record} />)
    const filled = cells.flatMap(([address, count]) => (count > 0 ? [address] : []))
    expect([...linked].sort()).toEqual([...new Set(filled)].sort())

    // Every kind of case occurs, or the comparison above would compare nothing.
    for (const kind of caseKinds) {
      expect(cells.filter(([address, count]) => address.startsWith(kind) && count > 0)).not.toEqual([])
    }
    expect(cells.some(([, count]) => count > casesPerPage)).toBe(true)
  })

  test('each section has a verdict and rows, and page and JSON have them all', async ({ db }) => {
    const record = await readPublicRecord(db, (await aLivelyBusiness(db)).id)
    const [, ...parts] = textOf(htmlOf(<RecordPage record={record} />)).split(/(?=<section)/)
    const { answers } = JSON.parse(JSON.stringify(describeRecord(record)))
    expect(parts).toHaveLength(sections.length)
    for (const [at, section] of sections.entries()) {
      const { id, question, columns } = section
      const verdict = section.verdict(record)
      expect(
        verdict.every((sentence) => /\w.*\.$/.test(sentence)),
        id,
      ).toBe(true)
      for (const text of [question, ...verdict]) expect(parts[at]).toContain(text)
      expect(answers[at]).toMatchObject({ id, question, answer: verdict.join(' ') })

      const rows = readRows(section, record)
      expect(rows, id).not.toEqual([])
      expect(answers[at].rows).toHaveLength(rows.length)
      for (const [row, cells] of rows.entries()) {
        expect(cells, id).toHaveLength(columns.length)
        for (const [column, header] of columns.entries()) {
          const value = readValue(cells[column])
          expect(answers[at].rows[row][header]).toBe(value)
          const shown = typeof value === 'number' ? formatNumber(value) : (value ?? '')
          expect(parts[at]).toContain(shown)
        }
      }
    }
  })

  test('no case has a word of a review, a name, a note, an id or a time of day', async ({ db }) => {
    const business = await aLivelyBusiness(db)
    const pages = await Promise.all(
      caseKinds.map((kind) => readCases(db, business.id, readCaseView(kind, new URLSearchParams()))),
    )
    const told = JSON.stringify(pages)
    const cursors = pages.map(({ nextCursor }) =>
      Buffer.from(nextCursor ?? '', 'base64url').toString('latin1'),
    )
    const its = <T extends { businessId: string }>(rows: T[]) =>
      rows.filter(({ businessId }) => businessId === business.id)
    const all = its(await db.select().from(reviews))
    const secrets = [
      ...all.flatMap(({ id, text, title, authorName, authorEmail }) => [
        id,
        text,
        title,
        authorName,
        authorEmail,
      ]),
      ...its(await db.select().from(reviewVersions)).map(({ text }) => text),
      ...all.map(({ removedNote }) => removedNote),
      ...its(await db.select().from(challenges)).flatMap(({ id, grounds }) => [id, grounds]),
      ...its(await db.select().from(appeals)).map(({ text }) => text),
      ...its(await db.select().from(reports)).map(({ explanation }) => explanation),
    ].filter((secret) => secret !== null)
    expect(secrets.length).toBeGreaterThan(300)
    expect(secrets.filter((secret) => told.includes(secret) || cursors.join().includes(secret))).toEqual([])
    expect(told).not.toMatch(/\d\d:\d\d/)
  })
})

async function liveThroughMonths(db: Database) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  await liveThrough(db, await aBusiness(db, { tierName: 'enterprise' }), { seed: 4, acts: 20 })
  await liveThrough(db, business, { seed: 3, acts: 220 })
  return business
}

function htmlOf(page: React.ReactElement) {
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(<Stub />).replaceAll('&amp;', '&')
}

/** As a reader sees it, with the names of the elements alone. */
const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')

function linksOf(page: React.ReactElement) {
  return new Set(
    [...htmlOf(page).matchAll(/href="\/business\/[^/]+\/transparency\/([^"]+)"/g)].map(([, to]) => to!),
  )
}
