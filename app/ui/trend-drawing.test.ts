import { expect, test } from 'vitest'
import { chooseLabels } from './trend-drawing.tsx'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const monthly = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    (from + at) % 12 === 0 ? String(2024 + (from + at) / 12) : months[(from + at) % 12]!,
  )
const quarterly = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 4 === 0 ? `Q1 ${2021 + at / 4}` : `Q${(at % 4) + 1}`))
const shown = (labels: string[], most: number) => {
  const isShown = chooseLabels(labels, most)
  return labels.filter((_, at) => isShown(at)).join(' ')
}

test('an axis over years names the years, and never more labels than it has room for', () => {
  expect(shown(monthly(11, 24), 13)).toBe('2025 Mar May Jul Sep Nov 2026 Mar May Jul Sep Nov')
  expect(shown(quarterly(24), 4)).toBe('Q1 2021 Q1 2023 Q1 2025 Q4')
  expect(shown(quarterly(24), 13)).toBe('Q1 2021 Q3 Q1 2022 Q3 Q1 2023 Q3 Q1 2024 Q3 Q1 2025 Q3 Q1 2026 Q4')
  expect(shown(monthly(11, 12), 4)).toBe('Feb May Aug Nov')
  for (const labels of [monthly(3, 36), monthly(11, 24), monthly(0, 30), quarterly(36), quarterly(9)])
    for (const most of [4, 13])
      expect(shown(labels, most).split(/ (?!\d)/).length).toBeLessThanOrEqual(most + 1)
})
