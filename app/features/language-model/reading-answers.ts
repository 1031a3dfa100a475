import { z } from 'zod'

/** What a model answered: words, or the first tool that it chose. `used`: null where the server does not tell. */
export type Answer = {
  text: string
  call: { name: string; arguments: string } | null
  used: { input: number; output: number } | null
}

/** In bytes. No answer that we ask for is as long. */
const longestAnswer = 500_000
const mostOpenings = 20

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

/** The JSON object in a text, whatever stands around it, such as a fence. Undefined without one. */
export function objectIn(text: string): unknown {
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
