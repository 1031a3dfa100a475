import { expect, test } from 'vitest'
import {
  countOf,
  formatChoices,
  formatDate,
  formatDay,
  formatHours,
  formatLanguage,
  formatList,
  formatLongDate,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatPercent,
} from './format.ts'
import { languages } from './languages.ts'

test('every language counts in the digits 0 to 9, as the scripts of widgets do without Intl', () => {
  expect(languages.filter((language) => formatNumber(12, language) !== '12')).toEqual([])
})

test('numbers, dates and lists are written in the language of the page', () => {
  const at = '2026-11-21T23:30:00Z'
  expect([formatNumber(5000), formatNumber(5000, 'de')]).toEqual(['5,000', '5.000'])
  // The messages are in the Portuguese of Portugal: Brazil writes 5.000.
  expect([formatNumber(5000, 'pt'), formatNumber(50_000, 'pt')]).toEqual(['5000', '50\u00a0000'])
  expect([formatDate(at), formatDate(new Date(at), 'fr')]).toEqual(['21 Nov 2026', '21 nov. 2026'])
  expect([formatLongDate(at), formatLongDate(at, 'de')]).toEqual(['21 November 2026', '21. November 2026'])
  expect([formatDay(at), formatMonth('2026-11'), formatMonthName('2026-11', 'short')]).toEqual([
    '21 November',
    'November 2026',
    'Nov',
  ])
  expect([formatList(['a', 'b', 'c']), formatChoices(['a', 'b'], 'de')]).toEqual(['a, b and c', 'a oder b'])
})

test('a share is whole, finer near its ends, and few are never none', () => {
  expect(
    [0, 0.0001, 0.007, 0.042, 0.21, 0.974, 0.996, 0.99999, 1].map((share) => formatPercent(share)),
  ).toEqual(['0%', '<0.1%', '0.7%', '4.2%', '21%', '97%', '99.6%', '>99.9%', '100%'])
})

test('a language is named in the language of the page', () => {
  expect((['de', 'fr', 'pt'] as const).map((page) => formatLanguage('en', page))).toEqual([
    'Englisch',
    'anglais',
    'inglês',
  ])
})

test('one thing is singular, and an unknown language is its code', () => {
  expect([countOf(1, 'reply', 'replies'), countOf(2000, 'reply', 'replies')]).toEqual([
    '1 reply',
    '2,000 replies',
  ])
  expect(['de', 'zz', '?', 'und'].map((tag) => formatLanguage(tag))).toEqual([
    'German',
    'zz',
    '?',
    'an unknown language',
  ])
})

test('durations change their unit', () => {
  expect([0, 0.5, 1, 47, 48].map((each) => formatHours(each))).toEqual([
    '1 minute',
    '30 minutes',
    '1 hour',
    '47 hours',
    '2 days',
  ])
})
