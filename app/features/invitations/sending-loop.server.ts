import { setTimeout as sleep } from 'node:timers/promises'
import { untilCalm } from '#app/platform/calm.server.ts'
import { seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { mostAtOnce, serverLane } from '#app/platform/mail-lanes.server.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'
import { findTurn, sendNextTo } from './sending.server.ts'

const lookAgain = seconds(0.5)
const afterTrouble = seconds(2)

/**
 * Sends what waits, as fast as the lanes let it, a few mails at once. Any number of processes may do so: turns,
 * places and the rows themselves are shared through the database, and a process that dies holds none of them.
 */
export function startSending(db: Database) {
  const ending = new AbortController()
  const underway = new Set<Promise<unknown>>()
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal }).catch(() => {})

  async function sendAll() {
    while (!ending.signal.aborted) {
      if (underway.size >= mostAtOnce(serverLane)) {
        await Promise.race(underway)
        continue
      }
      await untilCalm()
      const next = await findTurn(db).catch(trouble)
      if (next && 'provider' in next) begin(next.provider)
      // Never at once again: what waits may be waiting for somebody who has just taken the turn.
      else await pause(Math.min(lookAgain, Math.max(next?.waitMs ?? lookAgain, 5)))
    }
    await Promise.all(underway)
  }

  function begin(provider: string) {
    const sending: Promise<unknown> = sendNextTo(db, provider)
      .catch(trouble)
      .finally(() => underway.delete(sending))
    underway.add(sending)
  }

  /** Here errors of this worker end: logged, and after a moment it goes on. */
  async function trouble(error: unknown) {
    log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, 'sending of invitations')
    await pause(afterTrouble)
    return null
  }

  const all = sendAll()
  return {
    close: async () => {
      ending.abort()
      await all
    },
  }
}
