import createClient from 'openapi-fetch'
import type { components, paths } from './schema.d.ts'

export type { components, paths } from './schema.d.ts'

type ApiError = components['schemas']['Error']['error']

/** What the service refused, with the sentence and the fields that it named. */
export class VouchsafeError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string
  readonly fields: Record<string, string>

  constructor(status: number, { code, message, requestId, fields = {} }: ApiError) {
    super(message)
    this.name = 'VouchsafeError'
    this.status = status
    this.code = code
    this.requestId = requestId
    this.fields = fields
  }
}

type Options = {
  /** Of your service, such as https://reviews.example/api/v1. */
  url: string
  key: string
  /** How often a request that may be repeated waits as long as it is told to, and is sent again. */
  retries?: number
}

/** A client of the API: `GET`, `POST`, `PUT` and `DELETE`, typed by path. A refusal is thrown. */
export function connect({ url, key, retries = 2 }: Options) {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { authorization: `Bearer ${key}` },
    fetch: (request) => send(request, retries),
  })
  client.use({
    async onResponse({ response }) {
      if (response.ok) return
      const text = await response.clone().text()
      throw new VouchsafeError(response.status, readError(text) ?? unknownError(response))
    },
  })
  return client
}

function readError(text: string): ApiError | undefined {
  try {
    return (JSON.parse(text) as components['schemas']['Error']).error
  } catch {
    return undefined
  }
}

/** Of a proxy before the service, for instance. */
const unknownError = ({ status, statusText, headers }: Response): ApiError => ({
  code: 'unknown',
  message: `The answer was ${status} ${statusText}`.trim(),
  requestId: headers.get('x-request-id') ?? '',
})

/** As the header tells it, in seconds or as a date; a second where it tells nothing. */
function secondsToWait(headers: Headers) {
  const told = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000
  return Math.max(seconds || 1, 0)
}

/** A write is repeated only with an Idempotency-Key: without one, it might happen twice. */
async function send(request: Request, retries: number): Promise<Response> {
  const isRepeatable = request.method === 'GET' || request.headers.has('idempotency-key')
  const again = isRepeatable && retries > 0 ? request.clone() : null
  const response = await fetch(request)
  if (!again || (response.status !== 429 && response.status !== 503)) return response
  await new Promise((resolve) => setTimeout(resolve, secondsToWait(response.headers) * 1000))
  return send(again, retries - 1)
}

type Page<Entry> = { data?: { data: Entry[]; next: string | null } }

/** Every entry of a list: `for await (const review of all((after) => api.GET('/reviews', …)))`. */
export async function* all<Entry>(read: (after: string | undefined) => Promise<Page<Entry>>) {
  let after: string | undefined
  do {
    const { data } = await read(after)
    yield* data!.data
    after = data!.next ?? undefined
  } while (after)
}
