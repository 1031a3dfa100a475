import type { EventEmitter } from 'node:events'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

const lookMs = 5
const maxWaitMs = 400

let answering = 0

/** A request counts until its answer is sent, or whoever asked has gone. */
export function countRequest(response: Pick<EventEmitter, 'once'>) {
  answering += 1
  response.once('close', () => {
    answering -= 1
  })
}

/**
 * Background work waits here before each step while this process answers requests. Never for long, so that the work goes on
 * under any load.
 */
export async function yieldToRequests() {
  await nextTurn()
  for (let waitedMs = 0; answering > 0 && waitedMs < maxWaitMs; waitedMs += lookMs) await sleep(lookMs)
}
