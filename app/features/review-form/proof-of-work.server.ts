import { createHmac } from 'node:crypto'
import { createChallenge, randomInt } from 'altcha-lib'
import { deriveKey as solve } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey } from '#app/platform/secret.server.ts'
import { areEqual } from '#app/platform/signed.server.ts'

const signing = () => deriveKey('proof-of-work').toString('base64url')
const keySigning = () => deriveKey('proof-of-work-key').toString('base64url')

/**
 * Work for the visitor's device: about a second on a phone, while the person writes.
 *
 * `answer` recognises the solution without repeating the work; the form's ticket signs it, which binds the
 * challenge to one submission.
 */
export async function issueChallenge() {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: randomInt(300, 900),
    deriveKey: solve,
    hmacSignatureSecret: signing(),
    hmacKeySignatureSecret: keySigning(),
  })
  return { challenge, answer: challenge.parameters.keySignature! }
}

/** `proof`: the key that the device found, in hex. `answer`: from the form's ticket. */
export function isProofGood(proof: string | undefined, answer: string) {
  const expected = Buffer.from(answer, 'hex')
  const given = createHmac('sha256', keySigning())
    .update(Buffer.from(proof ?? '', 'hex'))
    .digest()
  return areEqual(given, expected)
}
