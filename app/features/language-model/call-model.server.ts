import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { LanguageModel } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { reserve, type Sending, settle, type Tokens } from './budget.server.ts'
import type { Message } from './language-model.vocabulary.ts'
import { firstBackoff } from './model.server.ts'

const mostTries = 3

const mostFailures = 5
const rest = minutes(1)

let failures = 0
let restsUntil = 0

/** After several failures in a row the model is left alone for a minute, so that nobody waits for it. */
const isResting = () => restsUntil > now().getTime()

function noteOutcome(isGood: boolean) {
  failures = isGood ? 0 : failures + 1
  if (failures < mostFailures) return
  failures = 0
  restsUntil = now().getTime() + rest
}

export function endRest() {
  failures = 0
  restsUntil = 0
}

/** A request that the server refused; `isPassing` if the same may be taken later. */
class ModelError extends Error {
  readonly isPassing: boolean
  constructor(message: string, isPassing = false) {
    super(message)
    this.isPassing = isPassing
  }
}

/** The options that this server takes, learned from its refusals. */
let dialect: Dialect = { hasJsonMode: true, limit: 'max_tokens' }

export type Call = Omit<Sending, 'most'> & Asked

/**
 * Asks the model. Null if nothing may be sent, or if the model is away. Each try is counted against the budget and checks
 * the owner's consent anew.
 */
export async function callModel(db: Database, model: LanguageModel, call: Call): Promise<Answer | null> {
  if (isResting()) return null
  const signal = AbortSignal.timeout(model.timeoutMs)
  for (let tries = 1; ; tries++) {
    try {
      return await tryOnce(db, model, call, signal)
    } catch (error) {
      const mayRepeat = error instanceof ModelError && error.isPassing && tries < mostTries
      if (!mayRepeat || !(await paused(firstBackoff() * 4 ** (tries - 1), signal))) {
        noteOutcome(false)
        log.warn({ problem: describe(error) }, 'language model')
        return null
      }
    }
  }
}

/** A part of an answer never gets into the log: it may hold what somebody wrote. */
const describe = (error: unknown) =>
  error instanceof ModelError ? error.message : ((error as Error)?.name ?? 'unknown')

const paused = (pause: number, signal: AbortSignal) => wait(pause, true, { signal }).catch(() => false)

async function tryOnce(db: Database, model: LanguageModel, call: Call, signal: AbortSignal) {
  const body = bodyOf(model, call, dialect)
  // No token is shorter than a byte.
  const most = { input: Buffer.byteLength(body), output: call.mostOutput }
  const reservation = await reserve(db, model, { ...call, most })
  if (!reservation) return null
  const correct = (used: Tokens) => settle(db, model, reservation, used)
  const response = await post(model, body, signal).catch(async (error: Error) => {
    // A server that was never reached counted nothing.
    if (error instanceof ModelError) await correct({ input: 0, output: 0 })
    throw error
  })
  if (!response.ok) {
    await correct({ input: 0, output: 0 })
    await refused(response)
    return tryOnce(db, model, call, signal)
  }
  const answer = await readAnswer(response)
  if (answer.used) await correct(atMost(answer.used, most))
  noteOutcome(true)
  return answer
}

/** A server that names more than a request can use is not believed. */
const atMost = (used: Tokens, most: Tokens): Tokens => ({
  input: Math.min(used.input, most.input),
  output: Math.min(used.output, most.output),
})

/** Never follows a redirect: the key is for this server alone. */
function post({ baseUrl, apiKey }: LanguageModel, body: string, signal: AbortSignal) {
  return fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    body,
    signal,
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
  }).catch((error: Error) => {
    if (signal.aborted) throw error
    throw new ModelError('it cannot be reached', true)
  })
}

/** Returns if another way of asking is left to try; throws otherwise. */
async function refused(response: Response) {
  const { status } = response
  const said = await beginningOf(response)
  const other = status === 400 || status === 422 ? otherDialect(dialect, said) : null
  if (!other) throw new ModelError(`it answers with ${status}`, [408, 429].includes(status) || status >= 500)
  dialect = other
}

async function beginningOf(response: Response) {
  const reader = response.body?.getReader()
  const first = await reader?.read().catch(() => undefined)
  await reader?.cancel().catch(() => {})
  return Buffer.from(first?.value ?? [])
    .toString('utf8')
    .slice(0, 2000)
}

/** Asks for one word, without a business or a budget: for the operator. Throws what is wrong as one sentence, without the key. */
export async function tryModel(model: LanguageModel) {
  const signal = AbortSignal.timeout(model.timeoutMs)
  try {
    return await readWord(model, signal)
  } catch (error) {
    if (error instanceof ModelError) throw error
    if (!signal.aborted) throw new ModelError('it answers with something else than a chat completion')
    throw new ModelError(`it took more than ${model.timeoutMs / 1000} seconds`)
  }
}

async function readWord(model: LanguageModel, signal: AbortSignal) {
  const messages = [{ role: 'user' as const, content: 'Answer with the word: ready' }]
  const body = bodyOf(model, { messages, mostOutput: 200 }, { ...dialect, hasJsonMode: false })
  const response = await post(model, body, signal)
  if (!response.ok) {
    const said = await beginningOf(response)
    throw new ModelError(
      `it answers with ${response.status}: ${withoutKey(model, said).replace(/\s+/g, ' ').slice(0, 200)}`,
    )
  }
  const word = (await readAnswer(response)).text.trim()
  if (word === '') throw new ModelError('it answers without a word')
  return word
}

/** Some servers repeat it when they refuse it. */
const withoutKey = ({ apiKey }: LanguageModel, said: string) => (apiKey ? said.replaceAll(apiKey, '…') : said)

// Chat completions, as OpenAI-compatible servers take and give them.

/** In what OpenAI-compatible servers differ. */
type Dialect = { hasJsonMode: boolean; limit: 'max_tokens' | 'max_completion_tokens' }

type Asked = {
  messages: Message[]
  mostOutput: number
  tools?: readonly { name: string; description: string; parameters: unknown }[]
}

export function bodyOf(
  { model }: Pick<LanguageModel, 'model'>,
  { messages, mostOutput, tools }: Asked,
  { hasJsonMode, limit }: Dialect,
) {
  return JSON.stringify({
    model,
    messages,
    [limit]: mostOutput,
    stream: false,
    ...(tools
      ? { tools: tools.map((each) => ({ type: 'function', function: each })), tool_choice: 'required' }
      : hasJsonMode
        ? { response_format: { type: 'json_object' } }
        : {}),
  })
}

/** Another way to ask, by what a refusal names. Null if there is none. */
function otherDialect({ hasJsonMode, limit }: Dialect, refusal: string): Dialect | null {
  if (limit === 'max_tokens' && refusal.includes('max_completion_tokens'))
    return { hasJsonMode, limit: 'max_completion_tokens' }
  return hasJsonMode && refusal.includes('response_format') ? { hasJsonMode: false, limit } : null
}

/** What a model answered: words, or the first tool that it chose. `used`: null where the server does not tell. */
export type Answer = {
  text: string
  call: { name: string; arguments: string } | null
  used: { input: number; output: number } | null
}

/** In bytes. No answer that we ask for is as long. */
const longestAnswer = 500_000

const call = z.object({ function: z.object({ name: z.string(), arguments: z.string() }) })
const message = z.object({ content: z.string().nullish().catch(''), tool_calls: z.array(call).catch([]) })
const tokens = z.number().int().positive()
const completion = z.object({
  choices: z.array(z.object({ message })).catch([]),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
})

/** Throws where it is no chat completion, or too long. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { choices, usage } = completion.parse(JSON.parse(await readText(response.body)))
  const given = choices[0]?.message
  return {
    text: given?.content ?? '',
    call: given?.tool_calls[0]?.function ?? null,
    used: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null,
  }
}

async function readText(body: ReadableStream<Uint8Array> | null) {
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  for await (const bytes of body ?? []) {
    length += bytes.length
    if (length > longestAnswer) throw new RangeError('The answer is too long.')
    text += decoder.decode(bytes, { stream: true })
  }
  return text
}
