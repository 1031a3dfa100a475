import { onTestFinished, vi } from 'vitest'
import { moveClock } from '#app/platform/clock.ts'

/** Until the test ends, time passes only where the test moves the clock, however long the machine takes. */
export function holdTime() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** What is so this much later. */
export async function later<T>(milliseconds: number, look: () => Promise<T>) {
  moveClock(milliseconds)
  try {
    return await look()
  } finally {
    moveClock(-milliseconds)
  }
}
