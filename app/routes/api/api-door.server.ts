import type { Context } from 'hono'
import { z } from 'zod'
import { actAs } from '#app/features/activities/record-activity.server.ts'
import { answerOnce, findByApiKey } from '#app/features/api-keys/api-keys.server.ts'
import { allows, tierFor } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readBytes } from '#app/platform/form.server.ts'
import { log } from '#app/platform/log.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import {
  badRequest,
  forbidden,
  notFound,
  planRequired,
  Refusal,
  TooManyRequests,
} from '#app/platform/refusal.ts'
import { requestId as newRequestId } from '#app/platform/requests.server.ts'
import { isOurFault, toRefusal } from '#app/platform/unavailable.server.ts'
import { limits } from '#app/rate-limits.ts'
import { openApiDocument, operations } from './openapi.server.ts'
import { type Method, type Operation, parseFields, WrongFields } from './operation.ts'

const bodyLimit = 1024 * 1024
const longestIdempotencyKey = 200

const unauthorized = () =>
  new Refusal(401, 'unauthorized', 'Send a key that works as “Authorization: Bearer vk_…”.')

type ApiDoor = { method: Method; path: string; handle: (c: Context) => Promise<Response>; is: string }

/** The doors of the public API: one wrapper around the list of operations. */
export const apiDoors: ApiDoor[] = [
  {
    method: 'GET',
    path: '/api/v1/openapi.json',
    handle: async (c) => c.json(openApiDocument(), 200, { 'access-control-allow-origin': '*' }),
    is: 'the description of the public API',
  },
  ...operations.map((one) => ({
    method: one.method,
    path: `/api/v1${one.path.replace(/\{(\w+)\}/g, ':$1')}`,
    handle: (c: Context) => answer(one.id, (headers) => run(c, one, headers)),
    is: `the public API: ${one.summary.toLowerCase()}`,
  })),
]

/** What is no operation: 405 with the methods of its address, else 404. */
export const refuseUnknown = (c: Context) =>
  answer('none', async (headers) => {
    const there = apiDoors.filter(({ path }) => isAt(path, c.req.path)).map(({ method }) => method)
    if (there.length === 0) throw notFound('address')
    headers.allow = there.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ')
    throw new Refusal(405, 'method_not_allowed', 'This address does not take that method.')
  })

const isAt = (path: string, asked: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`).test(asked)

/** Runs what answers a request and sets its headers. Any failure becomes an error with a sentence, never with a stack. */
export async function answer(
  operation: string,
  run: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const requestId = newRequestId()
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'x-request-id': requestId }
  try {
    const response = await run(headers)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  } catch (error) {
    const refusal = explain(error, { requestId, operation })
    const { status, code, message } = refusal
    if (status === 401) headers['www-authenticate'] = 'Bearer'
    if (status === 503) headers['retry-after'] = '30'
    if (refusal instanceof TooManyRequests) headers['retry-after'] = String(refusal.retryAfterSeconds)
    const fields = refusal instanceof WrongFields ? { fields: refusal.fields } : {}
    return Response.json({ error: { code, message, requestId, ...fields } }, { status, headers })
  }
}

/** What the caller learns of a failure: never a query or a stack. One that is our fault is logged. */
export function explain(error: unknown, context: { requestId: string; operation: string }): Refusal {
  if (isOurFault(error)) log.error({ err: error, ...context }, 'broken')
  const refusal = error instanceof Refusal ? error : toRefusal(error)
  const sentence = 'This failed, and it is our fault. It has been logged under the request’s id.'
  return refusal ?? new Refusal(500, 'broken', sentence)
}

type Caller = NonNullable<Awaited<ReturnType<typeof findByApiKey>>>

/**
 * Finds whose API key was sent, counts the request against the key's limit and checks the plan. Sets the rate-limit
 * headers.
 */
export async function admit(c: Context, headers: Record<string, string>): Promise<Caller> {
  const sent = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const found = sent ? await findByApiKey(db, sent) : null
  if (!found) throw unauthorized()
  const { max, windowMs } = limits.requestsOfApiKey
  headers['ratelimit-policy'] = `"key";q=${max};w=${windowMs / 1000}`
  headers.ratelimit = `"key";r=0`
  const left = await countAgainst(limits.requestsOfApiKey, found.key.id)
  headers.ratelimit = `"key";r=${left}`
  if (!allows(tierInForce(found.business.tierName), 'apiAccess'))
    throw planRequired(tierFor('apiAccess').longName)
  return found
}

type Sent = { params: Record<string, string>; query: unknown; body?: unknown; idempotencyKey?: string }

/** Runs one operation for an admitted key: checks scope and fields, and runs once for each Idempotency-Key. */
export function perform(one: Operation, { key, business }: Caller, sent: Sent) {
  if (!key.scopes.includes(one.scope)) throw forbidden(`This key lacks the scope ${one.scope}.`)
  const query = parseFields(one.query ?? z.strictObject({}), sent.query)
  const body = one.body ? parseFields(one.body, sent.body) : undefined
  const { params, idempotencyKey } = sent
  const runIn = async (at: typeof db) => {
    const result = await one.run({ db: at, business, key, params, query, body })
    // Parsing leaves out whatever the schema does not promise.
    return { status: one.status ?? 200, body: one.answer.parse(result), isReplay: false }
  }
  return actAs({ key: key.name }, () => {
    if (idempotencyKey === undefined) return runIn(db)
    if (idempotencyKey.length === 0 || idempotencyKey.length > longestIdempotencyKey)
      throw badRequest(`An Idempotency-Key has 1 to ${longestIdempotencyKey} characters.`)
    const request = JSON.stringify([one.id, params, sent.body ?? null])
    return answerOnce(db, { key, idempotencyKey, request }, runIn)
  })
}

async function run(c: Context, one: Operation, headers: Record<string, string>) {
  const caller = await admit(c, headers)
  const { status, body, isReplay } = await perform(one, caller, {
    params: c.req.param() as Record<string, string>,
    query: Object.fromEntries(
      [...new URL(c.req.url).searchParams].map(([name, value]) => [name, withoutNul(name, value)]),
    ),
    ...(one.body && { body: await readJson(c.req.raw) }),
    ...(one.method !== 'GET' && { idempotencyKey: c.req.header('idempotency-key') }),
  })
  if (isReplay) headers['idempotent-replayed'] = 'true'
  return Response.json(body, { status })
}

export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, bodyLimit)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), withoutNul)
  } catch {
    throw badRequest('The body is not JSON in UTF-8.')
  }
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const withoutNul = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
