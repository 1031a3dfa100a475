import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Env, Handler, Hono, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { namePattern, requestId } from './platform/requests.server.ts'
import { toRefusal } from './platform/unavailable.server.ts'
import { apiDoors, refuseUnknown } from './routes/api/api-door.server.ts'
import { handleMcp, refuseStream } from './routes/api/mcp-door.server.ts'
import type { Method } from './routes/api/operation.ts'
import { receiveMailEvents, receiveOrderEvent, receiveStripeEvent } from './routes/hooks/events.server.ts'
import { logDoors, missing, showVerifier } from './routes/hooks/log.server.ts'
import * as health from './routes/hooks/monitoring.server.ts'
import { showMetrics } from './routes/hooks/monitoring.server.ts'
import * as oneClick from './routes/hooks/one-click.server.ts'
import { describeForSaml, receiveSaml } from './routes/hooks/saml.server.ts'
import { witnessDoors } from './routes/hooks/witness.server.ts'
import { handleLoader } from './routes/widget/loader-door.server.ts'
import { handleWidget } from './routes/widget/widget-door.server.ts'

export type Door = { method: Method; path: string; is: string } & (
  | { handle: Handler | MiddlewareHandler }
  /** Answers before the frameworks do, and sends the common headers itself. Its path ends in `*`. */
  | { answer: (request: IncomingMessage, response: ServerResponse) => unknown }
)

/**
 * Every address that is not a page: those are in routes.ts. Machines ask here. No request carries a cookie, so none is
 * checked for its origin; each brings the token or key that it is judged by.
 */
export const doors: Door[] = [
  { method: 'GET', path: '/healthz', handle: health.live, is: 'the process runs' },
  { method: 'GET', path: '/readyz', handle: health.ready, is: 'the database can be reached; else 503' },
  { method: 'GET', path: '/metrics', handle: showMetrics, is: 'measures for Prometheus, with METRICS_TOKEN' },

  {
    method: 'GET',
    path: '/w/loader*',
    answer: handleLoader,
    is: 'the loader of widgets: loader.js, and loader-{hash}.js, which never changes',
  },
  {
    method: 'GET',
    path: '/w/*',
    answer: handleWidget,
    is: 'a widget: {widgetId}.js, .html, .json, .svg, .png, and where its badge leads',
  },
  {
    method: 'POST',
    path: '/w/*',
    answer: handleWidget,
    is: 'a beacon of a widget: {widgetId}/seen, /click, /opened or /goal',
  },

  // RFC 8058: a mail program posts, without a page; a person who opens the address gets the page that asks first.
  {
    method: 'POST',
    path: '/hooks/unsubscribe/:token',
    handle: oneClick.unsubscribe,
    is: 'no more invitations',
  },
  {
    method: 'GET',
    path: '/hooks/unsubscribe/:token',
    handle: oneClick.toPage('/unsubscribe'),
    is: 'its page',
  },
  {
    method: 'POST',
    path: '/hooks/notifications/:token',
    handle: oneClick.stopNotifications,
    is: 'no more notices',
  },
  {
    method: 'GET',
    path: '/hooks/notifications/:token',
    handle: oneClick.toPage('/notifications'),
    is: 'its page',
  },
  {
    method: 'POST',
    path: '/hooks/performance-digests/:token',
    handle: oneClick.stopDigests,
    is: 'no more digests',
  },
  {
    method: 'GET',
    path: '/hooks/performance-digests/:token',
    handle: oneClick.toPage('/performance-digests'),
    is: 'its page',
  },
  {
    method: 'POST',
    path: '/hooks/newsletter/:token',
    handle: oneClick.leaveNewsletter,
    is: 'no more newsletters',
  },
  {
    method: 'GET',
    path: '/hooks/newsletter/:token',
    handle: oneClick.toPage('/newsletter/leave'),
    is: 'its page',
  },

  ...logDoors,
  ...witnessDoors,

  {
    method: 'GET',
    path: '/log/verify.html',
    handle: showVerifier,
    is: 'a page to save, which checks files of receipts without a network',
  },
  { method: 'GET', path: '/log/*', handle: missing, is: 'nothing: any site is told so, in plain text' },

  {
    method: 'POST',
    path: '/hooks/mail',
    handle: (c) => receiveMailEvents(c.req.raw),
    is: 'bounces and complaints',
  },
  {
    method: 'POST',
    path: '/hooks/stripe',
    handle: (c) => receiveStripeEvent(c.req.raw),
    is: 'Stripe’s events',
  },
  {
    method: 'POST',
    path: '/hooks/orders/:businessId/:sourceId',
    handle: receiveOrderEvent,
    is: 'orders from a business’s shop system or payment provider',
  },
  {
    method: 'GET',
    path: '/hooks/saml/:businessId',
    handle: describeForSaml,
    is: 'what a SAML provider reads about us',
  },
  {
    method: 'POST',
    path: '/hooks/saml/:businessId',
    handle: receiveSaml,
    is: 'the answer of a business’s SAML provider',
  },

  ...apiDoors,
  {
    method: 'POST',
    path: '/api/mcp',
    handle: handleMcp,
    is: 'the reading operations of the API for assistants',
  },
  { method: 'GET', path: '/api/mcp', handle: refuseStream, is: '405' },

  // In development, Vite serves both.
  ...(import.meta.env.PROD ? builtFiles('build/client') : []),
]

/** The addresses that a worker answers, at WORKER_PORT. */
export const workerDoors: Door[] = [
  ...doors.filter(({ path }) => path === '/healthz' || path === '/metrics'),
  {
    method: 'GET',
    path: '/readyz',
    handle: health.workerReady,
    is: 'the database and the queue work; else 503',
  },
]

function builtFiles(root: string): Door[] {
  const cached = (control: string) => {
    const onFound = (_path: string, c: Context) => c.header('cache-control', control)
    return serveStatic({ root, precompressed: true, onFound })
  }
  const [assets, file] = [cached('public, max-age=31536000, immutable'), cached('public, max-age=86400')]
  const names = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  return [
    {
      method: 'GET',
      path: '/assets/*',
      handle: assets,
      is: 'scripts, styles, fonts and pictures of the pages',
    },
    { method: 'GET', path: '/assets/*', handle: (c) => c.text('Not found', 404), is: 'an older build’s' },
    ...names.map(
      ({ name }): Door => ({ method: 'GET', path: `/${name}`, handle: file, is: 'a file of public/' }),
    ),
  ]
}

export function mountDoors<E extends Env>(app: Hono<E>, list = doors) {
  for (const door of list)
    if ('handle' in door) app.on(door.method, [door.path], answerWith(door.handle, door.path))
  // Programs that ask for what is not there are told so in their own form.
  return app.all('/api/*', refuseUnknown)
}

const early = doors.flatMap((door) => ('answer' in door ? [{ start: door.path.slice(0, -1), ...door }] : []))

/** The door at this address that is served before the frameworks, if there is one. */
export const answerBefore = (url = '') => early.find(({ start }) => url.startsWith(start))

/** A Refusal is no Error (see refusal.ts), and Hono's own handler takes nothing else. */
function answerWith(handle: Handler | MiddlewareHandler, path: string): MiddlewareHandler {
  return async (c, next) => {
    namePattern(path)
    try {
      const response = await handle(c, next)
      // `next` returns no response.
      if (response instanceof Response && !response.headers.has('cache-control'))
        response.headers.set('cache-control', 'no-store')
      return response
    } catch (error) {
      const refusal = toRefusal(error)
      if (!refusal) throw error
      const { status, code, message } = refusal
      const body = { error: { code, message, requestId: requestId() } }
      return c.json(body, status as ContentfulStatusCode, { 'cache-control': 'no-store' })
    }
  }
}
