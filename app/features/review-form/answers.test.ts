import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { readAnswerCharts } from '#app/features/analytics/question-answers.server.ts'
import { reviewVersions } from '#app/features/authors/author.table.ts'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { askForErasureCode, eraseOwnReview } from '#app/features/authors/erase-review.server.ts'
import { readChangedAnswers, readOwnReview } from '#app/features/authors/own-review.server.ts'
import { exportOwnReview } from '#app/features/authors/own-review-file.server.ts'
import { makeReceiptFile } from '#app/features/authors/review-mail.server.ts'
import { readSupplement, supplementReview } from '#app/features/authors/supplement-review.server.ts'
import { changeQuestion } from '#app/features/form-questions/change-questions.server.ts'
import { newQuestion } from '#app/features/form-questions/question.schema.ts'
import { fieldOf, type QuestionAnswer } from '#app/features/form-questions/question.vocabulary.ts'
import { readAnswers } from '#app/features/form-questions/read-answers.ts'
import { restoreAskedQuestions, signAsked } from '#app/features/form-questions/signed-questions.server.ts'
import { exportReviews } from '#app/features/inbox/export-reviews.server.ts'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { wordsOf } from '#app/features/log-format/commitment.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { editedReview, supplementSaying } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { renderWidget } from '#app/features/widgets/render-widget.server.ts'
import { en } from '#app/languages/en.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aConfirmationLink, aDeskLink, aQuestion, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { isCommittedTo } from '#tests/logged-acts.ts'
import { confirmReview } from './confirmation.server.ts'
import { submitReview } from './submission.server.ts'

const nothing = { ...supplementSaying(en.reviewForm).parse({}), title: null }

type Business = Awaited<ReturnType<typeof aBusiness>>

/** What was said, by question: a shown choice, a scale and a text for the business alone. */
async function aQuestionnaire(db: Database) {
  const business = await aBusiness(db)
  const choice = await aQuestion(db, { business, isPublic: 'on' })
  const scale = await aQuestion(db, { business, kind: 'scale', text: 'How long did you wait?' })
  const open = await aQuestion(db, { business, kind: 'text', text: 'How did you hear of us?' })
  return { business, choice, scale, open }
}

async function respond(db: Database, businessId: string, said: Record<string, string>) {
  const put = Object.keys(said).map(
    (questionId) => ({ questionId, version: 1, isPublic: false }) as QuestionAnswer,
  )
  const asked = await restoreAskedQuestions(db, { businessId, answers: put, language: 'en' })
  const shown = asked.map((each) => ({ ...each, isPublic: each.kind === 'choice' }))
  const values = Object.fromEntries(Object.entries(said).map(([id, value]) => [fieldOf(id), value]))
  return readAnswers(shown, values, { answerLong: '', notAnOption: '' }).answers
}

async function aTold(db: Database, business: Business, said: Record<string, string>, incentive?: string) {
  const answers = await respond(db, business.id, said)
  const submission = {
    channel: { kind: 'open' as const, businessId: business.id },
    submissionKey: uuidv7(),
    review: words(),
    incentive,
  }
  const submitted = await submitReview(db, submission)
  await supplementReview(db, submitted, { added: { ...nothing, answers }, from: 'browser' })
  await confirmReview(db, await aConfirmationLink(db, submitted))
  const token = await aDeskLink(db, { businessId: business.id, id: submitted.reviewId })
  return { ...submitted, token, email: submission.review.authorEmail }
}

const rowOf = async (db: Database, id: string) =>
  (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!

test('the receipt covers answers and incentive: no change goes unnoticed', async ({ db }) => {
  const { business, choice, open } = await aQuestionnaire(db)
  const told = await aTold(db, business, { [choice]: '1', [open]: 'From my aunt' }, 'A free coffee')
  const row = await rowOf(db, told.reviewId)
  const acts = (await listActs(db, told)).filter(({ act }) => act !== 'confirmed')
  expect(acts.map(({ act }) => act)).toEqual(['submitted', 'edited', 'published'])
  for (const act of acts.slice(1)) {
    const fields = { ...Object.fromEntries(act.fields), ...wordsOf(row) }
    expect(isCommittedTo(act, fields)).toBe(act.act === 'published')
    const others = [
      { answers: row.answers!.map((each) => ({ ...each, text: 'Bread' })) },
      { answers: row.answers!.map((each) => ({ ...each, isPublic: !each.isPublic })) },
      { incentive: null },
    ]
    for (const other of others)
      expect(isCommittedTo(act, { ...fields, ...wordsOf({ ...row, ...other }) })).toBe(false)
  }
  const { acts: kept } = JSON.parse(await makeReceiptFile(db, told))
  const fieldsOf = (at: number) => Object.fromEntries(kept[at].fields)
  expect(fieldsOf(0)).toMatchObject({ incentive: 'A free coffee' })
  expect(`${fieldsOf(1).shown}${fieldsOf(1).kept}`).toContain('From my aunt')
})

test('visitors see only answers that the form marked as public; the business all', async ({ db }) => {
  const { business, choice, scale, open } = await aQuestionnaire(db)
  const told = await aTold(
    db,
    business,
    { [choice]: '2', [scale]: '5', [open]: 'From my quokka' },
    'Two buns',
  )
  const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 5 })
  expect(entries).toMatchObject([
    { answers: [{ question: 'What did you come for?', text: 'Coffee' }], incentive: 'Two buns' },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/quokka|far too long/)
  const { id } = await db.transaction((tx) => createWidget(tx, { business }))
  const wall = await renderWidget(db, id)
  expect(wall!.reviews).toMatchObject([{ marks: ['Given an incentive: Two buns'] }])
  expect(JSON.stringify(wall)).not.toContain('quokka')
  const detail = await readReview(db, business.id, told.reviewId)
  expect(detail).toMatchObject({
    incentive: 'Two buns',
    answers: [{ text: 'Coffee' }, {}, { text: 'From my quokka' }],
  })
  const stranger = await aBusiness(db)
  await expect(readReview(db, stranger.id, told.reviewId)).rejects.toMatchObject({ status: 404 })
})

test('a public answer is checked like the review; a private one is not', async ({ db, business }) => {
  const shown = await aQuestion(db, {
    business,
    kind: 'text',
    text: 'How did you hear of us?',
    isPublic: 'on',
  })
  const link = 'From https://other-bakery.example'
  const response = {
    questionId: shown,
    version: 1,
    kind: 'text' as const,
    question: 'How?',
    value: null,
    text: link,
  }
  for (const isPublic of [true, false]) {
    const answers = [{ ...response, isPublic }]
    const submission = {
      channel: { kind: 'open' as const, businessId: business.id },
      submissionKey: uuidv7(),
      review: words(),
    }
    const submitted = await submitReview(db, submission)
    await supplementReview(db, submitted, { added: { ...nothing, answers }, from: 'browser' })
    await confirmReview(db, await aConfirmationLink(db, submitted))
    const row = await rowOf(db, submitted.reviewId)
    expect(row).toMatchObject(
      isPublic ? { state: 'pending', failedChecks: ['links'] } : { state: 'published' },
    )
  }
})

test('a business cannot have reviews held by asking for a phone number', async ({ db }) => {
  const { id: businessId } = await aBusiness(db)
  const question = { id: uuidv7(), version: 1, kind: 'text' as const, text: 'Unhappy? How can we reach you?' }
  const read = (isPublic: boolean, answer: string) => {
    const asked = signAsked(businessId, { questions: [{ ...question, isPublic }], incentive: null })
    return readSupplement({ asked, [fieldOf(question.id)]: answer }, businessId, 'de')
  }
  const errors = { [fieldOf(question.id)]: expect.stringContaining('Telefonnummern') }
  expect(read(true, 'Ring me on 020 7946 0123')).toEqual({ errors })
  for (const [isPublic, answer] of [
    [false, 'Ring me on 020 7946 0123'],
    [true, 'Not at all, thank you'],
  ] as const)
    expect(read(isPublic, answer).added?.answers).toMatchObject([{ text: answer }])
})

test('the author can change an answer as it was asked; the old version is kept', async ({ db }) => {
  const { business, choice, open } = await aQuestionnaire(db)
  const told = await aTold(db, business, { [choice]: '0', [open]: 'From my aunt' })
  const question = newQuestion.parse({ kind: 'choice', text: 'Why did you come?', options: 'Hunger\nThirst' })
  await changeQuestion(db, { businessId: business.id, questionId: choice, question })
  const { review } = await readOwnReview(db, told.token)
  expect(review.questions).toMatchObject([
    { text: 'What did you come for?', isPublic: true },
    { kind: 'text' },
  ])

  const wrong = await readChangedAnswers(db, told.token, { [fieldOf(choice)]: '5' })
  expect(wrong.errors).toHaveProperty(fieldOf(choice))
  const typed = { [fieldOf(choice)]: '2', [fieldOf(open)]: '' }
  const { answers } = await readChangedAnswers(db, told.token, typed)
  const before = await rowOf(db, told.reviewId)
  const same = editedReview.parse({ rating: before.rating, title: '', text: before.text })
  expect(await editReview(db, told.token, same, before.answers)).toBe('unchanged')
  expect(await editReview(db, told.token, same, answers)).toBe('published')
  expect((await rowOf(db, told.reviewId)).answers).toMatchObject([
    { question: 'What did you come for?', version: 1, text: 'Coffee', isPublic: true },
  ])
  const kept = await db.select().from(reviewVersions).where(eq(reviewVersions.reviewId, told.reviewId))
  expect(kept).toMatchObject([
    { number: 1, answers: null },
    { number: 2, answers: [{ text: 'Bread' }, { text: 'From my aunt' }] },
  ])

  const file = await exportOwnReview(db, told.token)
  expect(file.review.answers).toMatchObject([{ text: 'Coffee' }])
  expect(file.earlierVersions).toMatchObject([
    { answers: null },
    { answers: [{ text: 'Bread' }, { text: 'From my aunt' }] },
  ])
  expect(file.acts.every(({ fields }) => fields.length > 0)).toBe(true)
})

test('erasing a review erases its answers everywhere', async ({ db, pool }) => {
  const { business, open } = await aQuestionnaire(db)
  const told = await aTold(db, business, { [open]: 'My neighbour Zwiebelkuchen told me' })
  const row = await rowOf(db, told.reviewId)
  const edited = editedReview.parse({ rating: 2, title: '', text: row.text })
  await editReview(db, told.token, edited)
  await askForErasureCode(db, told.token)
  await runJobs(db, pool)
  const mails = await mailsTo(db, told.email)
  const code = /\b\d{6}\b/.exec(mails[0]!.text)![0]
  await eraseOwnReview(db, told.token, code)
  const { rows } = await pool.query<{ table: string }>(
    `select relname as table from pg_stat_user_tables where schemaname = 'public'`,
  )
  for (const { table } of rows) {
    const { rows: found } = await pool.query(
      `select 1 from "${table}" t where t::text like '%Zwiebelkuchen%'`,
    )
    expect(found, table).toEqual([])
  }
  const charts = await readAnswerCharts(db, business.id)
  expect(charts.map(({ answer }) => answer)).toEqual(['0 answers', '0 answers', '0 answers'])
})

test('answers are counted by question and wording, of published reviews alone', async ({ db }) => {
  const { business, choice, scale, open } = await aQuestionnaire(db)
  const other = await aQuestionnaire(db)
  await aTold(db, other.business, { [other.choice]: '0' })
  for (const said of [
    { [choice]: '1', [scale]: '5' },
    { [choice]: '1', [scale]: '2' },
    { [choice]: '0', [open]: 'From my aunt' },
  ]) {
    await aTold(db, business, said)
  }
  const insider = await aTold(db, business, { [choice]: '2', [scale]: '5' })
  await db.update(reviews).set({ provenance: 'insider' }).where(eq(reviews.id, insider.reviewId))
  const pending = {
    channel: { kind: 'open' as const, businessId: business.id },
    submissionKey: uuidv7(),
    review: words(),
  }
  const waiting = await submitReview(db, pending)
  const answers = await respond(db, business.id, { [choice]: '2' })
  await supplementReview(db, waiting, { added: { ...nothing, answers }, from: 'browser' })
  const translated = newQuestion.parse({
    kind: 'choice',
    text: 'What did you come for?',
    options: 'Bread\nCake\nCoffee',
    isPublic: 'on',
    'text-de': 'Wofür kamen Sie?',
    'options-de': 'Brot\nTorte\nKaffee',
  })
  await changeQuestion(db, { businessId: business.id, questionId: choice, question: translated })
  const reworded = newQuestion.parse({ kind: 'scale', text: 'How was the wait?', low: 'short', high: 'long' })
  await changeQuestion(db, { businessId: business.id, questionId: scale, question: reworded })

  expect(await readAnswerCharts(db, business.id)).toMatchObject([
    {
      question: 'What did you come for?',
      answer: '3 answers',
      data: {
        rows: [
          { label: 'Bread', count: 1 },
          { label: 'Cake', count: 2 },
          { label: 'Coffee', count: 0 },
        ],
      },
    },
    { question: 'How was the wait?', answer: '0 answers', data: null },
    {
      question: 'How long did you wait?',
      answer: '2 answers, 3.5 on average, on a scale from 1 to 5, an earlier wording',
    },
    { question: 'How did you hear of us?', answer: '1 answer, shown with each review', data: null },
  ])
})

test('the export has each answer beside its question, and the incentive', async ({ db }) => {
  const { business, choice, open } = await aQuestionnaire(db)
  await aTold(db, business, { [choice]: '1', [open]: '=SUM(1+1)' }, 'Two buns')
  const rows = parse(await text(exportReviews(db, business.id)), { columns: true, bom: true })
  expect(rows).toMatchObject([
    {
      incentive: 'Two buns',
      question_1: 'What did you come for?',
      answer_1: 'Cake',
      question_2: 'How did you hear of us?',
      answer_2: "'=SUM(1+1)",
      question_3: '',
      answer_3: '',
    },
  ])
})
