import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aQuestion } from '#tests/factories.ts'
import {
  addQuestion,
  archiveQuestion,
  changeQuestion,
  moveQuestion,
  restoreQuestion,
} from './change-questions.server.ts'
import { findQuestion, findReviewForm, listQuestions } from './list-questions.server.ts'
import { newQuestion } from './question.schema.ts'
import { questionVersions } from './question.table.ts'
import { fieldOf } from './question.vocabulary.ts'
import { leadingWordOf } from './question-form.tsx'
import { readAnswers, translateQuestion } from './read-answers.ts'

const choice = { kind: 'choice', text: 'What did you come for?', options: 'Bread\nCake' }
const errorsOf = (typed: Record<string, unknown>) => {
  const { error } = newQuestion.safeParse(typed)
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}
const asked = async (db: Database, businessId: string) =>
  (await findReviewForm(db, businessId)).questions.map(({ wording }) => wording.text)

describe('a question', () => {
  test('is refused without words, without answers to choose from, and without ends of its scale', () => {
    expect(errorsOf({ ...choice, text: 'Why' })).toHaveProperty('text')
    expect(errorsOf({ ...choice, text: 'W'.repeat(121) })).toHaveProperty('text')
    expect(errorsOf({ ...choice, options: 'Bread' })).toHaveProperty('options')
    expect(errorsOf({ ...choice, options: 'a\nb\nc\nd\ne\nf\ng' })).toHaveProperty('options')
    expect(errorsOf({ ...choice, options: 'Bread\n bread ' })).toHaveProperty('options')
    expect(errorsOf({ ...choice, options: `Bread\n${'x'.repeat(61)}` })).toHaveProperty('options')
    expect(errorsOf({ kind: 'scale', text: 'How long did you wait?', low: 'hardly' })).toHaveProperty('high')
    expect(errorsOf({ kind: 'stars', text: 'How many stars?' })).toHaveProperty('kind')
    expect(errorsOf(choice)).toEqual({})
  })

  test('wears no mark of ours, neither in its answers, in any language, nor in itself', () => {
    expect(errorsOf({ ...choice, options: '✓ Verified purchase\nOther' })).toHaveProperty('options')
    expect(errorsOf({ ...choice, options: 'Gеprüfter Kauf\nBread' })).toHaveProperty('options')
    const german = { 'text-de': 'Wofür kamen Sie?', 'options-de': 'Verifizierter Kauf\nTorte' }
    expect(errorsOf({ ...choice, ...german })).toHaveProperty('options-de')
    expect(errorsOf({ ...choice, text: 'How did you buy? ✅' })).toHaveProperty('text')
    const scale = { kind: 'scale', text: 'How was our care?', low: 'poor', high: '★★★★★' }
    expect(errorsOf(scale)).toHaveProperty('high')
    expect(errorsOf({ kind: 'text', text: 'Was your booking confirmed in time?' })).toEqual({})
  })

  test('has whole translations or none, with as many answers as its own', () => {
    expect(errorsOf({ ...choice, 'options-de': 'Brot\nTorte' })).toHaveProperty('text-de')
    const short = { ...choice, 'text-de': 'Wofür kamen Sie?', 'options-de': 'Brot\nTorte\nKaffee' }
    expect(errorsOf(short)).toHaveProperty('options-de')
    const { wording } = newQuestion.parse({ ...short, 'options-de': 'Brot\nTorte' })
    expect(wording.translations).toEqual({ de: { text: 'Wofür kamen Sie?', options: ['Brot', 'Torte'] } })
    const question = { id: uuidv7(), version: 1, kind: 'choice' as const, isPublic: false, wording }
    expect(translateQuestion('de', question).options).toEqual(['Brot', 'Torte'])
    expect(translateQuestion('tr', question)).toMatchObject({
      text: 'What did you come for?',
      options: ['Bread', 'Cake'],
    })
  })

  test('that hints at an answer is noticed, and a neutral one is not', () => {
    expect(leadingWordOf('What did you love most?')).toBe('love')
    expect(leadingWordOf('How did you hear of us?')).toBeNull()
  })
})

describe('the questions of a business', () => {
  test('are at most three at a time, whoever asks at the same moment', async ({ db, business }) => {
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => aQuestion(db, { business })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
    const [first] = (await listQuestions(db, business.id)).asked
    await archiveQuestion(db, { businessId: business.id, questionId: first!.id })
    await aQuestion(db, { business, text: 'And where do you live?' })
    const back = restoreQuestion(db, { businessId: business.id, questionId: first!.id })
    await expect(back).rejects.toMatchObject({ status: 409 })
    const { archived } = await listQuestions(db, business.id)
    expect(archived.map(({ id }) => id)).toEqual([first!.id])
  })

  test('stand in their order, change places, and come back from the archive', async ({ db, business }) => {
    const [a, b] = [
      await aQuestion(db, { business, text: 'The first?' }),
      await aQuestion(db, { business, text: 'The second?' }),
    ]
    const of = (questionId: string) => ({ businessId: business.id, questionId })
    await moveQuestion(db, { ...of(b), by: -1 })
    expect(await asked(db, business.id)).toEqual(['The second?', 'The first?'])
    await moveQuestion(db, { ...of(b), by: -1 })
    expect(await asked(db, business.id)).toEqual(['The second?', 'The first?'])
    await archiveQuestion(db, of(b))
    await archiveQuestion(db, of(b))
    expect(await asked(db, business.id)).toEqual(['The first?'])
    await restoreQuestion(db, of(b))
    expect((await asked(db, business.id)).sort()).toEqual(['The first?', 'The second?'])
    expect(a).not.toBe(b)
  })

  test('keep each wording that they ever had, and a save without a change makes none', async ({ db }) => {
    const business = await aBusiness(db)
    const questionId = await aQuestion(db, { business, ...choice })
    const of = { businessId: business.id, questionId }
    expect(await changeQuestion(db, { ...of, question: newQuestion.parse(choice) })).toBe('unchanged')
    const changed = newQuestion.parse({ ...choice, options: 'Bread\nCake\nTea', isPublic: 'on' })
    expect(await changeQuestion(db, { ...of, question: changed })).toBe('changed')
    expect(await findQuestion(db, business.id, questionId)).toMatchObject({ version: 2, isPublic: true })
    const kept = await db.select().from(questionVersions).where(eq(questionVersions.questionId, questionId))
    expect(kept.map(({ wording }) => wording.options?.length).sort()).toEqual([2, 3])
    const other = newQuestion.parse({ kind: 'text', text: 'What did you come for?' })
    await expect(changeQuestion(db, { ...of, question: other })).rejects.toMatchObject({ status: 409 })
  })

  test('cannot be seen or changed by another business', async ({ db, business }) => {
    const stranger = await aBusiness(db)
    const questionId = await aQuestion(db, { business, ...choice })
    const before = await findQuestion(db, business.id, questionId)
    const question = newQuestion.parse({ ...choice, text: 'Something else entirely?' })
    for (const id of [questionId, uuidv7(), "1'"]) {
      const of = { businessId: stranger.id, questionId: id }
      const acts = [
        () => findQuestion(db, stranger.id, id),
        () => changeQuestion(db, { ...of, question }),
        () => moveQuestion(db, { ...of, by: 1 }),
        () => archiveQuestion(db, of),
        () => restoreQuestion(db, of),
      ]
      for (const act of acts) await expect(act()).rejects.toMatchObject({ status: 404 })
    }
    const nobody = addQuestion(db, { businessId: uuidv7(), question })
    await expect(nobody).rejects.toMatchObject({ status: 404 })
    expect(await findQuestion(db, business.id, questionId)).toEqual(before)
    expect(await asked(db, stranger.id)).toEqual([])
  })
})

describe('what is said to a question', () => {
  const words = { answerLong: 'long', notAnOption: 'none' }
  const scale = {
    id: 'a',
    version: 1,
    kind: 'scale' as const,
    isPublic: false,
    text: 'How long?',
    low: 'short',
    high: 'long',
  }
  const read = (value: string, question: Parameters<typeof readAnswers>[0][number] = scale) =>
    readAnswers([question], { [fieldOf('a')]: value }, words)

  test('is a number of the scale with its meaning, and nothing that could be a rating', () => {
    expect(read('4').answers).toMatchObject([{ value: 4, text: '4 (1: short, 5: long)' }])
    for (const wrong of ['0', '6', '4.5', '04', 'five', '١'])
      expect(read(wrong).errors).toHaveProperty('response-a')
  })

  test('is one of the options, a text of at most 300 characters, or nothing', () => {
    const { low, high, ...rest } = scale
    const options = { ...rest, kind: 'choice' as const, options: ['Bread', 'Cake'] }
    expect(read('1', options).answers).toMatchObject([{ value: 1, text: 'Cake' }])
    expect(read('2', options).errors).toEqual({ 'response-a': 'none' })
    const text = { ...rest, kind: 'text' as const }
    expect(read(' two\u0000 \n lines ', text).answers).toMatchObject([{ value: null, text: 'two lines' }])
    expect(read('x'.repeat(301), text).errors).toEqual({ 'response-a': 'long' })
    expect(read('  ', text)).toEqual({ answers: null, errors: {} })
    expect([low, high]).toEqual(['short', 'long'])
  })
})
