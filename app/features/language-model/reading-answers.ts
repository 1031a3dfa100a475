import { z } from 'zod'

/** A part of an answer. */
export type Delta =
  | { kind: 'text'; text: string }
  | { kind: 'call'; index: number; name: string; arguments: string }
  | { kind: 'usage'; used: { input: number; output: number } }

/** In bytes. No answer that we ask for is as long. */
const longestAnswer = 500_000

const call = z.object({
  index: z.number().int().min(0).max(20).catch(0),
  function: z.object({ name: z.string().catch(''), arguments: z.string().catch('') }),
})
const part = z.object({ content: z.string().catch(''), tool_calls: z.array(call).catch([]) })
const tokens = z.number().int().positive()
const chunk = z.object({
  choices: z.array(z.object({ delta: part.optional(), message: part.optional() })).catch([]),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
})

/** Reads an answer as it comes: server-sent events, or one JSON object. Throws where it is neither or too long. */
export async function* readDeltas(response: Response): AsyncGenerator<Delta> {
  if (!response.body) return
  const isStream = response.headers.get('content-type')?.includes('text/event-stream')
  yield* isStream ? readEvents(response.body) : readWhole(response.body)
}

async function* readWhole(body: ReadableStream<Uint8Array>) {
  let text = ''
  for await (const piece of decoded(body)) text += piece
  yield* deltasOf(text)
}

async function* readEvents(body: ReadableStream<Uint8Array>) {
  let rest = ''
  for await (const piece of decoded(body)) {
    const lines = (rest + piece).split(/\r?\n/)
    rest = lines.pop()!
    for (const line of lines) yield* deltasOfLine(line)
  }
  yield* deltasOfLine(rest)
}

function* deltasOfLine(line: string) {
  const data = /^data: ?(.+)$/.exec(line)?.[1]
  if (data && data !== '[DONE]') yield* deltasOf(data)
}

function* deltasOf(json: string): Generator<Delta> {
  const { choices, usage } = chunk.parse(JSON.parse(json))
  const first = choices[0]?.delta ?? choices[0]?.message
  if (first?.content) yield { kind: 'text', text: first.content }
  for (const { index, function: chosen } of first?.tool_calls ?? []) yield { kind: 'call', index, ...chosen }
  if (usage) yield { kind: 'usage', used: { input: usage.prompt_tokens, output: usage.completion_tokens } }
}

async function* decoded(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let length = 0
  for await (const bytes of body) {
    length += bytes.length
    if (length > longestAnswer) throw new RangeError('The answer is too long.')
    yield decoder.decode(bytes, { stream: true })
  }
}
