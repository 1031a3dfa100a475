import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { reviewVersions } from '#app/features/authors/author.table.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { appealDecision, appealRemoval, decideAppeal } from '#app/features/moderation/appeals.server.ts'
import { appeals, challenges } from '#app/features/moderation/challenge.table.ts'
import { challengeReview, noteRatingsShown } from '#app/features/moderation/challenging.server.ts'
import { challengeDecision, decideChallenge } from '#app/features/moderation/deciding-challenges.server.ts'
import { reports } from '#app/features/moderation/report.table.ts'
import { type ChallengeReason, newAppeal, newChallenge } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { liveThrough } from '#tests/lively-world.ts'
import { cellsOf } from '#tests/recomputed-cases.ts'
import { readCases } from './cases.server.ts'
import { type Case, type CaseKind, caseKinds, casesPerPage, readCaseView } from './cases.ts'
import { readPublicRecord } from './public-record.server.ts'
import { RecordPage } from './record-page.tsx'

/** All cases, page after page. */
async function readAll(db: Database, businessId: string, address: string) {
  const [kind, query] = address.split('?')
  const view = readCaseView(kind as CaseKind, new URLSearchParams(query))
  const cases: Case[] = []
  const found: number[] = []
  for (let after: string | null = null; ; ) {
    const page = await readCases(db, businessId, { ...view, after })
    expect(page.cases.length).toBeLessThanOrEqual(casesPerPage)
    cases.push(...page.cases)
    found.push(page.choices.found)
    after = page.nextCursor
    if (!after) return { cases, found: new Set(found) }
  }
}

test.for([20_261, 4_711])(
  'each number of the record links to as many cases as it says (seed %i)',
  { timeout: 120_000 },
  async (seed, { db }) => {
    const business = await aBusiness(db)
    const neighbour = await aBusiness(db)
    await liveThrough(db, neighbour, { seed: seed + 1, acts: 60 })
    await liveThrough(db, business, { seed, acts: 420 })
    const record = await readPublicRecord(db, business.id)
    const cells = cellsOf(record)
    const opened: [string, number][] = []
    for (const [address] of cells) {
      const { cases, found } = await readAll(db, business.id, address)
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
  },
)

test('no case has a word of a review, a name, a note, an id or a time of day', async ({ db }) => {
  const business = await aBusiness(db)
  await liveThrough(db, business, { seed: 77, acts: 300 })
  const pages = await Promise.all(
    caseKinds.map((kind) => readCases(db, business.id, readCaseView(kind, new URLSearchParams()))),
  )
  const told = JSON.stringify(pages)
  const cursors = pages.map(({ nextCursor }) => Buffer.from(nextCursor ?? '', 'base64url').toString('latin1'))
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

test('a removed review’s case says who asked, whether they had been shown the stars, and how its appeal ended', async ({
  db,
}) => {
  const business = await aBusiness(db)
  const seen = await removed(db, business, { rating: 1, reason: 'fake', isSeen: true })
  await removed(db, business, { rating: 5, reason: 'duplicate' })
  const link = {
    businessId: business.id,
    purpose: 'authors-desk',
    subjectId: seen,
    lifetimeMs: days(3),
  } as const
  await appealRemoval(
    db,
    await createLinkToken(db, link),
    newAppeal.parse({ text: 'I was there, ask them.' }),
  )
  const today = now().toISOString().slice(0, 10)

  const { cases, choices } = await readCases(db, business.id, readCaseView('removed', new URLSearchParams()))
  const common = { on: today, isReported: false, decision: 'upheld', decidedOn: today, isHidden: false }
  expect(cases.toSorted((a, b) => a.stars - b.stars)).toMatchObject([
    {
      ...common,
      stars: 1,
      reason: 'fake',
      starsSeen: true,
      appeal: { state: 'open', on: today, decidedOn: null },
    },
    { ...common, stars: 5, reason: 'duplicate', starsSeen: false, appeal: null },
  ])
  expect(choices.reasons).toEqual([
    { reason: null, count: 2 },
    { reason: 'duplicate', count: 1 },
    { reason: 'fake', count: 1 },
  ])

  const accepted = {
    decision: 'accept',
    businessId: business.id,
    reviewId: seen,
    note: 'It may stay.  Sorry.',
  }
  await decideAppeal(db, appealDecision.parse(accepted))
  expect((await readAll(db, business.id, 'removed')).cases).toHaveLength(1)
  const challenged = await readAll(db, business.id, 'challenged?reason=fake')
  expect(challenged.cases).toMatchObject([
    { decision: 'upheld', writtenOn: null, appeal: { state: 'accepted', decidedOn: today } },
  ])
})

test('the case of a challenged review that is still published does not say when it was written, to protect its author', async ({
  db,
}) => {
  const business = await aBusiness(db)
  const standing = await aReview(db, { business, rating: 2 })
  const hidden = await aReview(db, { business, rating: 3 })
  await challenge(db, business, standing.id, 'fake')
  await challenge(db, business, hidden.id, 'spam')
  const { cases } = await readAll(db, business.id, 'challenged')
  expect(cases.find(({ stars }) => stars === 2)).toMatchObject({ writtenOn: null, isHidden: false })
  const day = hidden.writtenAt.toISOString().slice(0, 10)
  expect(cases.find(({ stars }) => stars === 3)).toMatchObject({
    writtenOn: day,
    isHidden: true,
    decision: 'open',
  })
  // A review hidden until the decision counts as removed.
  expect((await readAll(db, business.id, 'removed')).cases).toMatchObject([
    { decision: 'open', isHidden: true },
  ])
})

test('unknown filters in an address are ignored', async ({ db }) => {
  const business = await aBusiness(db)
  await removed(db, business, { rating: 1, reason: 'fake' })
  const strange = 'removed?reason=ugly&stars=6&seen=yes&first=yes&after=bm90aGluZw'
  const [kind, query] = strange.split('?')
  const view = readCaseView(kind as CaseKind, new URLSearchParams(query))
  expect(view).toMatchObject({ reason: null, stars: null, seen: null, isFirst: false })
  expect((await readCases(db, business.id, view)).cases).toHaveLength(1)
})

async function challenge(db: Database, business: Business, reviewId: string, reason: ChallengeReason) {
  const given = newChallenge.parse({ reason, grounds: 'This is not as it was, we think.' })
  return challengeReview(db, { business, reviewId, challenge: given })
}

type Removed = { rating: number; reason: ChallengeReason; isSeen?: boolean }

async function removed(db: Database, business: Business, { rating, reason, isSeen }: Removed) {
  const { id } = await aReview(db, { business, rating })
  if (isSeen) await noteRatingsShown(db, business.id, [id])
  else await db.update(reviews).set({ ratingShownAt: null }).where(eq(reviews.id, id))
  const { challengeId } = await challenge(db, business, id, reason)
  const given = {
    decision: 'uphold',
    businessId: business.id,
    challengeId,
    reason,
    note: 'It is as they say.',
  }
  await decideChallenge(db, challengeDecision.parse(given))
  return id
}

function linksOf(page: React.ReactElement) {
  const Stub = createRoutesStub([{ path: '/', Component: () => page }])
  const html = renderToStaticMarkup(<Stub />).replaceAll('&amp;', '&')
  return new Set([...html.matchAll(/href="\/business\/[^/]+\/transparency\/([^"]+)"/g)].map(([, to]) => to!))
}
