import { Readable } from 'node:stream'
import { type KeptFile, readBytesOf } from '#app/features/files/stored-files.server.ts'
import type { FoundPhotoFile } from '#app/features/media/read-photos.server.ts'
import { StorageError } from '#app/platform/bucket-requests.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { Refusal } from '#app/platform/refusal.ts'

const year = 31_536_000

type Served = {
  visitor: string
  file: KeptFile
  /** How long caches may keep it: a photo that was erased is gone from them by then. */
  maxAgeSeconds?: number
  /** Only the browser of the person who asks may keep it. */
  isPrivate?: boolean
}

/** A file never changes under its id. Its type is the one that it was stored with; whatever it holds, nothing in it runs. */
export async function fileResponse(
  db: Database,
  { method, headers: asked }: Request,
  { visitor, file, maxAgeSeconds = year, isPrivate = false }: Served,
) {
  const etag = `"${file.sha256.toString('base64url')}"`
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': isPrivate ? 'private, no-cache' : `public, max-age=${maxAgeSeconds}, immutable`,
    'content-type': file.type,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(!isPrivate && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  if (namesTag(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const ifRange = asked.get('if-range')
  const wanted = method === 'GET' && (!ifRange || ifRange === etag) ? asked.get('range') : null
  const range = readRange(wanted, file.bytes)
  if (range === 'beyond')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'cache-control': 'no-store', 'content-range': `bytes */${file.bytes}` },
    })
  const { first, last } = range ?? { first: 0, last: file.bytes - 1 }
  const init = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(last - first + 1),
      ...(range && { 'content-range': `bytes ${first}-${last}/${file.bytes}` }),
    },
  }
  if (method === 'HEAD') return new Response(null, init)
  return new Response(await startReading(db, visitor, file, { first, last }), init)
}

/** A photo, the square of it, a video or its captions. */
export async function photoResponse(
  db: Database,
  request: Request,
  { found, ...served }: Omit<Served, 'file'> & { found: FoundPhotoFile },
) {
  if ('file' in found) return fileResponse(db, request, { ...served, file: found.file })
  const headers = { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'private, no-cache' }
  return new Response(found.captions, { headers })
}

const namesTag = (header: string | null, etag: string) =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) === true

/** RFC 9110: one range of bytes; null for none, for several and for what is no range, which get the whole. */
export function readRange(header: string | null, bytes: number) {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return first > last ? 'beyond' : { first, last }
}

const [mostStreams, mostOfVisitor] = [200, 8]
const streams = new Map<string, number>()
let running = 0

type Range = { first: number; last: number }

/** The first piece is read before the answer begins, so that a file which cannot be read gets a status that says so. */
async function startReading(db: Database, visitor: string, file: KeptFile, range: Range) {
  const pieces = readBytesOf(db, file, range)
  const { value: first } = await pieces.next().catch((error) => {
    if (!(error instanceof StorageError)) throw error
    log.error({ err: error }, 'file')
    throw new Refusal(
      503,
      'unavailable',
      'This file cannot be read at the moment. Please try again in a minute.',
    )
  })
  if (!first || range.last - range.first < first.length) return new Uint8Array(first ?? [])
  if (running >= mostStreams || (streams.get(visitor) ?? 0) >= mostOfVisitor)
    throw new Refusal(503, 'busy', 'Many files are being read at this moment. Please try again in a minute.')
  return Readable.toWeb(
    Readable.from(counted(visitor, first, pieces), { objectMode: false, highWaterMark: 1 }),
  ) as ReadableStream<Uint8Array>
}

async function* counted(visitor: string, first: Buffer, rest: AsyncGenerator<Buffer>) {
  running += 1
  streams.set(visitor, (streams.get(visitor) ?? 0) + 1)
  try {
    yield first
    yield* rest
  } finally {
    running -= 1
    const left = streams.get(visitor)! - 1
    if (left > 0) streams.set(visitor, left)
    else streams.delete(visitor)
  }
}
