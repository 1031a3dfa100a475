import { describe, expect, test } from 'vitest'
import { aContactForm } from '#tests/contact-messages.ts'
import {
  contactFailureOf,
  contactFailureText,
  contactTypes,
  newContact,
  nextStatuses,
  statusChange,
} from './contact.schema.ts'

describe('the contact form', () => {
  test('trims and lower-cases the address, trims the company, reads the checkboxes', () => {
    const typed = { email: ' Lotte@Contact.EXAMPLE ', company: '  Crumb Ltd ', isUrgent: 'on' }
    expect(newContact.parse(aContactForm(typed))).toMatchObject({
      email: 'lotte@contact.example',
      company: 'Crumb Ltd',
      isUrgent: true,
      wantsNewsletter: false,
    })
    expect(newContact.parse(aContactForm({ company: '   ' })).company).toBeNull()
  })

  test('offers exactly the seven inquiry types', () => {
    expect(contactTypes).toEqual(['general', 'sales', 'support', 'partnership', 'media', 'feedback', 'other'])
  })
})

describe('why a message was not taken', () => {
  const email = 'help@vouch.example'
  test.for([
    [
      403,
      'Unable to submit your message due to security restrictions. Please try again or email us directly at help@vouch.example.',
    ],
    [
      503,
      'Service temporarily unavailable. Please try again in a few minutes or email us at help@vouch.example.',
    ],
    ...[0, 400, 413, 422, 429, 500, 502].map((status) => [
      status,
      'Failed to send your message. Please try again or contact us directly at help@vouch.example.',
    ]),
  ] as [number, string][])('status %i', ([status, sentence]) => {
    expect(contactFailureText[contactFailureOf(status)].replace('{email}', email)).toBe(sentence)
  })
})

test('no status becomes new again or follows itself', () => {
  for (const [from, to] of Object.entries(nextStatuses)) {
    expect(to).not.toContain('new')
    expect(to).not.toContain(from)
  }
  expect(statusChange.safeParse({ contactId: 'x', status: 'gone' }).success).toBe(false)
})
