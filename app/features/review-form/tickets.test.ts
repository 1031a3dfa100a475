import { eq } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import { moveClock, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { action, loader } from '#app/routes/public/review.tsx'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, anInvitation, anOrderLink } from '#tests/factories.ts'
import { holdTime } from '#tests/held-time.ts'
import { issueTicket } from './defences.server.ts'

const typed = (email: string) => ({
  rating: '1',
  text: `Nobody opened the door, and ${email} waited.`,
  title: '',
  authorName: 'Lotte M.',
  authorEmail: email,
  consentShow: 'on',
})

const ticketFrom = async (path: string) => ((await visit(loader, { path })).data as { ticket: string }).ticket
const openForm = ({ id }: Business) => `/review?business=${id}`
const countReviews = (db: Database, { id }: Business) => db.$count(reviews, eq(reviews.businessId, id))

/** Sends a form as a person would, who took their time. */
async function send(path: string, ticket: string, email = 'rival@tickets.example') {
  moveClock(seconds(4))
  const answer = await visit(action, { path, form: { ...typed(email), ticket } })
  moveClock(-seconds(4))
  return answer
}

const { tooOld } = messages.en.reviewForm

test('a solved challenge serves one submission: the second one of its ticket is refused', async ({ db }) => {
  const business = await aBusiness(db)
  const ticket = await ticketFrom(openForm(business))
  expect(await send(openForm(business), ticket, 'one@tickets.example')).toMatchObject({ status: 303 })
  expect(await send(openForm(business), ticket, 'two@tickets.example')).toMatchObject({ status: 409 })
  expect(await countReviews(db, business)).toBe(1)
})

test('one business’s ticket is too old at another, and everything typed stays', async ({ db }) => {
  const [own, rival] = [await aBusiness(db), await aBusiness(db)]
  const ticket = await ticketFrom(openForm(own))
  expect(await send(openForm(rival), ticket)).toMatchObject({
    status: 422,
    data: { message: tooOld, values: { text: typed('rival@tickets.example').text, ticket: '' } },
  })
  expect(await countReviews(db, rival)).toBe(0)
  expect(await send(openForm(own), ticket)).toMatchObject({ status: 303 })
})

test('after a form that was sent too soon, the time goes on from when it was opened', async ({ db }) => {
  holdTime()
  const business = await aBusiness(db)
  const path = openForm(business)
  const ticket = await ticketFrom(path)
  const form = { ...typed('quick@tickets.example'), ticket }
  moveClock(seconds(2))
  const refused = await visit(action, { path, form })
  expect(refused).toMatchObject({ status: 422, data: { message: messages.en.reviewForm.tooQuick } })
  moveClock(seconds(2))
  const { values } = refused.data as { values: typeof form }
  expect(await visit(action, { path, form: values })).toMatchObject({ status: 303 })
  moveClock(-seconds(4))
})

test('an invited person may be quick; an order link, which a shop signs, may not', async ({ db }) => {
  const business = await aBusiness(db)
  const { token: invitation } = await anInvitation(db, { business })
  const { token: order } = await anOrderLink(db, { business })
  const { authorEmail: _, ...form } = typed('quick@tickets.example')
  const sendAtOnce = async (path: string) =>
    visit(action, { path, form: { ...form, ticket: await ticketFrom(path) } })
  expect(await sendAtOnce(`/review?invitation=${invitation}`)).toMatchObject({ status: 303 })
  const message = messages.en.reviewForm.tooQuick
  expect(await sendAtOnce(`/review?order=${order}`)).toMatchObject({ status: 422, data: { message } })
})

test('a ticket serves only the kind of form that it was issued for', async ({ db, business }) => {
  const { token: order } = await anOrderLink(db, { business })
  const { token: invitation } = await anInvitation(db, { business })
  const paths = {
    open: openForm(business),
    order: `/review?order=${order}`,
    invitation: `/review?invitation=${invitation}`,
  }
  const kinds = Object.keys(paths) as (keyof typeof paths)[]
  for (const kind of kinds) {
    const others = kinds.filter((each) => each !== kind)
    const tickets = await Promise.all(others.map((each) => ticketFrom(paths[each])))
    for (const ticket of [...tickets, issueTicket({ kind: 'report', businessId: business.id })])
      expect(await send(paths[kind], ticket)).toMatchObject({ status: 422, data: { message: tooOld } })
  }
  expect(await countReviews(db, business)).toBe(0)
  for (const kind of kinds)
    expect(await send(paths[kind], await ticketFrom(paths[kind]))).toMatchObject({ status: 303 })
})

test('a form opened at an address with capital letters can be sent', async ({ business }) => {
  const path = `/review?business=${business.id.toUpperCase()}`
  expect(await send(path, await ticketFrom(path))).toMatchObject({ status: 303 })
})
