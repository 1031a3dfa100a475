import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { now } from './clock.ts'

type ErasedReview = { businessId: string; reviewId: string; kind: 'erased' | 'erased_by_operator' }
type ErasedPhoto = { businessId: string; photoId: string }
/** A person by the keyed hash of the address, a review, or a photo of one. `kind`: as the log has it. */
type Erased = { person: string } | ErasedReview | ErasedPhoto
type Erasure = { at: string } & Erased

let path: string | undefined
let listener = () => {}

/**
 * What was erased is noted beside the database, in the data folder: a backup that was made before would bring it back, so
 * that a restore erases it again. Without a folder nothing is noted.
 */
export function openErasures(dataDir: string | undefined) {
  path = dataDir && join(dataDir, 'erasures')
}

/** Call it before the erasing transaction commits: a note without an erasure is better than an erasure without a note. */
export function noteErasure(erased: Erased) {
  if (!path) return
  append([JSON.stringify({ at: now().toISOString(), ...erased })])
  listener()
}

/** Sets a function that is called after each note, so that it is kept elsewhere too. */
export function onErasure(heard: () => void) {
  listener = heard
}

const append = (lines: string[]) =>
  appendFileSync(path!, lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })

/** All notes, a line each. */
export function readErasures(): string[] {
  if (!path) return []
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Adds the notes that another machine made. */
export function addErasures(lines: string[]) {
  const known = new Set(readErasures())
  const unknown = lines.filter((line) => !known.has(line))
  if (path && unknown.length > 0) append(unknown)
}

/** ISO 8601: what was erased after this time. */
export function listErasuresSince(time: string): Erasure[] {
  return readErasures()
    .map((line) => JSON.parse(line) as Erasure)
    .filter(({ at }) => at > time)
}
