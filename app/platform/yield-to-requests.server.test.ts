import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { yieldToRequests } from './yield-to-requests.server.ts'

async function waited() {
  const since = performance.now()
  await yieldToRequests()
  return performance.now() - since
}

function beBusy(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('background work pauses while the process is busy with something else, not for its own load', async () => {
  const load = setInterval(() => beBusy(40), 1)
  expect(await waited()).toBeGreaterThan(40)
  clearInterval(load)
  const calm = async () => {
    beBusy(100)
    return waited()
  }
  // A busy machine is not calm at once.
  await expect.poll(calm, { interval: 100, timeout: 30_000 }).toBeLessThan(40)
})

test('it goes on under any load', async () => {
  const load = setInterval(() => beBusy(40), 1)
  const pause = await waited()
  clearInterval(load)
  expect(pause).toBeGreaterThan(40)
  expect(pause).toBeLessThan(20_000)
})
