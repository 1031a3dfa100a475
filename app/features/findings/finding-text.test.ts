import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { differenceInWords } from './finding-text.ts'

const told = (value: number, low: number, high: number) =>
  differenceInWords({ difference: { value, low, high } } as Finding)

test('the difference of stars is told from its smaller end, and only where chance does not explain it', () => {
  expect(told(-1.2, -1.5, -0.9)).toContain('1.2 stars lower (0.9 to 1.5)')
  expect(told(0.4, 0.2, 0.6)).toContain('0.4 stars higher (0.2 to 0.6)')
  expect(told(-0.2, -0.5, 0.1)).toBeNull()
  expect(differenceInWords({ difference: null } as Finding)).toBeNull()
})
