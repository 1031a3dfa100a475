import { sign, verify } from '#app/platform/signed.server.ts'

/** What one link of a change of address may do: the new address confirms it, the old one stops it. */
export type EmailChangeAct = 'confirm' | 'stop'

const purpose = (act: EmailChangeAct) => `email-change-${act}`

/**
 * Sealed rather than kept: nothing in the database opens an account, and a mail that is sent twice carries the
 * same link. How long and how often it works, the change itself says.
 */
export const emailChangeToken = (act: EmailChangeAct, changeId: string) => sign(purpose(act), changeId)

export const openEmailChangeToken = (act: EmailChangeAct, token: string) => verify(purpose(act), token)
