import type pg from 'pg'
import { fewestReviews } from '#app/features/insights/chance.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { type Answer, judge } from './judging.ts'
import { askedAt, questions } from './questions.ts'
import { seededBakery } from './seeded-bakery.ts'
import { kinds, readTruths, type TruthValues } from './truths.ts'

test('there are 145 questions in twelve kinds, no two alike', () => {
  expect(questions).toHaveLength(145)
  for (const kind of kinds) {
    const { length } = questions.filter((question) => question.kind === kind)
    expect([kind, length >= 11 && length <= 13]).toEqual([kind, true])
  }
  const words = questions.map(({ question }) =>
    question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([])
})

describe('on the bakery, the truths', () => {
  test('have values, and not zeros alone', async ({ db, pool }) => {
    const read = await readAll(db, pool)
    const trivial = read.filter(({ truths }) => truths.length === 0 || !truths.every(isSubstantial))
    expect(wordsOf(trivial)).toEqual([])
  })

  test('are each met by their own values, and none by an empty answer', async ({ db, pool }) => {
    const read = await readAll(db, pool)
    const unmet = read.filter(({ truths }) =>
      truths.some((truth) => judge(idealAnswer(truth), truths).verdict !== 'right'),
    )
    expect(wordsOf(unmet)).toEqual([])
    const met = read.filter(({ truths }) => judge(emptyAnswer, truths).verdict === 'right')
    expect(wordsOf(met)).toEqual([])
  })

  test('that are numbers tell other numbers to be wrong', async ({ db, pool }) => {
    const read = await readAll(db, pool)
    const numbered = read.filter(({ truths }) => truths.every(({ numbers }) => numbers.length > 0))
    expect(numbered.length).toBeGreaterThan(70)
    const misled = numbered.filter(
      ({ truths }) => judge(misleadingAnswer(truths[0]!), truths).verdict !== 'wrong-number',
    )
    expect(wordsOf(misled)).toEqual([])
  })
})

type Read = { question: string; truths: TruthValues[] }

const wordsOf = (read: Read[]) => read.map(({ question }) => question)

async function readAll(db: Database, pool: pg.Pool): Promise<Read[]> {
  const businessId = await seededBakery(db)
  return Promise.all(
    questions.map(async (each) => ({
      question: each.question,
      truths: await readTruths(pool, each, { businessId, at: askedAt }),
    })),
  )
}

const emptyAnswer: Answer = { text: '', figures: [], quotes: [], topics: [], cannot: null }

function idealAnswer({ numbers, topics, reviews, says, none, few, isUnanswerable }: TruthValues): Answer {
  return {
    text: says?.[0] ?? '',
    figures: numbers.map(({ label, acceptable }) => ({ label, value: acceptable[0]! })),
    quotes: (reviews ?? []).map(({ id, text }) => ({ reviewId: id, quote: text })),
    topics: topics?.slice(0, 1) ?? [],
    cannot: none || few || isUnanswerable ? 'There is no answer.' : null,
  }
}

/** No count of the bakery's, no average and no share is near a thousand. */
function misleadingAnswer(truth: TruthValues): Answer {
  const { figures, ...rest } = idealAnswer(truth)
  return { ...rest, figures: figures.map(({ label, value }) => ({ label, value: value + 1000 })) }
}

function isSubstantial({ numbers, topics, reviews, says, none, few, isUnanswerable }: TruthValues) {
  if (none) return none.length === 0
  if (few) return few.length > 0 && few.length < fewestReviews
  if (isUnanswerable) return true
  const lists = [topics, reviews, says, ...numbers.map(({ acceptable }) => acceptable)].filter(
    (list) => list !== null,
  )
  const values = numbers.flatMap(({ acceptable }) => acceptable)
  const isAllZero = values.length > 0 && values.every((value) => value === 0)
  return (
    lists.length > 0 && lists.every((list) => list.length > 0) && values.every(Number.isFinite) && !isAllZero
  )
}
