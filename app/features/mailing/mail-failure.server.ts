import { hours, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describeError } from '#app/platform/log.server.ts'
import { pauseLane, providerOf, serverLane, throttle } from './mail-lanes.server.ts'

/** The mail can never be delivered. */
type Rejection = { kind: 'rejected'; isAddressDead: boolean; said: string }

/** The mail can be sent later. */
export type Deferral = {
  kind: 'deferred'
  /** The lane that has to slow down: a server answered "too many". */
  throttledLane?: string
  /** The server closed the connection or cannot be reached: it gets a short pause. */
  isServerAway?: boolean
  /** The mail server's words about this mail. */
  said: string | null
  /** Codes without words: the words may contain the address. */
  logged: Record<string, unknown>
}

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string }

export function classifyFailure(error: unknown, to: string): Rejection | Deferral {
  return rejectionIn(error) ?? deferralIn(error, to)
}

/**
 * A 5xx answer to the recipient or to the mail itself. The same code for our sign-in or our sender address is about
 * us: the operator corrects that, and the mail is sent later.
 */
function rejectionIn(error: unknown): Rejection | null {
  const { responseCode = 0, command = '', response = '' } = (error ?? {}) as SmtpError
  if (responseCode < 500 || responseCode > 599) return null
  const said = oneLine(response)
  if (command === 'RCPT TO') return { kind: 'rejected', isAddressDead: !isPolicy(said), said }
  return command === 'DATA' ? { kind: 'rejected', isAddressDead: false, said } : null
}

/** 5.7.x is the server's opinion of us (a block list, a missing record) and says nothing about the address. */
const isPolicy = (said: string) => /\b5\.7\.\d+/.test(said)

/**
 * A 4.1 or 4.2 answer (mailbox full, busy) defers this mail alone. Any other 4xx to a recipient or a mail is "too many"
 * from the provider. An answer before that, or none at all, comes from our own mail server.
 */
function deferralIn(error: unknown, to: string): Deferral {
  const { code, responseCode = 0, command = '', response = '' } = (error ?? {}) as SmtpError
  const kind = 'deferred'
  const said = oneLine(response)
  const logged = { code, command, responseCode }
  // Nodemailer names no command where a 421 cuts off the envelope; at the greeting its code is another one.
  const isCutOff = responseCode === 421 && code === 'ECONNECTION'
  if (isCutOff || (responseCode > 0 && (command === 'RCPT TO' || command === 'DATA'))) {
    const isOfMailbox = /\b4\.[12]\.\d+/.test(said)
    const throttledLane = isOfMailbox ? undefined : providerOf(to)
    return { kind, throttledLane, isServerAway: responseCode === 421, said, logged }
  }
  if (responseCode > 0) return { kind, throttledLane: serverLane, said: null, logged }
  if (code) return { kind, isServerAway: true, said: null, logged }
  // Not the mail server's fault but ours.
  return { kind, said: null, logged: { err: describeError(error) } }
}

const oneLine = (response: string) => response.replace(/\s+/g, ' ').slice(0, 300)

const firstDelay = seconds(10)
const maxDelay = hours(6)
const pauseWhileAway = seconds(2)

/** Milliseconds until the next try of a mail that was deferred so often before. Doubles each time. */
export const retryDelay = (deferrals: number) => Math.min(maxDelay, firstDelay * 2 ** deferrals)

export async function backOff(db: Database, { throttledLane, isServerAway }: Deferral) {
  if (throttledLane) await throttle(db, throttledLane)
  if (isServerAway) await pauseLane(db, serverLane, pauseWhileAway)
}
