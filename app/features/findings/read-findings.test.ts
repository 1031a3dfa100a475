import { sql } from 'drizzle-orm'
import { renameTopic } from '#app/features/analyses/changing-topics.server.ts'
import { newTopicName } from '#app/features/analyses/topic.schema.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import type { InboxFilter } from '#app/features/inbox/inbox-address.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantAnalysed } from '#tests/planted-reviews.ts'
import { quoteFindings } from './finding-quotes.server.ts'
import { describeFinding, differenceInWords, recommendationFor, textOf } from './finding-text.ts'
import { newMark } from './mark.schema.ts'
import { markFinding, undoMark } from './mark-finding.server.ts'
import { readFindings, renewKept } from './read-findings.server.ts'

/** A Tuesday. */
const at = new Date('2026-11-24T12:00:00Z')
const bread = 'The bread was excellent.'
const queue = 'The queue was endless, we waited an hour at the till.'
const rude = 'The waiter was rude to us.'
/** What it tells: told as its topic, "staff". */
const unfriendly = 'unfriendly or unhelpful staff'

/** Ten reviews a week for a year, the newest of last Sunday. `saying`: what one of them says, by the age of its week. */
async function aYear(db: Database, saying: (age: number, nth: number) => Partial<Planted>) {
  const business = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  const planted = Array.from({ length: 500 }, (_, index): Planted => {
    const age = Math.floor(index / 10)
    return {
      text: bread,
      rating: 5,
      authorName: `Guest ${index}`,
      writtenAt: new Date(at.getTime() - days(2 + 7 * age) - index * 1000),
      ...saying(age, index % 10),
    }
  })
  await plantAnalysed(db, business, planted)
  return business
}

const find = async (db: Database, business: Business, topic: string, when = at) =>
  (await readFindings(db, business, when)).findings.find(
    (each) => each.side === 'complaint' && each.topic === topic,
  )

describe('the list of findings', () => {
  test('begins with a collapse of the last weeks, and says that an old problem is solved', async ({ db }) => {
    const business = await aYear(db, (age, nth) => {
      if (age < 3 && nth < 7) return { text: queue, rating: 2 }
      return age >= 12 && nth < 4 ? { text: rude, rating: 1 } : {}
    })
    const { findings, decidedOn, reviews, ...of } = await readFindings(db, business, at)
    expect([decidedOn, reviews]).toEqual(['2026-11-23', 500])
    const [first] = findings
    expect(first).toMatchObject({ topic: 'waiting time', side: 'complaint', since: '2026-11-02' })
    expect(['new', 'growing']).toContain(first!.trend)
    expect(recommendationFor(first!)).not.toBeNull()
    expect(textOf(describeFinding(first!, of))).toMatch(/21 .*waiting time.* since 2 Nov/i)
    expect(differenceInWords(first!)).toMatch(/average \d\.\d stars lower/)
    expect(findings.find(({ topic, side }) => topic === 'staff' && side === 'complaint')).toMatchObject({
      trend: 'solved',
      weight: 0,
    })
  })

  test('tells no change where nothing changed, and none because many were imported', async ({ db }) => {
    const business = await aYear(db, (age, nth) => ({
      ...(nth < 2 ? { text: rude, rating: 1 } : {}),
      ...(age < 2 ? { provenance: 'imported', importSource: 'Elsewhere' } : {}),
    }))
    expect(await find(db, business, 'staff')).toMatchObject({ trend: 'lasting', since: null })
    expect(await find(db, business, unfriendly)).toBeUndefined()
  })

  test('looks back from the newest review of a business that has had none for long', async ({ db }) => {
    const business = await aYear(db, (age, nth) => (age < 3 && nth < 7 ? { text: rude, rating: 1 } : {}))
    const later = new Date(at.getTime() + days(400))
    expect(await find(db, business, 'staff', later)).toMatchObject({ count: 21, since: '2026-11-02' })
  })

  test('counts no topic of insiders, the withdrawn or two people; uses owners’ names', async ({ db }) => {
    const business = await aYear(db, (age, nth) => {
      if (nth === 0) return { text: rude, rating: 1, provenance: 'insider' }
      if (nth === 1) return { text: rude, rating: 1, state: 'withdrawn', withdrawnAt: at }
      const authorEmail = age % 2 ? 'rival@loaves.example' : 'friend@loaves.example'
      return nth < 4 ? { text: rude, rating: 1, authorEmail } : {}
    })
    expect(await find(db, business, 'staff')).toBeUndefined()
    expect(await find(db, business, unfriendly)).toBeUndefined()
    await renameTopic(db, { business, ...newTopicName.parse({ topic: 'bread', name: 'Our loaves' }) })
    const { findings } = await readFindings(db, business, at)
    expect(findings.find(({ topic }) => topic === 'our loaves')).toMatchObject({ side: 'praise', count: 300 })
  })

  test('has no trend from few mentions', async ({ db }) => {
    const business = await aYear(db, (age, nth) =>
      age < 30 && age > 20 && nth < 1 ? { text: rude, rating: 1 } : {},
    )
    const finding = (await find(db, business, 'staff'))!
    expect(finding).toMatchObject({ mentions: 9, trend: null })
    expect(textOf(describeFinding(finding, { from: '2025-12-01' }))).toMatch(
      /^At least 9 reviews mention staff/,
    )
  })
})

test('one event is reported once for all topics, and its count opens its reviews', async ({ db }) => {
  const lessons = [
    'My lesson was cancelled again.',
    'The teacher cancelled an hour before.',
    'Cancelled at short notice.',
  ]
  const business = await aYear(db, (age, nth) => {
    if (age < 2 && nth < 6) return { text: lessons[nth % 3]!, rating: 1 }
    return nth < 2 ? { text: rude, rating: 2 } : {}
  })
  const { findings, from } = await readFindings(db, business, at)
  const [first, ...others] = findings.filter(({ side }) => side === 'complaint')
  expect(first).toMatchObject({
    topic: 'cancellations',
    kind: 'happening',
    trend: 'new',
    since: '2026-11-09',
  })
  expect(others.filter(({ trend }) => trend === 'new' || trend === 'growing')).toEqual([])
  const sentence = describeFinding(first!, { from })
  expect(textOf(sentence)).toMatch(
    /^\d+ reviews read as complaints that something was cancelled, new since 9 Nov/,
  )
  const query = new URL((sentence[0] as { address: string }).address, 'https://vouchsafe.example')
    .searchParams
  const filter = { state: 'all', ...Object.fromEntries(query) } as InboxFilter
  expect(await listInbox(db, business.id, filter, at)).toMatchObject({ count: first!.count })
  const [quotes] = await quoteFindings(db, business.id, [first!], { from: new Date(from) })
  for (const { text } of quotes!.own) expect(lessons).toContain(text)
})

test('a large business’s list is cached for an hour, the owner’s decisions at once', async ({ db }) => {
  const business = await aYear(db, (_, nth) => (nth < 2 ? { text: rude, rating: 1 } : {}))
  const topics = async () => (await readFindings(db, business, now())).findings.map(({ topic }) => topic)
  const grow = () =>
    db.execute(sql`insert into mentions
      select (jsonb_populate_record(m, jsonb_build_object('topic', 'loaf ' || nth))).*
      from mentions m, generate_series(1, 30) nth where m.business_id = ${business.id} and m.topic = 'bread'`)
  const shrink = () => db.execute(sql`delete from mentions where topic like 'loaf %'`)
  await grow()
  expect(await topics()).toContain('loaf 1')
  await shrink()
  expect(await topics()).toContain('loaf 1')
  const mark = newMark.parse({ side: 'praise', topic: 'loaf 1', status: 'done', note: '' })
  await markFinding(db, { businessId: business.id, userId: business.ownerId!, mark, reviews: 9 })
  const { findings } = await readFindings(db, business, now())
  expect(findings.find(({ topic }) => topic === 'loaf 1')).toMatchObject({ status: 'done' })
  await renameTopic(db, { business, ...newTopicName.parse({ topic: 'staff', name: 'Our team' }) })
  expect(await topics()).not.toContain('loaf 1')
  await grow()
  expect(await topics()).toContain('loaf 1')
  await shrink()
  await renewKept(db)
  expect(await topics()).not.toContain('loaf 1')
})

test('a decision stays with its finding, which returns when twice as many say so', async ({ db }) => {
  const business = await aYear(db, (age, nth) => (age >= 40 && nth < 1 ? { text: rude, rating: 1 } : {}))
  const decide = async (status: string, reviews: number) => {
    const mark = newMark.parse({ side: 'complaint', topic: 'staff', status, note: 'New rota' })
    return markFinding(db, { businessId: business.id, userId: business.ownerId!, mark, reviews })
  }
  const id = await decide('not_for_us', 9)
  expect(await find(db, business, 'staff')).toMatchObject({ status: 'not_for_us', isBack: false })
  await undoMark(db, business.id, id)
  expect(await find(db, business, 'staff')).toMatchObject({ status: 'open', marks: [] })
  await decide('not_for_us', 9)
  for (const [topic, name] of [
    ['staff', 'our team'],
    ['our team', 'waiters'],
  ]) {
    await renameTopic(db, { business, ...newTopicName.parse({ topic, name }) })
    expect(await find(db, business, name!)).toMatchObject({ status: 'not_for_us' })
  }
  await decide('not_for_us', 5)
  expect(await find(db, business, 'waiters')).toMatchObject({ status: 'open', isBack: true })
  await expect(undoMark(db, business.id, 'nothing')).rejects.toMatchObject({ status: 404 })
})
