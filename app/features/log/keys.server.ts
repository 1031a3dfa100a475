import './ed25519.server.ts'
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { readOrMakeFile } from '#app/platform/read-or-make-file.server.ts'
import { cosign, keyTypes, type PublicKey, signNote, writeKey } from './format/note.ts'
import { bindLog, freeze, unfreezeSettings } from './state.server.ts'

// Keys of the log, of receipts and of the witness come from one seed of their own: SECRET may be replaced without them.

type Key = { publicKey: PublicKey; privateKey: KeyObject }
type Keys = { log: Key; receipts: Key; witness: Key }

let keys: Keys | undefined
let seed: Buffer | undefined

/** Without a look at the database. */
export function openSeed(env: { LOG_KEY?: string }, dataDir: string) {
  const made = () => randomBytes(32).toString('base64')
  seed = Buffer.from(env.LOG_KEY ?? readOrMakeFile(join(dataDir, 'log-key'), made), 'base64')
  return seed
}

/**
 * The seed is in LOG_KEY, else in the data folder, where it is made the first time. It belongs in the backup. A log that was
 * made with another one, or at another address, is frozen until both are right again: this may be a copy.
 */
export async function openLogKeys(db: Database, env: { APP_URL: string; LOG_KEY?: string }, dataDir: string) {
  const seed = openSeed(env, dataDir)
  const { host } = new URL(env.APP_URL)
  const bound = await bindLog(db, host, (origin) => writeKey(logKey(seed, origin).publicKey))
  const isOtherKey = bound.key !== writeKey(logKey(seed, bound.origin).publicKey)
  if (bound.host !== host) await freeze(db, 'other address')
  else if (isOtherKey) await freeze(db, 'other key')
  else await unfreezeSettings(db)
  const { origin } = bound
  keys = {
    log: logKey(seed, origin),
    receipts: makeKey(seed, 'receipts key 1', `${origin}/receipts`, keyTypes.note),
    witness: makeKey(seed, 'witness key 1', `${host}/witness`, keyTypes.cosignature),
  }
}

const logKey = (seed: Buffer, origin: string) => makeKey(seed, 'log key 1', origin, keyTypes.note)

// RFC 8410: an Ed25519 private key in PKCS #8 is this prefix and the 32 bytes of its seed.
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

function makeKey(seed: Buffer, info: string, name: string, type: number): Key {
  const bytes = Buffer.from(hkdfSync('sha256', seed, 'vouchsafe', info, 32))
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, bytes]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { publicKey: { name, type, key: spki.subarray(-32) }, privateKey }
}

function keysInUse() {
  if (!keys) throw new Error('openLogKeys has not run yet.')
  return keys
}

const signElsewhere = promisify(sign)

const signWith = (key: Key, text: string) =>
  signNote(text, key.publicKey, (message) => signElsewhere(null, message, key.privateKey))

/** A signed note. */
export const signCheckpoint = (text: string) => signWith(keysInUse().log, text)
export const signReceipt = (text: string) => signWith(keysInUse().receipts, text)

/** A line with the present time, by which a witness says that the checkpoint follows all it saw before. */
export function cosignAsWitness(text: string) {
  const { publicKey, privateKey } = keysInUse().witness
  const time = Math.floor(now().getTime() / 1000)
  return cosign(text, time, publicKey, (message) => signElsewhere(null, message, privateKey))
}

/** The keys that a reader needs, as people paste them. */
export const vkeys = () => [keysInUse().log, keysInUse().receipts].map(({ publicKey }) => writeKey(publicKey))

/** For the backup. */
export const logSeed = () => seed?.toString('base64')

/** What the key here is called in a log of this name. */
export const logKeyFor = (origin: string) => writeKey(logKey(seed!, origin).publicKey)

export const logKeyInUse = () => keysInUse().log.publicKey
export const witnessKey = () => keysInUse().witness.publicKey
