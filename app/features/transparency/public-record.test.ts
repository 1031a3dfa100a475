import { eq } from 'drizzle-orm'
import { instanceSettings } from '#app/features/instance/instance.schema.ts'
import { changeInstanceSettings } from '#app/features/instance/settings.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import { chanceOf } from '#seeds/chance.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { holdTwice } from '#tests/lively-world.ts'
import { describeRecord } from './describe-record.ts'
import { readPublicRecord } from './public-record.server.ts'

test('a review that is stopped again while it is held has waited since the first stop', async ({ db }) => {
  const business = await aBusiness(db)
  await holdTwice({ db, business, chance: chanceOf(7) })
  expect((await readPublicRecord(db, business.id)).checks).toMatchObject({
    stopped: { count: 1, of: 1 },
    byStars: { 2: { count: 1 }, 4: { count: 0 } },
    published: 1,
    medianHours: 40 * 24,
    longestHours: 40 * 24,
  })
})

test('a review is overdue if the operator is late, not if its author is', async ({ db, business }) => {
  const held = [2, 4, 90].map((age) => new Date(now().getTime() - days(age)))
  for (const heldAt of [...held, null]) {
    const { id } = await aReview(db, { business, rating: 1, state: 'pending' })
    await db.update(reviews).set({ heldAt }).where(eq(reviews.id, id))
  }
  const record = await readPublicRecord(db, business.id)
  expect(record.checks.waiting).toBe(3)
  expect(record.overdue).toEqual({ checks: 2, challenges: 0, reports: 0, appeals: 0 })
})

test('a business that runs the service for itself is disclosed', async ({ db }) => {
  const operator = await aUser(db, { isOperator: true })
  const itself = await aBusiness(db, { ownerId: operator.id })
  const other = await aBusiness(db)
  expect((await readPublicRecord(db, itself.id)).operator.isTheBusiness).toBe(true)
  expect((await readPublicRecord(db, other.id)).operator).toMatchObject({ isTheBusiness: false, name: null })
  const settings = {
    operatorName: 'Ada Lovelace',
    operatesForItself: true,
    operatorEmail: 'ada@mail.example',
  }
  await changeInstanceSettings(db, instanceSettings.parse(settings))
  const record = await readPublicRecord(db, other.id)
  expect(record.operator).toMatchObject({ isTheBusiness: true, name: 'Ada Lovelace' })
  expect(describeRecord(record).answers.find(({ id }) => id === 'who')!.answer).toContain(
    'runs this service itself',
  )
  await changeInstanceSettings(db, instanceSettings.parse({}))
})

test('the record of a business without reviews never divides by zero', async ({ db }) => {
  const { id } = await aBusiness(db)
  const record = await readPublicRecord(db, id)
  expect(record.rating).toMatchObject({ average: null, from: null, to: null, count: 0 })
  expect(record.challenges.bias).toMatchObject({ verdict: 'none', low: { rate: null } })
  expect(JSON.stringify(record)).not.toContain('NaN')
})
