import { expect, test } from 'vitest'
import { computingTime } from '#tests/computing-time.ts'
import { foldedText } from './visible-text.ts'

test.for([
  ['full-width digits', '０１７１', '0171'],
  ['bold letters', '𝐚𝐛@𝒙', 'ab@x'],
  ['invisible characters', '0\u200b1\u2060\u00ad7\u{e0061}1\ufeff', '0171'],
  ['Hangul fillers', 'a\u3164\uffa0b', 'ab'],
  ['underlines and accents', '0\u03321\u0332 café cafe\u0301', '01 cafe cafe'],
] as const)('a text is folded without %s', ([_, text, folded]) => {
  expect(foldedText(text)).toBe(folded)
})

test('thousands of marks out of order are folded in bounded time', () => {
  const text = `a${'\u0301\u0327'.repeat(60_000)}`
  const computed = computingTime()
  expect(foldedText(text)).toBe('a')
  expect(computed()).toBeLessThan(2_000)
})
