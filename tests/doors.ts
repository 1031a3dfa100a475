import { RouterContextProvider } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import type { Role } from '#app/features/businesses/business.vocabulary.ts'
import type { TierName } from '#app/features/plans/plans.ts'
import { setRequestFacts } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { type Member, memberOf, requireMember, setMember } from '#app/routes/guards.server.ts'
import { aBusiness, aUser } from './factories.ts'

/** Who the business area's guard let in: the owner, unless another role is given. */
export type Owner = Omit<Member, 'role'> & { role?: Role }

/** A new business of this tier, its owner signed in. */
export async function anOwner(db: Database, tierName: TierName = 'starter', name?: string): Promise<Owner> {
  const user = await aUser(db)
  const business = await aBusiness(db, { ownerId: user.id, tierName, ...(name && { name }) })
  return { sessionId: uuidv7(), user: { ...user, isOperator: false }, business }
}

type Door = (args: never) => unknown

type Visit = {
  path?: string
  /** Posted as a form, or as multipart. */
  form?: Record<string, string> | FormData
  cookie?: string
  address?: string
  params?: Record<string, string>
  headers?: Record<string, string>
  /** Who the business area's guard let in. */
  owner?: Owner
}

export type RouteResult = {
  status: number
  /** What the page gets to draw, or the text of a response that is no page. */
  data: unknown
  location: string | null
  headers: Headers
}

let visitors = 0

/** Walks through a loader or an action as the router would, and tells what came out. */
export async function visit(door: Door, given: Visit = {}): Promise<RouteResult> {
  const { path = '/', form, cookie, params = {}, headers = {} } = given
  const body = form && new Response(form instanceof FormData ? form : new URLSearchParams(form))
  const request = new Request(new URL(path, 'http://localhost:3000'), {
    method: form ? 'POST' : 'GET',
    body: body && (await body.arrayBuffer()),
    headers: {
      ...(body && { 'content-type': body.headers.get('content-type')! }),
      ...headers,
      ...(cookie ? { cookie } : {}),
    },
  })
  const context = new RouterContextProvider()
  // A visitor of its own each time, so that no limit of one test counts in another.
  const address = given.address ?? `10.0.${(++visitors >> 8) & 255}.${visitors & 255}`
  setRequestFacts(context, { id: 'test', address, nonce: 'test' })
  if (given.owner) setMember(context, { role: 'owner', ...given.owner })
  try {
    return await toResult(await door({ request, params, context } as never))
  } catch (thrown) {
    if (thrown instanceof Response || thrown instanceof Refusal) return await toResult(thrown)
    throw thrown
  }
}

type Entered = { status: number; at?: ReturnType<typeof memberOf>; to?: string | null }

/** Goes to a door of the business area: the status that its guard answers, 200 where it lets through. */
export async function goTo(
  door: string,
  { cookie }: { cookie: string },
  method: 'GET' | 'POST' = 'GET',
): Promise<Entered> {
  const context = new RouterContextProvider()
  setRequestFacts(context, { id: 'test', address: '10.1.1.1', nonce: 'test' })
  const request = new Request(`http://localhost:3000/business/${door}`, { method, headers: { cookie } })
  try {
    await requireMember({ request, context, pattern: `/business/${door}` }, async () => new Response())
    return { status: 200, at: memberOf(context) }
  } catch (thrown) {
    if (thrown instanceof Refusal) return { status: thrown.status }
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('location') }
    throw thrown
  }
}

async function toResult(result: unknown): Promise<RouteResult> {
  if (result instanceof Response) {
    const { status, headers } = result
    return { status, data: (await result.text()) || null, location: headers.get('location'), headers }
  }
  if (result instanceof Refusal) {
    return { status: result.status, data: result.message, location: null, headers: new Headers() }
  }
  const { data, init } = isWithInit(result) ? result : { data: result, init: null }
  return { status: init?.status ?? 200, data, location: null, headers: new Headers(init?.headers) }
}

function isWithInit(result: unknown): result is { data: unknown; init: ResponseInit | null } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'type' in result &&
    result.type === 'DataWithResponseInit'
  )
}

/** What a browser would send back next time. */
export function cookieOf(result: { headers: Headers }) {
  return result.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ')
}
