import { createHmac } from 'node:crypto'
import { hours, minutes } from '#app/platform/clock.ts'
import { countAgainst, forgetCount, type Limit, networkOf } from '#app/platform/rate-limit.server.ts'
import { deriveKey } from '#app/platform/secret.server.ts'

const limit = (name: string, points: number, perMs: number): Limit => ({
  name,
  points,
  perSeconds: perMs / 1000,
})

const signInsFrom = limit('sign-in-from', 60, minutes(10))
const signInsTo = limit('sign-in-to', 10, minutes(15))
const signUpsFrom = limit('sign-up-from', 20, hours(1))
const resetsFrom = limit('reset-from', 20, hours(1))
const linksFrom = limit('account-link-from', 60, hours(1))
const proofsOf = limit('proof-of', 10, minutes(15))
const emailChangesOf = limit('email-change-of', 5, hours(24))
/** Three codes of a million are right at any time: at this pace it takes decades to hit one. */
const takeoutsOf = limit('takeout-of', 10, hours(1))
const secondStepsOf = limit('second-step-of', 10, hours(1))
/** Mails that strangers can make us send to one mailbox. */
const mailsTo = limit('account-mail-to', 6, hours(1))

type From = { address: string }
type FromTo = From & { email: string }

/** Every count is made whether the e-mail address is known or not: a limit must not tell. */
export async function countSignIn({ address, email }: FromTo) {
  await countAgainst(signInsFrom, networkOf(address))
  await countAgainst(signInsTo, keyOf(email))
}

/** Wrong tries before a right one are forgiven, so that nobody is locked out by signing in often. */
export const forgetSignIns = (email: string) => forgetCount(signInsTo, keyOf(email))

export async function countSignUp({ address, email }: FromTo) {
  await countAgainst(signUpsFrom, networkOf(address))
  await countAgainst(mailsTo, keyOf(email))
}

export async function countResetRequest({ address, email }: FromTo) {
  await countAgainst(resetsFrom, networkOf(address))
  await countAgainst(mailsTo, keyOf(email))
}

export const countFollowedLink = ({ address }: From) => countAgainst(linksFrom, networkOf(address))

/** Passwords and codes that somebody who is signed in is asked for again. */
export const countProof = (userId: string) => countAgainst(proofsOf, userId)

export const countTakeout = (userId: string) => countAgainst(takeoutsOf, userId)

/** The address that somebody wants next: mails to it count with those that strangers can cause. */
export async function countEmailChange({ userId, email }: { userId: string; email: string }) {
  await countAgainst(emailChangesOf, userId)
  await countAgainst(mailsTo, keyOf(email))
}

/** Codes at the second step, by the account, wherever they come from. Answers with how many tries are left. */
export async function countSecondStep({ address, userId }: From & { userId: string }) {
  await countAgainst(signInsFrom, networkOf(address))
  return countAgainst(secondStepsOf, userId)
}

export const forgetSecondSteps = (userId: string) => forgetCount(secondStepsOf, userId)

/** Addresses are not kept in the clear only to count them. */
function keyOf(email: string) {
  return createHmac('sha256', deriveKey('rate-limits')).update(email).digest('base64url')
}
