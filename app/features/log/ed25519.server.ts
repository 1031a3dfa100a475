import { createPublicKey, hash, verify } from 'node:crypto'
import type { Verify } from '#app/features/log-format/note.ts'
import { chooseSha256 } from '#app/features/log-format/sha256.ts'

chooseSha256((bytes) => new Uint8Array(hash('sha256', bytes, 'buffer')))

const spki = Buffer.from('302a300506032b6570032100', 'hex')

export const verifyEd25519: Verify = (key, message, signature) =>
  verify(
    null,
    message,
    createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' }),
    signature,
  )
