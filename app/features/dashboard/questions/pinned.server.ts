import type { Business } from '#app/features/businesses/business.table.ts'
import type { SentencePart } from '#app/features/findings/telling.ts'
import type { Database } from '#app/platform/database.server.ts'
import { answer } from './answering.server.ts'
import { listAskedQuestions } from './asked-questions.server.ts'
import { answerAddress } from './question.schema.ts'
import { questionInWords, tellAnswer } from './telling-answer.ts'

/** A question that the owner pinned, with its answer of now. */
export type PinnedAnswer = { question: string; address: string; sentence: SentencePart[] }

export async function readPinned(
  db: Database,
  business: Pick<Business, 'id' | 'tierName'>,
  at: Date,
): Promise<PinnedAnswer[]> {
  const all = await listAskedQuestions(db, business.id)
  return Promise.all(
    all
      .filter(({ isPinned }) => isPinned)
      .map(async ({ asked }) => ({
        question: questionInWords(asked),
        address: answerAddress(asked),
        sentence: tellAnswer(asked, await answer(db, business, asked, at)),
      })),
  )
}
