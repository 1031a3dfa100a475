import { afterEach, expect, test } from 'vitest'
import { timeInWords } from './time-words.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone ?? 'UTC'
})

test('a day without a time is the same day for a reader west of Greenwich, a time is in their zone', () => {
  process.env.TZ = 'America/Los_Angeles'
  const inWords = (time: string) =>
    timeInWords(new Date(time), 'date', { isLocal: true, language: 'en' }).text
  expect(inWords('2026-06-10T00:00:00Z')).toBe('10 Jun 2026')
  expect(inWords('2026-06-10T00:00:01Z')).toBe('9 Jun 2026')
})
