import { now, seconds } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { unavailable } from '#app/platform/refusal.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'

/**
 * How long a value is served without reading it again: other processes change it without telling this one. From the end
 * of the reading, so that a slow one is not followed by the next at once.
 */
const freshFor = 400
/** How long the last good value waits for a new one, and how long those wait who have none. */
const patience = { withValue: seconds(1), without: seconds(5) }
/** Ids that do not exist are remembered as long as a value is fresh. */
const mostMissing = 10_000

export type Kept = { freshUntil: number; bytes: number }

type Options<T> = {
  /** The value as it is now: the very one that is known if it has not changed, null if it does not exist. */
  read: (id: string, known: T | undefined) => Promise<T | null>
  /** A value was replaced, is gone or had to make room. */
  onLeave: (value: T) => void
  mostBytes: number
}

/**
 * Keeps values by id and reads them again when they are asked for. All who ask at the same time wait for one reading.
 * If it fails or is slow, they are given the last good value, however old.
 */
export function makeFreshCache<T extends Kept>({ read, onLeave, mostBytes }: Options<T>) {
  /** The longest unread come first. */
  const kept = new Map<string, T>()
  const missing = new Map<string, number>()
  const readings = new Map<string, Promise<T | null>>()
  let bytes = 0

  async function find(id: string): Promise<T | null> {
    const known = kept.get(id)
    if (known && isFresh(known)) return known
    if ((missing.get(id) ?? 0) > now().getTime()) return null
    return readings.get(id) ?? readAgain(id, known)
  }

  function readAgain(id: string, known: T | undefined) {
    const reading = read(id, known)
      .then((value) => keep(id, value))
      .finally(() => readings.delete(id))
    const answered = known
      ? within(patience.withValue, reading).catch((error) => {
          if (!isUnavailable(error) && error !== late) log.error({ err: error, widgetId: id }, 'broken')
          known.freshUntil = now().getTime() + freshFor
          return known
        })
      : within(patience.without, reading)
    readings.set(id, answered)
    return answered
  }

  function keep(id: string, value: T | null) {
    const until = now().getTime() + freshFor
    const before = kept.get(id)
    kept.delete(id)
    if (before && before !== value) leave(before)
    if (!value) {
      if (missing.size >= mostMissing) missing.clear()
      missing.set(id, until)
      return null
    }
    value.freshUntil = until
    kept.set(id, value)
    if (before !== value) add(value.bytes)
    return value
  }

  function leave(value: T) {
    bytes -= value.bytes
    onLeave(value)
  }

  function add(more: number) {
    bytes += more
    for (const [id, oldest] of kept) {
      if (bytes <= mostBytes || kept.size === 1) return
      kept.delete(id)
      leave(oldest)
    }
  }

  /** Adjusts the size of a cached entry. */
  function grow(id: string, value: T, more: number) {
    if (kept.get(id) !== value) return
    value.bytes += more
    add(more)
  }

  return { find, grow, isKept: (id: string, value: T) => kept.get(id) === value, size: () => bytes }
}

export const isFresh = ({ freshUntil }: Kept) => now().getTime() < freshUntil

const late = unavailable()

async function within<T>(milliseconds: number, reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), milliseconds)
  })
  return Promise.race([reading, tooLate]).finally(() => clearTimeout(timer))
}
