import type { InvitationFilter } from './invitation-filter.ts'

/** The address of the invitations behind a number. */
export function invitationsAddress({ state, ...rest }: Partial<InvitationFilter> = {}) {
  const query = new URLSearchParams()
  if (state && state !== 'all') query.set('state', state)
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value)
  return `/business/invitations${query.size > 0 ? `?${query}` : ''}`
}
