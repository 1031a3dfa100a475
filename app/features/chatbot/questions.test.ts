import type pg from 'pg'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { judge } from '#tests/questions/judging.ts'
import { toBakery, toDentist, toShop } from '#tests/questions/more-questions.ts'
import { outsidersToDentist, outsidersToGarage, outsidersToShop } from '#tests/questions/outside-questions.ts'
import {
  followUps,
  ownersToBakery,
  ownersToDentist,
  ownersToGuesthouse,
  ownersToShop,
} from '#tests/questions/owners-questions.ts'
import { plantDentist, plantGarage, plantGuesthouse, plantShop } from '#tests/questions/planted-businesses.ts'
import { askedAt, questions } from '#tests/questions/questions.ts'
import { seededBakery } from '#tests/questions/seeded-bakery.ts'
import { kinds, type Question, readTruths } from '#tests/questions/truths.ts'
import type { Answer } from './answer.ts'
import { askReviews } from './asking.server.ts'

const judgedTimeout = 240_000

test(
  'answers at least 90% of the first questions to the bakery, and no number is wrong',
  async ({ db, pool }) => {
    const judged = await judgeAll({ db, pool, businessId: await seededBakery(db) }, questions)
    expectMostRight(judged, 0.9)
  },
  judgedTimeout,
)

test(
  'answers at least 90% of the other questions, to three businesses, and no number is wrong',
  async ({ db, pool }) => {
    const bakery = await judgeAll({ db, pool, businessId: await seededBakery(db) }, toBakery)
    const dentist = await judgeAll({ db, pool, businessId: await plantDentist(db) }, toDentist)
    const shop = await judgeAll({ db, pool, businessId: await plantShop(db) }, toShop)
    for (const [name, judged] of Object.entries({ bakery, dentist, shop }))
      console.info(`${name}: ${judged.length - notRight(judged).length} of ${judged.length} right`)
    expectMostRight([...bakery, ...dentist, ...shop], 0.9)
  },
  judgedTimeout,
)

test(
  'answers at least 90% of what owners type, to four businesses, and no number is wrong',
  async ({ db, pool }) => {
    const bakery = await judgeAll({ db, pool, businessId: await seededBakery(db) }, [
      ...ownersToBakery,
      ...followUps,
    ])
    const dentist = await judgeAll({ db, pool, businessId: await plantDentist(db) }, ownersToDentist)
    const shop = await judgeAll({ db, pool, businessId: await plantShop(db) }, ownersToShop)
    const guesthouse = await judgeAll({ db, pool, businessId: await plantGuesthouse(db) }, ownersToGuesthouse)
    for (const [name, judged] of Object.entries({ bakery, dentist, shop, guesthouse }))
      console.info(`${name}: ${judged.length - notRight(judged).length} of ${judged.length} right`)
    expectMostRight([...bakery, ...dentist, ...shop, ...guesthouse], 0.9)
  },
  judgedTimeout,
)

test(
  'answers at least 90% of what outsiders ask, to three businesses, and no number is wrong',
  async ({ db, pool }) => {
    const dentist = await judgeAll({ db, pool, businessId: await plantDentist(db) }, outsidersToDentist)
    const garage = await judgeAll({ db, pool, businessId: await plantGarage(db) }, outsidersToGarage)
    const shop = await judgeAll({ db, pool, businessId: await plantShop(db) }, outsidersToShop)
    for (const [name, judged] of Object.entries({ dentist, garage, shop }))
      console.info(`${name}: ${judged.length - notRight(judged).length} of ${judged.length} right`)
    expectMostRight([...dentist, ...garage, ...shop], 0.9)
  },
  judgedTimeout,
)

type Asked = { db: Database; pool: pg.Pool; businessId: string }
/** A question, with those that it follows. */
type Put = Question & { earlier?: string[] }
type Judged = Awaited<ReturnType<typeof judgeAll>>

async function judgeAll({ db, pool, businessId }: Asked, asked: Put[]) {
  const judged = []
  for (const question of asked) {
    const truths = await readTruths(pool, question, { businessId, at: askedAt })
    const { query, answer } = await askReviews(db, businessId, {
      question: question.question,
      earlier: question.earlier ?? [],
      at: askedAt,
    })
    judged.push({ ...question, query, answer, ...judge(asJudged(answer), truths) })
  }
  return judged
}

const notRight = (judged: Judged) => judged.filter(({ verdict }) => verdict !== 'right')

function expectMostRight(judged: Judged, part: number) {
  const wrong = notRight(judged)
  for (const { kind, question, verdict, explanation, query, answer } of wrong)
    console.info(
      `${verdict} [${kind}] ${question}\n  ${explanation}\n  ${JSON.stringify(query)}\n  ${answer.text}`,
    )
  for (const kind of kinds) {
    const its = judged.filter((each) => each.kind === kind)
    const count = (verdict: string) => its.filter((each) => each.verdict === verdict).length
    console.info(`${kind}: ${count('right')} of ${its.length} right, ${count('wrong-number')} wrong numbers`)
  }
  expect(wrong.filter(({ verdict }) => verdict === 'wrong-number').map(({ question }) => question)).toEqual(
    [],
  )
  expect(judged.length - wrong.length).toBeGreaterThanOrEqual(part * judged.length)
}

const asJudged = ({ figures, ...answer }: Answer) => ({
  ...answer,
  figures: figures.map(({ label, value, kind }) => ({
    label,
    value: kind === 'share' ? value * 100 : value,
  })),
})
