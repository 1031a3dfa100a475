import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { now } from './clock.ts'

type ErasedReview = { businessId: string; reviewId: string; kind: 'erased' | 'erased_by_operator' }
/** A person by the keyed hash of the address, or a review. `kind`: as the log has it. */
type Erased = { person: string } | ErasedReview
type Erasure = { at: string } & Erased

let path: string | undefined

/**
 * What was erased is noted beside the database, in the data folder: a backup that was made before would bring it back, so
 * that a restore erases it again. Without a folder nothing is noted.
 */
export function openErasures(dataDir: string | undefined) {
  path = dataDir && join(dataDir, 'erasures')
}

/** Before the transaction that erases is over: better noted in vain than forgotten. */
export function noteErasure(erased: Erased) {
  if (path)
    appendFileSync(path, `${JSON.stringify({ at: now().toISOString(), ...erased })}\n`, {
      mode: 0o600,
      flush: true,
    })
}

/** ISO 8601: what was erased after this time. */
export function listErasuresSince(time: string): Erasure[] {
  if (!path) return []
  let lines: string[]
  try {
    lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return lines.map((line) => JSON.parse(line) as Erasure).filter(({ at }) => at > time)
}
