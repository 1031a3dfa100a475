import { createHmac } from 'node:crypto'
import { createChallenge, randomInt } from 'altcha-lib'
import { deriveKey as solve } from 'altcha-lib/algorithms/pbkdf2'
import { v7 as uuidv7 } from 'uuid'
import { now, seconds } from '#app/platform/clock.ts'
import { countAgainst, countAgainstAll, type Limit, uncount } from '#app/platform/rate-limit.server.ts'
import { areEqual, deriveKey, sign, verify } from '#app/platform/secret.server.ts'
import { limits } from '#app/rate-limits.ts'
import { honeypotField } from '#app/ui/honeypot-field.ts'
import type { Channel } from './channels.server.ts'

/** Travels with a form: which submission it is, when the form was opened, how to recognise the proof of work. */
type FormTicket = { submissionKey: string; openedAt: number; proofHash: string }

/** Nobody reads, chooses, writes and agrees faster. */
const shortestVisit = seconds(3)

/** The form that a ticket is for: it serves no other business, and no other kind of form. */
type TicketedForm = { kind: Channel['kind'] | 'report'; businessId: string }

/** `proofHash`: from `issueChallenge`; none for a form without proof of work. */
export const issueTicket = (form: TicketedForm, proofHash = '') =>
  sign('review-form', `${nameOf(form)} ${uuidv7()} ${proofHash}`)

/** Without spaces. Addresses may write the id of a business in capital letters. */
const nameOf = ({ kind, businessId }: TicketedForm) => `${kind}:${businessId.toLowerCase()}`

type Problem = 'tooOld' | 'trapped' | 'tooQuick'
type Defended = { ticket: FormTicket } | { problem: Problem }

/**
 * Checks that the ticket is for this form, that no bot filled it in, and that it took as long as a person needs. An
 * invitation that we mailed proves a person, however quick.
 */
export function checkDefences(values: Record<string, string>, form: TicketedForm): Defended {
  const ticket = readTicket(values.ticket ?? '', form)
  if (!ticket) return { problem: 'tooOld' }
  if (values[honeypotField]) return { problem: 'trapped' }
  const isQuick = now().getTime() - ticket.openedAt < shortestVisit
  if (isQuick && form.kind !== 'invitation') return { problem: 'tooQuick' }
  return { ticket }
}

/** The ticket of the form that is shown again: if it was only sent too soon, its time goes on; empty for a new one. */
export const ticketAfter = (problem: Problem, { ticket = '' }: Record<string, string>) =>
  problem === 'tooQuick' ? ticket : ''

function readTicket(ticket: string, form: TicketedForm): FormTicket | null {
  const verified = verify('review-form', ticket)
  if (!verified) return null
  const [issuedFor, submissionKey = '', proofHash = ''] = verified.payload.split(' ')
  if (issuedFor !== nameOf(form)) return null
  return { submissionKey, openedAt: verified.signedAt, proofHash }
}

/**
 * Proof of work: about a second of computing on a phone, while the person writes.
 *
 * `proofHash` recognises the solution without repeating the work. The form's signed ticket carries it, which
 * binds the challenge to one submission.
 */
export async function issueChallenge() {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: randomInt(300, 900),
    deriveKey: solve,
    hmacSignatureSecret: deriveKey('proof-of-work').toString('base64url'),
    hmacKeySignatureSecret: proofKey(),
  })
  return { challenge, proofHash: challenge.parameters.keySignature! }
}

const proofKey = () => deriveKey('proof-of-work-key').toString('base64url')

/** `proof`: the key that the browser found, in hex. */
function isProven(proof: string, { proofHash }: FormTicket) {
  const expected = Buffer.from(proofHash, 'hex')
  const given = createHmac('sha256', proofKey()).update(Buffer.from(proof, 'hex')).digest()
  return areEqual(given, expected)
}

type Sent = { address: string; businessId: string; proof: string; ticket: FormTicket }

function limitsOf({ address, businessId, proof, ticket }: Sent): [Limit, string][] {
  const [byNetwork, byBusiness] = isProven(proof, ticket)
    ? [limits.reviewsFromNetwork, limits.reviewsOfBusiness]
    : [limits.unprovenReviewsFromNetwork, limits.unprovenReviewsOfBusiness]
  return [
    [byNetwork, address],
    [byBusiness, businessId],
  ]
}

/** Counts a submission by its network and its business; throws 429. A browser that did the work may send more. */
export async function countSubmission(sent: Sent) {
  for (const [limit, key] of limitsOf(sent)) await countAgainst(limit, key)
}

const mailLimits = [
  limits.confirmationMailsToEmailFromNetwork,
  limits.confirmationMailsToEmailFromNetworkInDay,
]

/** Counts a mail to an address that nobody has confirmed, by its mailbox and the network that asks for it; throws 429. */
export async function countConfirmationMail({ address, email }: { address: string; email: string }) {
  await countAgainstAll(mailLimits, `${email} ${address}`)
}

/** Takes back what was counted for a submission that could not be saved. `email`: whose mail was counted, if any was. */
export async function uncountSubmission(sent: Sent, email: string | null) {
  for (const [limit, key] of limitsOf(sent)) await uncount(limit, key)
  if (email) for (const limit of mailLimits) await uncount(limit, `${email} ${sent.address}`)
}
