import { afterEach, expect, test } from 'vitest'
import { minutes, moveClock, now, seconds } from '#app/platform/clock.ts'
import { makeResponseCache } from './response-cache.server.ts'

afterEach(() => moveClock(Date.now() - now().getTime()))

/** Counts how often it was asked, and answers with the count. */
function aMaker() {
  const made = { times: 0, isBroken: false, isGone: false }
  const make = async () => {
    made.times += 1
    if (made.isBroken) throw new Error('the database is away')
    return made.isGone ? null : made.times
  }
  return { made, make }
}
const settled = () => new Promise((done) => setImmediate(done))

test('what is fresh is given without asking again', async () => {
  const { made, make } = aMaker()
  const kept = makeResponseCache(make)
  expect(kept.fresh('a')).toBeNull()
  expect(await kept.find('a')).toBe(1)
  expect(kept.fresh('a')).toBe(1)
  expect(await kept.find('a')).toBe(1)
  expect(made.times).toBe(1)
})

test('many who ask at once share one answer', async () => {
  const { made, make } = aMaker()
  const kept = makeResponseCache(make)
  expect(await Promise.all([kept.find('a'), kept.find('a'), kept.find('a')])).toEqual([1, 1, 1])
  expect(made.times).toBe(1)
})

test('what is a little old is given at once, and the next one gets the new', async () => {
  const kept = makeResponseCache(aMaker().make)
  await kept.find('a')
  moveClock(seconds(6))
  expect(kept.fresh('a')).toBeNull()
  expect(await kept.find('a')).toBe(1)
  await settled()
  expect(await kept.find('a')).toBe(2)
})

test('what is too old to be useful is waited for', async () => {
  const kept = makeResponseCache(aMaker().make)
  await kept.find('a')
  moveClock(minutes(2))
  expect(await kept.find('a')).toBe(2)
})

test('while the database is away the last good answer stands, however old', async () => {
  const { made, make } = aMaker()
  const kept = makeResponseCache(make)
  await kept.find('a')
  made.isBroken = true
  moveClock(minutes(600))
  expect(await kept.find('a')).toBe(1)
  await expect(kept.find('b')).rejects.toThrow('away')
})

test('what is gone is not given any more, and what never was is not kept', async () => {
  const { made, make } = aMaker()
  const kept = makeResponseCache(make, 2)
  await kept.find('a')
  made.isGone = true
  for (const invented of ['x', 'y', 'z']) expect(await kept.find(invented)).toBeNull()
  expect(kept.fresh('a')).toBe(1)
  moveClock(minutes(2))
  expect(await kept.find('a')).toBeNull()
})

test('only so many are kept, the longest unused leaving first', async () => {
  const kept = makeResponseCache(aMaker().make, 2)
  for (const id of ['a', 'b', 'c']) await kept.find(id)
  expect([kept.fresh('a'), kept.fresh('b'), kept.fresh('c')]).toEqual([null, 2, 3])
})

test('what its owner changed is made anew at once', async () => {
  const kept = makeResponseCache(aMaker().make)
  await kept.find('a')
  kept.forget('a')
  expect(await kept.find('a')).toBe(2)
})
