import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#app/features/accounts/account.table.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { LanguageModel } from '#app/platform/env.server.ts'
import { millionth, readUsage, thisMonth } from './budget.server.ts'
import { languageModelRequests, languageModelSettings } from './language-model.table.ts'
import { configuredModel, hasPrices, receiverOf } from './model.server.ts'

/** In dollars or in tokens, as the operator's prices have it. */
const budget = z.coerce
  .number('Please enter a number')
  .min(0, 'Please enter 0 or more')
  .max(1_000_000_000, 'Please enter at most 1,000,000,000')

/** The page sends the unit that it showed. */
export const newBudget = z
  .object({ budget, unit: z.enum(['dollars', 'tokens']).catch('tokens') })
  .refine(({ budget, unit }) => unit === 'tokens' || budget <= 1_000_000, {
    path: ['budget'],
    message: 'Please enter at most 1,000,000',
  })
  .transform(({ budget }) => budget)

type Budget = z.output<typeof newBudget>

type Of = { id: string; tierName: string }

/** The budget before an owner sets one. */
const firstBudget = { budgetCents: 500, budgetTokens: 1_000_000 }

/** The model that the operator set, what the owner said to it, and what this month cost. Null without a model. */
export async function readModelSettings(db: Database, businessId: string) {
  const model = configuredModel()
  if (!model) return null
  const [saved] = await db
    .select({
      agreedAt: languageModelSettings.agreedAt,
      agreedBy: users.name,
      receiver: languageModelSettings.receiver,
      budgetCents: languageModelSettings.budgetCents,
      budgetTokens: languageModelSettings.budgetTokens,
    })
    .from(languageModelSettings)
    .leftJoin(users, eq(users.id, languageModelSettings.agreedBy))
    .where(eq(languageModelSettings.businessId, businessId))
  const receiver = receiverOf(model)
  const { budgetCents, budgetTokens } = saved ?? firstBudget
  const usage = (await readUsage(db, businessId, thisMonth())).map(({ cost, ...each }) => ({
    ...each,
    dollars: cost / millionth / 100,
  }))
  return {
    model: model.model,
    receiver,
    hasPrices: hasPrices(model),
    prices: model.prices,
    isAgreed: saved?.receiver === receiver,
    /** Set if the owner agreed to a receiver that the operator has replaced since. */
    formerReceiver: saved?.receiver && saved.receiver !== receiver ? saved.receiver : null,
    agreedAt: saved?.agreedAt?.toISOString() ?? null,
    agreedBy: saved?.agreedBy ?? null,
    budget: hasPrices(model) ? budgetCents / 100 : budgetTokens,
    usage,
    /** In dollars or tokens, as the budget. */
    spent: usage.reduce((sum, each) => sum + (hasPrices(model) ? each.dollars : each.tokens), 0),
  }
}

export type ModelSettings = NonNullable<Awaited<ReturnType<typeof readModelSettings>>>

type Yes = { business: Of; userId: string; budget: Budget; receiver: string }

/**
 * Records the owner's consent to the receiver that their page named. False if the receiver has changed since, or there is
 * none.
 */
export async function agree(db: Database, { business, userId, budget, receiver }: Yes) {
  const model = configuredModel()
  if (!model || receiverOf(model) !== receiver) return false
  const at = now()
  const yes = { agreedAt: at, agreedBy: userId, receiver, ...columnsOf(model, budget), updatedAt: at }
  await db.transaction(async (tx) => {
    await tx
      .insert(languageModelSettings)
      .values({ businessId: business.id, ...firstBudget, ...yes })
      .onConflictDoUpdate({ target: languageModelSettings.businessId, set: yes })
    await record(tx, business, `Agreed that the language model at ${receiver} is asked`)
  })
  return true
}

export async function saveBudget(db: Database, { business, budget }: Pick<Yes, 'business' | 'budget'>) {
  const model = configuredModel()
  if (!model) return
  const set = { ...columnsOf(model, budget), updatedAt: now() }
  await db.transaction(async (tx) => {
    await tx.update(languageModelSettings).set(set).where(eq(languageModelSettings.businessId, business.id))
    await record(tx, business, 'Changed the monthly budget of the language model')
  })
}

/** Withdraws the consent. Waits for a request that is being counted, and forgets what was sent: no later request goes out. */
export async function withdraw(db: Database, business: Of) {
  await db.transaction(async (tx) => {
    if (await forgetConsent(tx, business.id))
      await record(tx, business, 'Withdrew the consent to the language model')
  })
}

/** Also called at a handover, because the consent was the former owner's. */
export async function forgetConsent(tx: Database, businessId: string) {
  const ended = await tx
    .update(languageModelSettings)
    .set({ agreedAt: null, agreedBy: null, receiver: null, updatedAt: now() })
    .where(
      sql`${languageModelSettings.businessId} = ${businessId} and ${languageModelSettings.agreedAt} is not null`,
    )
    .returning({ businessId: languageModelSettings.businessId })
  await tx.delete(languageModelRequests).where(eq(languageModelRequests.businessId, businessId))
  return ended.length > 0
}

const columnsOf = (model: LanguageModel, budget: Budget) =>
  hasPrices(model) ? { budgetCents: Math.round(budget * 100) } : { budgetTokens: Math.round(budget) }

const record = (tx: Database, business: Of, message: string) =>
  recordActivity(tx, { business, type: 'language_model_changed', message, relatedId: business.id })
