import { describe, expect, test } from 'vitest'
import { sidesInWords, starsInWords } from './telling-sides.ts'

describe('sides', () => {
  test('of a few reviews are not summed up: their words and stars tell more', () => {
    for (const reviews of [1, 2, 3, 4])
      expect(sidesInWords(reviews, { praise: reviews, complaint: 0 }, undefined)).toBe('')
  })

  test('are told as the least there is: one fewer than found, which may be misread', () => {
    expect(sidesInWords(19, { praise: 14, complaint: 2 }, undefined)).toBe(
      'at least 1 complains and 13 praise',
    )
    expect(sidesInWords(19, { praise: 14, complaint: 2 }, 'praise')).toBe(
      'at least 13 praise and 1 complains',
    )
  })

  test('of which none is found are not told to be absent', () => {
    expect(sidesInWords(15, { praise: 9, complaint: 1 }, 'complaint')).toBe('at least 8 praise')
    expect(sidesInWords(15, { praise: 0, complaint: 0 }, undefined)).toBe('')
    expect(sidesInWords(15, null, undefined)).toBe('')
  })
})

test('stars are facts: of one review, of all, of none', () => {
  expect(starsInWords([1, 0, 0, 0, 0])).toBe('it gives 1 star')
  expect(starsInWords([0, 0, 1, 0, 0])).toBe('it gives 3 stars')
  expect(starsInWords([0, 0, 0, 2, 3])).toBe('all give 4 or 5 stars')
  expect(starsInWords([1, 1, 0, 0, 0])).toBe('all give 1 or 2 stars')
  expect(starsInWords([0, 0, 2, 1, 0])).toBe('1 gives 4 or 5 stars, none gives 1 or 2')
  expect(starsInWords([1, 3, 1, 0, 1])).toBe('1 gives 4 or 5 stars, 4 give 1 or 2')
})
