import { describe, expect, test } from 'vitest'
import { languages } from '#app/languages/languages.ts'
import { importSource } from './import.schema.ts'
import { dateIn, dateParts, plainWords, ratingIn } from './import-cells.ts'

test.for<[string, { value: number; best: 5 | 10 | null } | string]>([
  ['5', { value: 5, best: null }],
  ['5,0', { value: 5, best: null }],
  ['4.5', { value: 4.5, best: null }],
  ['9', { value: 9, best: null }],
  ['4/5', { value: 4, best: 5 }],
  ['4 out of 5', { value: 4, best: 5 }],
  ['5.0 of 5 bubbles', { value: 5, best: 5 }],
  ['5 star rating', { value: 5, best: 5 }],
  ['1 star', { value: 1, best: 5 }],
  ['5.0 out of 5 stars', { value: 5, best: 5 }],
  ['★★★★☆', { value: 4, best: 5 }],
  ['★★★½', { value: 3.5, best: 5 }],
  ['⭐️⭐️⭐️', { value: 3, best: 5 }],
  ['FIVE', { value: 5, best: 5 }],
  ['two stars', { value: 2, best: 5 }],
  ['5 von 5 Sternen', { value: 5, best: 5 }],
  ['Rated 4 out of 5', { value: 4, best: 5 }],
  ['3 étoiles', { value: 3, best: 5 }],
  ['8/10', { value: 8, best: 10 }],
  ['8,5 von 10 Punkten', { value: 8.5, best: 10 }],
  ['Positive', { value: 5, best: 5 }],
  ["doesn't recommend", { value: 1, best: 5 }],
  ['5 apples', '5 apples'],
  ['80/100', '80/100'],
  ['=5', '=5'],
  ['', 'none'],
])('the rating “%s” is read as %s', ([cell, rating]) => {
  expect(ratingIn(cell)).toEqual(rating)
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
    ['1740910320', '2025-03-02T10:12:00.000Z'],
    ['1740910320123', '2025-03-02T10:12:00.000Z'],
    ['2025-03-02T10:12:00+0000', '2025-03-02T10:12:00.000Z'],
    ['Reviewed in Germany on 2 March 2025', '2025-03-02T00:00:00.000Z'],
    ['Reviewed in the United States on March 2, 2025', '2025-03-02T00:00:00.000Z'],
    ['Rezension aus Deutschland vom 2. März 2025', '2025-03-02T00:00:00.000Z'],
    ['Commenté en France le 2 mars 2025', '2025-03-02T00:00:00.000Z'],
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
