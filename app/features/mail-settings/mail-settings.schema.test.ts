import { expect, test } from 'vitest'
import { newMailSettings } from './mail-settings.schema.ts'

const parsed = (given: object) => newMailSettings.safeParse(given)
const problem = (given: object) => parsed(given).error?.issues[0]?.message

test('line breaks and characters that nobody sees do not get into a sender name', () => {
  const name = 'Corner\r\nBcc: everybody'
  expect(parsed({ senderName: name }).data?.senderName).toBe('Corner Bcc: everybody')
  for (const unseen of ['\u2028', '\u2029', '\u0085', '\u0000', '\u202e', '\u2066', '\u200b', '\ufeff']) {
    const { senderName } = parsed({ senderName: `Corner${unseen}Crumb` }).data!
    expect(senderName, unseen.codePointAt(0)!.toString(16)).toMatch(/^Corner ?Crumb$/)
  }
})

test.for(['support@bank.example', 'support＠bank.example', 'Bank <a@bank.example>'])(
  'the sender name %s is refused: it hides the true address',
  (senderName) => expect(problem({ senderName })).toContain('email address'),
)

test.for([
  'Vouchsafe',
  'The VOUCHSAFE team',
  'V o u c h-s a f e',
  'Vоuchsafе',
  'Ｖouchsafe',
  'Vou\u200bchsafe',
  'V0uchsafe',
])('the sender name %s is refused: it is ours', (senderName) =>
  expect(problem({ senderName })).toContain('our name'),
)

test('a name of one letter, of 81 letters or of nothing that can be seen is no name', () => {
  expect(problem({ senderName: 'x' })).toContain('at least 2')
  expect(problem({ senderName: 'x'.repeat(81) })).toContain('at most 80')
  expect(parsed({ senderName: '\u200b\u200b' }).data?.senderName).toBeNull()
  expect(parsed({ senderName: 'Café Größe & Söhne 🥐' }).data?.senderName).toBe('Café Größe & Söhne 🥐')
})

test('replies go to one address', () => {
  for (const replyTo of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'Ada <a@b.example>'])
    expect(problem({ replyTo })).toContain('single valid email address')
  expect(parsed({ replyTo: ' Ada@B.example ' }).data?.replyTo).toBe('ada@b.example')
})

test.for([
  'Unsubscribe: bakery.example/out',
  'Hier abmelden',
  'Se désabonner',
  'Darse de baja',
  'Uitschrijven kan altijd',
  'Wypisz się',
])('a footer with a second way out is refused: %s', (footer) => {
  expect(problem({ footer })).toContain('link to unsubscribe')
})

test('a footer keeps its lines, without empty ones and without characters that nobody sees', () => {
  const footer = 'Corner & Crumb GmbH & Co.KG\r\n\r\n\r\n\u202eMarket Street 1\u2028HRB 12345'
  expect(parsed({ footer }).data?.footer).toBe('Corner & Crumb GmbH & Co.KG\nMarket Street 1\nHRB 12345')
  expect(parsed({ footer: 'x\n'.repeat(8) }).success).toBe(true)
  expect(problem({ footer: 'x\n'.repeat(9) })).toContain('8 lines')
  expect(problem({ footer: 'x'.repeat(301) })).toContain('at most 300')
  expect(problem({ footer: 'Sent by the Vouchsafe team' })).toContain('our name')
})
