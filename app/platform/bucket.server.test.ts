import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Misbehaviour, standInKeys, startStandInStorage } from '#stand-ins/s3/server.ts'
import { openBucket } from './bucket.server.ts'
import { readBucketAddress, StorageError } from './bucket-requests.server.ts'

let storage: Awaited<ReturnType<typeof startStandInStorage>>
beforeAll(async () => {
  storage = await startStandInStorage()
})
afterAll(() => storage.close())
beforeEach(() => {
  storage.objects.clear()
  storage.state.misbehave = () => undefined
})

const quick = { patienceMs: 200, pausesMs: [1, 1], partBytes: 1000 }
const bucket = (options = quick) => openBucket(readBucketAddress(storage.address, {}), options)

async function read(key: string, range?: { first: number; last: number }) {
  const found = await bucket().get(key, range)
  return found && Buffer.concat(await found.toArray())
}

async function* pieces(bytes: Buffer, size = 333) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

describe('a bucket', () => {
  test('gives back what was put, whole, in part and by list, whatever the key', async () => {
    const keys = ['plain', 'a folder/ä+b&c=d?e#f (1)!.txt', "it's/*"]
    for (const key of keys) await bucket().put(key, Buffer.from(`of ${key}`))
    for (const key of keys) expect((await read(key))?.toString()).toBe(`of ${key}`)
    expect((await read('plain', { first: 3, last: 5 }))?.toString()).toBe('pla')
    expect([...storage.objects.keys()].sort()).toEqual(keys.map((key) => `of/ours/${key}`).sort())

    storage.state.pageSize = 2
    const listed = await bucket().list()
    expect(listed.sort()).toEqual(keys.toSorted())

    await bucket().remove('plain')
    await bucket().remove('plain')
    expect(await read('plain')).toBeNull()
  })

  test('takes a stream of unknown length in parts, and nothing of one that fails', async () => {
    for (const length of [0, 1, 999, 1000, 1001, 3000, 12_345]) {
      const bytes = randomBytes(length)
      expect(await bucket().put('streamed', pieces(bytes))).toBe(length)
      expect((await read('streamed'))?.equals(bytes)).toBe(true)
    }
    async function* failing() {
      yield randomBytes(2500)
      throw new Error('the source broke')
    }
    await expect(bucket().put('half', failing())).rejects.toThrow('the source broke')
    expect(await read('half')).toBeNull()
    expect(storage.uploads.size).toBe(0)
  })

  test('tries again what was not answered', async () => {
    const odd: (Misbehaviour | undefined)[] = [503, 'silent', undefined]
    storage.state.misbehave = () => odd.shift()
    await bucket().put('late', Buffer.from('late'))
    storage.state.misbehave = () => undefined
    expect((await read('late'))?.toString()).toBe('late')
  })

  test('ends with one sentence whatever the storage does, and no sentence holds a key', async () => {
    await bucket().put('victim', randomBytes(900))
    const sentences: [Misbehaviour, RegExp][] = [
      ['silent', /^The storage at \S+ did not answer within 0.2 seconds\.$/],
      ['stalls', /^The storage at \S+ stopped in the middle of an answer for 0.2 seconds\.$/],
      ['cuts', /^The storage at \S+ cut the answer off after 450 bytes \(\w+\)\.$/],
      ['wrong-length', /^The storage at \S+ cut the answer off after 900 bytes \(\w+\)\.$/],
      ['elsewhere', /^The storage at \S+ points elsewhere \(301\): its host or region is another\.$/],
      [403, /^The storage at \S+ refuses the key \(403 AccessDenied\)\.$/],
      [500, /^The storage at \S+ answers 500 InternalError\.$/],
    ]
    for (const [odd, sentence] of sentences) {
      storage.state.misbehave = () => odd
      const error = await read('victim').catch((thrown: Error) => thrown)
      expect(error, String(odd)).toBeInstanceOf(StorageError)
      expect((error as Error).message).toMatch(sentence)
      expect(JSON.stringify([(error as Error).message, (error as Error).stack])).not.toContain(
        standInKeys.secret,
      )
    }
    const wrong = storage.address.replace(encodeURIComponent(standInKeys.secret), 'other')
    storage.state.misbehave = () => undefined
    const stranger = openBucket(readBucketAddress(wrong, {}), quick)
    await expect(stranger.get('victim')).rejects.toThrow('refuses the key (403 SignatureDoesNotMatch)')
    await expect(stranger.put('victim', Buffer.from('x'))).rejects.toThrow('(403 SignatureDoesNotMatch)')
    const nowhere = openBucket(readBucketAddress(storage.address.replace(/:\d+\//, ':2/'), {}), quick)
    await expect(nowhere.get('victim')).rejects.toThrow('cannot be reached (ECONNREFUSED)')
    const other = openBucket(readBucketAddress(storage.address.replace('/bucket/', '/another/'), {}), quick)
    await expect(other.put('new', Buffer.from('x'))).rejects.toThrow('has no bucket another')
  })
})

test('an address has its keys in it or in AWS’s variables, and a wrong one is told without them', () => {
  const aws = {
    AWS_ACCESS_KEY_ID: 'K',
    AWS_SECRET_ACCESS_KEY: 'S',
    AWS_SESSION_TOKEN: 'T',
    AWS_REGION: 'eu-west-3',
  }
  expect(readBucketAddress('s3://minio:9000/files?tls=off', aws)).toEqual({
    endpoint: 'http://minio:9000',
    root: '/files/',
    prefix: '',
    host: 'minio:9000',
    bucket: 'files',
    region: 'eu-west-3',
    accessKeyId: 'K',
    secretAccessKey: 'S',
    sessionToken: 'T',
  })
  const own = 's3://A:b%2Fc@s3.eu-central-1.amazonaws.com/files/in/here?style=virtual'
  expect(readBucketAddress(own, aws)).toEqual({
    endpoint: 'https://files.s3.eu-central-1.amazonaws.com',
    root: '/',
    prefix: 'in/here/',
    bucket: 'files',
    host: 's3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    accessKeyId: 'A',
    secretAccessKey: 'b/c',
  })
  const wrong = {
    's3://A:hidden@host': 'it must be like s3://',
    'https://A:hidden@host/bucket': 'it must be like s3://',
    's3://A:hidden@host/bucket?regoin=x': '“regoin”',
    's3://A:hidden@host/bucket?tls=no': 'tls must be on or off',
    's3://A:hidden@host/bucket?style=x': 'style must be path or virtual',
    's3://host/bucket': 'it must have a key',
  }
  for (const [address, sentence] of Object.entries(wrong)) {
    expect(() => readBucketAddress(address, {})).toThrow(sentence)
    expect(() => readBucketAddress(address, {})).not.toThrow('hidden')
  }
})
