import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const busyLoad = 0.75
const lookMs = 5
const intervalMs = 50
const maxWaitMs = 400

/**
 * Background work waits here before each step while this process is busy with anything else, above all with requests.
 * Never for long, so that the work goes on under any load. The work's own load is not measured: it would wait for itself.
 */
export async function yieldToRequests() {
  for (let waitedMs = 0, ms = lookMs; waitedMs < maxWaitMs; waitedMs += ms, ms = intervalMs) {
    const before = performance.eventLoopUtilization()
    await sleep(ms)
    if (performance.eventLoopUtilization(before).utilization <= busyLoad) return
  }
}
