import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { deriveKey } from '#app/platform/secret.server.ts'
import { logKeys } from './log.table.ts'

// RFC 8410: an Ed25519 private key in PKCS #8 is this prefix and the 32 bytes of its seed; a public one in
// SPKI ends with its 32 bytes.
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

let signer: { keyId: string; privateKey: KeyObject } | undefined

/** Derives this instance's signing key and publishes its public key, so that old receipts can still be verified. */
export async function openSigning(db: Database) {
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, deriveKey('receipts', 32)]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32)
  const keyId = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  await db.insert(logKeys).values({ id: keyId, publicKey }).onConflictDoNothing()
  signer = { keyId, privateKey }
}

const signElsewhere = promisify(sign)

/** Ed25519 over the UTF-8 bytes of the statement, by another thread. 64 bytes. */
export function signStatement(statement: string): Promise<Buffer> {
  return signElsewhere(null, Buffer.from(statement), currentSigner().privateKey)
}

export function currentKeyId() {
  return currentSigner().keyId
}

export async function verifySignature(db: Database, keyId: string, statement: string, signature: Buffer) {
  const [key] = await db.select().from(logKeys).where(eq(logKeys.id, keyId))
  return key ? verifyWith(key.publicKey, statement, signature) : false
}

/** `publicKey`: the 32 raw bytes. */
export function verifyWith(publicKey: Buffer, statement: string, signature: Buffer) {
  return verify(null, Buffer.from(statement), keyOf(publicKey), signature)
}

const keyOf = (publicKey: Buffer) =>
  createPublicKey({ key: Buffer.concat([spkiPrefix, publicKey]), format: 'der', type: 'spki' })

/** `base64`: the 32 raw bytes. `pem`: the same key as programs read it (SPKI). */
type PublicKey = { id: string; since: Date; base64: string; pem: string }

/** Every key that this service has signed receipts with, the oldest first. */
export async function listPublicKeys(db: Database): Promise<PublicKey[]> {
  const rows = await db.select().from(logKeys).orderBy(asc(logKeys.createdAt), asc(logKeys.id))
  return rows.map(({ id, publicKey, createdAt }) => ({
    id,
    since: createdAt,
    base64: publicKey.toString('base64'),
    pem: keyOf(publicKey).export({ format: 'pem', type: 'spki' }).toString(),
  }))
}

function currentSigner() {
  if (!signer) throw new Error('openSigning has not run yet.')
  return signer
}
