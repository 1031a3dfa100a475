import { and, desc, eq, notInArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Business } from '#app/features/businesses/business.table.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import type { SentencePart } from '#app/features/findings/finding-text.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { answer } from './answer.server.ts'
import { describeAnswer, missedInWords, questionInWords } from './answer-text.ts'
import { askedQuestions } from './asked-question.table.ts'
import { answerAddress, type Question, questionQuery, readQuestion } from './question.schema.ts'

/** So many questions of a business are kept, the newest; pinned ones stay. */
const most = { kept: 20, pinned: 4 }

export type AskedQuestion = { id: string; asked: Question; isPinned: boolean }

const ofBusiness = (businessId: string) => eq(askedQuestions.businessId, businessId)

/** The newest first. */
export async function listAskedQuestions(db: Database, businessId: string): Promise<AskedQuestion[]> {
  const rows = await db
    .select()
    .from(askedQuestions)
    .where(ofBusiness(businessId))
    .orderBy(desc(askedQuestions.id))
    .limit(most.kept + most.pinned)
  return rows.flatMap(({ id, query, isPinned }) => {
    const asked = readQuestion(new URLSearchParams(query))
    return asked ? [{ id, asked, isPinned }] : []
  })
}

/** Keeps a question at the head of the list; the same one is kept once. */
export async function keepQuestion(db: Database, businessId: string, asked: Question) {
  const query = questionQuery(asked)
  await db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    const isSame = and(ofBusiness(businessId), eq(askedQuestions.query, query))
    const [known] = await tx.delete(askedQuestions).where(isSame).returning()
    const isPinned = known?.isPinned ?? false
    await tx.insert(askedQuestions).values({ businessId, id: uuidv7(), query, isPinned, createdAt: now() })
    const kept = (await listAskedQuestions(tx, businessId)).slice(0, most.kept)
    await tx.delete(askedQuestions).where(
      and(
        ofBusiness(businessId),
        eq(askedQuestions.isPinned, false),
        notInArray(
          askedQuestions.id,
          kept.map(({ id }) => id),
        ),
      ),
    )
  })
}

type OfQuestion = { businessId: string; id: string }

const isQuestion = ({ businessId, id }: OfQuestion) => and(ofBusiness(businessId), eq(askedQuestions.id, id))

export async function forgetQuestion(db: Database, of: OfQuestion) {
  if (!isUuid(of.id)) throw notFound('question')
  const deleted = await db.delete(askedQuestions).where(isQuestion(of)).returning({ id: askedQuestions.id })
  if (deleted.length === 0) throw notFound('question')
}

/** A pinned question is answered on the dashboard and in the digest. Throws 409 when there are as many as fit. */
export async function pinQuestion(db: Database, of: OfQuestion, isPinned: boolean) {
  if (!isUuid(of.id)) throw notFound('question')
  await db.transaction(async (tx) => {
    await lockBusiness(tx, of.businessId)
    const pinned = await tx.$count(
      askedQuestions,
      and(ofBusiness(of.businessId), eq(askedQuestions.isPinned, true)),
    )
    if (isPinned && pinned >= most.pinned)
      throw conflict(`You have pinned ${most.pinned} questions. Unpin one of them first.`)
    const changed = await tx.update(askedQuestions).set({ isPinned }).where(isQuestion(of)).returning()
    if (changed.length === 0) throw notFound('question')
  })
}

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
      .map(async ({ asked }) => {
        const answered = await answer(db, business, asked, at)
        const missed = missedInWords(asked, answered).map((line) => ` ${line}`)
        return {
          question: questionInWords(asked),
          address: answerAddress(asked),
          sentence: [...describeAnswer(asked, answered), ...missed],
        }
      }),
  )
}
