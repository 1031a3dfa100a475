import { v7 as uuidv7 } from 'uuid'
import { hours, now, seconds } from '#app/platform/clock.ts'
import { sign, verify } from '#app/platform/signed.server.ts'

/** Comes with a form and goes back with it: which submission it is, when it was opened, what its challenge's answer is. */
export type FormTicket = { submissionKey: string; openedAt: number; answer: string }

const purpose = 'review-form'
const lifetime = hours(48)
const shortestVisit = seconds(3)

/** `answer`: see `issueChallenge`. */
export function issueTicket(answer: string) {
  return sign(purpose, `${uuidv7()} ${now().getTime()} ${answer}`)
}

/** Null for a ticket that is not ours or too old: the form is then shown again with a new one. */
export function readTicket(ticket: string): FormTicket | null {
  const payload = verify(purpose, ticket)
  if (!payload) return null
  const [submissionKey = '', openedAt = '', answer = ''] = payload.split(' ')
  return now().getTime() - Number(openedAt) > lifetime
    ? null
    : { submissionKey, openedAt: Number(openedAt), answer }
}

/** Nobody reads, chooses, writes and agrees within three seconds. */
export function isTooQuick({ openedAt }: FormTicket) {
  return now().getTime() - openedAt < shortestVisit
}
