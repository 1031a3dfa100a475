import { expect, test } from 'vitest'
import { calibrationError } from './shown-aspects.ts'

test('confidence that keeps its word has no calibration error', () => {
  const seen = Array.from({ length: 10 }, (_, i) => ({ confidence: 0.9, isRight: i > 0 }))
  expect(calibrationError(seen)).toBeCloseTo(0)
  expect(calibrationError(seen.map((s) => ({ ...s, isRight: true })))).toBeCloseTo(0.1)
})
