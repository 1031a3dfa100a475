import { countAgainst, forgetCount } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'

type From = { address: string }
type FromTo = From & { email: string }

type SignIn = FromTo & { device: string | null }

/**
 * Counts a password typed at sign-in, for known and unknown email addresses alike: a limit must not show which have an
 * account. `device`: see `findKnownDevice`; a known one has a count of its own, which nobody else can use up.
 */
export async function countSignIn({ address, email, device }: SignIn) {
  if (device) return void (await countAgainst(limits.signInsFromKnownDevice, device))
  await countAgainst(limits.signInsFromNetwork, address)
  await countAgainst(limits.signInsToEmailFromNetwork, `${email} ${address}`)
  await countAgainst(limits.signInsToEmail, email)
}

/** Wrong tries before a right one are forgiven, so that nobody is locked out by signing in often. */
export async function forgetSignIns({ address, email, device }: SignIn) {
  if (device) return forgetCount(limits.signInsFromKnownDevice, device)
  await forgetCount(limits.signInsToEmailFromNetwork, `${email} ${address}`)
}

/** After a reset, wrong tries count from zero, wherever the owner signs in. */
export async function forgetSignInsAfterReset({ address, email }: FromTo) {
  await forgetCount(limits.signInsToEmailFromNetwork, `${email} ${address}`)
  await forgetCount(limits.signInsToEmail, email)
}

export async function countSignUp({ address, email }: FromTo) {
  await countAgainst(limits.signUpsFromNetwork, address)
  await countAgainst(limits.signUpMailsToEmailFromNetwork, `${email} ${address}`)
  await countAgainst(limits.signUpMailsToEmail, email)
}

export async function countResetRequest({ address, email }: FromTo) {
  await countAgainst(limits.passwordResetsFromNetwork, address)
  await countAgainst(limits.resetMailsToEmailFromNetwork, `${email} ${address}`)
  await countAgainst(limits.resetMailsToEmail, email)
}

export const countFollowedLink = ({ address }: From) => countAgainst(limits.accountLinksFromNetwork, address)

/** `email`: the address that somebody wants next, or offers a business to. */
export async function countEmailChange({ userId, email }: { userId: string; email: string }) {
  await countAgainst(limits.emailChangesOfUser, userId)
  await countAgainst(limits.changeMailsToEmail, email)
}

/** Codes at the second step, by the account, wherever they come from. Answers with how many tries are left. */
export async function countSecondFactorTry({ address, userId }: From & { userId: string }) {
  await countAgainst(limits.secondFactorTriesFromNetwork, address)
  return countAgainst(limits.secondFactorTriesOfUser, userId)
}

export const forgetSecondFactorTries = (userId: string) => forgetCount(limits.secondFactorTriesOfUser, userId)
