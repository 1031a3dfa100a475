import { now, seconds } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { unavailable } from '#app/platform/refusal.ts'
import { isUnavailable } from '#app/platform/unavailable.server.ts'

/**
 * How long a value is served without reading it again, because other processes change it without telling this one. Counted
 * from the end of a read, so that a slow read is not followed by the next at once.
 */
const freshFor = 400
/** How long a request waits for a new value: one that can be given the last good value, and one that cannot. */
const patience = { withValue: seconds(1), without: seconds(5) }
/** The most unknown ids that are remembered, each for as long as a value is fresh. */
const mostMissing = 10_000

export type Kept = { freshUntil: number; bytes: number }

type Options<T> = {
  /** Reads the value: returns `known` itself if it has not changed, null if there is no such value. */
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
  /** The least recently read first. */
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
