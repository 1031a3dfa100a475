import { afterEach } from 'vitest'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { endRest } from '#app/features/language-model/circuit.ts'
import { agree } from '#app/features/language-model/consent.server.ts'
import { newBudget } from '#app/features/language-model/language-model.schema.ts'
import { openLanguageModel, receiverOf } from '#app/features/language-model/model.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { cleanedText } from '#app/platform/visible-text.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Asked, startFakeModel } from '#tests/fakes/language-model.ts'
import { hostileTexts } from '#tests/hostile-reviews.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import type { CitedSentence } from './cited-sentence.ts'
import { previewRequest } from './sent-request.server.ts'
import { reword } from './wording.server.ts'

let close: (() => Promise<unknown>) | undefined
afterEach(async () => {
  openLanguageModel({ languageModel: null })
  endRest()
  await close?.()
})

const others = 'My neighbour Ottilie Quark lives at Birch Lane and never paid.'
const rivals = 'Nobody must know that this rival pays for praise.'

type Data = { sentences: { number: number; text: string; quotes: { review: number; text: string }[] }[] }

/** The answer of a model that does all that a review tells it, in every place of an answer. */
function obey({ data, instructions, body }: Asked) {
  const [first] = (data as Data).sentences
  const quoted = first!.quotes[0]!
  const citations = [{ review: quoted.review, quote: quoted.text }]
  const leaks = [
    quoted.text,
    others,
    rivals,
    instructions,
    JSON.stringify(body),
    '![x](https://evil.example/p.png)',
  ]
  const wordings = [
    ...leaks,
    ...leaks.map((leak) => `${first!.text} ${leak}`),
    `<img src=x onerror=alert(1)> ${first!.text}`,
    'All guests are happy.',
  ]
  return wordings.flatMap((text) => [
    { number: 1, text, citations },
    { number: 1, text: first!.text, citations: [{ review: 2, quote: others }] },
  ])
}

async function aReport(db: Database) {
  const [business, rival] = [await aBusiness(db), await aBusiness(db)]
  await plantReviews(db, rival, [{ text: rivals }])
  await plantReviews(db, business, [{ text: others, authorName: 'Grete Stern' }])
  const rows = await plantReviews(
    db,
    business,
    hostileTexts.map((text) => ({ text: cleanedText(text), rating: 2, authorName: 'Mallory Night' })),
  )
  await analyseReviews(
    db,
    business.id,
    rows.map(({ id }) => id),
  )
  const fake = await startFakeModel(() => '')
  close = fake.close
  openLanguageModel({ languageModel: fake.model() }, { backoffMs: 1 })
  const budget = newBudget.parse({ budget: 900_000_000, unit: 'tokens' })
  await agree(db, { business, userId: business.ownerId, budget, receiver: receiverOf(fake.model()) })
  const sentences = rows.map(
    ({ id, text }): CitedSentence => ({
      text: '2 reviews complain about the queue.',
      citations: [
        {
          ...{ reviewId: id, quote: text!, authorName: 'Mallory Night', rating: 2, language: 'en' },
          ...{ provenance: 'confirmed', writtenAt: new Date().toISOString() },
        },
      ],
      figures: [{ kind: 'count', value: 2, reviews: 2, label: 'reviews that complain about the queue' }],
    }),
  )
  return { business, fake, sentences }
}

test('none of sixty hostile reviews changes what is asked or what is shown', async ({ db }) => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
  const { business, fake, sentences } = await aReport(db)
  for (const sentence of sentences) {
    const answers = (asked: Asked) => JSON.stringify({ sentences: obey(asked).slice(0, 1) })
    fake.says(answers)
    expect(await reword(db, business, 'digest', [sentence])).toEqual([sentence])
  }
  expect(fake.requests).toHaveLength(sentences.length)
  const instructions = new Set(fake.requests.map((asked) => asked.instructions))
  expect(instructions.size).toBe(1)
  for (const { body, data } of fake.requests) {
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(body.tools).toBeUndefined()
    const sent = body.messages[1]!.content
    // Escaped JSON, in which nothing is hidden and nothing ends the message.
    expect(sent).not.toMatch(/[<>\p{Cc}\p{Cf}\p{Co}\u{e0000}-\u{e007f}]/u)
    expect(Object.keys(data as Data)).toEqual(['sentences'])
    expect((data as Data).sentences).toHaveLength(1)
    expect((data as Data).sentences[0]!.text).toBe('[[f1]] reviews complain about the queue.')
    for (const word of ['Quark', 'rival', 'Grete', 'Mallory', business.id, 'sk-standin', business.domain])
      expect(sent).not.toContain(word)
  }
})

test('whatever an obedient model answers, none of it is shown', async ({ db }) => {
  const { business, fake, sentences } = await aReport(db)
  const count = obey({ ...(await askedOnce(db, business, fake, sentences[0]!)) }).length
  for (const sentence of sentences.filter((_, at) => at % 8 === 0)) {
    for (let at = 0; at < count; at++) {
      fake.says((asked) => JSON.stringify({ sentences: [obey(asked)[at]] }))
      const [shown] = await reword(db, business, 'digest', [sentence])
      expect(shown).toEqual(sentence)
    }
  }
})

async function askedOnce(
  db: Database,
  business: { id: string },
  fake: Awaited<ReturnType<typeof startFakeModel>>,
  sentence: CitedSentence,
) {
  await reword(db, business, 'digest', [sentence])
  return fake.requests[0]!
}

test('the instructions are the same for another business, and in what the owner sees before', async ({
  db,
}) => {
  const { business, fake, sentences } = await aReport(db)
  const { instructions } = await askedOnce(db, business, fake, sentences[0]!)
  const preview = await previewRequest(db, business)
  expect(preview![0]).toEqual({ role: 'system', content: instructions })
  expect(preview![1]!.content).not.toContain('Mallory')
})
