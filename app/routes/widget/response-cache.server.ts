import { minutes, now, seconds } from '#app/platform/clock.ts'

/** How long a response is fresh: other processes and jobs may change a wall without telling this one. */
const freshFor = seconds(5)
/** How long a stale response may be served while a new one is made; after that, requests wait. */
const usefulFor = minutes(1)
const mostKept = 2000

/**
 * An LRU cache of prepared responses by id. Concurrent requests for one id share one `make`. If it fails, the
 * last good response is served, however old; without one, the error is thrown. Missing ids are not cached, so
 * that requests for invented ids cannot evict real ones.
 */
export function makeResponseCache<T>(make: (id: string) => Promise<T | null>, mostAnswers = mostKept) {
  const kept = new Map<string, { value: T; madeAt: number }>()
  const making = new Map<string, Promise<T | null>>()

  /** A response fresh enough to serve at once; if null, call `find`. */
  function fresh(id: string): T | null {
    const known = kept.get(id)
    return known && age(known) < freshFor ? known.value : null
  }

  async function find(id: string): Promise<T | null> {
    const known = kept.get(id)
    if (!known) return renew(id)
    if (age(known) < freshFor) return known.value
    const renewed = renew(id).catch(() => known.value)
    return age(known) < usefulFor ? known.value : renewed
  }

  function renew(id: string) {
    const running = making.get(id)
    if (running) return running
    const made = make(id)
      .then((value) => {
        keep(id, value)
        return value
      })
      .finally(() => making.delete(id))
    making.set(id, made)
    return made
  }

  function keep(id: string, value: T | null) {
    kept.delete(id)
    if (value === null) return
    kept.set(id, { value, madeAt: now().getTime() })
    if (kept.size > mostAnswers) kept.delete(kept.keys().next().value!)
  }

  /** Invalidates an id after a change in this process. */
  function forget(id: string) {
    kept.delete(id)
  }

  return { fresh, find, forget }
}

const age = ({ madeAt }: { madeAt: number }) => now().getTime() - madeAt
