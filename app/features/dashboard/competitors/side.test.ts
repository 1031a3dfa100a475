import { expect, test } from 'vitest'
import type { SideMonth } from './side.ts'
import { monthsTogether, quarterName, quartersOf } from './side.ts'

const side = (months: string[], coveredTo = '2026-11') => ({
  months: months.map((month): SideMonth => ({ month, stars: [0, 0, 0, 0, 1], judged: 1, imported: 0 })),
  coveredTo,
})

test('both sides are compared over the same months', () => {
  const old = side(['2020-01', '2026-10'])
  expect(monthsTogether('year', [old, old])).toEqual({ from: '2025-12', to: '2026-11' })
  expect(monthsTogether('three-years', [old, old])).toEqual({ from: '2023-12', to: '2026-11' })
  expect(monthsTogether('all', [old, side(['2024-05'])])).toEqual({ from: '2024-05', to: '2026-11' })
  expect(monthsTogether('year', [old, side(['2026-05'])])).toEqual({ from: '2026-05', to: '2026-11' })
})

test('imported reviews end the comparison where they end', () => {
  expect(monthsTogether('year', [side(['2020-01']), side(['2025-02', '2026-03'], '2026-03')])).toEqual({
    ...{ from: '2025-04', to: '2026-03' },
  })
})

test('nothing is compared without a month together', () => {
  expect(monthsTogether('all', [side([]), side(['2024-05'])])).toBeNull()
  expect(monthsTogether('all', [side(['2026-05']), side(['2024-05'], '2025-01')])).toBeNull()
})

test('quarters are those of the months, the last ones', () => {
  expect(quartersOf({ from: '2026-02', to: '2026-11' }, 12)).toEqual([
    '2026-01',
    '2026-04',
    '2026-07',
    '2026-10',
  ])
  expect(quartersOf({ from: '2020-02', to: '2026-01' }, 2)).toEqual(['2025-10', '2026-01'])
  expect(quarterName('2026-10')).toBe('Q4 2026')
})
