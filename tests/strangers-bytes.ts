import { isbot } from 'isbot'
import { readCookie } from '#app/features/accounts/sessions.server.ts'
import { domainOf, websiteOf } from '#app/features/businesses/domain.ts'
import { nameOfWebsite } from '#app/features/businesses/domain-name.server.ts'
import { cutQuote } from '#app/features/content/cut-quote.ts'
import { codesIn } from '#app/features/domains/look-up-proof.server.ts'
import { dateIn, ratingIn } from '#app/features/imports/import-cells.ts'
import { addressIn, readName } from '#app/features/invitations/read-list.server.ts'
import { maskData, maskingOf } from '#app/features/language-model/mask-data.ts'
import { looksLikeUnsubscribing, webAddressesIn } from '#app/features/mail-settings/mail-settings.schema.ts'
import { readMailEvents } from '#app/features/mailing/bounce-webhooks.server.ts'
import { readDay } from '#app/features/profiles/opening-hours.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import { shortName } from '#app/features/review-form/short-name.ts'
import { findFailingWords, findReasonsIn } from '#app/features/reviews/text-checks.ts'
import { readStyle } from '#app/features/widgets/owners-style.server.ts'
import { addressReader } from '#app/platform/client-address.server.ts'
import { mailboxOf, mailDomainOf } from '#app/platform/mail-address.ts'
import { isReadable } from '#app/platform/security-headers.server.ts'
import { cleanedLine, cleanedText, foldedText } from '#app/platform/visible-text.ts'

// Everything that reads strangers' bytes with patterns, at the most that its caller lets through. The program prints a
// line for each and ends; strangers-bytes.test.ts says how long it may take for all.

const url = 16_000
const header = 16_000
const form = 128_000
const review = 5_000
const page = 400_000
const hook = 1_000_000

type Reader = { name: string; size: number; read: (text: string) => unknown }
const look = { theme: 'light', paper: '#ffffff', ink: '#000000', star: '#b45309' } as never
const readers: Reader[] = [
  { name: 'page: codes', size: page, read: codesIn },
  {
    name: 'bounce',
    size: hook,
    read: (text) => readMailEvents([{ type: 'bounce', email: text, messageId: text, reason: text }]),
  },
  {
    name: 'bounces',
    size: hook,
    read: (text) => readMailEvents(Array(2_000).fill({ Message: text.slice(0, 50) })),
  },
  { name: 'address of a request', size: url, read: (text) => isReadable(`http://localhost/${text}?${text}`) },
  { name: 'forwarded for', size: header, read: (text) => addressReader(['127.0.0.1'])('127.0.0.1', text) },
  { name: 'cookie', size: header, read: (text) => readCookie({ get: () => text } as never, 'session') },
  { name: 'languages', size: header, read: (accepted) => chooseLanguage({ accepted }) },
  { name: 'robot', size: header, read: isbot },
  { name: 'line', size: form, read: cleanedLine },
  { name: 'text', size: form, read: cleanedText },
  { name: 'folded', size: form, read: foldedText },
  { name: 'website', size: form, read: (text) => [domainOf(text), websiteOf(text)] },
  { name: 'name of a website', size: 2_000, read: nameOfWebsite },
  { name: 'mailbox', size: form, read: mailboxOf },
  { name: 'mail domain', size: form, read: mailDomainOf },
  { name: 'hours', size: form, read: readDay },
  { name: 'style', size: 4_000, read: (text) => readStyle(text, look) },
  { name: 'harm', size: review, read: (text) => findReasonsIn(text, { hosts: [], address: null }) },
  { name: 'checks', size: review, read: findFailingWords },
  { name: 'masking', size: review, read: (text) => maskData(text, maskingOf({ names: ['Anna'] })) },
  {
    name: 'quote',
    size: review,
    read: (text) =>
      cutQuote(
        {
          text: `${text} y`,
          sentences: [
            { start: 0, end: text.length, label: 'positive', shown: true },
            { start: text.length + 1, end: text.length + 2, label: 'positive', shown: true },
          ],
        } as never,
        (part) => part.isCutAfter,
      ),
  },
  { name: 'short name', size: review, read: (text) => shortName(text, 'en') },
  {
    name: 'mail of the owner',
    size: review,
    read: (text) => [looksLikeUnsubscribing(text), webAddressesIn(text)],
  },
  { name: 'cell of a list', size: review, read: (text) => [addressIn([text]), readName(text, '', '')] },
  { name: 'cell of an import', size: review, read: (text) => [ratingIn(text), dateIn(text, 'day-first')] },
]

const pieces = [
  '<!--',
  '<meta ',
  '<meta name="',
  '<a>',
  '<style',
  '/*',
  '{',
  '}',
  'a{',
  '-',
  '.',
  ' ',
  '\t',
  '\n',
  ',',
  '’',
  '!',
  '1',
  'a',
  'A',
  'ä',
  '@',
  'a@',
  'a.',
  'a ',
  'a-',
  '(',
  '"',
  '“',
  '1 ',
  '1.',
  'q=',
  'www.',
  'http://',
  '{name}',
  ' ,',
  '\u200d',
  '\u0301',
  '😀',
  '\u202e',
  '&amp',
  ';',
  '%',
  '0:',
  '\ud800',
  'Abc ',
  'AB12',
  '=',
  '::part(',
  'var(',
]
const frames = [
  ['', ''],
  ['https://a(.', 'é\u0000'],
] as const
const [only = ''] = process.argv.slice(2)
for (const { name, size, read } of readers.filter((reader) => reader.name.includes(only))) {
  let worst = { ms: 0, text: '' }
  for (const piece of pieces) {
    for (const [start, end] of frames) {
      const text = start + piece.repeat(size / piece.length) + end
      const since = performance.now()
      read(text)
      const ms = performance.now() - since
      if (ms > worst.ms) worst = { ms, text: start + piece }
    }
  }
  console.log(`${name}: ${Math.round(worst.ms)} ms at worst (${JSON.stringify(worst.text)})`)
}
