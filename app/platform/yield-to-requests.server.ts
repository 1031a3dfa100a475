import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const busyLoad = 0.75
const intervalMs = 50
const maxWaitMs = 400

let last = performance.eventLoopUtilization()
let measuredAt = 0
let load = 0

/**
 * Background work waits here before each step while this process is busy answering requests. Never for long, so that
 * the work goes on under any load.
 */
export async function yieldToRequests() {
  for (let waitedMs = 0; waitedMs < maxWaitMs && currentLoad() > busyLoad; waitedMs += intervalMs) {
    await sleep(intervalMs)
  }
}

/** Utilisation of the event loop over the last moments, from 0 to 1. */
function currentLoad() {
  const at = performance.now()
  if (at - measuredAt < intervalMs / 2) return load
  const now = performance.eventLoopUtilization()
  load = performance.eventLoopUtilization(now, last).utilization
  last = now
  measuredAt = at
  return load
}
