import { days, moveClock, now } from '#app/platform/clock.ts'

/** Does something as if it were then. Nothing else may run in the process at that time. */
export async function backAt<Result>(then: Date, act: () => Promise<Result>): Promise<Result> {
  const back = now().getTime() - then.getTime()
  moveClock(-back)
  try {
    return await act()
  } finally {
    moveClock(back)
  }
}

export const daysBefore = (time: Date, count: number) => new Date(time.getTime() - days(count))
