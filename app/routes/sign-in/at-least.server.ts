import { setTimeout as wait } from 'node:timers/promises'

/** Returns after this time at the earliest, so that the duration does not reveal what was found. */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(milliseconds)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
