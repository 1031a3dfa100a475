import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import verifier from 'virtual:verifier'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Door } from '#app/doors.server.ts'
import { auditorKey, vkeys, witnessKey } from '#app/features/log/keys.server.ts'
import { listOpenings } from '#app/features/log/read-acts.server.ts'
import { proveAt, proveBusiness, proveEntries } from '#app/features/log/receipts.server.ts'
import { readNewest, readState } from '#app/features/log/state.server.ts'
import {
  hasEntriesOf,
  readBundle,
  readEntriesOf,
  readTile,
  sizeToRead,
} from '#app/features/log/tree.server.ts'
import { readTilePath } from '#app/features/log-format/merkle.ts'
import { writeKey } from '#app/features/log-format/note.ts'
import { writePolicy } from '#app/features/witness/policy-lines.server.ts'
import { db } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'

// The public log as C2SP tlog-tiles has it, and what a visitor checks a business with. No cookie, for any site to read.

const bytes = 'application/octet-stream'
const plain = 'text/plain; charset=utf-8'
const json = 'application/json'
const forGood = 'public, max-age=31536000, immutable'
const fresh = 'public, max-age=5'

type Body = string | Uint8Array<ArrayBuffer>

const answer = (c: Context, body: Body, type: string, cache: string) =>
  c.body(body, 200, { 'content-type': type, 'cache-control': cache, 'access-control-allow-origin': '*' })

const compress = promisify(gzip)
/** Compressed entries by the hash of their content. Openings are not cached, because they contain words of reviews. */
const kept = new LRUCache<string, Buffer>({ maxSize: 32_000_000, sizeCalculation: ({ length }) => length })

async function gzipOf(found: Buffer, hash: string) {
  const packed = kept.get(hash) ?? (await compress(found))
  kept.set(hash, packed)
  return packed
}

async function answerEntries(c: Context, found: Buffer, cache: string) {
  const hash = createHash('sha256').update(found).digest('base64url').slice(0, 22)
  c.header('etag', `W/"${hash}"`)
  c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match') === `W/"${hash}"`)
    return c.body(null, 304, { 'cache-control': cache, 'access-control-allow-origin': '*' })
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
    return answer(c, Uint8Array.from(found), bytes, cache)
  c.header('content-encoding', 'gzip')
  return answer(c, Uint8Array.from(await gzipOf(found, hash)), bytes, cache)
}

/** Also the answer to unknown addresses below /log. */
export const missing = async (c: Context) =>
  c.text('Not found', 404, { 'cache-control': 'no-store', 'access-control-allow-origin': '*' })

async function showCheckpoint(c: Context) {
  const newest = await readNewest(db)
  return newest ? answer(c, newest.note, plain, 'public, max-age=1') : missing(c)
}

/** /log/tile/L/N, /log/tile/entries/N; a part of a tile is `N.p/W`. */
async function showTile(c: Context) {
  const [, level, path] = /^\/log\/tile\/([^/]+)\/(.+)$/.exec(c.req.path) ?? []
  const tile = readTilePath(path ?? '')
  const isEntries = level === 'entries'
  if (!tile || !(isEntries || /^(?:[0-9]|[1-5][0-9]|6[0-3])$/.test(level!))) return missing(c)
  const found = isEntries ? await readBundle(db, tile) : await readTile(db, Number(level), tile)
  if (!found) return missing(c)
  // Hashes do not compress.
  return isEntries ? answerEntries(c, found, forGood) : answer(c, Uint8Array.from(found), bytes, forGood)
}

const showKeys = async (c: Context) => {
  const [log, receipts] = vkeys()
  const { keyFrom, formerKeys } = (await readState(db))!
  return answer(
    c,
    `log ${log} ${keyFrom}\nreceipts ${receipts} ${keyFrom}\nwitness ${writeKey(witnessKey())} 0\nauditor ${writeKey(auditorKey())} 0\n${formerKeys}`,
    plain,
    'public, max-age=300',
  )
}

const showPolicy = async (c: Context) => answer(c, await writePolicy(db), plain, 'public, max-age=300')

async function showProof(c: Context) {
  const index = c.req.param('index') ?? ''
  const [proof] = /^(?:0|[1-9]\d{0,14})$/.test(index) ? await proveEntries(db, [Number(index)]) : []
  return proof ? answer(c, proof, plain, fresh) : missing(c)
}

async function showRecord(c: Context) {
  const id = c.req.param('id')!
  const record = isUuid(id) ? await proveBusiness(db, id) : null
  return record ? answer(c, JSON.stringify(record), json, fresh) : missing(c)
}

/** `?size=N`: as of an earlier size. Null for one that is none, or beyond the log. */
async function sizeFor(c: Context) {
  const asked = c.req.query('size')
  if (asked === undefined) return sizeToRead(db, null)
  return /^[1-9]\d{0,14}$/.test(asked) ? sizeToRead(db, Number(asked)) : null
}

async function showEntries(c: Context) {
  const id = c.req.param('id')!
  const size = await sizeFor(c)
  const all = isUuid(id) && size !== null ? await readEntriesOf(db, id, size) : Buffer.alloc(0)
  return all.length === 0 ? missing(c) : answerEntries(c, all, fresh)
}

/** More reviews than a page shows. */
const mostReviews = 60

/** `?reviews=ID,ID`: of these, each with the proof that it is in the log. */
async function showOpenings(c: Context) {
  const businessId = c.req.param('id')!
  const after = c.req.query('after') ?? '-1'
  if (!isUuid(businessId) || !/^(?:-1|\d{1,15})$/.test(after)) return missing(c)
  const size = await sizeFor(c)
  const reviews = c.req.query('reviews')?.split(',', mostReviews)
  if (reviews && !reviews.every(isUuid)) return missing(c)
  if (size === null || !(await hasEntriesOf(db, businessId, size))) return missing(c)
  const { openings, next } = await listOpenings(db, { businessId, size, after: Number(after), reviews })
  if (reviews) return answer(c, JSON.stringify({ openings: await proveAt(db, openings, size) }), json, fresh)
  const more = next === null ? {} : { next: `openings.json?after=${next}&size=${size}` }
  return answer(c, JSON.stringify({ openings, ...more }), json, fresh)
}

const door = (path: string, handle: (c: Context) => Promise<Response>, is: string): Door => ({
  method: 'GET',
  path,
  handle,
  is,
})

export const logDoors: Door[] = [
  door('/log/checkpoint', showCheckpoint, 'the newest signed size and root of the public log'),
  door('/log/tile/*', showTile, 'hashes and entries of the log, as C2SP tlog-tiles has them'),
  door('/log/keys', showKeys, 'the public keys of the log and of receipts'),
  door('/log/policy', showPolicy, 'who watches the log, as C2SP tlog-policy has it'),
  door('/log/proof/:index', showProof, 'that an entry is in the log'),
  door('/log/business/:id/record.json', showRecord, 'what the log counts of a business, with proofs'),
  door('/log/business/:id/entries.bin', showEntries, 'the entries of a business'),
  door('/log/business/:id/openings.json', showOpenings, 'what opens the public acts of a business'),
]

// GET /log/verify.html: people save it, and compare its hash with the one in the release notes.
export function showVerifier(c: Context) {
  return c.html(verifier.html, 200, {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': `${verifier.policy};frame-ancestors 'none'`,
  })
}
