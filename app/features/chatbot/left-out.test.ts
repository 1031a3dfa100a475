import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import {
  dimensions,
  measures,
  type Query,
  type ReviewSet,
} from '#app/features/question-reading/query.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import type { Answer } from './answer.ts'
import { answerQuery } from './answering.server.ts'

/** 24 reviews of 2025 and 16 of 2026, of which `imported` of each year are imported. */
async function aBusinessOf(db: Database, imported: { 2025: number; 2026: number }) {
  const business = await aBusiness(db)
  const year = (name: 2025 | 2026, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      authorName: `Author ${index}`,
      rating: (index % 5) + 1,
      text: index % 2 === 0 ? 'The bread was terrible.' : 'We loved the bread, it was excellent.',
      writtenAt: new Date(Date.UTC(name, index % 3, 3)),
      ...(index < imported[name] && { provenance: 'imported' as const, importSource: 'Google' }),
    }))
  const planted = await plantReviews(db, business, [...year(2025, 24), ...year(2026, 16)])
  await analyseReviews(
    db,
    business.id,
    planted.map(({ id }) => id),
  )
  return business
}

const year = (name: number): ReviewSet => ({ from: `${name}-01-01`, to: `${name}-12-31` })

const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number))

/** The first number of each note that says that reviews are left out. */
const leftOut = ({ notes }: Answer) =>
  notes.filter((note) => note.includes('left out')).reduce((sum, note) => sum + numbers(note)[0]!, 0)

const counted = ({ figures }: Answer) => figures.find(({ label }) => label === 'reviews')!.value

test('what is counted and what is said to be left out give all reviews, in answers of each kind', async ({
  db,
}) => {
  const business = await aBusinessOf(db, { 2025: 11, 2026: 5 })
  const ask = (query: Query) => answerQuery(db, business.id, query)
  for (const measure of measures.filter((each) => !['replies', 'share', 'topics', 'tone'].includes(each))) {
    const answer = await ask({ measure, where: {} })
    expect(counted(answer) + leftOut(answer), measure).toBe(40)
  }
  for (const part of [{ lowest: 4 }, { reply: 'with' }, { label: 'positive' }] satisfies ReviewSet[]) {
    const answer = await ask({ measure: 'share', where: {}, part })
    expect(counted(answer) + leftOut(answer), JSON.stringify(part)).toBe(40)
  }
  for (const by of dimensions)
    for (const measure of ['count', 'average'] as const) {
      const answer = await ask({ measure, where: {}, by })
      const rows = answer.rows.reduce((sum, { reviews }) => sum + reviews, 0)
      expect(rows + leftOut(answer), `${measure} by ${by}`).toBe(40)
    }
  expect(leftOut(await ask({ measure: 'count', where: { reply: 'without' } }))).toBe(16)
  expect((await ask({ measure: 'replies', where: {} })).text).toMatch('Of the 40 reviews, none have a reply')
})

test('a comparison says what it leaves out of both sides, and gives the averages with it', async ({ db }) => {
  const business = await aBusinessOf(db, { 2025: 11, 2026: 5 })
  const query: Query = { measure: 'average', where: year(2025), versus: year(2026) }
  const { rows, notes } = await answerQuery(db, business.id, query)
  expect(rows.map(({ reviews }) => reviews)).toEqual([13, 11])
  expect(notes.join(' ')).toMatch(/11 of the 24 reviews written .* and 5 of the 16 reviews written/)
  expect(notes.join(' ')).toMatch(
    /With them, the averages are [\d.]+ \(24 reviews\) and [\d.]+ \(16 reviews\)/,
  )
})

test('a business with mostly imported reviews gets its averages, and hears what they are of', async ({
  db,
}) => {
  const business = await aBusinessOf(db, { 2025: 20, 2026: 12 })
  const one = await answerQuery(db, business.id, { measure: 'average', where: year(2025) })
  expect(one.figures[1]).toMatchObject({ value: 24 })
  expect(one.notes.join()).toMatch('20 of these 24 reviews are imported and not in your rating')
  const both = await answerQuery(db, business.id, {
    ...{ measure: 'average', where: year(2025), versus: year(2026) },
  })
  expect(both.rows.map(({ reviews }) => reviews)).toEqual([24, 16])
  expect(both.notes.join()).toMatch('20 of the 24 reviews')
})

test('a time against all before it is answered with better, worse or neither first', async ({ db }) => {
  const business = await aBusinessOf(db, { 2025: 0, 2026: 0 })
  const where = { ...year(2026), to: undefined }
  const { text } = await answerQuery(db, business.id, {
    measure: 'average',
    where,
    versus: { to: '2025-12-31' },
  })
  expect(text).toMatch(/^No change beyond chance: on average, .* 2\.8.* stars, and .* 2\.9/)
})

test('what is too few names the whole group', async ({ db }) => {
  const business = await aBusinessOf(db, { 2025: 11, 2026: 5 })
  const { text } = await answerQuery(db, business.id, {
    ...{
      measure: 'average',
      where: { ...year(2026), provenances: undefined },
      versus: { languages: ['fr'] },
    },
  })
  expect(text).toBe('There are no reviews in French to compare.')
  const few = await answerQuery(db, business.id, { measure: 'replies', where: { lowest: 1, highest: 2 } })
  expect(few.text).toMatch(/^Of the 17 reviews with 1 or 2 stars, none have a reply: not enough to tell/)
})
