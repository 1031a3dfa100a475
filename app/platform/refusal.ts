import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { now, seconds } from './clock.ts'

/**
 * A request that we understood and will not do. It carries its status, a stable code and a sentence fit to
 * show, so that pages, the API and the worker answer alike.
 *
 * It is the router's own kind of error: that kind reaches the page's error boundary with its status and its
 * sentence, in a document and in a navigation, where a plain Error would arrive as an anonymous 500.
 */
export class Refusal extends ErrorResponse {
  readonly code: string
  readonly message: string

  /** `more`: what the page of the error needs beside the sentence. It is sent to the browser. */
  constructor(status: number, code: string, message: string, more: Record<string, string> = {}) {
    super(status, message, { code, message, ...more })
    this.code = code
    this.message = message
  }
}

export const notFound = (what: string) =>
  new Refusal(404, 'not_found', `This ${what} does not exist.`, { what })
/** `what` is "role" if another role in the same business would be let in. */
export const forbidden = (message: string, what?: string) =>
  new Refusal(403, 'forbidden', message, what ? { what } : {})
export const conflict = (message: string) => new Refusal(409, 'conflict', message)
/** `what` names the thing that is gone, such as a business; it is left out for a link. */
export const gone = (message: string, what?: string) =>
  new Refusal(410, 'gone', message, what ? { what } : {})
export const badRequest = (message: string) => new Refusal(400, 'bad_request', message)
export const invalid = (message: string) => new Refusal(422, 'invalid', message)
export const tooLarge = () => new Refusal(413, 'too_large', 'This is larger than we accept.')
export const planRequired = (plan: string) =>
  new Refusal(402, 'plan_required', `This needs the ${plan} plan.`)
export const diskFull = () =>
  new Refusal(503, 'unavailable', 'We have no space left to save this. Please try again later.')

export const unavailable = () =>
  new Refusal(
    503,
    'unavailable',
    'The service cannot reach its database at the moment. Please try again in a minute.',
  )

export class TooManyRequests extends Refusal {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    const sentence = `Too many tries. Please wait ${inWords(retryAfterSeconds)} and try again.`
    const retryAt = new Date(now().getTime() + seconds(retryAfterSeconds)).toISOString()
    super(429, 'too_many_requests', sentence, { retryAt })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

function inWords(seconds: number) {
  if (seconds <= 90) return 'a minute'
  return seconds < 5400 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`
}
