import { minutes, now, seconds } from '#app/platform/clock.ts'

/** Another process, or a job, changes what a wall shows: nobody tells us, so we look again this often. */
const freshFor = seconds(5)
/** So long an older answer may be given while a newer one is made. Later, the visitor waits for it. */
const usefulFor = minutes(1)
const mostKept = 2000

/**
 * Keeps what `make` made, by id, the longest unused leaving first. Many who ask for the same at once share
 * one `make`. When it fails, the last good answer stands, however old; else its error is thrown. What does
 * not exist is not kept, so that nobody can push out what does by asking for inventions.
 */
export function makeResponseCache<T>(make: (id: string) => Promise<T | null>, mostAnswers = mostKept) {
  const kept = new Map<string, { value: T; madeAt: number }>()
  const making = new Map<string, Promise<T | null>>()

  /** An answer fresh enough to give at once; null: ask `find`. */
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

  /** What was shown changed here: the next one to ask gets it as it is now. */
  function forget(id: string) {
    kept.delete(id)
  }

  return { fresh, find, forget }
}

const age = ({ madeAt }: { madeAt: number }) => now().getTime() - madeAt
