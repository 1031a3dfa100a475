import { expect, test } from 'vitest'
import type { StarCounts } from '#app/features/figures/statistics.ts'
import { textOf } from '#app/features/findings/finding-text.ts'
import { periodOfKey } from './digest-period.ts'
import { ratingSentence } from './performance-digest.server.ts'

const week = periodOfKey('2026-11-16..2026-11-22')
const nobody: StarCounts = [0, 0, 0, 0, 0]

test('a few ratings have a number and no average', () => {
  expect(textOf(ratingSentence(week, [1, 0, 0, 0, 2], [0, 0, 0, 0, 30])!)).toBe(
    '3 customers rated you, after 30 the week before.',
  )
})

test('an average is compared with the week before', () => {
  expect(textOf(ratingSentence(week, [1, 0, 2, 4, 5], [0, 1, 1, 4, 6])!)).toBe(
    '12 customers rated you 4.00 on average, no clear change from 4.25 the week before.',
  )
  expect(textOf(ratingSentence(week, [20, 5, 0, 0, 0], [0, 0, 0, 5, 20])!)).toContain(
    ' rated you 1.20 on average, worse than 4.80 the week before.',
  )
  expect(textOf(ratingSentence(week, [1, 0, 2, 4, 5], [0, 0, 0, 0, 9])!)).toContain(
    'on average, after 9 the week before.',
  )
  expect(textOf(ratingSentence(week, [1, 0, 2, 4, 5], nobody)!)).toContain(
    'on average, after none the week before.',
  )
})
