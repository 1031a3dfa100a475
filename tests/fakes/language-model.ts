import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModel } from '#app/platform/env.server.ts'

type Body = {
  model: string
  stream: boolean
  messages: { role: string; content: string }[]
  tools?: { function: { name: string; parameters: object } }[]
  response_format?: unknown
  max_tokens?: number
  max_completion_tokens?: number
}

export type Asked = { body: Body; instructions: string; data: unknown; authorization: string | undefined }

/** An answer: words, a tool, or a failure. */
export type Said =
  | string
  | { tool: string; arguments: string }
  | { status: number; body?: string; headers?: Record<string, string> }
  | { failure: 'hang' | 'garbage' | 'huge' | 'drip' | 'cut' | 'redirect' }

/** How long, in ms, a model is waited for that says this: short where it never ends, long where a busy machine is slow. */
export const patienceFor = (said?: Said) =>
  typeof said === 'object' && 'failure' in said && /^(hang|drip)$/.test(said.failure) ? 300 : 30_000

/** A stand-in of an OpenAI-compatible server. `answer` is what it says to each request. */
export async function startFakeModel(answer: (asked: Asked, index: number) => Said) {
  const requests: Asked[] = []
  let answering = answer
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as Body
    const [system, user] = body.messages
    const asked = {
      body,
      instructions: system!.content,
      data: dataIn(user?.content),
      authorization: request.headers.authorization,
    }
    requests.push(asked)
    await respond(response, answering(asked, requests.length - 1))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const model = (given: Partial<LanguageModel> = {}): LanguageModel => ({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'sk-standin',
    model: 'standin',
    prices: { input: 0, output: 0 },
    timeoutMs: patienceFor(),
    ...given,
  })
  return {
    requests,
    model,
    says: (next: typeof answer) => {
      answering = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

function dataIn(content = '') {
  try {
    return JSON.parse(content)
  } catch {
    return content
  }
}

async function readBody(request: IncomingMessage) {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece
  return text
}

const usage = { prompt_tokens: 40, completion_tokens: 10 }
const json = { 'content-type': 'application/json' }

function respond(response: ServerResponse, said: Said) {
  if (typeof said === 'object' && 'failure' in said) return fail(response, said.failure)
  if (typeof said === 'object' && 'status' in said)
    return response.writeHead(said.status, said.headers).end(said.body ?? '{"error":{"message":"No."}}')
  const message =
    typeof said === 'string'
      ? { content: said }
      : {
          content: null,
          tool_calls: [{ index: 0, function: { name: said.tool, arguments: said.arguments } }],
        }
  response.writeHead(200, json).end(JSON.stringify({ choices: [{ message }], usage }))
}

async function fail(response: ServerResponse, failure: string) {
  if (failure === 'hang') return
  if (failure === 'garbage') return response.writeHead(200, json).end('<html>It works!</html>')
  if (failure === 'redirect') return response.writeHead(307, { location: 'http://127.0.0.1:9/v1' }).end()
  if (failure === 'huge') return response.writeHead(200, json).end(`{"a":"${'x'.repeat(3_000_000)}"}`)
  response.writeHead(200, json)
  response.write('{"choices":[{"message":{"content":"half')
  if (failure === 'cut') return response.destroy()
  // One byte now and then, so that no time-out of an idle connection ends it.
  while (!response.destroyed && response.write(':')) await wait(50)
}
