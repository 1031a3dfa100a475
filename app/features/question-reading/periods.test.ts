import { expect, test } from 'vitest'
import { findPeriods } from './periods.ts'
import { questionWords } from './words.ts'

const at = '2026-11-21'
const periodsIn = (question: string) =>
  findPeriods(questionWords(question), at).map(({ period: { from = '', to = '' } }) => `${from}..${to}`)

test.for([
  ['yesterday', '2026-11-20..2026-11-20'],
  ['this week', '2026-11-16..'],
  ['last week', '2026-11-09..2026-11-15'],
  ['last month', '2026-10-01..2026-10-31'],
  ['last quarter', '2026-07-01..2026-09-30'],
  ['this year so far', '2026-01-01..'],
  ['in the past 6 weeks', '2026-10-10..'],
  ['over the last three months', '2026-08-21..'],
  ['in 2024', '2024-01-01..2024-12-31'],
  ['in March', '2026-03-01..2026-03-31'],
  ['in December', '2025-12-01..2025-12-31'],
  ['in March 2025', '2025-03-01..2025-03-31'],
  ['in June last year', '2025-06-01..2025-06-30'],
  ['since summer', '2026-06-01..'],
  ['since last summer', '2026-06-01..'],
  ['last winter', '2025-12-01..2026-02-28'],
  ['since the beginning of the year', '2026-01-01..'],
  ['before May 2026', '..2026-04-30'],
  ['until the end of May', '..2026-05-31'],
  ['after August', '2026-09-01..'],
  ['after 12 March 2026', '2026-03-13..'],
  ['on March 12th', '2026-03-12..2026-03-12'],
  ['on 29 February 2024', '2024-02-29..2024-02-29'],
  ['since 2026-03-12', '2026-03-12..'],
  ['between March and May', '2026-03-01..2026-05-31'],
  ['from October to February', '2025-10-01..2026-02-28'],
  ['July to September 2025', '2025-07-01..2025-09-30'],
  ['in Q1 2026', '2026-01-01..2026-03-31'],
  ['in the second half of 2025', '2025-07-01..2025-12-31'],
  ['since last Saturday', '2026-11-14..'],
  ['two weeks ago', '2026-11-02..2026-11-08'],
  ['since easter', '2026-04-05..'],
  ['over christmas', '2025-12-24..2025-12-26'],
  ['on new years eve 2025', '2025-12-31..2025-12-31'],
  ['between 1 and 15 october', '2026-10-01..2026-10-15'],
  ['until the end of 2025', '..2025-12-31'],
])('%s', ([words, expected]) => {
  expect(periodsIn(`How many reviews ${words}?`)).toEqual([expected])
})

test.for([
  ['this summer compared with last summer', ['2026-06-01..2026-08-31', '2025-06-01..2025-08-31']],
  ['since September than in the three months before', ['2026-09-01..', '2026-06-01..2026-08-31']],
  ['March 2026 against the same month last year', ['2026-03-01..2026-03-31', '2025-03-01..2025-03-31']],
  ['this year vs last year', ['2026-01-01..', '2025-01-01..2025-12-31']],
] as [string, string[]][])('two periods: %s', ([words, expected]) => {
  expect(periodsIn(words)).toEqual(expected)
})

test('words that are none', () => {
  for (const question of ['what may people like', 'how many reviews', 'the last review'])
    expect(periodsIn(question)).toEqual([])
})
