import { describe, expect, test } from 'vitest'
import { readMailEvents } from './bounce-webhooks.server.ts'

describe('webhooks of mail providers', () => {
  const email = 'gone@mail.example'
  const messageId = '<some.mail@vouchsafe>'

  test.for([
    ['our own', { type: 'bounce', email, messageId }],
    ['a list', { events: [{ type: 'bounce', email, messageId }] }],
    ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: email, MessageID: messageId }],
    ['SendGrid', [{ event: 'bounce', email, 'smtp-id': messageId }]],
    ['Brevo', { event: 'hard_bounce', email, 'message-id': messageId }],
    [
      'Mailgun',
      {
        'event-data': {
          event: 'failed',
          severity: 'permanent',
          recipient: email,
          message: { headers: { 'message-id': messageId } },
        },
      },
    ],
    [
      'Amazon SES',
      {
        Type: 'Notification',
        Message: JSON.stringify({
          notificationType: 'Bounce',
          bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] },
          mail: { headers: [{ name: 'Message-ID', value: messageId }] },
        }),
      },
    ],
    ['Resend', { type: 'email.bounced', data: { to: [email], message_id: messageId } }],
  ] as const)('are read in the format of %s', ([, body]) => {
    expect(readMailEvents(body)).toMatchObject([{ kind: 'bounced', email, messageId }])
  })

  test('of a kind that every object inherits are left out', () => {
    for (const kind of ['constructor', 'toString', '__proto__']) {
      expect(readMailEvents({ type: kind, email })).toEqual([])
      expect(readMailEvents({ event: kind, email })).toEqual([])
      expect(readMailEvents({ type: kind, data: { to: email } })).toEqual([])
    }
  })

  test('temporary failures and unknown events are ignored', () => {
    for (const body of [
      null,
      4,
      'x',
      [],
      [[]],
      {},
      { type: 'open', email },
      { RecordType: 'Bounce', Type: 'Transient', Email: email },
      { event: 'deferred', email },
      { 'event-data': { event: 'failed', severity: 'temporary', recipient: email } },
      { Message: '{' },
    ]) {
      expect(readMailEvents(body)).toEqual([])
    }
  })
})

test('a message’s id is cut: a provider’s key in strange hands fills nothing', () => {
  const [found] = readMailEvents({
    type: 'bounce',
    email: 'sam@mail.example',
    messageId: 'x'.repeat(900_000),
  })
  expect(found!.messageId).toHaveLength(500)
})
