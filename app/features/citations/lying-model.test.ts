import { afterEach } from 'vitest'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { endRest } from '#app/features/language-model/circuit.ts'
import { agree } from '#app/features/language-model/consent.server.ts'
import { newBudget } from '#app/features/language-model/language-model.schema.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { startFakeModel } from '#tests/fakes/language-model.ts'
import { foreign } from '#tests/foreign-lies.ts'
import { composed, honest, inventions, texts, trueWordings, unsupported } from '#tests/lies.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import type { CitedSentence, Figure } from './cited-sentence.ts'
import { streamReworded } from './wording.server.ts'

let close: (() => Promise<unknown>) | undefined
afterEach(async () => {
  openLanguageModel({ languageModel: null })
  endRest()
  await close?.()
})

/** A business whose sentences stand as composed, and a model that answers what a test says. */
async function aReport(db: Database) {
  const business = await aBusiness(db)
  const rows = await plantReviews(
    db,
    business,
    texts.map((text, at) => ({ text, authorName: `Author ${'abcdefghijklmnop'[at]}`, rating: 2 })),
  )
  const ids = rows.map(({ id }) => id)
  await analyseReviews(db, business.id, ids)
  const sentences = composed.map(({ text, cites, counts }): CitedSentence => {
    const figures = counts.map(([kind, value, label]): Figure => ({ kind, value, label, reviews: 212 }))
    const citations = cites.map(([at, quote]) => ({
      ...{ reviewId: ids[at]!, quote, authorName: 'Author', writtenAt: '2026-03-01T00:00:00.000Z' },
      ...{ rating: 2, provenance: 'confirmed' as const, language: 'en' },
    }))
    return { text, citations, figures }
  })
  const fake = await startFakeModel(() => '')
  close = fake.close
  openLanguageModel({ languageModel: fake.model() }, { backoffMs: 1 })
  const budget = newBudget.parse({ budget: 900_000_000, unit: 'tokens' })
  await agree(db, { business, userId: business.ownerId, budget, receiver: receiverOf(fake.model()) })

  return {
    sentences,
    /** Reaches the screen in place of the sentence `of` if the model says this of it. Null if it stays as composed. */
    async shownFor(of: number, said: (given: Given) => object) {
      fake.says(({ data }) => JSON.stringify({ sentences: [said((data as Data).sentences[0]!)] }))
      const shown: CitedSentence[] = []
      for await (const each of streamReworded(db, business, 'digest', [sentences[of]!])) shown.push(each)
      expect(shown).toHaveLength(1)
      expect(shown[0]!.citations).toEqual(sentences[of]!.citations)
      return shown[0]!.text === sentences[of]!.text ? null : shown[0]!.text
    },
  }
}

type Given = { number: number; text: string; quotes: { review: number; text: string }[] }
type Data = { sentences: Given[] }

const saidOf = (text: string, given: Given, citations?: object[]) => ({
  number: given.number,
  text,
  citations: citations ?? given.quotes.map(({ review, text: quote }) => ({ review, quote })),
})

test('of a hundred inventions, misquotes and wrong citations none is shown', async ({ db }) => {
  const { shownFor } = await aReport(db)
  expect(inventions.length).toBeGreaterThanOrEqual(100)
  const passed: string[] = []
  for (const { of, text, citations } of inventions) {
    const shown = await shownFor(of, (given) => saidOf(text, given, citations?.(given.quotes)))
    if (shown) passed.push(shown)
  }
  expect(passed).toEqual([])
})

test('of a hundred true quotes under what they do not support none is shown', async ({ db }) => {
  const { shownFor } = await aReport(db)
  expect(unsupported.length).toBeGreaterThanOrEqual(100)
  const passed: string[] = []
  for (const { of, text } of unsupported) {
    const shown = await shownFor(of, (given) => saidOf(text, given))
    if (shown) passed.push(`${composed[of]!.text} -> ${shown}`)
  }
  expect(passed).toEqual([])
})

test('of what is not plain English none is shown', async ({ db }) => {
  const { shownFor } = await aReport(db)
  expect(foreign.length).toBeGreaterThanOrEqual(60)
  const passed: string[] = []
  for (const { of, text } of foreign) {
    const shown = await shownFor(of, (given) => saidOf(text, given))
    if (shown) passed.push(`${text} -> ${shown}`)
  }
  expect(passed).toEqual([])
})

test('most honest wordings are shown, with the figures and quotes of the composed sentence', async ({
  db,
}) => {
  const { sentences, shownFor } = await aReport(db)
  expect(honest.length).toBeGreaterThanOrEqual(60)
  const dropped: string[] = []
  for (const { of, text } of honest) {
    const shown = await shownFor(of, (given) => saidOf(text, given))
    if (!shown) dropped.push(`${sentences[of]!.text} -> ${text}`)
    else expect(shown).not.toMatch(/\[\[/)
  }
  const share = 1 - dropped.length / honest.length
  expect(share, dropped.join('\n')).toBeGreaterThan(0.6)
})

test('the wordings to which lies are added are shown without them', async ({ db }) => {
  const { shownFor } = await aReport(db)
  for (const { of, text } of trueWordings)
    expect(await shownFor(of, (given) => saidOf(text, given)), text).not.toBeNull()
})

test('an honest wording with a citation out of place is not shown', async ({ db }) => {
  const { shownFor } = await aReport(db)
  const [first] = honest
  const right = await shownFor(first!.of, (given) => saidOf(first!.text, given))
  expect(right).not.toBeNull()
  for (const citations of [[], [{ review: 99, quote: 'The queue' }], [{ review: 1, quote: ' ' }]])
    expect(await shownFor(first!.of, (given) => saidOf(first!.text, given, citations))).toBeNull()
})
