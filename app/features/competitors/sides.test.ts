import { expect, test } from 'vitest'
import { monthsTogether } from './sides.server.ts'

const side = (months: string[], coveredTo = '2026-11') => ({
  firstMonth: months[0] ?? null,
  coveredTo,
})

test('both sides are compared over the same months', () => {
  const old = side(['2020-01', '2026-10'])
  expect(monthsTogether([old, old], 12)).toEqual({ from: '2025-12', to: '2026-11' })
  expect(monthsTogether([old, side(['2024-05'])])).toEqual({ from: '2024-05', to: '2026-11' })
  expect(monthsTogether([old, side(['2026-05'])], 12)).toEqual({ from: '2026-05', to: '2026-11' })
})

test('imported reviews end the comparison where they end', () => {
  expect(monthsTogether([side(['2020-01']), side(['2025-02', '2026-03'], '2026-03')], 12)).toEqual({
    from: '2025-04',
    to: '2026-03',
  })
})

test('nothing is compared without a month together', () => {
  expect(monthsTogether([side([]), side(['2024-05'])])).toBeNull()
  expect(monthsTogether([side(['2026-05']), side(['2024-05'], '2025-01')])).toBeNull()
})
