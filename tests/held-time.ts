import { onTestFinished, vi } from 'vitest'
import { moveClock, now } from '#app/platform/clock.ts'

/** Until the test ends, time passes only where the test moves the clock, however long the machine takes. */
export function holdTime() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Sets the clock, until the test ends. */
export function itIs(time: string) {
  const by = new Date(time).getTime() - now().getTime()
  moveClock(by)
  onTestFinished(() => moveClock(-by))
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
