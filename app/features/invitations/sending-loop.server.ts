import { setTimeout as sleep } from 'node:timers/promises'
import { maxConcurrent, serverLane } from '#app/features/mailing/mail-lanes.server.ts'
import { seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'
import { yieldToRequests } from '#app/platform/yield-to-requests.server.ts'
import { findNext, sendNextTo } from './send-invitations.server.ts'

/** How often reminders and deferred mails are looked for; new mails wake the loop. */
const pollInterval = seconds(10)
const pauseAfterError = seconds(2)

let waking = new AbortController()

/** Makes the sending loop of this process look for mails at once. */
export const wakeSending = async () => waking.abort()

/**
 * Sends queued mails as fast as the lanes allow, several at a time. Any number of processes may run this: lanes, slots
 * and rows are shared through the database, and a process that dies releases all of its own.
 */
export function startSending(db: Database) {
  const ending = new AbortController()
  const inFlight = new Set<Promise<unknown>>()
  const pause = (milliseconds: number, ...signals: AbortSignal[]) =>
    sleep(milliseconds, undefined, { signal: AbortSignal.any([ending.signal, ...signals]) }).catch(() => {})

  async function sendAll() {
    while (!ending.signal.aborted) {
      if (inFlight.size >= maxConcurrent(serverLane)) {
        await Promise.race(inFlight)
        continue
      }
      await yieldToRequests()
      // Before the look, so that a wake-up during it is not lost.
      waking = new AbortController()
      const next = await findNext(db).catch(logAndPause)
      if ('provider' in next) begin(next.provider)
      // Never without a pause: another worker may have reserved the lane in this moment.
      else await pause(Math.min(pollInterval, Math.max(next.waitMs ?? pollInterval, 5)), waking.signal)
    }
    await Promise.all(inFlight)
  }

  function begin(provider: string) {
    const sending: Promise<unknown> = sendNextTo(db, provider)
      .catch(logAndPause)
      .finally(() => inFlight.delete(sending))
    inFlight.add(sending)
  }

  /** Errors end here: they are logged, and sending goes on after a moment. */
  async function logAndPause(error: unknown) {
    log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, 'sending of invitations')
    await pause(pauseAfterError)
    return { waitMs: 0 }
  }

  const all = sendAll()
  return {
    close: async () => {
      ending.abort()
      await all
    },
  }
}
