import { z } from 'zod'
import type { LanguageModel } from '#app/platform/env.server.ts'
import type { Message } from './language-model.vocabulary.ts'

// Chat completions, as OpenAI-compatible servers take and give them.

/** In what OpenAI-compatible servers differ. */
export type Dialect = { hasJsonMode: boolean; limit: 'max_tokens' | 'max_completion_tokens' }

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
export function otherDialect({ hasJsonMode, limit }: Dialect, refusal: string): Dialect | null {
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
