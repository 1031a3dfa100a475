import { hours, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describeError } from '#app/platform/log.server.ts'
import { rest, serverLane, slowDown } from '#app/platform/mail-lanes.server.ts'
import { providerOf } from '#app/platform/mail-providers.ts'
import { type Invitation, invitations } from './invitation.table.ts'
import { isInvitation } from './invitation-row.server.ts'

/** What kept a mail from going. It goes later. */
export type Hindrance = {
  /** Told that it is too much: it has to slow down. */
  tooFast?: string
  /** The server gave up on the connection, or is not there: it is left alone for a moment. */
  isServerAway?: boolean
  /** The mail server's words about this mail. */
  said: string | null
  /** Codes, and no words: those may have the address in them. */
  logged: Record<string, unknown>
}

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string }

/**
 * What an answer that is no refusal for good means. About one mailbox (4.1, 4.2: full, busy): this mail waits alone.
 * Any other 4xx to a recipient or a mail is "too many" from its provider. An answer to us, before that, is our
 * server's; so is silence.
 */
export function hindranceIn(error: unknown, to: string): Hindrance {
  const { code, responseCode = 0, command = '', response = '' } = (error ?? {}) as SmtpError
  const said = response.replace(/\s+/g, ' ').slice(0, 300)
  const logged = { code, command, responseCode }
  // Nodemailer names no command where a 421 cuts off the envelope; at the greeting its code is another one.
  const isCutOff = responseCode === 421 && code === 'ECONNECTION'
  if (isCutOff || (responseCode > 0 && (command === 'RCPT TO' || command === 'DATA'))) {
    const isOfMailbox = /\b4\.[12]\.\d+/.test(said)
    const tooFast = isOfMailbox ? undefined : providerOf(to)
    return { tooFast, isServerAway: responseCode === 421, said, logged }
  }
  if (responseCode > 0) return { tooFast: serverLane, said: null, logged }
  if (code) return { isServerAway: true, said: null, logged }
  // Not the mail server's doing, but ours.
  return { said: null, logged: { err: describeError(error) } }
}

const shortestWait = seconds(10)
const longestWait = hours(6)
const silenceRest = seconds(2)

/** The mail goes to a later time; the wait doubles each time. The caller holds the row's lock. */
export async function putOff(
  tx: Database,
  { businessId, id, putOff: before }: Pick<Invitation, 'businessId' | 'id' | 'putOff'>,
  { said }: Hindrance,
) {
  const at = now()
  const waitMs = Math.min(longestWait, shortestWait * 2 ** before)
  await tx
    .update(invitations)
    .set({
      putOff: Math.min(before + 1, 30),
      sendAfter: new Date(at.getTime() + waitMs),
      failure: said,
      updatedAt: at,
    })
    .where(isInvitation({ businessId, invitationId: id }))
}

/** Gives way to whoever said that it is too much, or is not there. */
export async function heed(db: Database, { tooFast, isServerAway }: Hindrance) {
  if (tooFast) await slowDown(db, tooFast)
  if (isServerAway) await rest(db, serverLane, silenceRest)
}
