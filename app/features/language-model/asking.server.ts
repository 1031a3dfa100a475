import { z } from 'zod'
import type { Database } from '#app/platform/database.server.ts'
import { type Call, callModel } from './calling.server.ts'
import { JsonObjects } from './json-objects.ts'
import type { ModelTask } from './language-model.vocabulary.ts'
import { type Masking, maskData, maskingOf, placeholder } from './masking.ts'
import { messagesOf } from './messages.ts'
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
  /** Of orders, as they are stored. */
  references?: readonly string[]
  /** Ends the request when nobody waits for the answer any more. */
  signal?: AbortSignal
}

const mostOutput = 2000

/** The request, and the means to read its answer. */
function prepare(asked: Asked) {
  const masking = maskingOf(asked)
  const messages = messagesOf(asked.instructions, maskData(asked.data, masking))
  const { business, task, reviewIds, signal } = asked
  return { masking, call: { businessId: business.id, task, messages, reviewIds, mostOutput, signal } }
}

/** The messages that would be sent, for the owner to read before. */
export const previewRequest = (asked: Asked) => prepare(asked).call.messages

/**
 * The answer of a model, as `schema` reads it, with the placeholders put back. Null without a model, a yes of the owner or a
 * budget, when the model is away, and when it answers anything else. Not in a transaction: it takes as long as the model.
 */
export async function askModel<Answer>(
  db: Database,
  asked: Asked & { schema: z.ZodType<Answer> },
): Promise<Answer | null> {
  let outermost: Answer | null = null
  for await (const answer of streamObjects(db, { ...asked, isStream: false })) outermost = answer
  return outermost
}

/**
 * The same for an answer of many: each object that `schema` accepts, as soon as the model has written it. The placeholders
 * are put back in every text of it.
 */
export async function* streamObjects<Item>(
  db: Database,
  { schema, isStream = true, ...asked }: Asked & { schema: z.ZodType<Item>; isStream?: boolean },
): AsyncGenerator<Item> {
  const model = configuredModel()
  if (!model) return
  const { masking, call } = prepare(asked)
  const objects = new JsonObjects()
  for await (const delta of callModel(db, model, { ...call, isStream })) {
    if (delta.kind !== 'text') continue
    for (const object of objects.push(delta.text)) {
      const parsed = schema.safeParse(readData(object, masking))
      if (parsed.success) yield parsed.data
    }
  }
}

/** With the placeholders put back. Undefined if it has one that the model made up. */
function readData(data: unknown, { unmask }: Masking) {
  const unmasked = maskData(data, { mask: unmask, unmask })
  return placeholder.test(JSON.stringify(unmasked) ?? '') ? undefined : unmasked
}

/** A function that a model may choose, and what it may pass. */
export type Tool = { name: string; description: string; parameters: z.ZodType }

export type ToolCall = { name: string; arguments: unknown }

/** The tool that a model chooses, with arguments that its schema accepts. Null where `askModel` is. */
export async function callTool(
  db: Database,
  { tools, ...asked }: Asked & { tools: readonly Tool[] },
): Promise<ToolCall | null> {
  const model = configuredModel()
  if (!model) return null
  const { masking, call } = prepare(asked)
  const described = tools.map(({ name, description, parameters }) => ({
    name,
    description,
    parameters: z.toJSONSchema(parameters),
  }))
  const chosen = { name: '', arguments: '' }
  const toolCall: Call = { ...call, isStream: false, tools: described }
  for await (const delta of callModel(db, model, toolCall)) {
    if (delta.kind !== 'call' || delta.index !== 0) continue
    chosen.name += delta.name
    chosen.arguments += delta.arguments
  }
  return readCall(tools, chosen, masking)
}

function readCall(tools: readonly Tool[], chosen: { name: string; arguments: string }, masking: Masking) {
  const tool = tools.find(({ name }) => name === chosen.name)
  if (!tool) return null
  const [given] = [...new JsonObjects().push(chosen.arguments)].slice(-1)
  const parsed = tool.parameters.safeParse(readData(given, masking))
  return parsed.success ? { name: tool.name, arguments: parsed.data } : null
}
