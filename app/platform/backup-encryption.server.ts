import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { type BackupSource, BadBackup } from './backup-file.server.ts'
import { readOrMakeFile } from './data-dir.server.ts'

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
