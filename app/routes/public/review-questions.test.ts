import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { archiveQuestion, changeQuestion } from '#app/features/form-questions/change-questions.server.ts'
import { newQuestion } from '#app/features/form-questions/question.schema.ts'
import { fieldOf } from '#app/features/form-questions/question.vocabulary.ts'
import { newIncentive } from '#app/features/invitations/invitation.schema.ts'
import { invitationToken } from '#app/features/invitations/invitation-row.server.ts'
import { inviteCustomer } from '#app/features/invitations/invite.server.ts'
import { declareIncentive } from '#app/features/invitations/open-link.server.ts'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { days, moveClock, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aConfirmationLink, anInvitee, aQuestion } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { action, loader } from './review.tsx'
import { action as confirm, loader as confirmLoader } from './review-confirm.tsx'
import { action as thank, loader as thanksLoader } from './review-thanks.tsx'

type Shown = {
  asked: string
  ticket: string
  incentive: string | null
}

let count = 0
const typed = () => ({
  rating: '4',
  text: `The loaf was good and the queue was long, number ${++count}.`,
  title: '',
  authorName: 'Lotte M.',
  authorEmail: `lotte-${count}@questions.example`,
  consentShow: 'on',
})

async function open(path: string) {
  const { data } = await visit(loader, { path })
  return data as Shown
}

/** Sends the form as a person would, who took their time. */
async function send(path: string, form: Record<string, string>) {
  moveClock(seconds(4))
  const answer = await visit(action, { path, form: { ...typed(), ...form } })
  moveClock(-seconds(4))
  return answer
}

const written = async (db: Database, businessId: string) =>
  db.select().from(reviews).where(eq(reviews.businessId, businessId)).orderBy(reviews.id)

/** Sends a review through the open form, and opens the page that thanks for it. */
async function aReviewSent(db: Database, { language = 'en', ...given }: Record<string, string> = {}) {
  const business = await aBusiness(db)
  const questionId = await aQuestion(db, { business, ...given })
  const thanks = await sendAt(`/review?business=${business.id}`, language)
  return { business, questionId, field: fieldOf(questionId), ...thanks }
}

type Supplement = { asked: string; questions: { text: string; options?: string[] }[] }

async function sendAt(path: string, language = 'en') {
  const { asked, ticket } = await open(path)
  const { location } = await send(path, { asked, ticket, language })
  const params = { token: location!.split('/').at(-1)! }
  const shown = async () => {
    const { data } = await visit(thanksLoader, { params })
    return (data as { supplement: Supplement | null }).supplement
  }
  const add = (form: Record<string, string>) => visit(thank, { params, form: { act: 'supplement', ...form } })
  return { shown, add, asked: (await shown())!.asked }
}

describe('the form after a review', () => {
  test('stores an answer as it was asked, and logs it; words and stars stay', async ({ db }) => {
    const { business, questionId, asked, field, add } = await aReviewSent(db, { isPublic: 'on' })
    const [before] = await written(db, business.id)
    const form = { asked, [field]: '1', title: 'Warm buns', rating: '5', text: 'Other', authorName: 'Mo' }
    expect(await add(form)).toMatchObject({ data: { isAdded: true } })
    const [after] = await written(db, business.id)
    const answer = {
      questionId,
      version: 1,
      kind: 'choice',
      question: 'What did you come for?',
      isPublic: true,
      value: 1,
      text: 'Cake',
    }
    const updatedAt = after!.updatedAt
    expect(after).toEqual({ ...before, title: 'Warm buns', answers: [answer], version: 2, updatedAt })
    const acts = await listActs(db, { businessId: business.id, reviewId: after!.id })
    expect(acts.map(({ act }) => act)).toEqual(['submitted', 'edited'])
  })

  test('requires nothing', async ({ db }) => {
    const { business, asked, field, add } = await aReviewSent(db)
    expect(await add({ asked, [field]: '', title: ' ' })).toMatchObject({ status: 200 })
    expect(await written(db, business.id)).toMatchObject([{ answers: null, title: null, version: 1 }])
  })

  test('refuses an invalid answer at its field and keeps everything that was typed', async ({ db }) => {
    const { business, asked, field, add } = await aReviewSent(db)
    for (const wrong of ['3', '-1', 'Cake'])
      expect(await add({ asked, [field]: wrong, title: 'Warm buns' })).toMatchObject({
        status: 422,
        data: {
          values: { [field]: wrong, title: 'Warm buns' },
          errors: { [field]: messages.en.questions.notAnOption },
        },
      })
    const advert = await add({ asked, [field]: '1', title: 'See www.cheap-pills.example' })
    expect(advert.data).toMatchObject({ errors: { title: messages.en.reviewForm.titleHeld } })
    expect(await written(db, business.id)).toMatchObject([{ answers: null, title: null }])
  })

  test('refuses answers to questions it did not ask, and a forged signature', async ({ db }) => {
    const { business, asked, field, add } = await aReviewSent(db)
    const other = await aReviewSent(db)
    for (const form of [
      { asked: '', [field]: '1' },
      { asked, [field]: '1', [other.field]: '1' },
      { asked: other.asked, [other.field]: '1' },
      { asked: `${asked.slice(0, -2)}xx`, [field]: '1' },
      { asked: 'e30.e30' },
    ])
      expect(await add(form)).toMatchObject({ status: 422 })
    expect(await written(db, business.id)).toMatchObject([{ answers: null, version: 1 }])
  })

  test('opened before a question was changed or archived is accepted as it was', async ({ db }) => {
    const { business, questionId, asked, field, add, shown } = await aReviewSent(db)
    const of = { businessId: business.id, questionId }
    const text = 'Why did you come?'
    const question = newQuestion.parse({ kind: 'choice', text, options: 'Hunger\nThirst' })
    await changeQuestion(db, { ...of, question })
    await archiveQuestion(db, of)
    expect(await shown()).toMatchObject({ questions: [] })
    const refused = await add({ asked, [field]: '7' })
    expect(refused.data).toMatchObject({ questions: [{ text: 'What did you come for?' }] })
    await add({ asked, [field]: '2' })
    expect(await written(db, business.id)).toMatchObject([
      { answers: [{ version: 1, question: 'What did you come for?', text: 'Coffee' }] },
    ])
  })

  test('asks in the language of the review, and stores that wording', async ({ db }) => {
    const german = { 'text-de': 'Wofür kamen Sie?', 'options-de': 'Brot\nTorte\nKaffee' }
    const { business, asked, field, add, shown } = await aReviewSent(db, { ...german, language: 'de' })
    expect((await shown())!.questions).toMatchObject([
      { text: 'Wofür kamen Sie?', options: ['Brot', 'Torte', 'Kaffee'] },
    ])
    const wrong = await add({ asked, [field]: '9' })
    expect(wrong.data).toMatchObject({ errors: { [field]: messages.de.questions.notAnOption } })
    await add({ asked, [field]: '1' })
    expect(await written(db, business.id)).toMatchObject([
      { answers: [{ question: 'Wofür kamen Sie?', text: 'Torte' }] },
    ])
  })

  test('asks invited customers the same questions, also when their review is public', async ({ db }) => {
    const business = await aBusiness(db)
    const questionId = await aQuestion(db, { business })
    const of = { businessId: business.id, userId: business.ownerId, invitation: anInvitee() }
    const { invitationId } = await inviteCustomer(db, of)
    const token = invitationToken({ businessId: business.id, invitationId })
    const { asked, add } = await sendAt(`/review?invitation=${token}`)
    await add({ asked, [fieldOf(questionId)]: '0', consentMarketing: 'on' })
    expect(await written(db, business.id)).toMatchObject([
      {
        state: 'published',
        provenance: 'invited',
        editedAt: null,
        version: 2,
        answers: [{ text: 'Bread' }],
        consentScopes: ['show', 'marketing'],
      },
    ])
  })

  test('is accepted once: again it changes nothing, with other answers it fails', async ({ db }) => {
    const { business, asked, field, add, shown } = await aReviewSent(db)
    await Promise.all([add({ asked, [field]: '1' }), add({ asked, [field]: '1' })])
    expect(await shown()).toBeNull()
    expect(await add({ asked, [field]: '1' })).toMatchObject({ data: { isAdded: true } })
    for (const [name, value] of [
      [field, '2'],
      ['title', 'On second thoughts'],
    ] as const)
      expect(await add({ asked, [name]: value })).toMatchObject({
        status: 409,
        data: { message: messages.en.reviewForm.moreOver },
      })
    expect(await written(db, business.id)).toMatchObject([
      { answers: [{ text: 'Cake' }], title: null, version: 2 },
    ])
  })

  test('refuses a sender who typed somebody else’s address, once its owner has confirmed', async ({ db }) => {
    const { business, asked, add } = await aReviewSent(db)
    const [review] = await written(db, business.id)
    const of = { businessId: business.id, reviewId: review!.id }
    const token = await aConfirmationLink(db, of)
    const page = await visit(confirmLoader, { params: { token } })
    expect(page.data).toMatchObject({ supplement: null })
    const { shown } = page.data as { shown: string }
    await add({ asked, title: 'Never seen by the owner of the mailbox' })
    const seen = await visit(confirm, { params: { token }, form: { shown } })
    expect(seen.status).toBe(422)
    expect((await written(db, business.id))[0]).toMatchObject({ state: 'pending', confirmedAt: null })

    const next = await aReviewSent(db)
    const [its] = await written(db, next.business.id)
    const link = await aConfirmationLink(db, { businessId: next.business.id, reviewId: its!.id })
    await visit(confirm, { params: { token: link }, form: {} })
    expect(await next.shown()).toBeNull()
    expect(await next.add({ asked: next.asked, [next.field]: '1' })).toMatchObject({ status: 409 })
    const form = { act: 'supplement', asked: next.asked, [next.field]: '1' }
    await visit(confirm, { params: { token: link }, form })
    expect(await written(db, next.business.id)).toMatchObject([
      { state: 'published', answers: [{ text: 'Cake' }] },
    ])
  })

  test('shows the owner of the mailbox a further consent before they confirm it', async ({ db }) => {
    const { business, add } = await aReviewSent(db)
    const [review] = await written(db, business.id)
    const token = await aConfirmationLink(db, { businessId: business.id, reviewId: review!.id })
    const page = async () =>
      (await visit(confirmLoader, { params: { token } })).data as {
        shown: string
        reviews: { isQuotable: boolean }[]
      }
    const before = await page()
    expect(before.reviews).toMatchObject([{ isQuotable: false }])
    moveClock(seconds(1))
    await add({ consentMarketing: 'on' })
    moveClock(-seconds(1))
    const confirmShown = ({ shown }: { shown: string }) =>
      visit(confirm, { params: { token }, form: { shown } })
    expect((await confirmShown(before)).status).toBe(422)
    const after = await page()
    expect(after.reviews).toMatchObject([{ isQuotable: true }])
    expect((await confirmShown(after)).status).toBe(200)
  })

  test('is over after a day, and once the review is withdrawn or challenged', async ({ db }) => {
    for (const change of [{ state: 'withdrawn' as const }, { challengedAt: new Date() }]) {
      const { business, asked, field, add } = await aReviewSent(db)
      await db.update(reviews).set(change).where(eq(reviews.businessId, business.id))
      expect(await add({ asked, [field]: '1' })).toMatchObject({ status: 409 })
    }
    const { asked, field, add } = await aReviewSent(db)
    moveClock(days(1) + seconds(9))
    expect(await add({ asked, [field]: '1' })).toMatchObject({ status: 410 })
    moveClock(-days(1) - seconds(9))
  })
})

describe('an incentive', () => {
  const declare = async (db: Database, businessId: string, incentive: string) => {
    const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId))
    await declareIncentive(db, {
      business: business!,
      incentive: newIncentive.parse({ incentive, incentiveConfirmed: 'on' }),
    })
  }

  test('cannot be declared without confirming that it does not depend on the rating', () => {
    const wrong = newIncentive.safeParse({ incentive: 'A loaf of bread' })
    expect(wrong.error?.issues).toMatchObject([{ path: ['incentiveConfirmed'] }])
    expect(newIncentive.safeParse({ incentive: 'x'.repeat(121), incentiveConfirmed: 'on' }).success).toBe(
      false,
    )
    expect(newIncentive.safeParse({ incentive: 'x', incentiveConfirmed: 'on' }).success).toBe(false)
    expect(newIncentive.parse({ incentive: ' ', incentiveConfirmed: 'on' })).toBeNull()
    expect(newIncentive.parse({})).toBeNull()
  })

  test('is shown on the form and stored as it was when the form was opened', async ({ db }) => {
    const { id } = await aBusiness(db)
    const path = `/review?business=${id}`
    await declare(db, id, '10% off the next order')
    const { asked, ticket, incentive } = await open(path)
    expect(incentive).toBe('10% off the next order')
    await declare(db, id, 'Nothing much')
    await send(path, { asked, ticket })
    await declare(db, id, '')
    const later = await open(path)
    expect(later.incentive).toBeNull()
    await send(path, { asked: later.asked, ticket: later.ticket })
    expect((await written(db, id)).map(({ incentive }) => incentive)).toEqual([
      '10% off the next order',
      null,
    ])
  })

  test('marks the review even if the sender removes it from the form', async ({ db }) => {
    const { id } = await aBusiness(db, { incentive: 'A free coffee' })
    const path = `/review?business=${id}`
    const { ticket } = await open(path)
    expect(await send(path, { ticket })).toMatchObject({ status: 303 })
    expect(await written(db, id)).toMatchObject([{ incentive: 'A free coffee' }])
  })

  test.for(languages)('of an invitation is in its mail and form, in %s', async (language, { db, pool }) => {
    const business = await aBusiness(db, { incentive: 'Something for the others' })
    const invitation = anInvitee({ language })
    const incentive = newIncentive.parse({ incentive: 'Two buns {name}', incentiveConfirmed: 'on' })
    const { invitationId } = await inviteCustomer(db, {
      businessId: business.id,
      userId: business.ownerId,
      invitation,
      incentive,
    })
    await runJobs(db, pool)
    const [mail] = await mailsTo(db, invitation.email)
    const { given } = messages[language].incentive
    expect(given).toContain('{incentive}')
    expect(mail!.text).toContain(given.replace('{incentive}', 'Two buns {name}'))
    const path = `/review?invitation=${invitationToken({ businessId: business.id, invitationId })}`
    const shown = await open(path)
    expect(shown).toMatchObject({ incentive: 'Two buns {name}', asked: '' })
    await send(path, { ticket: shown.ticket })
    expect(await written(db, business.id)).toMatchObject([{ incentive: 'Two buns {name}' }])
  })
})
