import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import loader from '#widget/loader'
import scripts from '#widget/scripts'
import { answerBefore, mountDoors } from './doors.server.ts'
import { cookieLine, hostCookie, readCookie } from './features/accounts/sessions.server.ts'
import { limitArrival, longestArrival } from './platform/arrival-limit.server.ts'
import { addressReader } from './platform/client-address.server.ts'
import { type RequestFacts, setRequestFacts } from './platform/context.server.ts'
import type { Environment } from './platform/env.server.ts'
import { log } from './platform/log.server.ts'
import { hasReadReplica } from './platform/read-replica.server.ts'
import { badRequest, forbidden, Refusal } from './platform/refusal.ts'
import {
  currentRetryAfter,
  isObserved,
  logSecurity,
  observeRequest,
  requestId,
  runInRequest,
} from './platform/requests.server.ts'
import { commonHeaders, isReadable, isSameOrigin, pagePolicy } from './platform/security-headers.server.ts'
import { isOurFault, toRefusal } from './platform/unavailable.server.ts'
import { countRequest } from './platform/yield-to-requests.server.ts'
import { openWitnessDoor } from './routes/hooks/witness.server.ts'
import { openLoaderDoor } from './routes/widget/loader-door.server.ts'
import { openWidgetDoor, openWidgetEvents } from './routes/widget/widget-door.server.ts'
import { placeOfLinks } from './ui/page-language.ts'

const stripePages = [
  'https://checkout.stripe.com',
  'https://billing.stripe.com',
  'https://invoice.stripe.com',
]

const wrote = 'vouchsafe.wrote'
const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD'

type Bindings = { incoming: IncomingMessage; outgoing: ServerResponse }
type App = Hono<{ Bindings: Bindings }>

/** A handler that runs before the pages (Vite in development) or passes on. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export function createWeb(env: Environment, front?: Front) {
  const app: App = new Hono()
  const readAddress = addressReader(env.TRUSTED_PROXIES)
  const common = commonHeaders(env.isSecure)
  const renderPage = createRequestHandler(build, import.meta.env.MODE)
  openWidgetDoor(scripts, common)
  openLoaderDoor(loader, common)
  openWidgetEvents(readAddress)
  openWitnessDoor(readAddress)

  const factsFor = (c: Context<{ Bindings: Bindings }>): RequestFacts => ({
    id: requestId(),
    address: readAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for')),
    nonce: randomBytes(16).toString('base64url'),
    hasJustWritten: isWrite(c.req.method) || readCookie(c.req.raw.headers, hostCookie(wrote)) !== null,
  })

  async function answer(request: Request, facts: RequestFacts) {
    const context = new RouterContextProvider()
    setRequestFacts(context, facts)
    const response = await renderPage(request, context)
    const policy = pagePolicy({
      nonce: facts.nonce,
      isSecure: env.isSecure,
      isDevelopment: import.meta.env.DEV,
      styles: facts.styles,
      formTargets: env.BILLING === 'stripe' ? stripePages : [],
    })
    return finish(response, facts, policy)
  }

  /** A page with the sentence for somebody in a browser, JSON for programs. */
  async function refuse(request: Request, failure: unknown, facts: RequestFacts) {
    if (isForPage(request)) return answer(errorRequest(request, env.APP_URL), { ...facts, failure })
    const { status, code, message } = toRefusal(failure) ?? broken
    const headers = { 'x-request-id': facts.id, 'cache-control': 'no-store' }
    return Response.json({ error: { code, message, requestId: facts.id } }, { status, headers })
  }

  app.use((c, next) => {
    if (isReadable(c.req.url)) return next()
    return refuse(c.req.raw, badRequest('This address cannot be read.'), factsFor(c))
  })
  app.use('/log/*', compress(), brotliPages)
  mountDoors(app)
  app.use(compress())
  app.use(brotliPages)

  app.all('*', async (c) => {
    const request = c.req.raw
    const facts = factsFor(c)
    if (!isSameOrigin(request, env.APP_URL)) {
      logSecurity('foreign origin')
      return refuse(request, forbidden('This request came from another site.'), facts)
    }
    const response = await answer(request, facts)
    // The writer must read their own change on the next page, which another process may answer.
    if (hasReadReplica() && isWrite(request.method))
      response.headers.append('set-cookie', cookieLine(hostCookie(wrote), '1', 5))
    const type = response.headers.get('content-type') ?? ''
    // For a route without a page the router answers in JSON and hides the sentence of the refusal.
    const isHidden = facts.failure instanceof Refusal && type.startsWith('application/json')
    if (response.status < 400 || type.startsWith('text/html') || !(isForPage(request) || isHidden))
      return response
    const status = response.status as 404
    return refuse(request, facts.failure ?? new Refusal(status, 'refused', await response.text()), facts)
  })

  app.onError((error, c) => {
    const facts = factsFor(c)
    log.error({ err: error, requestId: facts.id, path: withoutTokens(c.req.path) }, 'broken')
    return refuse(c.req.raw, error, facts)
  })

  const listener = getRequestListener(app.fetch)
  const passOn = (request: IncomingMessage, response: ServerResponse) => {
    if (front) front(request, response, () => void listener(request, response))
    else void listener(request, response)
  }
  const server = createServer({ requestTimeout: longestArrival }, (request, response) => {
    limitArrival(request)
    countRequest(response)
    const early = answerBefore(request.url)
    if (early) {
      if (isObserved(early.path)) observeRequest(request, response).pattern = early.path
      return early.answer(request, response)
    }
    const observed = observeRequest(request, response)
    for (const name in common) response.setHeader(name, common[name]!)
    runInRequest(observed, () => passOn(request, response))
  })
  // Node answers everything else by itself, but hangs up on those who take us for a proxy.
  server.on('connect', (_request, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  return server
}

/** Tokens of mail links grant access, so logs must not contain them. */
const withoutTokens = (path: string) => path.replace(/[\w.-]{24,}/g, '…')

/** Sets a page's policy and status: a failure because the database is away is 503, not 500. */
function finish(response: Response, facts: RequestFacts, policy: string) {
  const headers = new Headers(response.headers)
  headers.set('x-request-id', facts.id)
  const type = headers.get('content-type')
  const isPage = type?.startsWith('text/html')
  if (isPage && !headers.has('content-security-policy')) headers.set('content-security-policy', policy)
  // Images, feeds and files may be embedded anywhere, pages nowhere.
  if (isPage) headers.set('cross-origin-resource-policy', 'same-origin')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  let { status } = response
  if (facts.failure !== undefined) {
    const refusal = toRefusal(facts.failure)
    if (refusal && status === 500) status = refusal.status
    else if (isOurFault(facts.failure)) log.error({ err: facts.failure, requestId: facts.id }, 'broken')
  }
  if (status === 503) headers.set('retry-after', '5')
  if (status === 429) headers.set('retry-after', `${currentRetryAfter() ?? 60}`)
  return new Response(response.body, { status, headers })
}

const broken = new Refusal(500, 'broken', 'Something broke on our side.')

/** Browsers that open an address, or send a form to it, ask for HTML. */
const isForPage = (request: Request) => request.headers.get('accept')?.includes('text/html') === true

/** Asks for the page that shows what failed, in the author's language where the address is one of theirs. */
function errorRequest({ url, headers }: Request, appUrl: string) {
  const place = placeOfLinks(new URL(url).pathname) ?? ''
  const passed = ['accept-language', 'cookie', 'user-agent'].flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Request(`${appUrl}${place}/-/-/-/-`, { headers: passed })
}

const compressPage = promisify(brotliCompress)
/** A tenth smaller than gzip, for a millisecond a page. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const smallestBytes = 1024

/** Compresses pages for browsers that take Brotli. Pages are rendered whole, so there is no stream to keep. */
const brotliPages: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  const isPage = headers.get('content-type')?.startsWith('text/html')
  if (!isPage || !body || !/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return
  const page = Buffer.from(await c.res.arrayBuffer())
  const sent = new Headers(headers)
  sent.append('vary', 'accept-encoding')
  if (page.length < smallestBytes) {
    c.res = new Response(page, { status, headers: sent })
    return
  }
  sent.delete('content-length')
  sent.set('content-encoding', 'br')
  c.res = new Response(await compressPage(page, { params }), { status, headers: sent })
}
