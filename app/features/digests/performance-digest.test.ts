import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { eraseOwnReview, makeErasureCode } from '#app/features/authors/erase-review.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { textOf } from '#app/features/findings/finding-text.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { handlers } from '#app/worker.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aDeskLink, aReview, aUser } from '#tests/factories.ts'
import { itIs } from '#tests/held-time.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { lastFullPeriod, periodOfKey } from './digest-period.ts'
import {
  changeDigestFrequency,
  findDigestFrequency,
  movePerformanceDigests,
  startPerformanceDigests,
} from './digest-settings.server.ts'
import { readPerformanceDigest } from './performance-digest.server.ts'
import { performanceDigests } from './performance-digest.table.ts'
import type { DigestFrequency } from './performance-digest.vocabulary.ts'

type World = { db: Database; pool: Pool }

const monday = '2031-05-12T06:00:00Z'
const week = periodOfKey('2031-05-05..2031-05-11')

/** An owner who wants digests, and their business. */
async function anOwner(db: Database, often: DigestFrequency, tierName: TierName = 'pro') {
  itIs('2031-05-06T09:00:00Z') // a Tuesday
  const user = await aUser(db)
  const business = await aBusiness(db, { ownerId: user.id, tierName, timeZone: 'Europe/Berlin' })
  const of = { businessId: business.id, userId: user.id }
  await changeDigestFrequency(db, of, often)
  return { user, business, of }
}

const praise = (bread: string) => `The ${bread} bread was excellent. We were served at the counter.`

/** Three reviews that praise the bread, and three that complain about the coffee. */
async function aWeekOfReviews({ db, pool }: World, business: Business) {
  const written: Review[] = []
  for (const text of [praise('seeded'), praise('white'), praise('rye')])
    written.push(await aReview(db, { business, text, rating: 5 }))
  for (const taste of ['cold', 'weak', 'burnt'])
    written.push(
      await aReview(db, { business, text: `The coffee was terrible, ${taste} and bad.`, rating: 2 }),
    )
  await runJobs(db, pool)
  return written
}

async function digestTime({ db, pool }: World) {
  await handlers['performance-digests.start'](db, {})
  return runJobs(db, pool)
}

const digestsTo = async (db: Database, email: string) =>
  (await mailsTo(db, email)).filter(({ subject }) => subject.includes('11 May 2031'))

async function erase(db: Database, review: Review) {
  const { businessId, id: reviewId } = review
  const code = await makeErasureCode(db, { businessId, reviewId })
  await eraseOwnReview(db, await aDeskLink(db, review), code)
}

describe('the digest of a week', () => {
  test('says the rating, the topics with a quote each, and what waits for a reply', async ({ db, pool }) => {
    const { business } = await anOwner(db, 'off')
    const written = await aWeekOfReviews({ db, pool }, business)
    const { parts } = await readPerformanceDigest(db, business, week)
    expect(parts.map(({ kind, sentence }) => [kind, textOf(sentence)])).toEqual([
      ['rating', '6 customers rated you, after none the week before.'],
      ['praise', 'Food: about 3 reviews praise it.'],
      ['complaint', 'Drinks: about 3 reviews complain about it.'],
      ['waiting', '6 reviews of the week have no reply yet.'],
    ])
    expect(parts.flatMap(({ quotes }) => quotes).length).toBeGreaterThan(1)
    for (const { text, reviewId } of parts.flatMap(({ quotes }) => quotes))
      expect(written.find(({ id }) => id === reviewId)!.text).toContain(text)
  })

  test('counts what the inbox lists behind each number', async ({ db, pool }) => {
    const { business } = await anOwner(db, 'off')
    await aWeekOfReviews({ db, pool }, business)
    itIs('2031-05-13T09:00:00Z')
    await aWeekOfReviews({ db, pool }, business)
    const { parts } = await readPerformanceDigest(db, business, week)
    const figures = parts
      .filter(({ kind }) => ['rating', 'praise', 'complaint', 'waiting'].includes(kind))
      .flatMap(({ sentence }) => sentence.filter((part) => typeof part !== 'string'))
    expect(figures).toHaveLength(4)
    for (const { address, text } of figures) {
      const filter = readInboxFilter(new URL(address, 'http://localhost').searchParams)
      expect((await listInbox(db, business.id, filter, now())).count).toBe(Number.parseInt(text, 10))
    }
  })

  test('is silent about a week without reviews', async ({ db, pool }) => {
    const { business } = await anOwner(db, 'off')
    itIs('2031-05-13T09:00:00Z')
    await aWeekOfReviews({ db, pool }, business)
    expect((await readPerformanceDigest(db, business, week)).parts).toEqual([])
  })

  test('neither quotes hidden words nor counts insiders', async ({ db, pool }) => {
    const { business } = await anOwner(db, 'off')
    const written = await aWeekOfReviews({ db, pool }, business)
    await db
      .update(reviews)
      .set({ challengedAt: now(), hiddenAt: now(), hiddenReason: 'personal_data' })
      .where(eq(reviews.businessId, business.id))
    const hidden = await readPerformanceDigest(db, business, week)
    expect(hidden.parts.flatMap(({ quotes }) => quotes)).toEqual([])
    await db
      .update(reviews)
      .set({ challengedAt: null, hiddenAt: null, hiddenReason: null })
      .where(eq(reviews.businessId, business.id))
    await db.update(reviews).set({ provenance: 'insider' }).where(eq(reviews.id, written[0]!.id))
    await refreshFacts(db, business.id, [written[0]!.id])
    const { parts } = await readPerformanceDigest(db, business, week)
    expect(parts.some(({ kind }) => kind === 'praise')).toBe(false)
  })
})

describe('the mail', () => {
  test('comes at eight on Monday, once, with its quotes and a way to stop it', async ({ db, pool }) => {
    const { user, business } = await anOwner(db, 'weekly')
    await aWeekOfReviews({ db, pool }, business)
    itIs('2031-05-12T05:59:00Z')
    expect(await digestTime({ db, pool })).toEqual([])
    itIs(monday)
    expect(await digestTime({ db, pool })).toEqual(['performance-digests.send'])
    const [mail] = await digestsTo(db, user.email)
    expect(mail!.subject).toBe('Corner & Crumb: 5 May 2031 to 11 May 2031')
    expect(mail!.text).toContain('Food: about')
    expect(mail!.text).toContain('bread was excellent.')
    expect(mail!.text).toContain('/performance-digests/')
    // That of the mail, and that of each quote.
    expect(mail!.html.split('lang="en"').length).toBeGreaterThan(2)
    expect(mail!.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:3000\/hooks\/performance-digests\/[\w.-]+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    itIs('2031-05-15T12:00:00Z')
    expect(await digestTime({ db, pool })).toEqual([])
  })

  test('is sent once, though six workers start it and the owner chooses again', async ({ db, pool }) => {
    const { user, business, of } = await anOwner(db, 'weekly')
    await aWeekOfReviews({ db, pool }, business)
    itIs(monday)
    await Promise.all(Array.from({ length: 6 }, () => startPerformanceDigests(db)))
    const [digest] = await db
      .select()
      .from(performanceDigests)
      .where(eq(performanceDigests.businessId, business.id))
    expect(await runJobs(db, pool)).toEqual(['performance-digests.send'])
    await handlers['performance-digests.send'](db, { businessId: business.id, digestId: digest!.id })
    itIs('2031-05-12T05:00:00Z')
    await changeDigestFrequency(db, of, 'off')
    await changeDigestFrequency(db, of, 'weekly')
    itIs(monday)
    expect(await digestTime({ db, pool })).toEqual([])
    expect(await digestsTo(db, user.email)).toHaveLength(1)
  })

  test('is not sent when there is nothing to say, and comes again the week after', async ({ db, pool }) => {
    const { user, business } = await anOwner(db, 'weekly')
    itIs(monday)
    expect(await digestTime({ db, pool })).toEqual(['performance-digests.send'])
    expect(await mailsTo(db, user.email)).toEqual([])
    await aWeekOfReviews({ db, pool }, business)
    itIs('2031-05-19T06:00:00Z')
    await digestTime({ db, pool })
    const subjects = (await mailsTo(db, user.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Corner & Crumb: 12 May 2031 to 18 May 2031')
  })

  test('comes to nobody whose plan has none by then, or whose business is closed', async ({ db, pool }) => {
    for (const change of [
      { tierName: 'starter' as const },
      { isActive: false, wasActive: true, closedAt: now(), eraseAfter: now() },
    ]) {
      const { user, business } = await anOwner(db, 'weekly')
      await aWeekOfReviews({ db, pool }, business)
      itIs(monday)
      await startPerformanceDigests(db)
      await db.update(businessRows).set(change).where(eq(businessRows.id, business.id))
      await runJobs(db, pool)
      expect(await digestsTo(db, user.email)).toEqual([])
    }
  })

  test('goes to no former owner, and not to the new owner unasked', async ({ db, pool }) => {
    const { user, business } = await anOwner(db, 'weekly')
    const next = await aUser(db)
    await aWeekOfReviews({ db, pool }, business)
    await db.update(businessRows).set({ ownerId: next.id }).where(eq(businessRows.id, business.id))
    itIs(monday)
    await digestTime({ db, pool })
    expect(await digestsTo(db, user.email)).toEqual([])
    expect(await digestsTo(db, next.email)).toEqual([])
  })

  test('that was kept is gone when the author of a quote erases the review', async ({ db, pool }) => {
    const { user, business } = await anOwner(db, 'weekly')
    const written = await aWeekOfReviews({ db, pool }, business)
    itIs(monday)
    await digestTime({ db, pool })
    const [mail] = await digestsTo(db, user.email)
    const quoted = written.find(({ id }) => mail!.html.includes(id))!
    await erase(db, quoted)
    expect(await digestsTo(db, user.email)).toEqual([])
    const { parts } = await readPerformanceDigest(db, business, week)
    expect(JSON.stringify(parts)).not.toContain(quoted.id)
  })
})

test('a change of time zone moves the digest', async ({ db }) => {
  const { business, of } = await anOwner(db, 'monthly')
  await db.update(businessRows).set({ timeZone: 'America/New_York' }).where(eq(businessRows.id, business.id))
  await db.transaction((tx) => movePerformanceDigests(tx, business.id))
  itIs('2031-06-01T11:59:00Z')
  await startPerformanceDigests(db)
  const started = () => db.$count(performanceDigests, eq(performanceDigests.businessId, of.businessId))
  expect(await started()).toBe(0)
  itIs('2031-06-01T12:00:00Z')
  await startPerformanceDigests(db)
  expect(await started()).toBe(1)
  expect(lastFullPeriod('monthly', now()).from).toBe('2031-05-01')
})

test('a member gets it, but not while the plan has no place for them', async ({ db, pool }) => {
  const { business, of } = await anOwner(db, 'off')
  const team = await Promise.all(Array.from({ length: 5 }, () => aUser(db)))
  for (const [at, { id: userId }] of team.entries()) {
    const createdAt = new Date(now().getTime() + at)
    await db.insert(members).values({ businessId: of.businessId, userId, role: 'analyst', createdAt })
    await changeDigestFrequency(db, { ...of, userId }, 'weekly')
  }
  await aWeekOfReviews({ db, pool }, business)
  itIs(monday)
  await digestTime({ db, pool })
  const counts = await Promise.all(team.map(async ({ email }) => (await digestsTo(db, email)).length))
  // Of the five places of Pro, one is the owner's.
  expect(counts).toEqual([1, 1, 1, 1, 0])
})

test('nobody can ask for the digests of another’s business', async ({ db }) => {
  const { business } = await anOwner(db, 'off')
  const stranger = { businessId: business.id, userId: (await aUser(db)).id }
  await expect(changeDigestFrequency(db, stranger, 'weekly')).rejects.toMatchObject({ status: 404 })
  expect(await findDigestFrequency(db, stranger)).toBe('off')
})
