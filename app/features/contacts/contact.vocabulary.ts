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

/** `answered` and `closed` are settled, which starts the period until erasure. */
export const contactStatuses = ['new', 'in_progress', 'answered', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

export const contactStatusText: Record<ContactStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

/** The statuses that may follow each one. Nothing becomes new again. */
export const nextStatuses: Record<ContactStatus, readonly ContactStatus[]> = {
  new: ['in_progress', 'answered', 'closed'],
  in_progress: ['answered', 'closed'],
  answered: ['closed', 'in_progress'],
  closed: ['in_progress'],
}

export const isSettled = (status: ContactStatus) => status === 'answered' || status === 'closed'

export const contactSources = ['homepage_contact_modal', 'contact_page'] as const
export type ContactSource = (typeof contactSources)[number]

/** Limits and messages of each field, for the server and the page. */
export const contactFields = {
  contactType: { missing: 'Please select an inquiry type' },
  fullName: {
    missing: 'Full name is required',
    min: 2,
    tooShort: 'Name must be at least 2 characters',
    max: 50,
    tooLong: 'Name must not exceed 50 characters',
  },
  email: { missing: 'Email address is required', wrong: 'Please enter a valid email address' },
  company: { max: 100, tooLong: 'Company name must not exceed 100 characters' },
  subject: {
    missing: 'Subject is required',
    min: 5,
    tooShort: 'Subject must be at least 5 characters',
    max: 100,
    tooLong: 'Subject must not exceed 100 characters',
  },
  message: {
    missing: 'Message is required',
    min: 20,
    tooShort: 'Message must be at least 20 characters',
    max: 1000,
    tooLong: 'Message must not exceed 1000 characters',
  },
} as const

export const contactSuccess = {
  title: 'Message Sent Successfully',
  text: 'Thank you for reaching out. Our team will get back to you within 24 hours.',
}

export const contactFailureTitle = 'Error Sending Message'

/** Why a message was not sent. {email} is the contact address. */
export const contactFailureText = {
  denied:
    'Unable to submit your message due to security restrictions. Please try again or email us directly at {email}.',
  unavailable: 'Service temporarily unavailable. Please try again in a few minutes or email us at {email}.',
  failed: 'Failed to send your message. Please try again or contact us directly at {email}.',
}
export type ContactFailure = keyof typeof contactFailureText
export const contactFailures = Object.keys(contactFailureText) as ContactFailure[]

/** By HTTP status; 0 means no response. */
export function contactFailureOf(status: number): ContactFailure {
  if (status === 403) return 'denied'
  return status === 503 ? 'unavailable' : 'failed'
}
