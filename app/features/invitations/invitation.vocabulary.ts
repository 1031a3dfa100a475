// The words and numbers of an invitation, without the checks: screens need these and not a schema library.

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

/** How a state is said on the screen. */
export const stateText: Record<InvitationState, string> = {
  queued: 'Queued',
  sent: 'Sent',
  clicked: 'Form begun',
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
  consent: 'They agreed to be asked by e-mail',
  existing_customer: 'They are customers, and were told that they would be asked',
}

export const invitationLimits = {
  name: { min: 2, max: 80 },
  orderReference: { max: 100 },
  source: { min: 2, max: 200 },
  subject: { min: 3, max: 120 },
  text: { min: 10, max: 2000 },
  reminders: { max: 3 },
  /** Rows of one list. */
  rows: { max: 10_000 },
}

/** An invitation can be used, and the same person is not invited again, for so long. */
export const lifetimeDays = 90
export const reminderAfterDays = 7
