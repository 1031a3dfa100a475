import { describe, expect, test } from 'vitest'
import { languages } from '#app/languages/languages.ts'
import { importSource } from './import.schema.ts'
import { dateIn, dateParts, plainWords, ratingIn } from './import-cells.ts'

test.for<[string, number | string]>([
  ['5', 5],
  ['5.0', 5],
  ['5,0', 5],
  ['4/5', 4],
  ['4 out of 5', 4],
  ['1 star', 1],
  ['★★★★☆', 4],
  ['⭐️⭐️⭐️', 3],
  ['FIVE', 5],
  ['two stars', 2],
  ['5 von 5 Sternen', 5],
  ['Rated 4 out of 5', 4],
  ['3 étoiles', 3],
  ['5 apples', '5 apples'],
  ['8/10', '8/10'],
  ['4.5', 4.5],
  ['=5', '=5'],
  ['', 'none'],
])('the rating “%s” is read as %s', ([cell, rating]) => {
  expect(ratingIn(cell)).toBe(rating)
})

test.for([
  ['It&#39;s &quot;sch&ouml;n&quot; &amp; good', 'It\'s "schön" & good'],
  ['<p>Hello<br />there</p>', 'Hello\nthere\n'],
  ['&amp;lt; is written once', '&lt; is written once'],
  ['R&D; a &#0; b &#xD800; c &constructor; <b>d</b>', 'R&D; a \ufffd b \ufffd c &constructor; <b>d</b>'],
])('“%s” becomes the words that its page showed', ([cell, words]) => {
  expect(plainWords(cell!)).toBe(words)
})

describe('a date', () => {
  test.for([
    ['2025-03-02', '2025-03-02T00:00:00.000Z'],
    ['2025-03-02 10:12:00 UTC', '2025-03-02T10:12:00.000Z'],
    ['2025-03-02T10:12:00.123456Z', '2025-03-02T10:12:00.123Z'],
    ['2025-03-02 10:12:00 +0200', '2025-03-02T08:12:00.000Z'],
    ['02.03.2025', '2025-03-02T00:00:00.000Z'],
    ['2/3/25', '2025-03-02T00:00:00.000Z'],
    ['02/03/2025 10:12', '2025-03-02T00:00:00.000Z'],
    ['Mar 2, 2025', '2025-03-02T00:00:00.000Z'],
    ['2nd March 2025', '2025-03-02T00:00:00.000Z'],
    ['Sun Mar 2 2025 10:12:00 GMT', '2025-03-02T00:00:00.000Z'],
    ['2. MÄRZ 2025, 10:12', '2025-03-02T00:00:00.000Z'],
    ['Le 2 fevrier 2025', '2025-02-02T00:00:00.000Z'],
    ['1er févr. 2025', '2025-02-01T00:00:00.000Z'],
    ['2 de marzo del 2025', '2025-03-02T00:00:00.000Z'],
    ['2 Febr. 2025', '2025-02-02T00:00:00.000Z'],
    ['2 Marmalade 2025', undefined],
    ['2 jui 2025', undefined],
    ['30 février 2025', undefined],
    ['31/02/2025', undefined],
    ['yesterday', undefined],
  ])('“%s” is read', ([cell, expected]) => {
    expect(dateIn(cell!, 'day-first')?.toISOString()).toBe(expected)
  })

  test('with the name of a month is read in every language, as Intl writes it', () => {
    for (const language of languages)
      for (const dateStyle of ['full', 'long', 'medium'] as const)
        for (let month = 0; month < 12; month++) {
          const at = new Date(Date.UTC(2025, month, 12))
          const cell = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(at)
          if (/\p{L}/u.test(cell)) expect(dateIn(cell, 'day-first'), `${language}: ${cell}`).toEqual(at)
        }
  })

  test('with slashes is read as the owner says, and with dots always day first', () => {
    expect(dateIn('02/03/2025', 'month-first')?.toISOString()).toMatch(/^2025-02-03/)
    expect(dateIn('02.03.2025', 'month-first')?.toISOString()).toMatch(/^2025-03-02/)
    expect([dateParts('02/03/2025'), dateParts('02.03.2025')]).toEqual([{ first: 2, second: 3 }, null])
  })
})

test.for(['Google', 'Trustpilot', 'Judge.me', 'Feefo', 'Our old shop', 'Σκρουτζ'])(
  '%s may be a source',
  (name) => {
    expect(importSource.safeParse(name).success).toBe(true)
  },
)

test.for([
  'Vouchsafe',
  'V o u c h s a f e',
  'Vоuchsafe',
  'Verified purchases',
  'Vérifiés',
  'Ověřeno',
  'V​erified',
  'Invited',
])('a source may not pretend to be ours or verified: %s', (name) => {
  expect(importSource.safeParse(name).success).toBe(false)
})
