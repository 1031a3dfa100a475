import { v7 as uuidv7 } from 'uuid'
import { now, seconds } from '#app/platform/clock.ts'
import { sign, verify } from '#app/platform/signed.server.ts'

/** Comes with a form and goes back with it: which submission it is, when it was opened, what its challenge's answer is. */
export type FormTicket = { submissionKey: string; openedAt: number; answer: string }

const shortestVisit = seconds(3)

/** `answer`: see `issueChallenge`. */
export const issueTicket = (answer: string) => sign('review-form', `${uuidv7()} ${answer}`)

/** Null for a ticket that is not ours or has expired: the form is then shown again with a new one. */
export function readTicket(ticket: string): FormTicket | null {
  const verified = verify('review-form', ticket)
  if (!verified) return null
  const [submissionKey = '', answer = ''] = verified.payload.split(' ')
  return { submissionKey, openedAt: verified.signedAt, answer }
}

/** Nobody reads, chooses, writes and agrees within three seconds. */
export function isTooQuick({ openedAt }: FormTicket) {
  return now().getTime() - openedAt < shortestVisit
}
