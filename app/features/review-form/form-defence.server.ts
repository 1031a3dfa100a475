import { limits } from '#app/limits.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'

import { type FormTicket, isTooQuick, readTicket } from './form-ticket.server.ts'
import { isProofGood } from './proof-of-work.server.ts'

/** A field that no person sees. A robot that fills in everything fills it in too. */
export const trapField = 'company_fax'

type Defended = { ticket: FormTicket } | { problem: 'tooOld' | 'trapped' | 'tooQuick' }

/** Whether the form was filled in by somebody who could see it and took their time. */
export function readDefences(values: Record<string, string>): Defended {
  const ticket = readTicket(values.ticket ?? '')
  if (!ticket) return { problem: 'tooOld' }
  if (values[trapField]) return { problem: 'trapped' }
  if (isTooQuick(ticket)) return { problem: 'tooQuick' }
  return { ticket }
}

type Visit = { address: string; businessId: string; proof: string | undefined; ticket: FormTicket }

/**
 * Counts a submission against its address and its business; throws 429. A browser that did its work may
 * send more than one without JavaScript, which nothing but the confirmed address vouches for.
 */
export async function countSubmission({ address, businessId, proof, ticket }: Visit) {
  const isProven = isProofGood(proof, ticket.answer)
  await Promise.all([
    countAgainst(isProven ? limits.reviewsFromNetwork : limits.unprovenReviewsFromNetwork, address),
    countAgainst(isProven ? limits.reviewsOfBusiness : limits.unprovenReviewsOfBusiness, businessId),
  ])
}
