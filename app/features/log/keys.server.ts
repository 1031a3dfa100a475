import './ed25519.server.ts'
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cosign, keyTypes, type PublicKey, signNote, writeKey } from '#app/features/log-format/note.ts'
import { days, now } from '#app/platform/clock.ts'
import { readOrMakeFile } from '#app/platform/data-dir.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { bindLog, freeze, readState, replaceKey, unfreezeSettings } from './state.server.ts'

// Keys of the log, of receipts and of the witness come from one seed of their own: SECRET may be replaced without them.

type Key = { publicKey: PublicKey; privateKey: KeyObject }
type Keys = { log: Key; receipts: Key; witness: Key; auditor: Key }

let keys: Keys | undefined
/** Sign beside the present ones until `formerUntil`. */
let formerKeys: Keys | undefined
let formerUntil = 0
let seed: Buffer | undefined

/** The time in which readers and witnesses learn the new key. */
const overlap = days(30)

type Settings = { LOG_KEY?: string; LOG_KEY_PREVIOUS?: string }

/** Reads the seed, or makes it, without using the database. */
export function openSeed(env: Settings, dataDir: string) {
  const made = () => randomBytes(32).toString('base64')
  seed = Buffer.from(env.LOG_KEY ?? readOrMakeFile(join(dataDir, 'log-key'), made), 'base64')
  return seed
}

/** The previous seed: from LOG_KEY_PREVIOUS, else from `log-key.previous`; null without either. */
function formerSeed(env: Settings, dataDir: string) {
  const file = join(dataDir, 'log-key.previous')
  const text = env.LOG_KEY_PREVIOUS ?? (existsSync(file) ? readFileSync(file, 'utf8') : null)
  return text ? Buffer.from(text, 'base64') : null
}

/**
 * The seed is in LOG_KEY, else in the data folder, where it is made the first time. It belongs in the backup. A log that was
 * made with another one, or at another address, is frozen until both are right again: this may be a copy.
 */
export async function openLogKeys(db: Database, env: Settings & { APP_URL: string }, dataDir: string) {
  const seed = openSeed(env, dataDir)
  const former = formerSeed(env, dataDir)
  const { host } = new URL(env.APP_URL)
  const bound = await bindLog(db, host, (origin) => vkeyOf(seed, origin))
  const { origin } = bound
  const own = vkeyOf(seed, origin)
  keys = keysOf(seed, origin, host)
  formerKeys = former ? keysOf(former, origin, host) : undefined
  if (bound.host === host && bound.key !== own && formerKeys)
    await replaceKey(db, {
      from: writeKey(formerKeys.log.publicKey),
      to: own,
      receipts: writeKey(formerKeys.receipts.publicKey),
    })
  const { key, keySince } = (await readState(db))!
  formerUntil = (keySince?.getTime() ?? 0) + overlap
  if (bound.host !== host) await freeze(db, 'other address')
  else if (key !== own) await freeze(db, 'other key')
  else await unfreezeSettings(db)
}

const keysOf = (seed: Buffer, origin: string, host: string): Keys => ({
  log: logKey(seed, origin),
  receipts: makeKey(seed, 'receipts key 1', `${origin}/receipts`, keyTypes.note),
  witness: makeKey(seed, 'witness key 1', `${host}/witness`, keyTypes.cosignature),
  auditor: makeKey(seed, 'auditor key 1', `${host}/auditor`, keyTypes.cosignature),
})

const vkeyOf = (seed: Buffer, origin: string) => writeKey(logKey(seed, origin).publicKey)
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

/** The present keys, and for a time those before them. */
const signing = () => [keysInUse(), ...(formerKeys && now().getTime() < formerUntil ? [formerKeys] : [])]

const signElsewhereWith = (key: Key) => (message: Uint8Array) => signElsewhere(null, message, key.privateKey)

async function signWith(all: Key[], text: string) {
  const [note, ...more] = await Promise.all(
    all.map((key) => signNote(text, key.publicKey, signElsewhereWith(key))),
  )
  return note + more.map((other) => other.slice(text.length + 1)).join('')
}

/** Signs a checkpoint: returns a signed note. */
export const signCheckpoint = (text: string) =>
  signWith(
    signing().map(({ log }) => log),
    text,
  )
export const signReceipt = (text: string) => signWith([keysInUse().receipts], text)

/**
 * Cosignature lines with the present time. A witness's says that the checkpoint follows all that it saw before; an
 * auditor's, that it holds all entries and that they obey every rule.
 */
export async function cosignAs(role: 'witness' | 'auditor', text: string) {
  const time = Math.floor(now().getTime() / 1000)
  const lines = signing().map(({ [role]: key }) => cosign(text, time, key.publicKey, signElsewhereWith(key)))
  return (await Promise.all(lines)).join('')
}

/** The keys that a reader needs, as people paste them. */
export const vkeys = () => [keysInUse().log, keysInUse().receipts].map(({ publicKey }) => writeKey(publicKey))

/** For the backup. */
export const logSeed = () => seed?.toString('base64')

/** The verifier key that this seed gives a log of this name. */
export const logKeyFor = (origin: string) => vkeyOf(seed!, origin)

/** The public keys whose signatures a checkpoint carries. */
export const signingLogKeys = () => signing().map(({ log }) => log.publicKey)

export const logKeyInUse = () => keysInUse().log.publicKey
export const witnessKey = () => keysInUse().witness.publicKey
export const auditorKey = () => keysInUse().auditor.publicKey
