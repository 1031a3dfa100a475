import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const busy = 0.75
const lookEveryMs = 50
const longestWaitMs = 400

let last = performance.eventLoopUtilization()
let lastLookAt = 0
let load = 0

/**
 * Lets people go first: while this process is busy answering, background work pauses before each piece. Never
 * for long, so that it goes on under any load.
 */
export async function untilCalm() {
  for (let waitedMs = 0; waitedMs < longestWaitMs && currentLoad() > busy; waitedMs += lookEveryMs) {
    await sleep(lookEveryMs)
  }
}

/** The share of the last moments in which the event loop had something to do. From 0 to 1. */
function currentLoad() {
  const at = performance.now()
  if (at - lastLookAt < lookEveryMs / 2) return load
  const now = performance.eventLoopUtilization()
  load = performance.eventLoopUtilization(now, last).utilization
  last = now
  lastLookAt = at
  return load
}
