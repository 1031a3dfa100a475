import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from './log.server.ts'
import { measureRequest, metricsToken } from './metrics.server.ts'
import { beginSpan, isTracing } from './trace.server.ts'

type Observed = {
  id: string
  pattern: string
  span: ReturnType<typeof beginSpan>
  /** Seconds, once a limit was reached. */
  retryAfter?: number
}

const current = new AsyncLocalStorage<Observed>()

/** Frequent requests that say little are logged at `debug`. */
const plenty = ['asset', 'probe', 'widget']

const levelOf = (route: string) => (plenty.includes(route) ? 'debug' : 'info')

/**
 * Whether a log line, a metric or a trace is wanted for requests to this address: widgets are answered thousands of times a
 * second.
 */
export const isObserved = (pattern: string) =>
  log.isLevelEnabled(levelOf(classOf(pattern))) || Boolean(metricsToken()) || isTracing()

/**
 * Writes one line and counts one request when it was answered: method, pattern of the address, status, time and id. Never
 * the address itself, which may hold a token or somebody's words, nor who asked.
 */
export function observeRequest({ method = '' }: IncomingMessage, response: ServerResponse) {
  const request: Observed = { id: randomUUID(), pattern: 'none', span: beginSpan() }
  const since = performance.now()
  response.once('close', () => {
    const { id, pattern } = request
    const ms = performance.now() - since
    // 499: who asked had gone before the answer.
    const status = response.writableFinished ? response.statusCode : 499
    const route = classOf(pattern)
    measureRequest({ route, method, status, seconds: ms / 1000 })
    request.span?.end(
      { 'http.route': pattern, 'http.response.status_code': status, 'vouchsafe.request_id': id },
      `${method} ${pattern}`,
    )
    log[levelOf(route)]({ requestId: id, method, route: pattern, status, ms: Math.round(ms) }, 'request')
  })
  return request
}

/** Runs what answers a request, so that errors and the jobs it asks for can name it. */
export function runInRequest<T>(request: Observed, work: () => T) {
  const run = () => current.run(request, work)
  return request.span ? request.span.run(run) : run()
}

/** Records the pattern of the route that answers, such as `/business/:businessId`. */
export function namePattern(pattern: string) {
  const request = current.getStore()
  // The patterns of pages have no leading slash.
  if (request) request.pattern = `/${pattern.replace(/^\//, '')}`
}

/** For how long who asks has to wait, in seconds. Forms answer a reached limit themselves, with the sentence in their page. */
export function noteRetryAfter(seconds: number) {
  const request = current.getStore()
  if (request) request.retryAfter = seconds
}

export const currentRetryAfter = () => current.getStore()?.retryAfter

/** The id of the request that is being answered; undefined in jobs and at startup. */
export const currentRequestId = () => current.getStore()?.id

/** The id that the log, the answer and an error page show of a request. */
export const requestId = () => currentRequestId() ?? randomUUID()

/** Logs who signed in and who was refused: only ids and our own words, with the id of the request. */
export function logSecurity(event: string, about: Record<string, string | null | undefined> = {}) {
  const level = event === 'signed in' ? 'info' : 'warn'
  log[level]({ event, ...about, requestId: currentRequestId() }, 'security')
}

/** The class of a request. There are few, so that a metric has few series. */
export function classOf(pattern: string) {
  const [, first, second = ''] = pattern.split('/')
  if (pattern === 'none') return 'none'
  if (first === 'w') return 'widget'
  if (first === 'api') return 'api'
  if (first === 'hooks') return 'hook'
  if (first === 'assets' || /\.\w+$/.test(first!)) return 'asset'
  if (['healthz', 'readyz', 'metrics'].includes(first!)) return 'probe'
  if (first === 'review') return 'review-form'
  if (first === 'operator') return 'operator'
  return first === 'business' && !second.startsWith(':') ? 'dashboard' : 'public'
}
