import { expect, test } from 'vitest'
import { packModel, unpackModel } from './model-file.ts'

test('columns of every width come back as they were packed', () => {
  const file = packModel(
    [
      ['small', Int8Array.of(-127, 0, 5)],
      ['large', Int32Array.of(-2_000_000_000, 7)],
      ['real', Float32Array.of(0.5, -1.25)],
    ],
    { topics: ['room'] },
  )
  const { columns, facts } = unpackModel(file)
  expect(columns.get('small')).toEqual(Int8Array.of(-127, 0, 5))
  expect(columns.get('large')).toEqual(Int32Array.of(-2_000_000_000, 7))
  expect(columns.get('real')).toEqual(Float32Array.of(0.5, -1.25))
  expect(facts).toEqual({ topics: ['room'] })
})
