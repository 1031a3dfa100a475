import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readOrMakeFile } from './data-dir.server.ts'

/**
 * A backup is one gzip file. Inside, records follow each other: a letter, the payload's length (4 bytes, big
 * endian), the payload.
 *
 *   H  header, JSON: what the file holds, and the SECRET that its signatures and tokens depend on
 *   T  a table begins, JSON: schema, name, columns
 *   D  some of its rows, in PostgreSQL's text format for COPY
 *   E  the table ends, JSON: the number of rows
 *   S  the sequences, JSON; they come last, so that they are not behind any row
 *   Z  the end: SHA-256 of all records before. Without it the file is cut off, and refused
 */
const recordKinds = ['H', 'T', 'D', 'E', 'S', 'Z'] as const
type RecordKind = (typeof recordKinds)[number]
type BackupRecord = { kind: RecordKind; payload: Buffer }

type TableName = { schema: string; name: string }
export type Partition = TableName & { parent: string; bound: string }
export type BackupHeader = {
  format: 1
  madeAt: string
  postgresVersion: string
  secret: string
  /** The seed of the public log's keys. */
  logKey?: string
  migrations: { name: string; checksum: string }[]
  queueVersion: number | null
  partitions: Partition[]
}
export type TableRecord = TableName & { columns: string[] }
export type SequenceRecord = TableName & { value: string }

/** The file is not a whole backup. The message is a sentence for the operator. */
export class BadBackup extends Error {
  override name = 'BadBackup'
}

/** A backup that can be read more than once. `name` appears in messages. */
export type BackupSource = { name: string; open(): Promise<AsyncIterable<Uint8Array>> }

export function packRecord(kind: RecordKind, payload: unknown) {
  const body = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload))
  const head = Buffer.alloc(5)
  head.write(kind, 0, 'latin1')
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

/** Adds the closing record, the checksum, to a stream of packed records. */
export async function* withChecksum(records: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  for await (const record of records) {
    hash.update(record)
    yield record
  }
  yield packRecord('Z', hash.digest())
}

/** The records of a file in order. Throws `BadBackup` at the first thing that is not as it was written. */
export async function* readBackup({ name, open }: BackupSource): AsyncGenerator<BackupRecord> {
  const hash = createHash('sha256')
  let isComplete = false
  // An error of the source ends the reading of what comes out, too.
  for await (const record of unpack(pipeline(Readable.from(await open()), createGunzip(), () => {}))) {
    if (isComplete) throw new BadBackup(`${name} continues after its end.`)
    if (record.kind === 'Z') {
      if (!hash.digest().equals(record.payload))
        throw new BadBackup(`${name} is damaged: its checksum is wrong.`)
      isComplete = true
    } else {
      hash.update(packRecord(record.kind, record.payload))
    }
    yield record
  }
  if (!isComplete) throw new BadBackup(`${name} is cut off: its end is missing.`)
}

async function* unpack(stream: Readable): AsyncGenerator<BackupRecord> {
  let rest = Buffer.alloc(0)
  try {
    for await (const chunk of stream) {
      rest = Buffer.concat([rest, chunk])
      let start = 0
      while (start < rest.length) {
        const kind = rest.toString('latin1', start, start + 1) as RecordKind
        if (!recordKinds.includes(kind)) throw new BadBackup('This is not a backup of ours.')
        if (rest.length - start < 5) break
        const end = start + 5 + rest.readUInt32BE(start + 1)
        if (rest.length < end) break
        yield { kind, payload: rest.subarray(start + 5, end) }
        start = end
      }
      rest = rest.subarray(start)
    }
  } catch (cause) {
    // The error codes of zlib for a file that is cut off, changed, or not gzip at all.
    const isPacking = String((cause as NodeJS.ErrnoException).code).startsWith('Z_')
    if (isPacking)
      throw new BadBackup(`The file is cut off, damaged or no backup (${(cause as Error).message}).`)
    throw cause
  }
  if (rest.length > 0) throw new BadBackup('The file is cut off in the middle of a record.')
}

/** Reads the whole file once, so that nothing is written out of a bad one. `rows`: how many of which table it holds. */
export async function verifyBackup(source: BackupSource) {
  let header: BackupHeader | undefined
  const rows: Record<string, number> = {}
  let table = ''
  for await (const { kind, payload } of readBackup(source)) {
    if (!header && kind !== 'H') throw new BadBackup('This is not a backup of ours.')
    if (kind === 'D' || kind === 'Z') continue
    const said = JSON.parse(payload.toString())
    if (kind === 'H') header = said as BackupHeader
    if (kind === 'T') table = `${said.schema}.${said.name}`
    if (kind === 'E') rows[table] = said.rows
  }
  if (header?.format !== 1) throw new BadBackup('The backup was made by a newer version of Vouchsafe.')
  return { header, rows }
}

export type BackupKey = Awaited<ReturnType<typeof openBackupKey>>

/** The first bytes of every file of age's, see age-encryption.org/v1. */
const ageMark = 'age-encryption.org/v1\n'

/**
 * The key of the scheduled backups: BACKUP_KEY, or a file in the data folder that is made once. Without it no backup
 * opens, so that a copy of it must be kept elsewhere.
 */
export async function openBackupKey(env: { BACKUP_KEY?: string }, dataDir: string) {
  const path = join(dataDir, 'backup-key')
  const isNew = !env.BACKUP_KEY && !existsSync(path)
  const made = isNew ? await generateX25519Identity() : ''
  const identity = env.BACKUP_KEY ?? readOrMakeFile(path, () => made)
  const recipient = await identityToRecipient(identity)
  return {
    identity,
    recipient,
    /** Null if the key comes from the environment. */
    path: env.BACKUP_KEY ? null : path,
    isNew,
    /** Part of the backups' file names, so that instances which share a storage leave each other's files alone. */
    id: createHash('sha256').update(recipient).digest('hex').slice(0, 8),
  }
}

const webStream = (bytes: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>

/** Encrypts in the file format of the program `age`. */
export async function* encrypt(bytes: AsyncIterable<Uint8Array>, { recipient }: { recipient: string }) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  yield* await encrypter.encrypt(webStream(bytes))
}

/** The same backup, decrypted if it is encrypted. `identity`: null without a key. */
export function decrypted({ name, open }: BackupSource, identity: string | null): BackupSource {
  return {
    name,
    async open() {
      const parts = (await open())[Symbol.asyncIterator]()
      const { value: first = Buffer.alloc(0) } = await parts.next()
      const all = joined(first, parts)
      if (Buffer.from(first.subarray(0, ageMark.length)).toString('latin1') !== ageMark) return all
      if (!identity) throw new BadBackup(`${name} is encrypted: set BACKUP_KEY to the key it was made with.`)
      return decrypt(name, all, identity)
    },
  }
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  try {
    yield first
    for (let part = await rest.next(); !part.done; part = await rest.next()) yield part.value
  } finally {
    await rest.return?.()
  }
}

async function* decrypt(name: string, bytes: AsyncIterable<Uint8Array>, identity: string) {
  let broken: unknown
  async function* watched() {
    try {
      yield* bytes
    } catch (error) {
      broken = error
      throw error
    }
  }
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    yield* await decrypter.decrypt(webStream(watched()))
  } catch (error) {
    if (broken) throw broken
    const { message } = error as Error
    if (message.startsWith('no identity matched'))
      throw new BadBackup(
        `${name} was encrypted with another key: set BACKUP_KEY to the one it was made with.`,
      )
    throw new BadBackup(`${name} is cut off or damaged: it does not decrypt (${message}).`)
  }
}
