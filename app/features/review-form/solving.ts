import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A file of its own, so that a browser fetches no more of the library than this: the rest is for servers. */
export async function solve(challenge: Challenge, controller: AbortController) {
  const solution = await solveChallenge({ challenge, controller, deriveKey })
  return solution?.derivedKey ?? ''
}
