import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { operatorActions } from '#app/features/accounts/account.table.ts'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { memberInvitations } from '#app/features/businesses/member.table.ts'
import { newContact } from '#app/features/contacts/contact.schema.ts'
import { sendContact } from '#app/features/contacts/receive-contact.server.ts'
import { handovers } from '#app/features/deletion/handover.table.ts'
import { invitationBatches } from '#app/features/invitations/invitation.table.ts'
import { findSuppression, suppress } from '#app/features/mailing/suppression.server.ts'
import { challengeReview, stateAboutChallenge } from '#app/features/moderation/challenge-review.server.ts'
import { newReviewReport, submitReport } from '#app/features/moderation/report-review.server.ts'
import { requestSubscription } from '#app/features/newsletter/newsletter.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { editedReview, newChallenge, newReply } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { days, minutes, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openErasures } from '#app/platform/erasures.server.ts'
import { deliverMail } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import { aContactForm } from '#tests/contact-messages.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aDeskLink, anInvitation, aReview, aUser } from '#tests/factories.ts'
import { findEverywhere } from '#tests/find-everywhere.ts'
import { listLoggedActs } from '#tests/logged-acts.ts'
import { mailPerson } from './mail-person.job.tsx'
import { personRequests } from './person-request.table.ts'
import {
  enterPersonCode,
  eraseRequested,
  exportPerson,
  listPersonRequests,
  makePersonCode,
  openPersonRequest,
  stopPersonRequest,
} from './person-requests.server.ts'
import {
  collectPersonalData,
  eraseAgain,
  erasePerson,
  findPerson,
  listAddresses,
} from './personal-data.server.ts'

const email = 'gerda.zwicknagl@mail.example'
const name = 'Gerda Zwicknagl'
const text = 'The marzipan hedgehog collapsed before breakfast.'
const marks = [email, 'zwicknagl', 'marzipan hedgehog']

/** What a person leaves behind, each by the way that it comes in. */
async function plant(db: Database) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const other = await aBusiness(db)
  const review = await aReview(db, { business, authorEmail: email, authorName: name, text, rating: 1 })
  const of = { businessId: business.id, reviewId: review.id }
  const desk = await aDeskLink(db, review)
  await editReview(db, desk, editedReview.parse({ rating: 2, text: `${text} Twice.`, authorName: name }))
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody called Zwicknagl was here.' })
  await challengeReview(db, { business, reviewId: review.id, challenge })
  await stateAboutChallenge(db, desk, { statement: 'I, Gerda Zwicknagl, was there.' } as never)
  const reply = newReply.parse({ text: 'Dear Gerda Zwicknagl, sorry about the marzipan hedgehog.' })
  await replyToReview(db, { business, reviewId: review.id, userId: business.ownerId, reply })
  await analyseReviews(db, business.id, [review.id])
  await anInvitation(db, { business: other, email, name })
  await db.insert(invitationBatches).values({
    businessId: other.id,
    id: uuidv7(),
    legalBasis: 'consent',
    source: 'A list',
    reminders: 1,
    draft: { invitees: [{ name, email, orderReference: null, language: 'de' }], problems: [] },
  })
  const typed = { fullName: name, email, subject: 'Hedgehog', message: `${text} Why?` }
  const contact = newContact.parse(aContactForm(typed))
  await sendContact(db, { contactId: uuidv7(), contact, source: 'contact_page', userAgent: null })
  await requestSubscription(db, { email, source: 'newsletter_form' })
  const reported = await aReview(db, { business: other })
  const report = newReviewReport.parse({
    ground: 'fake',
    explanation: 'I never saw this person.',
    name,
    email,
    goodFaith: 'on',
  })
  const about = { businessId: other.id, reviewId: reported.id, about: 'review' as const }
  await submitReport(db, { ...about, submissionKey: uuidv7(), report })
  await db.insert(handovers).values({
    businessId: other.id,
    id: uuidv7(),
    offeredBy: other.ownerId,
    email,
    expiresAt: now(),
  })
  await db.insert(memberInvitations).values({
    businessId: other.id,
    id: uuidv7(),
    invitedBy: other.ownerId,
    email,
    role: 'analyst',
    expiresAt: now(),
  })
  await deliverMail(db, { to: email, subject: 'Hello Gerda Zwicknagl', html: `<p>${text}</p>`, text })
  await suppress(db, { businessId: other.id, email, reason: 'unsubscribed' })
  return { business, other, of }
}

async function ask(
  db: Database,
  { identity = null, of = email }: { identity?: string | null; of?: string } = {},
) {
  const { id: operatorId } = await aUser(db, { isOperator: true })
  await openPersonRequest(db, { operatorId, email: of, identity })
  const [request] = await db.select().from(personRequests).where(eq(personRequests.email, of))
  return { operatorId, requestId: request!.id }
}

test('with the mailbox’s code, all of an address is handed over and erased', async ({ db, pool }) => {
  const { business, other, of } = await plant(db)
  const before = await findEverywhere(pool, ...marks)
  expect(new Set(before.map((each) => each.split('.')[1])).size).toBeGreaterThanOrEqual(8)
  expect(await findPerson(db, email)).toMatchObject({
    hasAccount: false,
    counts: expect.arrayContaining([[1, 'review']]),
  })

  const asked = await ask(db)
  await mailPerson(db, asked)
  const code = await makePersonCode(db, asked.requestId)
  await expect(exportPerson(db, asked)).rejects.toMatchObject({ status: 409 })
  await expect(eraseRequested(db, asked)).rejects.toMatchObject({ status: 409 })
  const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0')
  await expect(enterPersonCode(db, { ...asked, code: wrong })).rejects.toMatchObject({ status: 422 })
  await enterPersonCode(db, { ...asked, code: `${code.slice(0, 4)} ${code.slice(4)}` })
  const file = JSON.stringify(await exportPerson(db, asked))
  for (const word of [email, text, 'I, Gerda Zwicknagl, was there.', 'Hedgehog', 'I never saw this person.'])
    expect(file).toContain(word)

  await eraseRequested(db, asked)
  expect(await findEverywhere(pool, ...marks)).toEqual([])
  expect(await collectPersonalData(db, email)).toEqual({
    email,
    reviews: [],
    invitations: [],
    messages: [],
    newsletter: [],
    reports: [],
    offersOfABusiness: [],
    teamInvitations: [],
    keptMails: [],
    listsAndFiles: [],
  })
  expect(await db.select().from(reviews).where(eq(reviews.id, of.reviewId))).toEqual([])
  expect((await listLoggedActs(db, business.id)).at(-1)).toMatchObject({ act: 'erased', actor: 'operator' })
  const { authors } = await readPublicRecord(db, business.id)
  expect(authors).toMatchObject({ erased: 1, erasedByOperator: 1 })
  expect(await findSuppression(db, other.id, email)).toBe('unsubscribed')
  const [last] = await db.select().from(operatorActions).orderBy(sql`created_at desc, id desc`).limit(1)
  expect(last!.message).toBe('Erased the data of g…@mail.example, at their wish')
})

test('without the mailbox, nothing happens before the notice is a week old', async ({ db }) => {
  await aReview(db, { authorEmail: email, authorName: name, text })
  const asked = await ask(db, { identity: 'A copy of the order, by letter.' })
  try {
    // The week begins when the notice has gone out, not when the operator asked.
    moveClock(days(8))
    await expect(exportPerson(db, asked)).rejects.toMatchObject({ status: 409 })
    await mailPerson(db, asked)
    moveClock(days(7) - minutes(1))
    await expect(eraseRequested(db, asked)).rejects.toMatchObject({ status: 409 })
    expect(await listPersonRequests(db)).toMatchObject([{ isReady: false }])
    moveClock(minutes(2))
    expect(await listPersonRequests(db)).toMatchObject([{ isReady: true }])

    await stopPersonRequest(db, sign('person-request', asked.requestId))
    await expect(eraseRequested(db, asked)).rejects.toMatchObject({ status: 404 })
    expect((await findPerson(db, email)).counts).toContainEqual([1, 'review'])
    await expect(stopPersonRequest(db, sign('person-request', asked.requestId))).rejects.toMatchObject({
      status: 410,
    })
    const [last] = await db.select().from(operatorActions).orderBy(sql`created_at desc, id desc`).limit(1)
    expect(last).toMatchObject({
      operatorId: null,
      message: 'g…@mail.example stopped the request for its data',
    })
  } finally {
    moveClock(-days(15) - minutes(1))
  }
})

test('a request of no possible id is not found', async ({ db }) => {
  const asked = exportPerson(db, { operatorId: crypto.randomUUID(), requestId: '6' })
  await expect(asked).rejects.toMatchObject({ status: 404 })
})

test('an operator cannot guess the code; an account is left to its owner', async ({ db }) => {
  const asked = await ask(db)
  const code = await makePersonCode(db, asked.requestId)
  for (let tries = 0; tries < 5; tries += 1)
    await expect(enterPersonCode(db, { ...asked, code: '1' })).rejects.toMatchObject({ status: 422 })
  await expect(enterPersonCode(db, { ...asked, code })).rejects.toMatchObject({ status: 422 })
  await expect(eraseRequested(db, asked)).rejects.toMatchObject({ status: 409 })

  const owner = await aUser(db)
  const tried = openPersonRequest(db, {
    operatorId: asked.operatorId,
    email: owner.email,
    identity: 'I know her well.',
  })
  await expect(tried).rejects.toMatchObject({ status: 409 })
  expect((await findPerson(db, owner.email)).hasAccount).toBe(true)
  // Somebody who opens an account after the code was given is safe too.
  const of = 'late@mail.example'
  const late = await ask(db, { of })
  await enterPersonCode(db, { ...late, code: await makePersonCode(db, late.requestId) })
  await aUser(db, { email: of })
  await expect(eraseRequested(db, late)).rejects.toMatchObject({ status: 409 })
})

test('an address that only a business’s list names is found, and erased', async ({ db, pool }) => {
  const of = 'only.listed@mail.example'
  const { id: businessId } = await aBusiness(db)
  const draft = {
    invitees: [{ name: null, email: of, orderReference: null, language: 'en' as const }],
    problems: [],
  }
  await db.insert(invitationBatches).values({
    businessId,
    id: uuidv7(),
    legalBasis: 'consent',
    source: 'A list',
    reminders: 1,
    draft,
  })
  expect((await findPerson(db, of)).counts).toEqual([[1, 'unsent list or file', 'unsent lists or files']])
  expect(await listAddresses(db)).toContain(of)
  await db.transaction((tx) => erasePerson(tx, of))
  expect((await findPerson(db, of)).counts).toEqual([])
  expect(await findEverywhere(pool, of)).toEqual([])
})

test('a backup that was made before does not bring an erased person back', async ({ db, pool }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-erasures-'))
  openErasures(folder)
  try {
    const madeAt = now().toISOString()
    await plant(db)
    const asked = await ask(db)
    await enterPersonCode(db, { ...asked, code: await makePersonCode(db, asked.requestId) })
    await eraseRequested(db, asked)
    // As the backup has it.
    await plant(db)
    expect(await eraseAgain(db, now().toISOString())).toBe(0)
    expect((await findPerson(db, email)).counts).not.toEqual([])
    expect(await eraseAgain(db, madeAt)).toBe(1)
    expect(await findEverywhere(pool, ...marks)).toEqual([])
  } finally {
    openErasures(undefined)
    rmSync(folder, { recursive: true })
  }
})
