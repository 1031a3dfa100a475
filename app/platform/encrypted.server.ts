import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { EncryptionPurpose } from '#app/purposes.ts'
import { deriveKeys } from './secret.server.ts'

const nonceLength = 12
const tagLength = 16

/** Bytes that only SECRET opens (AES-256-GCM): nonce, tag, text. `about` names what it belongs to, so that it opens nowhere else. */
export function encrypt(purpose: EncryptionPurpose, about: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', deriveKeys(purpose)[0], nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** The text, also after SECRET was rotated once; null when no key of ours opens it. */
export function decrypt(purpose: EncryptionPurpose, about: string, bytes: Buffer): string | null {
  return decryptWith(deriveKeys(purpose), about, bytes)
}

/** Whether it was encrypted under the current SECRET, not the previous one. */
export function isUnderCurrentKey(purpose: EncryptionPurpose, about: string, bytes: Buffer) {
  return decryptWith([deriveKeys(purpose)[0]], about, bytes) !== null
}

function decryptWith(keys: Buffer[], about: string, bytes: Buffer): string | null {
  const nonce = bytes.subarray(0, nonceLength)
  const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
  const body = bytes.subarray(nonceLength + tagLength)
  for (const key of keys) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
    try {
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    } catch {
      // Encrypted under another key: the next one is tried.
    }
  }
  return null
}
