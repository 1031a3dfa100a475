import { onTestFinished, vi } from 'vitest'

/** Until the test ends, time passes only where the test moves the clock, however long the machine takes. */
export function holdTime() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}
