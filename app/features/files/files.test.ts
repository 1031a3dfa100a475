import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { readBucketAddress } from '#app/platform/bucket-requests.server.ts'
import { hours, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { startStandInStorage } from '#stand-ins/s3/server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { runJobs } from '#tests/jobs.ts'
import { fileParts, files } from './file.table.ts'
import {
  clearFiles,
  filesOf,
  findFile,
  isFile,
  keepFile,
  openFiles,
  pieceBytes,
  readBytesOf,
  removeFiles,
  storeFile,
} from './stored-files.server.ts'

let storage: Awaited<ReturnType<typeof startStandInStorage>>
beforeAll(async () => {
  storage = await startStandInStorage()
})
afterAll(() => storage.close())
afterEach(() => {
  storage.state.misbehave = () => undefined
  moveClock(Date.now() - now().getTime())
})

const useBucket = (address = storage.address) => openFiles({ files: readBucketAddress(address, {}) })
const useRows = () => openFiles({ files: null })

const large = randomBytes(2 * pieceBytes + 1234)

async function store(db: Database, bytes: Buffer | Readable = large, mostBytes = 60_000_000) {
  const { id: businessId } = await aBusiness(db)
  const source = Buffer.isBuffer(bytes) ? Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]) : bytes
  return { businessId, id: await storeFile(db, { businessId, type: 'image/jpeg', mostBytes }, source) }
}

async function aFile(db: Database, bytes = large) {
  const file = await store(db, bytes)
  await keepFile(db, file)
  return file
}

describe.each([
  ['rows', useRows],
  ['a bucket', () => useBucket()],
])('files in %s', (place, use) => {
  beforeAll(() => {
    use()
    return useRows
  })

  test('come back whole and in part, whatever the lengths are to the pieces', async ({ db }) => {
    for (const length of [1, pieceBytes - 1, pieceBytes, pieceBytes + 1, large.length]) {
      const bytes = large.subarray(0, length)
      const file = await findFile(db, await aFile(db, bytes))
      expect(file.bucket === null).toBe(place === 'rows')
      expect((await buffer(readBytesOf(db, file))).equals(bytes)).toBe(true)
      for (const [first, last] of [
        [0, 0],
        [length - 1, length - 1],
        [length >> 1, length - 1],
      ] as const)
        expect(
          (await buffer(readBytesOf(db, file, { first, last }))).equals(bytes.subarray(first, last + 1)),
        ).toBe(true)
    }
  })

  test('are nobody’s until they are kept, and cleared with their bytes when they are not', async ({ db }) => {
    const left = await store(db)
    const kept = await aFile(db)
    await expect(findFile(db, left)).rejects.toMatchObject({ status: 404 })
    moveClock(hours(1.9))
    await clearFiles(db)
    expect(await db.$count(files, isFile(left))).toBe(1)
    moveClock(hours(0.2))
    await clearFiles(db)
    expect(await db.$count(files, isFile(left))).toBe(0)
    expect(await bytesOf(db, left.id)).toBe(false)
    expect(await bytesOf(db, kept.id)).toBe(true)
    // The act that would have kept it comes too late, and is undone with what refers to it.
    await expect(keepFile(db, left)).rejects.toMatchObject({ status: 404 })
  })

  test('leave nothing behind when their sender breaks off or sends too much', async ({ db, pool }) => {
    async function* breaking() {
      yield large
      throw new Error('cut off')
    }
    await expect(store(db, Readable.from(breaking()))).rejects.toThrow('cut off')
    await expect(store(db, large, large.length - 1)).rejects.toMatchObject({ status: 413 })
    await runJobs(db, pool)
    expect(await db.$count(files, ne(files.state, 'kept'))).toBe(0)
  })

  test('that are removed are not served, and their bytes go with the next job', async ({ db, pool }) => {
    const [gone, neighbour] = [await aFile(db), await aFile(db)]
    await db.transaction((tx) => removeFiles(tx, filesOf([gone.businessId])))
    await expect(findFile(db, gone)).rejects.toMatchObject({ status: 404 })
    await runJobs(db, pool)
    expect(await bytesOf(db, gone.id)).toBe(false)
    expect(await bytesOf(db, neighbour.id)).toBe(true)
  })
})

test('a file in another bucket than FILES_URL names holds up the removal of no other', async ({ db }) => {
  useBucket(storage.address.replace('?', '/moved?'))
  const elsewhere = await aFile(db)
  useBucket()
  const here = await aFile(db)
  await db.transaction((tx) => removeFiles(tx, filesOf([elsewhere.businessId, here.businessId])))
  await expect(clearFiles(db)).rejects.toThrow('FILES_URL names')
  expect(await bytesOf(db, here.id)).toBe(false)
  expect(await db.$count(files, isFile(here))).toBe(0)
  expect(await db.$count(files, isFile(elsewhere))).toBe(1)
  useRows()
})

async function bytesOf(db: Database, id: string) {
  const parts = await db.select({ fileId: fileParts.fileId }).from(fileParts)
  return (
    parts.some(({ fileId }) => fileId === id) || [...storage.objects.keys()].some((key) => key.endsWith(id))
  )
}
