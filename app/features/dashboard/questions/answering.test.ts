import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { textOf } from '#app/features/findings/telling.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { answer, type ReviewsAnswer } from './answering.server.ts'
import { forgetQuestion, keepQuestion, listAskedQuestions, pinQuestion } from './asked-questions.server.ts'
import { readPinned } from './pinned.server.ts'
import type { Question } from './question.schema.ts'
import { readKnownTopics, readTyped } from './reading.server.ts'
import { moreInWords, tellAnswer } from './telling-answer.ts'

const texts: [string, number][] = [
  ['The bread was excellent.', 5],
  ['The waiter was rude to us.', 1],
  ['Dr. Novak was very kind, thank you.', 4],
]

async function aPlace(db: Database) {
  const business = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  const rows = await plantReviews(
    db,
    business,
    Array.from({ length: 60 }, (_, index) => ({
      text: texts[index % 3]![0],
      rating: texts[index % 3]![1],
      authorName: `Guest ${index}`,
      writtenAt: new Date(now().getTime() - days(1 + index)),
    })),
  )
  await analyseReviews(
    db,
    business.id,
    rows.map(({ id }) => id),
  )
  return business
}

const ask = async (db: Database, business: Business, typed: string) => {
  const asked = await readTyped(db, business.id, typed, await readKnownTopics(db, business.id), now())
  const answered = (await answer(db, business, asked, now())) as ReviewsAnswer
  return { asked, answered, said: textOf(tellAnswer(asked, answered)) }
}

describe('a typed question', () => {
  test('about a name is answered with what the reviews say about it', async ({ db }) => {
    const { answered, said } = await ask(db, await aPlace(db), 'Novak?')
    expect(said).toBe('20 of 60 reviews mention “novak”.')
    expect(answered.quotes[0]!.text).toBe('Dr. Novak was very kind, thank you.')
    expect(answered.rating).toMatchObject({ value: 4, count: 20 })
  })

  test('whose words are in different reviews answers the names, counts each word, and drops none', async ({
    db,
  }) => {
    const { asked, answered, said } = await ask(db, await aPlace(db), 'novak waiter zebra')
    expect(said).toBe('20 of 60 reviews mention “novak”.')
    expect(answered.each.map(({ word, reviews }) => [word, reviews])).toEqual(
      expect.arrayContaining([
        ['waiter', 20],
        ['novak', 20],
        ['zebra', 0],
      ]),
    )
    expect(moreInWords(asked, answered)).toContain('In no review: “zebra”.')
  })

  test('in another language finds the words that mean it', async ({ db }) => {
    const { answered, said } = await ask(db, await aPlace(db), 'danke')
    expect(said).toBe('20 of 60 reviews mention “danke”.')
    expect(answered.forms).toContain('thank')
    const [first] = tellAnswer({ show: 'quotes', words: 'danke', isCompared: false }, answered)
    expect(first).toMatchObject({ address: expect.stringMatching(/q=danke%7C/) })
  })

  test('about two names compares them, and words of no weight are named as such', async ({ db }) => {
    const business = (await aBusiness(db, { tierName: 'enterprise' })) as Business
    const rows = await plantReviews(db, business, [
      { text: 'We were served by Tom, who was rude.', rating: 1 },
      { text: 'So kind of Leyla, thank you.', rating: 5 },
      { text: 'We love Leyla, she is wonderful.', rating: 5 },
    ])
    await analyseReviews(
      db,
      business.id,
      rows.map(({ id }) => id),
    )
    const { asked, answered, said } = await ask(db, business, 'Leyla gegen Tom: wer kommt besser an?')
    expect(said).toContain('“leyla”: 2 reviews, 5.0 stars')
    expect(said).toContain('“tom”: 1 review, 1.0 stars')
    expect(moreInWords(asked, answered).join(' ')).toContain('Not looked for')
  })

  test('with a choice counts each, and finds no short name in a longer word or in the name of an author', async ({
    db,
  }) => {
    const business = await aPlace(db)
    const chosen = await ask(db, business, 'bread or waiter?')
    expect(chosen.said).toContain('“bread”: 20 reviews')
    expect(chosen.said).toContain('“waiter”: 20 reviews')
    const rows = await plantReviews(db, business, [{ text: 'The same again.' }, { text: 'Thanks, Sam.' }])
    await analyseReviews(
      db,
      business.id,
      rows.map(({ id }) => id),
    )
    expect((await ask(db, business, 'Sam')).said).toBe('1 of 62 reviews mentions “sam”.')
    expect((await ask(db, business, 'lotte')).said).toBe('No review mentions “lotte”.')
  })

  test('of hostile letters is searched for as words', async ({ db }) => {
    const business = await aPlace(db)
    for (const typed of ["novak:* | 'x' & !y", '(novak <-> ) |||', `${'novak '.repeat(30)}`])
      expect((await ask(db, business, typed)).answered.of).toBe(60)
  })

  test('of which no review has a word says so', async ({ db }) => {
    expect((await ask(db, await aPlace(db), 'zebra')).said).toBe('No review mentions “zebra”.')
  })

  test('about a topic counts what the inbox lists behind it', async ({ db }) => {
    const { answered, said } = await ask(db, await aPlace(db), 'How many complain about staff?')
    expect(said).toMatch(/^(About 20 of 60 reviews complain about staff|\d+ reviews mention staff)/)
    expect(answered.count).toBe(20)
  })
})

test('a business sees no words of another', async ({ db }) => {
  await aPlace(db)
  const stranger = (await aBusiness(db, { tierName: 'enterprise' })) as Business
  expect((await ask(db, stranger, 'novak')).said).toBe('No review mentions “novak”.')
})

test('a pinned question is answered on the dashboard until it is unpinned or forgotten', async ({ db }) => {
  const business = await aPlace(db)
  const asked: Question = { show: 'average', topic: 'staff', isCompared: false }
  await keepQuestion(db, business.id, asked)
  await keepQuestion(db, business.id, asked)
  const [kept, ...others] = await listAskedQuestions(db, business.id)
  expect([kept!.asked, others]).toEqual([asked, []])
  const of = { businessId: business.id, id: kept!.id }
  await pinQuestion(db, of, true)
  const [pinned] = await readPinned(db, business, now())
  expect(textOf(pinned!.sentence)).toContain('1.00 stars')
  const stranger = await aBusiness(db)
  await expect(pinQuestion(db, { ...of, businessId: stranger.id }, true)).rejects.toMatchObject({
    status: 404,
  })
  await forgetQuestion(db, of)
  expect(await readPinned(db, business, now())).toEqual([])
})
