import { days } from '#app/platform/clock.ts'
import type { Invitation } from './invitation.table.ts'

/** The first mail, and three after it. */
export const mostMails = 4
export const shortestPause = days(1)

type Sent = Pick<Invitation, 'state' | 'mailsSent' | 'mailsWanted' | 'lastMailAt' | 'expiresAt'>

/** Whether one more mail may be asked for: nobody gets two within a day, nor more than four in all. */
export function isResendable({ state, mailsSent, mailsWanted, lastMailAt, expiresAt }: Sent, at: Date) {
  if (state !== 'sent' && state !== 'clicked') return false
  if (mailsSent < mailsWanted || mailsSent >= mostMails || expiresAt <= at) return false
  return lastMailAt !== null && at.getTime() - lastMailAt.getTime() >= shortestPause
}
