import { streamReworded } from '#app/features/citations/wording.server.ts'
import { readModelSettings } from '#app/features/language-model/consent.server.ts'
import type { Query } from '#app/features/question-reading/query.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Answer, citedSentences } from './answer.ts'
import { answerQuery } from './answering.server.ts'
import type { SentenceWording } from './sentence-wording.ts'

/** The name of the model that may reword an answer. Null without quotes, a yes of the owner or a rest of the budget. */
export async function wordingModel(db: Database, businessId: string, { quotes }: Answer) {
  if (quotes.length === 0) return null
  const settings = await readModelSettings(db, businessId)
  return settings?.isAgreed && settings.spent < settings.budget ? settings.model : null
}

/**
 * The sentences of the answer to a query, in their order, each as soon as its wording is checked. One whose wording fails
 * stays as composed, and so do all after `signal`.
 */
export async function* streamWordings(
  db: Database,
  business: { id: string },
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<SentenceWording> {
  const sentences = citedSentences(await answerQuery(db, business.id, query))
  let next = 0
  for await (const { text } of streamReworded(db, business, 'answers', sentences, { signal }))
    yield { composed: sentences[next++]!.text, text }
}
