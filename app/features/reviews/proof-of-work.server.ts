import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey as solve } from 'altcha-lib/algorithms/pbkdf2'
import { hours, now } from '#app/platform/clock.ts'
import { deriveKey, deriveKeys } from '#app/platform/secret.server.ts'

const signing = 'proof-of-work'
const keySigning = 'proof-of-work-key'
const secretOf = (key: Buffer) => key.toString('base64url')

/**
 * Work for the visitor's device: about a second on a phone, while the person writes. It is bound to one
 * submission, so that a solution cannot be used for another.
 */
export function issueChallenge(submissionKey: string) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: randomInt(300, 900),
    data: { submission: submissionKey },
    expiresAt: new Date(now().getTime() + hours(48)),
    deriveKey: solve,
    hmacSignatureSecret: secretOf(deriveKey(signing)),
    hmacKeySignatureSecret: secretOf(deriveKey(keySigning)),
  })
}

/** `proof`: the form's JSON. False when it is missing, wrong, expired, or was made for another submission. */
export async function isProofGood(proof: string | undefined, submissionKey: string) {
  const payload = readPayload(proof)
  if (payload?.challenge?.parameters?.data?.submission !== submissionKey) return false
  const keyKeys = deriveKeys(keySigning)
  for (const [index, key] of deriveKeys(signing).entries()) {
    const { verified } = await verifySolution({
      challenge: payload.challenge,
      solution: payload.solution,
      deriveKey: solve,
      hmacSignatureSecret: secretOf(key),
      hmacKeySignatureSecret: secretOf(keyKeys[index]!),
    }).catch(() => ({ verified: false }))
    if (verified) return true
  }
  return false
}

function readPayload(proof: string | undefined): Payload | null {
  if (!proof || proof.length > 4000) return null
  try {
    return JSON.parse(proof) as Payload
  } catch {
    return null
  }
}
