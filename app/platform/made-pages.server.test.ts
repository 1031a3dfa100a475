import { expect, test, vi } from 'vitest'
import { pageMaker } from './made-pages.server.ts'

const data = () => ({ root: { name: 'Crumb', at: new Date(0), votes: new Map([['yes', 1]]) } })

test('the same address with the same data is made once, also for two who ask at once', async () => {
  const make = pageMaker<string>()
  const maker = vi.fn(async () => 'page')
  expect(await Promise.all([make('/a', data(), maker), make('/a', data(), maker)])).toEqual(['page', 'page'])
  expect(maker).toHaveBeenCalledTimes(1)
})

test('another address, and other data, also inside a map, are another page', async () => {
  const make = pageMaker<string>()
  const other = data()
  other.root.votes.set('yes', 2)
  expect(await make('/a', data(), async () => 'one')).toBe('one')
  expect(await make('/b', data(), async () => 'two')).toBe('two')
  expect(await make('/a', other, async () => 'three')).toBe('three')
  expect(await make('/a', data(), async () => 'four')).toBe('one')
})

test('what could not be made is tried again, and what nobody asks for is forgotten', async () => {
  const make = pageMaker<number>()
  await expect(make('/', 0, () => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken')
  expect(await make('/', 0, async () => 1)).toBe(1)
  for (let other = 1; other <= 60; other += 1) await make('/', other, async () => other)
  expect(await make('/', 0, async () => 2)).toBe(2)
})
