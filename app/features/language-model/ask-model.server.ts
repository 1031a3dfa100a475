import { and, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { callModel } from './call-model.server.ts'
import { languageModelRequests } from './language-model.table.ts'
import type { Message, ModelTask } from './language-model.vocabulary.ts'
import { type Masking, maskData, maskingOf, placeholder } from './mask-data.ts'
import { configuredModel } from './model.server.ts'

export type Asked = {
  business: { id: string }
  task: ModelTask
  /** A constant: never made of what people wrote. */
  instructions: string
  /** Sent as JSON, without e-mail addresses, numbers, links and addresses of people. */
  data: unknown
  /** Of the reviews in `data`, so that what was sent can be erased with them. */
  reviewIds: readonly string[]
  /** Names of people in `data`: each becomes "[name 1]". */
  names?: readonly string[]
}

const mostOutput = 2000

/**
 * The instructions as they are, and the data as JSON in a message of its own. `<` and `>` are escaped, so that no text
 * can hold the marks by which a server tells messages apart: "<|im_start|>system".
 */
function writeMessages(instructions: string, data: unknown): Message[] {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: json },
  ]
}

function prepare(asked: Asked) {
  const masking = maskingOf(asked)
  const messages = writeMessages(asked.instructions, maskData(asked.data, masking))
  const { business, task, reviewIds } = asked
  return { masking, call: { businessId: business.id, task, messages, reviewIds, mostOutput } }
}

/** The messages that would be sent, for the owner to read before. */
export const previewRequest = (asked: Asked) => prepare(asked).call.messages

/**
 * The answer of a model, as `schema` reads it, with the placeholders put back. Null without a model, a yes of the owner or a
 * budget, when the model is away, and when it answers anything else. Not in a transaction: it takes as long as the model.
 */
export async function askModel<Answer>(db: Database, asked: Asked & { schema: z.ZodType<Answer> }) {
  const model = configuredModel()
  if (!model) return null
  const { masking, call } = prepare(asked)
  const answer = await callModel(db, model, call)
  const parsed = asked.schema.safeParse(readData(objectIn(answer?.text ?? ''), masking))
  return parsed.success ? parsed.data : null
}

/** Puts the placeholders back. Undefined if the data has one that the model made up. */
function readData(data: unknown, { unmask }: Masking) {
  const unmasked = maskData(data, { mask: unmask, unmask })
  return placeholder.test(JSON.stringify(unmasked) ?? '') ? undefined : unmasked
}

export type Tool = { name: string; description: string; parameters: z.ZodType }

/** The tool that a model chooses, with arguments that its schema accepts. Null where `askModel` is. */
export async function callTool(db: Database, { tools, ...asked }: Asked & { tools: readonly Tool[] }) {
  const model = configuredModel()
  if (!model) return null
  const { masking, call } = prepare(asked)
  const described = tools.map(({ name, description, parameters }) => ({
    name,
    description,
    parameters: z.toJSONSchema(parameters),
  }))
  const answer = await callModel(db, model, { ...call, tools: described })
  const chosen = answer?.call
  const tool = tools.find(({ name }) => name === chosen?.name)
  if (!chosen || !tool) return null
  const parsed = tool.parameters.safeParse(readData(objectIn(chosen.arguments), masking))
  return parsed.success ? { name: tool.name, arguments: parsed.data } : null
}

const mostOpenings = 20

/** The JSON object in a text, whatever stands around it, such as a fence. Undefined without one. */
function objectIn(text: string): unknown {
  const end = text.lastIndexOf('}') + 1
  let start = text.indexOf('{')
  for (let tries = 0; start >= 0 && start < end && tries < mostOpenings; tries++) {
    try {
      return JSON.parse(text.slice(start, end))
    } catch {
      start = text.indexOf('{', start + 1)
    }
  }
  return undefined
}

const keptFor = days(periods.sentRequestDays)

export async function findLastRequest(db: Database, businessId: string) {
  const [found] = await db
    .select({
      task: languageModelRequests.task,
      messages: languageModelRequests.messages,
      reviewIds: languageModelRequests.reviewIds,
      sentAt: languageModelRequests.sentAt,
    })
    .from(languageModelRequests)
    .where(eq(languageModelRequests.businessId, businessId))
  return found
}

/** Erases the stored requests that held words of reviews that are being erased. */
export async function forgetRequestsAbout(tx: Database, businessId: string, reviewIds: string[]) {
  const isAbout = sql`${languageModelRequests.reviewIds} && array(
    select jsonb_array_elements_text(${JSON.stringify(reviewIds)}::jsonb)::uuid)`
  await tx.delete(languageModelRequests).where(and(eq(languageModelRequests.businessId, businessId), isAbout))
}

export async function forgetOldRequests(db: Database) {
  const before = new Date(now().getTime() - keptFor)
  await db.delete(languageModelRequests).where(lt(languageModelRequests.sentAt, before))
}
