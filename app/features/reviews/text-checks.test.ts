import { describe, expect, test } from 'vitest'
import { computingTime } from '#tests/computing-time.ts'
import { fingerprintOf } from './fingerprints.server.ts'
import { checkWords } from './text-checks.ts'

/** One character of each Unicode category, those that the patterns look for, and what repeats in them. */
const pieces = [
  'A',
  'a',
  'ǅ',
  'ʰ',
  '字',
  'ا',
  '가',
  'é',
  'e\u0301',
  '𝒜',
  '\u0301',
  '\u0903',
  '\u20dd',
  ...'1٣１Ⅷ½_-‐()«»!.…@%/:+€^✓😀',
  ' ',
  '\u00a0',
  '\n',
  '\u2028',
  '\u2029',
  '\u0001',
  '\u200b',
  '\u202e',
  '\ue000',
  '\u0378',
  '\ufdfa',
  'a.',
  '1 ',
  '1-',
  '1.',
  '1. ',
  '1.1.',
  'a@',
  '@a',
  '@a.',
  'a@a.',
  'a@a.a',
  'A1',
  'AA11 ',
  'A1A1 ',
  'a-',
  '-a-',
  'aa.c',
  'www',
  'www.',
  'http',
  'https://',
  'use my ',
  'promo ',
  '\u0301\u0327',
  'a\u0301\u0327',
]

const most = { review: 5_000, import: 20_000 }

describe('a text of one repeated piece', () => {
  test.for(pieces)('%j is checked in time proportional to its length', (piece) => {
    for (const length of Object.values(most)) {
      const text = piece.repeat(Math.ceil(length / piece.length))
      const computed = computingTime()
      checkWords(text)
      fingerprintOf(text)
      // It takes some 20 ms for the longest; a quadratic pattern takes 3 to 16 s.
      expect(computed()).toBeLessThan(2_000)
    }
  })
})

test.for([
  'Close to the beach.It was quiet.In the evening we went out',
  'We lost in the casino, and I could make money for the next trip',
  'I work from home, so a quiet room matters',
  'The bread was great.Service was slow',
  'We ordered 120 rolls for 45 people at 3 places, all right',
])('everyday words are neither link nor advertising: %s', (text) => {
  expect(checkWords(text)).toEqual([])
})

test.for([
  ['Buy at https://cheap.example/now', 'links'],
  ['look at crumb.it today', 'links'],
  ['LOOK AT CRUMB.IT TODAY', 'links'],
  ['the best online casino', 'advertising'],
  ['make money fast with me', 'advertising'],
  ['Write to sam@crumb.example about it', 'personal_data'],
  ['Paid to DE89 3704 0044 0532 0130 00', 'personal_data'],
] as const)('%s fails a check', ([text, failed]) => {
  expect(checkWords(text)).toContain(failed)
})

describe('a check sees through', () => {
  test.for([
    ['full-width digits', 'Ring ０１７１ ５５５０１９９', 'personal_data'],
    ['digits of another script', 'اتصل بي على ٠١٧١٥٥٥٠١٩٩', 'personal_data'],
    ['invisible characters in a number', '0\u200b1\u20607\u00ad1\ufeff5\u200d5\u180e50199', 'personal_data'],
    ['bold letters in an address', '𝐬𝐚𝐦@𝐜𝐫𝐮𝐦𝐛.𝐞𝐱𝐚𝐦𝐩𝐥𝐞', 'personal_data'],
    ['underlines in a link', 'w\u0332w\u0332w\u0332.\u0332cheap\u0332', 'links'],
    ['invisible characters in a link', 'cheap\u200b-loaves.\u2060sh\u00adop', 'links'],
    ['full stops of full width', 'ｗｗｗ．ｃｈｅａｐ．ｅｘａｍｐｌｅ', 'links'],
    ['an international name', 'see bücherstube-ö.de', 'links'],
    ['invisible characters in advertising', 'use my\u2028co\u200bde', 'advertising'],
    ['a French number with dots', 'Appelez le 01.71.55.50.19', 'personal_data'],
    ['a number in the form of a date', 'Her insurance is 123-45-6789', 'personal_data'],
    ['letters after a number', 'Call 01715550199please', 'personal_data'],
  ] as const)('%s', ([_, text, failed]) => {
    expect(checkWords(text.replace('\u2028', ' '))).toContain(failed)
  })

  test('and leaves dates, prices and times alone', () => {
    for (const text of [
      'From 12/11/2025-14/11/2025 and 2025-12-01/2025-12-03, or 3.4.26',
      'Costs 1.250,00 or 2.500,00 for two, open 7:30-18:00',
      'Room 1204, 2 nights, 3 adults, rated 10/10',
      'Ordered 2@3.50 each',
    ])
      expect(checkWords(text)).toEqual([])
  })
})

test('a text is the same with other spacing, case, marks, letters and invisible characters', () => {
  const known = fingerprintOf('The bread was great, the café too.')
  for (const copy of [
    'THE  BREAD was great - the cafe\u0301 too!',
    'The br\u200bead was gre\u2060at, the ca\u00adfé to\ufe0fo.',
    'T h e b r e a d was great, the café too.',
    '𝐓𝐡𝐞 𝐛𝐫𝐞𝐚𝐝 was great, the cafe\u0332 too.',
    'Ｔｈｅ bread was great, the café too.',
  ])
    expect(fingerprintOf(copy)).toEqual(known)
  expect(fingerprintOf('The bread was great, the coffee too.')).not.toEqual(known)
  expect(fingerprintOf('👍')).not.toEqual(fingerprintOf('👎'))
})
