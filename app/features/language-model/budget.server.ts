import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { LanguageModel } from '#app/platform/env.server.ts'
import { languageModelRequests, languageModelSettings, languageModelUsage } from './language-model.table.ts'
import type { Message, ModelTask } from './language-model.vocabulary.ts'
import { costOf, hasPrices, receiverOf } from './model.server.ts'

export type Tokens = { input: number; output: number }

/** One request that is about to be sent. `most`: the tokens that it can use. */
export type Sending = {
  businessId: string
  task: ModelTask
  messages: Message[]
  reviewIds: readonly string[]
  most: Tokens
}

type Reservation = Pick<Sending, 'businessId' | 'task' | 'most'> & { month: string }

export const millionth = 1_000_000

export const thisMonth = () => `${now().toISOString().slice(0, 7)}-01`

/**
 * Reserves the most that a request can use, and keeps the request for the owner to read. Null, and nothing may be sent,
 * without the owner's consent to this receiver, or if the month's budget does not suffice. Requests of a business wait for
 * each other here, so that they cannot spend the same money.
 */
export async function reserve(
  db: Database,
  model: LanguageModel,
  { messages, reviewIds, ...sending }: Sending,
): Promise<Reservation | null> {
  const { businessId, task, most } = sending
  const month = thisMonth()
  return db.transaction(async (tx) => {
    const [settings] = await tx
      .select()
      .from(languageModelSettings)
      .where(eq(languageModelSettings.businessId, businessId))
      .for('update')
    if (settings?.receiver !== receiverOf(model)) return null
    const spent = await readSpent(tx, businessId, month)
    const isWithin = hasPrices(model)
      ? spent.cost + costOf(model, most) <= settings.budgetCents * millionth
      : spent.tokens + most.input + most.output <= settings.budgetTokens
    if (!isWithin) return null
    await countAtMost(tx, model, { ...sending, month })
    const sent = { task, messages, reviewIds: [...reviewIds], sentAt: now() }
    await tx
      .insert(languageModelRequests)
      .values({ businessId, ...sent })
      .onConflictDoUpdate({ target: languageModelRequests.businessId, set: sent })
    return { ...sending, month }
  })
}

/** Replaces the most that a request could use with its use. Where the server did not tell its use, the most stays counted. */
export async function settle(db: Database, model: LanguageModel, reservation: Reservation, used: Tokens) {
  const { businessId, month, task, most } = reservation
  const { inputTokens, outputTokens, cost } = languageModelUsage
  await db
    .update(languageModelUsage)
    .set({
      inputTokens: sql`${inputTokens} + ${used.input - most.input}`,
      outputTokens: sql`${outputTokens} + ${used.output - most.output}`,
      cost: sql`${cost} + ${costOf(model, used) - costOf(model, most)}`,
    })
    .where(isUsage(businessId, month, eq(languageModelUsage.task, task)))
}

async function countAtMost(tx: Database, model: LanguageModel, { most, ...of }: Reservation) {
  const { requests, inputTokens, outputTokens, cost } = languageModelUsage
  const spent = { inputTokens: most.input, outputTokens: most.output, cost: costOf(model, most) }
  await tx
    .insert(languageModelUsage)
    .values({ ...of, requests: 1, ...spent })
    .onConflictDoUpdate({
      target: [languageModelUsage.businessId, languageModelUsage.month, languageModelUsage.task],
      set: {
        requests: sql`${requests} + 1`,
        inputTokens: sql`${inputTokens} + ${spent.inputTokens}`,
        outputTokens: sql`${outputTokens} + ${spent.outputTokens}`,
        cost: sql`${cost} + ${spent.cost}`,
      },
    })
}

const isUsage = (businessId: string, month: string, which?: SQL) =>
  and(eq(languageModelUsage.businessId, businessId), eq(languageModelUsage.month, month), which)

export async function readSpent(db: Database, businessId: string, month: string) {
  const [spent] = await db
    .select({
      tokens: sql<number>`coalesce(sum(input_tokens + output_tokens), 0)::float8`,
      cost: sql<number>`coalesce(sum(cost), 0)::float8`,
    })
    .from(languageModelUsage)
    .where(isUsage(businessId, month))
  return spent!
}

/** The cost of each task in a month, the dearest first. */
export async function readUsage(db: Database, businessId: string, month: string) {
  const { task, requests, inputTokens, outputTokens, cost } = languageModelUsage
  return db
    .select({ task, requests, tokens: sql<number>`(${inputTokens} + ${outputTokens})::float8`, cost })
    .from(languageModelUsage)
    .where(isUsage(businessId, month))
    .orderBy(desc(cost), desc(requests), task)
}
