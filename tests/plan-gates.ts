import type { Feature } from '#app/features/plans/features.ts'
import type { RouteResult } from './doors.ts'

export const every = 'every plan'
export type Needed = typeof every | Feature

/** A door of the business area: what its page needs, and each act that can be posted to it ('' is the only one). */
export type OwnersDoor = { page: Needed; acts?: Record<string, Needed> }

/** The acts that the source of a door knows: the keys of its `acts`, and what it compares `act` or `intent` with. */
export function actsNamedIn(source: string) {
  const [, listed = ''] = /^const acts[^=]*= \{\n(.*?)^\}/ms.exec(source) ?? []
  const keys = listed.matchAll(/^ {2}(?:async )?'?([\w-]+)'?[(:,]/gm)
  const compared = source.matchAll(/\b(?:act|intent) [!=]== '([\w-]+)'/g)
  return [...new Set([...keys, ...compared].map(([, name]) => name!))].sort()
}

/** Sent to the plans, or told that the plan does not include it. */
export const isRefusedForPlan = ({ status, location }: RouteResult) =>
  status === 402 || Boolean(location?.startsWith('/business/subscription?feature='))
