import { describe, expect, test } from 'vitest'
import { typedLine, typedText } from './typed-text.ts'
import { lengthOf } from './visible-text.ts'

const sentences = { tooShort: 'too short', tooLong: 'too long' }
const name = typedLine({ min: 2, max: 80, ...sentences })
const text = typedText({ min: 2, max: 5000, ...sentences })
const grounds = typedText({ min: 10, max: 2000, ...sentences })
const title = typedLine({ max: 120, ...sentences })

const invisible = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u1160',
  '\u17b4',
  '\u180b',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u206f',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufff9',
  '\u{1d159}',
  '\u{1d173}',
  '\u{e0061}',
  '\u{e0100}',
  '\u00a0',
  '\u0001',
  '\u007f',
  '\u0301',
]

describe('a name or a text of nothing but', () => {
  test.for(invisible.map((each) => [each.codePointAt(0)!.toString(16), each] as const))(
    'U+%s is too short, and an optional one is empty',
    ([_, each]) => {
      for (const nothing of [each.repeat(2), each.repeat(40), `${each} ${each}`]) {
        for (const schema of [name, text, grounds])
          expect(schema.safeParse(nothing).error?.issues[0]?.message).toBe('too short')
        expect(title.parse(nothing)).toBe('')
      }
      for (const nearly of [`${each}A${each}${each}`, `A${each}`])
        expect(name.safeParse(nearly).error?.issues[0]?.message).toBe('too short')
    },
  )
})

test('a line loses what nobody sees and what turns its direction', () => {
  const typed = 'Sam\u202e\u2066 \u200b\u200eL\u00adee\u3164\u2800\u0007 \u200d\u200c\t(CEO)\u2069\ufeff'
  expect(name.parse(typed)).toBe('Sam Lee (CEO)')
  expect(name.parse('S\u200d\u200d\u200dam')).toBe('Sam')
})

test('joiners and marks stay where scripts and emoji need them', () => {
  for (const kept of [
    'علی‌رضا',
    'क्‍ष राम',
    'ශ්‍රී ලංකා',
    'Ana 👩🏽‍🚀',
    'Pat 🏳️‍🌈',
    'Ian 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '葛󠄀城 ❤️',
    'Nguyễn Thị e\u0301',
  ])
    expect(name.parse(kept)).toBe(kept)
})

test('a text keeps its lines, its joiners and its directions', () => {
  const typed = ' He said \u2067שלום\u2069.\r\n\r\nFine 👨‍👩‍👧 '
  expect(text.parse(typed)).toBe('He said \u2067שלום\u2069.\n\nFine 👨‍👩‍👧')
})

test('one emoji is a text where two characters are, but neither a name nor grounds', () => {
  for (const emoji of ['👍', '👍🏽', '❤️', '🇩🇪', '👨‍👩‍👧']) {
    expect(text.parse(emoji)).toBe(emoji)
    expect(grounds.safeParse(emoji).success).toBe(false)
  }
  expect(name.safeParse('👍').success).toBe(false)
  expect(lengthOf(name.parse('👍👍'))).toBe(2)
  expect(text.safeParse('a').success).toBe(false)
})
