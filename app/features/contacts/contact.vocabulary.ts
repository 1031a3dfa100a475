export const contactTypes = [
  'general',
  'sales',
  'support',
  'partnership',
  'media',
  'feedback',
  'other',
] as const
export type ContactType = (typeof contactTypes)[number]

export const contactTypeText: Record<ContactType, string> = {
  general: 'General',
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
  media: 'Media',
  feedback: 'Feedback',
  other: 'Other',
}

/** `answered` and `closed` are settled: from then on the time until erasure runs. */
export const contactStatuses = ['new', 'in_progress', 'answered', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

export const contactStatusText: Record<ContactStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

/** Where a message may go from each status. Nothing becomes new again. */
export const nextStatuses: Record<ContactStatus, readonly ContactStatus[]> = {
  new: ['in_progress', 'answered', 'closed'],
  in_progress: ['answered', 'closed'],
  answered: ['closed', 'in_progress'],
  closed: ['in_progress'],
}

export const isSettled = (status: ContactStatus) => status === 'answered' || status === 'closed'

export const contactSources = ['homepage_contact_modal', 'contact_page'] as const
export type ContactSource = (typeof contactSources)[number]

export const contactLimits = {
  fullName: { min: 2, max: 50 },
  company: { max: 100 },
  subject: { min: 5, max: 100 },
  message: { min: 20, max: 1000 },
} as const

/** How long contact messages and unconfirmed newsletter addresses are kept, in days. */
export const contactRetention = {
  /** After a message was answered or closed. */
  settledDays: 180,
  /** After the last change of one that nobody settled. */
  unsettledDays: 730,
  /** A newsletter address whose link was not followed. */
  unconfirmedDays: 7,
} as const

export const contactSuccess = {
  title: 'Message Sent Successfully',
  text: 'Thank you for reaching out. Our team will get back to you within 24 hours.',
}

export const contactFailureTitle = 'Error Sending Message'

/** Why a message was not taken, by the status of the answer. `email`: where to write instead. */
export function contactFailure(status: number, email: string) {
  if (status === 403)
    return `Unable to submit your message due to security restrictions. Please try again or email us directly at ${email}.`
  if (status === 503)
    return `Service temporarily unavailable. Please try again in a few minutes or email us at ${email}.`
  return `Failed to send your message. Please try again or contact us directly at ${email}.`
}
