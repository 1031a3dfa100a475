import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { concat, isEqual, textOf, viewOf } from '#app/features/log-format/bytes.ts'
import { type Frontier, tilePath, tileWidth, widthOf } from '#app/features/log-format/merkle.ts'
import { originHash } from '#app/features/log-format/note.ts'
import {
  checkCheckpoint,
  type Policy,
  type SignedCheckpoint,
  type Trust,
} from '#app/features/log-format/trust.ts'
import { Wrong } from '#app/features/log-format/wrong.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { verifyEd25519 } from './ed25519.server.ts'
import type { Get } from './fetch-business.ts'

/** The service did not answer as it should: no word about the log itself. */
export class Unreachable extends Error {}

const seconds = 20
const mostBytes = 64 * 1024 * 1024
/** The most bytes of a file from somebody else's service. A bundle of acts takes three fifths of it. */
const mostOfStranger = 32 * 1024
const tries = 3

const askAnywhere = (url: string) =>
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(seconds * 1000) })

/** Reads files below an address, and asks again where no answer came. */
export function readFrom(address: string): Get {
  return async (path) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await readOnce(new URL(path, `${address.replace(/\/+$/, '')}/`).href, askAnywhere, mostBytes)
      } catch (error) {
        if (error instanceof NotFound || attempt === tries) throw error
        await setTimeout(500 * attempt)
      }
    }
  }
}

/** Files below an address that somebody else named. `ask` is what guards our own network, and ends what takes too long. */
export const readGuarded =
  (address: string, ask: typeof askAnywhere): Get =>
  (path) =>
    readOnce(`${address}/${path}`, ask, mostOfStranger)

export class NotFound extends Unreachable {}

async function readOnce(url: string, ask: typeof askAnywhere, most: number) {
  const broken = (why: string) => new Unreachable(`${url} ${why}.`)
  const response = await ask(url).catch(() => {
    throw broken('does not answer')
  })
  if (response.status === 404) throw new NotFound(`${url} is not there.`)
  if (!response.ok) throw broken(`answers ${response.status}`)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > most) throw broken('is too long')
    parts.push(part)
  }
  return concat(...parts)
}

/** The entries from `start` on of a log of this size, bundle by bundle. */
export async function* readEntries(get: Get, start: number, size: number) {
  for (let n = Math.floor(start / tileWidth); n * tileWidth < size; n++) {
    const width = widthOf(0, n, size)
    const entries = splitBundle(await readBundle(get, n, width))
    if (entries.length < width) throw new Unreachable(`The bundle ${n} of entries is too short.`)
    yield* entries.slice(Math.max(0, start - n * tileWidth), width)
  }
}

/** A server may drop a partial bundle once the whole one is there. */
async function readBundle(get: Get, n: number, width: number) {
  const path = `tile/entries/${tilePath(n)}`
  if (width === tileWidth) return get(path)
  return get(`${path}.p/${width}`).catch((error) => {
    if (error instanceof NotFound) return get(path)
    throw error
  })
}

/** The first `width` entries of a bundle, which has them. */
export function cutBundle(bundle: Uint8Array, width: number) {
  let end = 0
  for (let at = 0; at < width; at++) end += 2 + viewOf(bundle).getUint16(end)
  return bundle.subarray(0, end)
}

export function withLength(entry: Uint8Array) {
  const bytes = new Uint8Array(2 + entry.length)
  viewOf(bytes).setUint16(0, entry.length)
  bytes.set(entry, 2)
  return bytes
}

/** u16 length and entry, one after the other. */
export function splitBundle(bytes: Uint8Array) {
  const entries: Uint8Array[] = []
  for (let at = 0; at + 2 <= bytes.length; ) {
    const end = at + 2 + viewOf(bytes).getUint16(at)
    if (end > bytes.length) break
    entries.push(bytes.subarray(at + 2, end))
    at = end
  }
  return entries
}

/** The log itself names the address, so the request is guarded: it must not reach our own network. */
export const askPublic = (address: string): Get =>
  readGuarded(address, (url) => publicWeb().ask(url, { method: 'GET', headers: {} }))

/**
 * Reads which checkpoint each auditor of the policy cosigned last, with a sentence about it. Only checkpoints that the log
 * signed too count.
 */
export function readAudited(auditors: Policy['auditors'], trust: Trust, open: (address: string) => Get) {
  return Promise.all(
    auditors.map(async ({ key, url }): Promise<{ signed: SignedCheckpoint | null; sentence: string }> => {
      try {
        const note = textOf(await open(`${url}/${originHash(trust.origin)}`)('checkpoint'))
        const signed = await checkCheckpoint(note, { ...trust, witnesses: [key] }, verifyEd25519)
        const [seen] = signed.seen
        if (!seen) return { signed: null, sentence: `${key.name} has not cosigned what it shows.` }
        const at = `${new Date(seen.at * 1000).toISOString().slice(0, 16)}Z`
        const sentence = `${key.name} holds the first ${signed.size} entries and found every count right, last at ${at}.`
        return { signed, sentence }
      } catch {
        return { signed: null, sentence: `${key.name} could not be asked.` }
      }
    }),
  )
}

/** Finds where the log's tree, as far as it was read, differs from the one that it showed to an auditor; null if nowhere. */
export function findContradiction(tree: Frontier, audited: (SignedCheckpoint | null)[]) {
  const other = audited.find((each) => each?.size === tree.size && !isEqual(each.root, tree.root()))
  return other
    ? new Wrong('checkpoint', `The log showed an auditor another tree of ${other.size} entries.`, other.note)
    : null
}

/** What a watcher remembers: the keys that it believes and the newest checkpoint; all entries stand beside it. */
type Remembered = { origin: string; keys: string[]; checkpoint: string; size: number }

export type WatchState = Remembered & { entries: Uint8Array[] }

const entriesFile = (file: string) => `${file}.entries`

/** Null before the first look. */
export function readWatchState(file: string): WatchState | null {
  if (!existsSync(file)) return null
  const remembered = JSON.parse(readFileSync(file, 'utf8')) as Remembered
  const entries = splitBundle(new Uint8Array(readFileSync(entriesFile(file)))).slice(0, remembered.size)
  if (entries.length < remembered.size) throw new Error(`${entriesFile(file)} has lost entries.`)
  return { ...remembered, entries }
}

/** `fresh`: the entries that were not there before. They are written first, so that the state never promises more. */
export function writeState(file: string, before: WatchState | null, now: Remembered, fresh: Uint8Array[]) {
  const known = before?.entries.reduce((sum, { length }) => sum + 2 + length, 0) ?? 0
  if (known > 0) truncateSync(entriesFile(file), known)
  const write = known > 0 ? appendFileSync : writeFileSync
  write(entriesFile(file), concat(...fresh.map(withLength)))
  writeFileSync(`${file}.new`, `${JSON.stringify(now, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

/** Writes evidence that others can examine beside the state. Returns the name of its file. */
export function writeEvidence(file: string, evidence: object) {
  const name = `${file}.evidence-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.json`
  writeFileSync(name, `${JSON.stringify(evidence, null, 2)}\n`)
  return name
}
