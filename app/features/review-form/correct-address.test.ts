import { eq } from 'drizzle-orm'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { notifyAuthor } from '#app/features/notifications/notify-author.job.tsx'
import { editedReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findStoredMail, listStoredMails } from '#app/platform/mail.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aConfirmationLink, aDeskLink, anInvitation, aReview } from '#tests/factories.ts'
import { confirmReview } from './confirmation.server.ts'
import { meantAddress } from './meant-address.ts'
import { sendConfirmation } from './send-confirmation.job.tsx'
import { correctAddress, isCorrectable } from './submitted-review.server.ts'

const address = '81.2.69.1'
const of = ({ businessId, id: reviewId }: { businessId: string; id: string }) => ({ businessId, reviewId })

test.for([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@yaho.com', 'anna@yahoo.com'],
  ['anna@wed.de', 'anna@web.de'],
  ['anna@gmail.com', null],
  ['anna@libero.it', null],
  ['anna@bt.com', null],
  ['anna@corner.top', null],
  ['anna@one.ai', null],
  ['anna@gmx.de', null],
  ['anna@web.de', null],
  ['anna@free.fr', null],
  ['anna@seznam.cz', null],
  ['anna@corner-and-crumb.example', null],
] as const)('%s was probably meant to be %s', ([typed, meant]) => {
  expect(meantAddress(typed)).toBe(meant)
})

describe('a mistyped address', () => {
  test('is corrected before it is confirmed: the first address’s links die', async ({ db }) => {
    const review = await aReview(db, { state: 'pending', authorEmail: 'anna.corrects@gmial.com' })
    await sendConfirmation(db, of(review))
    const oldLink = await aConfirmationLink(db, of(review))
    await correctAddress(db, { ...of(review), email: 'anna.corrects@gmail.com', address })
    await expect(confirmReview(db, oldLink)).rejects.toMatchObject({ status: 410 })
    expect(await listStoredMails(db, { to: 'anna.corrects@gmial.com' })).toEqual([])
    await sendConfirmation(db, { ...of(review), again: review.id })
    const [mail] = await listStoredMails(db, { to: 'anna.corrects@gmail.com' })
    const { html } = await findStoredMail(db, mail!.id)
    const [, token] = /review\/confirm\/([\w-]+)/.exec(html)!
    expect(await confirmReview(db, token!)).toBe(true)
    const [now] = await db.select().from(reviews).where(eq(reviews.id, review.id))
    expect(now).toMatchObject({
      state: 'published',
      authorEmail: 'anna.corrects@gmail.com',
      text: review.text,
    })
  })

  test('is not corrected a third time, once confirmed, or where the business gave it', async ({ db }) => {
    const review = await aReview(db, { state: 'pending', authorEmail: 'spray@gmial.com' })
    for (const email of ['one@spray.example', 'two@spray.example'])
      await correctAddress(db, { ...of(review), email, address })
    const third = correctAddress(db, { ...of(review), email: 'three@spray.example', address })
    await expect(third).rejects.toMatchObject({ status: 429 })

    const confirmed = await aReview(db)
    const late = correctAddress(db, { ...of(confirmed), email: 'thief@mail.example', address })
    await expect(late).rejects.toMatchObject({ status: 409 })
    const [kept] = await db.select().from(reviews).where(eq(reviews.id, confirmed.id))
    expect(kept!.authorEmail).toBe(confirmed.authorEmail)
    const typed = { state: 'pending', confirmedAt: null, invitationId: null, orderReference: null } as const
    expect(isCorrectable(typed)).toBe(true)
    const { id: invitationId } = await anInvitation(db, { business: await aBusiness(db) })
    expect(isCorrectable({ ...typed, invitationId })).toBe(false)
    expect(isCorrectable({ ...typed, orderReference: 'A-1' })).toBe(false)
  })

  test('counts towards the limits of its mailbox and of the asking network', async ({ db }) => {
    const victim = 'flooded@mail.example'
    const outcomes: unknown[] = []
    for (let nth = 0; nth < 4; nth += 1) {
      const review = await aReview(db, { state: 'pending' })
      outcomes.push(
        await correctAddress(db, { ...of(review), email: victim, address }).catch(({ status }) => status),
      )
    }
    expect(outcomes).toEqual([undefined, undefined, 429, 429])
  })
})

test('a mail follows each edit and each withdrawal, to the author', async ({ db }) => {
  const review = await aReview(db, { authorEmail: 'edits@mail.example' })
  const desk = await aDeskLink(db, review)
  await editReview(db, desk, editedReview.parse({ rating: 2, text: 'Not so good after all, I must say.' }))
  await withdrawReview(db, desk)
  const jobs = await queuedNews(db, review.id)
  expect(jobs.map(({ news }) => news)).toEqual(expect.arrayContaining(['edited', 'withdrawn']))
  for (const { news, at } of jobs) await notifyAuthor(db, { ...of(review), news, at })
  const subjects = (await listStoredMails(db, { to: 'edits@mail.example' })).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'You changed your review of Corner & Crumb',
      'You withdrew your review of Corner & Crumb',
    ]),
  )
})

async function queuedNews(db: Database, reviewId: string) {
  const { rows } = await db.execute<{
    data: { reviewId: string; news: 'edited' | 'withdrawn'; at: number }
  }>(
    `select data from pgboss.job where name = 'notifications.notify-author' and data->>'reviewId' = '${reviewId}'
      and data->>'news' in ('edited', 'withdrawn')`,
  )
  return rows.map(({ data }) => data)
}
