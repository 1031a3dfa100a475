import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach } from 'vitest'
import {
  findFile,
  keepFile,
  openFiles,
  pieceBytes,
  storeFile,
} from '#app/features/files/stored-files.server.ts'
import { readBucketAddress } from '#app/platform/bucket-requests.server.ts'
import { type Database, db } from '#app/platform/database.server.ts'
import { startStandInStorage } from '#stand-ins/s3/server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { fileResponse, readRange } from './file-response.server.ts'

afterEach(() => openFiles({ files: null }))

async function aFile(db: Database, bytes: Buffer) {
  const { id: businessId } = await aBusiness(db)
  const kind = { businessId, type: 'image/jpeg' as const, mostBytes: 60_000_000 }
  const file = { businessId, id: await storeFile(db, kind, Readable.from([bytes])) }
  await keepFile(db, file)
  return findFile(db, file)
}
type File = Awaited<ReturnType<typeof aFile>>

async function ask(file: File, headers: Record<string, string> = {}, { method = 'GET', visitor = 'a' } = {}) {
  const request = new Request('http://localhost/x.jpg', { method, headers })
  return fileResponse(db, request, { visitor, file })
}

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=3-', 3, 9],
  ['bytes=3-99999', 3, 9],
  ['bytes=-3', 7, 9],
  ['bytes=-99', 0, 9],
])('%s of ten bytes is a range', (header, first, last) => {
  expect(readRange(header, 10)).toEqual({ first, last })
})

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s is beyond ten bytes', (header) => {
  expect(readRange(header, 10)).toBe('beyond')
})

test.each([
  null,
  'bytes=-',
  'bytes=5-3',
  'bytes=0-1,3-4',
  'items=0-1',
  'bytes=0x1-2',
  `bytes=${'9'.repeat(400)}-`,
])('%s gets the whole', (header) => {
  expect(readRange(header, 10)).toBeNull()
})

describe('a file', () => {
  test('is answered in part, with a tag, and by HEAD without a body', async ({ db }) => {
    const bytes = randomBytes(3 * pieceBytes)
    const file = await aFile(db, bytes)
    const whole = await ask(file)
    // Widgets show photos on pages with cross-origin isolation, too.
    expect(whole.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const etag = whole.headers.get('etag')!
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-length': String(bytes.length),
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)

    const range = `bytes=${pieceBytes - 5}-${2 * pieceBytes + 5}`
    const part = await ask(file, { range })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`${range.replace('=', ' ')}/${bytes.length}`)
    expect(
      Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(pieceBytes - 5, 2 * pieceBytes + 6)),
    ).toBe(true)
    expect((await ask(file, { range: 'bytes=0-4', 'if-range': etag })).status).toBe(206)
    // Of another version: a part of each would make a broken file.
    const other = await ask(file, { range: 'bytes=0-4', 'if-range': '"other"' })
    expect(other.status).toBe(200)
    await other.body?.cancel()

    const beyond = await ask(file, { range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    expect((await ask(file, { 'if-none-match': etag })).status).toBe(304)
    const head = await ask(file, { range: 'bytes=0-4' }, { method: 'HEAD' })
    expect([head.status, head.body, head.headers.get('content-length')]).toEqual([
      200,
      null,
      String(bytes.length),
    ])
  })

  test('keeps slow readers from one address few, without a connection', async ({ db, pool }) => {
    const file = await aFile(db, randomBytes(4 * pieceBytes))
    const slow = await Promise.all(Array.from({ length: 8 }, () => ask(file)))
    const readers = slow.map(({ body }) => body!.getReader())
    for (const reader of readers) await reader.read()
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 30_000 }).toBe(0)
    await expect(ask(file)).rejects.toMatchObject({ status: 503 })
    const another = await ask(file, {}, { visitor: 'b' })
    expect(another.status).toBe(200)
    await another.body!.cancel()
    // Small files and small parts are no streams.
    expect((await ask(file, { range: 'bytes=0-99' })).status).toBe(206)
    for (const reader of readers) await reader.cancel()
    const after = await ask(file)
    expect((await buffer(after.body as never)).length).toBe(file.bytes)
  })

  test('that its storage does not give is 503, whatever went wrong there', async ({ db }) => {
    const storage = await startStandInStorage()
    openFiles({ files: readBucketAddress(storage.address, {}) })
    const file = await aFile(db, randomBytes(1000))
    storage.state.misbehave = () => 403
    await expect(ask(file)).rejects.toMatchObject({
      status: 503,
      message: expect.not.stringContaining('403'),
    })
    openFiles({ files: null })
    await expect(ask(file)).rejects.toMatchObject({ status: 503 })
    storage.state.misbehave = () => undefined
    openFiles({ files: readBucketAddress(storage.address, {}) })
    storage.objects.clear()
    await expect(ask(file)).rejects.toMatchObject({ status: 404 })
    await storage.close()
  })
})
