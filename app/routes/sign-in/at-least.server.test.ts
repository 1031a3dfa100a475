import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { atLeast } from './at-least.server.ts'

test('what was found is told no sooner than that, and so is what went wrong', async () => {
  const since = performance.now()
  expect(await atLeast(60, async () => 'known')).toBe('known')
  expect(performance.now() - since).toBeGreaterThan(58)
  await expect(atLeast(60, () => Promise.reject(new Error('unknown')))).rejects.toThrow('unknown')
  expect(performance.now() - since).toBeGreaterThan(116)
})
