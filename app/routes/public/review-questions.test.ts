import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { declareIncentive } from '#app/features/invitations/incentive.server.ts'
import { newIncentive } from '#app/features/invitations/invitation.schema.ts'
import { invitationToken } from '#app/features/invitations/invitation-link.server.ts'
import { inviteCustomer } from '#app/features/invitations/inviting.server.ts'
import { archiveQuestion, changeQuestion } from '#app/features/questions/changing.server.ts'
import { newQuestion } from '#app/features/questions/question.schema.ts'
import { fieldOf } from '#app/features/questions/question.vocabulary.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { days, moveClock, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, anInvitee, aQuestion } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { action, loader } from './review.tsx'

type Shown = {
  asked: string
  ticket: string
  incentive: string | null
  questions: { id: string; text: string; options?: string[] }[]
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

async function aForm(db: Database, given: Record<string, unknown> = {}) {
  const business = await aBusiness(db)
  const questionId = await aQuestion(db, { business, ...given })
  const path = `/review?business=${business.id}`
  const { asked, ticket, questions } = await open(path)
  return { business, questionId, path, questions, field: fieldOf(questionId), form: { asked, ticket } }
}

describe('a form with the business’s questions', () => {
  test('stores an answer with the question as it was asked', async ({ db }) => {
    const { business, questionId, path, field, form } = await aForm(db, { isPublic: 'on' })
    expect(await send(path, { ...form, [field]: '1' })).toMatchObject({ status: 303 })
    const [review] = await written(db, business.id)
    expect(review!.answers).toEqual([
      {
        questionId,
        version: 1,
        kind: 'choice',
        question: 'What did you come for?',
        isPublic: true,
        value: 1,
        text: 'Cake',
      },
    ])
  })

  test('does not require answers', async ({ db }) => {
    const { business, path, field, form } = await aForm(db)
    expect(await send(path, { ...form, [field]: '' })).toMatchObject({ status: 303 })
    const { asked, ticket } = await open(path)
    expect(await send(path, { asked, ticket })).toMatchObject({ status: 303 })
    expect((await written(db, business.id)).map(({ answers }) => answers)).toEqual([null, null])
  })

  test('refuses an invalid answer at its field and keeps everything that was typed', async ({ db }) => {
    const { business, path, field, form, questions } = await aForm(db)
    for (const wrong of ['3', '-1', 'Cake']) {
      const refused = await send(path, { ...form, [field]: wrong })
      expect(refused).toMatchObject({
        status: 422,
        data: {
          values: { [field]: wrong, rating: '4' },
          errors: { [field]: messages.en.questions.notAnOption },
          questions,
        },
      })
    }
    const both = await send(path, { ...form, [field]: '7', text: 's' })
    expect(Object.keys((both.data as { errors: object }).errors).sort()).toEqual([field, 'text'])
    expect(await written(db, business.id)).toEqual([])
  })

  test('refuses answers to questions that it did not ask, and a signature that is forged or of another business', async ({
    db,
  }) => {
    const { business, path, field, form } = await aForm(db)
    const other = await aForm(db)
    const tries = [
      { ...form, asked: '', [field]: '1' },
      { ...form, [field]: '1', [other.field]: '1' },
      { ...form, asked: other.form.asked, [other.field]: '1' },
      { ...form, asked: `${form.asked.slice(0, -2)}xx`, [field]: '1' },
      { ...form, asked: 'e30.e30' },
    ]
    for (const each of tries)
      expect(await send(path, each)).toMatchObject({ status: 422, data: { values: { asked: '' } } })
    const none = await aBusiness(db)
    const plain = await open(`/review?business=${none.id}`)
    expect(plain.asked).toBe('')
    const stray = await send(`/review?business=${none.id}`, { ticket: plain.ticket, [field]: '1' })
    expect(stray.status).toBe(422)
    expect(await written(db, business.id)).toEqual([])
    expect(await written(db, none.id)).toEqual([])
  })

  test('opened before a question was changed or archived is accepted as it was', async ({ db }) => {
    const { business, questionId, path, field, form, questions } = await aForm(db)
    const of = { businessId: business.id, questionId }
    const question = newQuestion.parse({
      kind: 'choice',
      text: 'Why did you come?',
      options: 'Hunger\nThirst',
    })
    await changeQuestion(db, { ...of, question })
    await archiveQuestion(db, of)
    const refused = await send(path, { ...form, [field]: '2', text: 's' })
    expect(refused).toMatchObject({
      status: 422,
      data: { questions, values: { [field]: '2', asked: form.asked } },
    })
    expect(await send(path, { ...form, [field]: '2' })).toMatchObject({ status: 303 })
    const [review] = await written(db, business.id)
    expect(review!.answers).toMatchObject([
      { version: 1, question: 'What did you come for?', text: 'Coffee' },
    ])
    expect((await open(path)).questions).toEqual([])
  })

  test('is shown again when its questions are more than a week old', async ({ db }) => {
    const { path, field, form } = await aForm(db)
    moveClock(days(8))
    const { ticket } = await open(path)
    const late = await send(path, { asked: form.asked, ticket, [field]: '1' })
    moveClock(-days(8))
    expect(late).toMatchObject({ status: 422, data: { values: { asked: '' } } })
  })

  test('asks in the language of the page, and stores that wording', async ({ db }) => {
    const german = { 'text-de': 'Wofür kamen Sie?', 'options-de': 'Brot\nTorte\nKaffee' }
    const { business, path, field } = await aForm(db, german)
    const { asked, ticket, questions } = await open(`${path}&lang=de`)
    expect(questions).toMatchObject([{ text: 'Wofür kamen Sie?', options: ['Brot', 'Torte', 'Kaffee'] }])
    const wrong = await send(path, { asked, ticket, language: 'de', [field]: '9' })
    expect(wrong.data).toMatchObject({ errors: { [field]: messages.de.questions.notAnOption } })
    await send(path, { asked, ticket, language: 'de', [field]: '1' })
    const [review] = await written(db, business.id)
    expect(review!.answers).toMatchObject([{ question: 'Wofür kamen Sie?', text: 'Torte' }])
  })

  test('asks invited customers the same questions', async ({ db }) => {
    const business = await aBusiness(db)
    const questionId = await aQuestion(db, { business })
    const invitation = anInvitee()
    const { invitationId } = await inviteCustomer(db, {
      businessId: business.id,
      userId: business.ownerId,
      invitation,
    })
    const path = `/review?invitation=${invitationToken({ businessId: business.id, invitationId })}`
    const { asked, ticket } = await open(path)
    expect(await send(path, { asked, ticket, [fieldOf(questionId)]: '0' })).toMatchObject({ status: 303 })
    const [review] = await written(db, business.id)
    expect(review).toMatchObject({ provenance: 'invited', answers: [{ text: 'Bread' }], incentive: null })
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

  test('is shown on the form and stored with the review, as it was when the form was opened', async ({
    db,
  }) => {
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

  test.for(languages)(
    'of an invitation is in its mail, on its form and with its review, in %s',
    async (language, { db, pool }) => {
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
    },
  )
})
