import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** In its own file, so that browsers load only the solver: the rest of the library is for servers. */
export async function solve(challenge: Challenge, controller: AbortController) {
  const solution = await solveChallenge({ challenge, controller, deriveKey })
  return solution?.derivedKey ?? ''
}
