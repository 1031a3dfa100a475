import { expect, test } from 'vitest'
import { readSums, sumsOf } from './model-sums.ts'

test('the model files are those that training noted', () => {
  const models = new URL('../models/', import.meta.url)
  expect(sumsOf(models)).toBe(readSums(models))
})
