// Words, limits and addresses of invitations. Without a schema library: browsers load this file.

export const invitationStates = [
  'queued',
  'sent',
  'clicked',
  'completed',
  'declined',
  'undelivered',
  'unsubscribed',
  'cancelled',
  'expired',
] as const
export type InvitationState = (typeof invitationStates)[number]

export const stateText: Record<InvitationState, string> = {
  queued: 'Queued',
  sent: 'Sent',
  clicked: 'Form started',
  completed: 'Reviewed',
  declined: 'Declined',
  undelivered: 'Not delivered',
  unsubscribed: 'Unsubscribed',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

export const legalBases = ['consent', 'existing_customer'] as const
export type LegalBasis = (typeof legalBases)[number]

export const legalBasisText: Record<LegalBasis, string> = {
  consent: 'They agreed to be asked by email',
  existing_customer: 'They are customers and were told that they would be asked',
}

/** The terms of a business that has not invited anyone yet. The form states them beside its button. */
export const firstTerms = {
  legalBasis: 'existing_customer',
  source: 'Our own customers',
  reminders: 1,
  incentive: null,
} as const

export const reminderText = ['no reminders', 'one reminder', 'two reminders', 'three reminders'] as const

export const invitationLimits = {
  name: { min: 2, max: 80 },
  orderReference: { max: 100 },
  source: { min: 2, max: 200 },
  subject: { min: 3, max: 120 },
  text: { min: 10, max: 2000 },
  reminders: { max: 3 },
  /** Of one list. */
  fileBytes: { max: 16 * 1024 * 1024 },
  /** Rows of one list. */
  rows: { max: 50_000 },
  /** More than any shop's export has, and fewer than a form may have fields. */
  columns: { max: 180 },
  /** Characters of one row. */
  rowLength: { max: 20_000 },
}

/** The numbers of the rows in the form that invites a few people at once. */
export const fewPlaces = [1, 2, 3] as const

type ListQuery = { state?: InvitationState | 'all'; q?: string; batch?: string; after?: string }

export function invitationsAddress({ state, ...rest }: ListQuery = {}) {
  const query = new URLSearchParams()
  if (state && state !== 'all') query.set('state', state)
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value)
  return `/business/invitations${query.size > 0 ? `?${query}` : ''}`
}

/** Days between an invitation and its reminder, and between reminders. */
export const reminderAfterDays = 7
