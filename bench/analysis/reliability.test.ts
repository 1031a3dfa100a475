import { expect, test } from 'vitest'
import { calibrationError, type Judged } from './reliability.ts'

const judged = (confidence: number, isRight: boolean): Judged => ({
  label: 'positive',
  score: 0.5,
  confidence,
  wanted: isRight ? 'positive' : 'negative',
})

test('confidence that matches the share of right judgements has no calibration error', () => {
  const honest = [judged(0.75, true), judged(0.75, true), judged(0.75, true), judged(0.75, false)]
  expect(calibrationError(honest)).toBeCloseTo(0)
})

test('always wrong with confidence is off by all of that confidence', () => {
  expect(calibrationError([judged(0.9, false), judged(0.9, false)])).toBeCloseTo(0.9)
})
