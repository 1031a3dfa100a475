import { describe, expect, test } from 'vitest'
import { errorsByField } from '#app/platform/form-errors.ts'
import { aContactForm, contactRules } from '#tests/contact-messages.ts'
import {
  contactFailureOf,
  contactFailureText,
  contactMove,
  contactTypes,
  newContact,
  nextStatuses,
} from './contact.schema.ts'

const errorsOf = (form: Record<string, string>) => {
  const parsed = newContact.safeParse(form)
  return parsed.success ? {} : errorsByField(parsed.error)
}

describe('the contact form', () => {
  test.for(contactRules)('%s %j: %s', ([field, value, sentence]) => {
    expect(errorsOf(aContactForm({ [field]: value }))).toEqual(sentence ? { [field]: sentence } : {})
  })

  test('says of an empty form what is missing, and asks neither for a company nor for a tick', () => {
    expect(errorsOf({})).toEqual({
      contactType: 'Please select an inquiry type',
      fullName: 'Full name is required',
      email: 'Email address is required',
      subject: 'Subject is required',
      message: 'Message is required',
    })
  })

  test('trims and lower-cases the address, trims the company or leaves it out, reads the ticks', () => {
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

test('no message becomes new again, and none moves to where it is', () => {
  for (const [from, to] of Object.entries(nextStatuses)) {
    expect(to).not.toContain('new')
    expect(to).not.toContain(from)
  }
  expect(contactMove.safeParse({ contactId: 'x', status: 'gone' }).success).toBe(false)
})
