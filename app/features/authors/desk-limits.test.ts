import { eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, hours, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import * as desk from '#app/routes/public/authors-desk.tsx'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aDeskLink, aReview } from '#tests/factories.ts'
import { countActs } from '#tests/logged-acts.ts'
import { reviewVersions } from './author.table.ts'

async function aDesk(db: Database) {
  const business = await aBusiness(db)
  const review = await aReview(db, { business })
  const token = await aDeskLink(db, review)
  const act = (name: string, given: Record<string, string> = {}) =>
    visit(desk.action, { params: { token }, form: { act: name, ...given } })
  let nth = 0
  const edit = () =>
    act('edit', { rating: '4', title: '', text: `Another wording, number ${++nth}.`, authorName: 'Lotte M.' })
  return { business, review, act, edit }
}

const statusesOf = async (times: number, act: () => Promise<{ status: number }>) => {
  const statuses = []
  for (let tried = 0; tried < times; tried++) statuses.push((await act()).status)
  return statuses
}
const ok = (times: number) => Array(times).fill(200)

test('an author edits ten times an hour; the next edit is refused, its text kept', async ({ db }) => {
  const { edit, review } = await aDesk(db)
  expect(await statusesOf(10, edit)).toEqual(ok(10))
  const refused = await edit()
  expect(refused).toMatchObject({
    status: 429,
    data: { values: { text: 'Another wording, number 11.' }, message: expect.stringContaining('wait') },
  })
  expect(await db.$count(reviewVersions, eq(reviewVersions.reviewId, review.id))).toBe(10)
  const other = await aDesk(db)
  expect((await other.edit()).status).toBe(200)
})

test('an author edits thirty times a day, and fifty times at all', async ({ db }) => {
  const { edit, review } = await aDesk(db)
  let accepted = 0
  for (let hour = 0; hour < 26; hour += 1) {
    accepted += (await statusesOf(3, edit)).filter((status) => status === 200).length
    moveClock(hours(1))
    if (hour === 23) expect(accepted).toBe(30)
  }
  for (let day = 0; day < 3; day += 1) {
    moveClock(days(1))
    for (let round = 0; round < 2; round += 1) {
      accepted += (await statusesOf(10, edit)).filter((status) => status === 200).length
      moveClock(hours(1))
    }
  }
  expect(accepted).toBe(50)
  expect(await edit()).toMatchObject({ status: 409, data: { message: expect.stringContaining('50 times') } })
  expect(await db.$count(reviewVersions, eq(reviewVersions.reviewId, review.id))).toBe(50)
  moveClock(-hours(26 + 3 * 24 + 6))
})

test('a review is restored five times a day, and can be withdrawn after each', async ({ db }) => {
  const { act, business, review } = await aDesk(db)
  const before = await db.$count(activities, eq(activities.businessId, business.id))
  for (let time = 0; time < 5; time += 1) {
    expect((await act('withdraw')).status).toBe(200)
    expect((await act('restore')).status).toBe(200)
  }
  expect((await act('withdraw')).status).toBe(200)
  expect(await act('restore')).toMatchObject({ status: 429, data: { values: { act: 'restore' } } })
  expect((await statusesOf(9, () => act('restore'))).every((status) => status === 429)).toBe(true)
  expect(await db.$count(activities, eq(activities.businessId, business.id))).toBe(before + 11)
  const [row] = await db.select().from(reviews).where(eq(reviews.id, review.id))
  expect(row!.state).toBe('withdrawn')
})

test('consent is changed ten times a day', async ({ db }) => {
  const { act, business } = await aDesk(db)
  let turn = 0
  const toggle = () => act('consent', ++turn % 2 ? { marketing: 'on' } : {})
  expect(await statusesOf(11, toggle)).toEqual([...ok(10), 429])
  expect(await countActs(db, business.id, 'consented')).toBe(10)
})

test('a desk takes sixty acts an hour, whatever they are', async ({ db }) => {
  const { act } = await aDesk(db)
  const statuses = await statusesOf(61, () => act('erase', { code: '000000' }))
  expect(statuses.filter((status) => status === 422)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

test('an author rewrites a statement at most ten times a day', async ({ db }) => {
  const { act, business, review } = await aDesk(db)
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was here.' })
  await challengeReview(db, { business, reviewId: review.id, challenge })
  let nth = 0
  const state = () => act('statement', { statement: `I was there, number ${++nth}.` })
  expect(await statusesOf(10, state)).toEqual(ok(10))
  expect(await state()).toMatchObject({
    status: 429,
    data: { values: { statement: 'I was there, number 11.' } },
  })
})
