import { eq } from 'drizzle-orm'
import { startSession } from '#app/features/accounts/sessions.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import { moveClock, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { aBusiness, aConfirmationLink, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { action, loader } from './review.tsx'
import * as confirm from './review-confirm.tsx'

let count = 0
const typed = () => ({
  rating: '5',
  text: `The loaf was good and the queue was short, number ${++count}.`,
  title: 'Bread',
  authorName: 'Lotte M.',
  authorEmail: `lotte-${count}@insiders.example`,
  consentShow: 'on',
})

/** Opens the form and sends it as a person would, who took their time. */
async function send(path: string, form: Record<string, string>, given: { cookie?: string } = {}) {
  const { asked, ticket } = (await visit(loader, { path })).data as { asked: string; ticket: string }
  moveClock(seconds(4))
  const result = await visit(action, { path, form: { ...typed(), asked, ticket, ...form }, ...given })
  moveClock(-seconds(4))
  return result
}

const sessionOf = async (db: Database, userId: string) =>
  cookieOf({ headers: await startSession(db, { userId, userAgent: null }) })

const written = (db: Database, businessId: string) =>
  db.select().from(reviews).where(eq(reviews.businessId, businessId))

test('the form answers an owner’s, operator’s and any other address alike', async ({ db, pool }) => {
  const owner = await aUser(db)
  const operator = await aUser(db, { isOperator: true })
  const { id } = await aBusiness(db, { ownerId: owner.id })
  const addresses = [owner.email, operator.email, 'stranger@insiders.example']
  const results = []
  for (const authorEmail of addresses) {
    const { status, data, location } = await send(`/review?business=${id}`, { authorEmail })
    results.push({ status, data, location: location?.replace(/[^/]+$/, '') })
  }
  expect(results).toEqual(Array(3).fill({ status: 303, data: null, location: '/review/thanks/' }))
  await runJobs(db, pool)
  for (const address of addresses) {
    const [mail] = await mailsTo(db, address)
    expect(mail!.subject).toBe('Confirm your review of Corner & Crumb')
  }
})

test('a signed-in owner gets the form back as typed, until they say who they are', async ({ db }) => {
  const business = await aBusiness(db)
  const cookie = await sessionOf(db, business.ownerId)
  const path = `/review?business=${business.id}&lang=de`
  const form = typed()
  const refused = await send(path, form, { cookie })
  expect(refused).toMatchObject({
    status: 422,
    data: { values: form, errors: { isInsider: messages.de.reviewForm.insiderRefused } },
  })
  expect(await written(db, business.id)).toEqual([])
  const declared = await send(path, { ...form, isInsider: 'on' }, { cookie })
  expect(declared.status).toBe(303)
  expect(await written(db, business.id)).toMatchObject([{ provenance: 'insider', state: 'pending' }])
})

test('the confirmation refuses an owner, until they say that they are an insider', async ({ db }) => {
  const business = await aBusiness(db)
  const cookie = await sessionOf(db, business.ownerId)
  await send(`/review?business=${business.id}`, {})
  const [review] = await written(db, business.id)
  const token = await aConfirmationLink(db, { businessId: business.id, reviewId: review!.id })
  const params = { token }
  expect(await visit(confirm.loader, { params, cookie })).toMatchObject({ data: { isUndeclared: true } })
  expect(await visit(confirm.loader, { params })).toMatchObject({ data: { isUndeclared: false } })
  const refused = await visit(confirm.action, { params, cookie, form: {} })
  expect(refused).toMatchObject({ status: 422, data: null })
  expect(await written(db, business.id)).toMatchObject([{ state: 'pending', provenance: null }])
  const declared = await visit(confirm.action, { params, cookie, form: { isInsider: 'on' } })
  expect(declared.status).toBe(200)
  expect(await written(db, business.id)).toMatchObject([{ state: 'published', provenance: 'insider' }])
  const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(counted).toMatchObject({ reviewCount: 0, ratingTotal: 0, verifiedReviews: 0 })
})
