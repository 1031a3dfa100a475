import { limits } from '#app/limits.ts'
import { countAgainst, forgetCount } from '#app/platform/rate-limit.server.ts'

type From = { address: string }
type FromTo = From & { email: string }

/** Counts known and unknown email addresses alike: a limit must not show which have an account. */
export async function countSignIn({ address, email }: FromTo) {
  await countAgainst(limits.signInsFromNetwork, address)
  await countAgainst(limits.signInsToEmail, email)
}

/** Wrong tries before a right one are forgiven, so that nobody is locked out by signing in often. */
export const forgetSignIns = (email: string) => forgetCount(limits.signInsToEmail, email)

export const countPasskeySignIn = ({ address }: From) => countAgainst(limits.signInsFromNetwork, address)

export const countPasskeyChallenge = ({ address }: From) =>
  countAgainst(limits.passkeyChallengesFromNetwork, address)

export async function countSignUp({ address, email }: FromTo) {
  await countAgainst(limits.signUpsFromNetwork, address)
  await countAgainst(limits.accountMailsToEmail, email)
}

export async function countResetRequest({ address, email }: FromTo) {
  await countAgainst(limits.passwordResetsFromNetwork, address)
  await countAgainst(limits.accountMailsToEmail, email)
}

export const countFollowedLink = ({ address }: From) => countAgainst(limits.accountLinksFromNetwork, address)

/** Passwords and codes that somebody who is signed in is asked for again. */
export const countReauthentication = (userId: string) => countAgainst(limits.reauthenticationsOfUser, userId)

export const countTakeout = (userId: string) => countAgainst(limits.takeoutsOfUser, userId)

/** The address that somebody wants next: mails to it count with those that strangers can cause. */
export async function countEmailChange({ userId, email }: { userId: string; email: string }) {
  await countAgainst(limits.emailChangesOfUser, userId)
  await countAgainst(limits.accountMailsToEmail, email)
}

/** Codes at the second step, by the account, wherever they come from. Answers with how many tries are left. */
export async function countSecondFactorTry({ address, userId }: From & { userId: string }) {
  await countAgainst(limits.signInsFromNetwork, address)
  return countAgainst(limits.secondFactorTriesOfUser, userId)
}

export const forgetSecondFactorTries = (userId: string) => forgetCount(limits.secondFactorTriesOfUser, userId)
