import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { minutes, moveClock, now } from '#app/platform/clock.ts'
import { type Kept, makeFreshCache } from './fresh-cache.server.ts'

afterEach(() => moveClock(Date.now() - now().getTime()))

type Value = Kept & { text: string }

/** A cache of what `source` says, which can be changed, break, or take its time. */
function aCache({ mostBytes = 1000, bytes = 1 } = {}) {
  const source = { text: 'old' as string | null, isAway: false, takes: 0, readings: 0 }
  const left: string[] = []
  const cache = makeFreshCache<Value>({
    mostBytes,
    onLeave: ({ text }) => left.push(text),
    read: async (_id, known) => {
      source.readings += 1
      const { text } = source
      if (source.takes) await sleep(source.takes)
      if (source.isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      if (text === null) return null
      return known?.text === text ? known : { text, bytes, freshUntil: 0 }
    },
  })
  const textAt = async (id: string) => (await cache.find(id))?.text ?? null
  return { source, left, cache, textAt }
}

test('a value is served for four tenths of a second without reading it again', async () => {
  const { source, textAt } = aCache()
  await textAt('a')
  source.text = 'new'
  moveClock(350)
  expect(await textAt('a')).toBe('old')
  expect(source.readings).toBe(1)
})

test('whoever asks after that waits for the value as it is now, and all wait for one reading', async () => {
  const { source, left, textAt } = aCache()
  await textAt('a')
  source.text = 'new'
  moveClock(401)
  expect(await Promise.all([textAt('a'), textAt('a'), textAt('a')])).toEqual(['new', 'new', 'new'])
  expect(source.readings).toBe(2)
  expect(left).toEqual(['old'])
})

test('a value that has not changed stays the same object', async () => {
  const { cache, left } = aCache()
  const first = await cache.find('a')
  moveClock(401)
  expect(await cache.find('a')).toBe(first)
  expect(left).toEqual([])
})

test('while the database is away the last good value is served, however old, and the database is asked again only now and then', async () => {
  const { source, textAt } = aCache()
  await textAt('a')
  source.isAway = true
  moveClock(minutes(600))
  for (let count = 0; count < 5; count++) expect(await textAt('a')).toBe('old')
  expect(source.readings).toBe(2)
  await expect(textAt('b')).rejects.toThrow('away')
  source.isAway = false
  source.text = 'new'
  moveClock(401)
  expect(await textAt('a')).toBe('new')
})

test('while the database is slow the first wait a second for the last good value, and the others not at all', async () => {
  const { source, textAt } = aCache()
  await textAt('a')
  source.takes = 3_000
  moveClock(401)
  const started = performance.now()
  expect(await textAt('a')).toBe('old')
  expect(performance.now() - started).toBeLessThan(2_900)
  moveClock(401)
  const later = performance.now()
  expect(await textAt('a')).toBe('old')
  expect(performance.now() - later).toBeLessThan(900)
  expect(source.readings).toBe(2)
})

test('a slow reading is not followed by the next at once', async () => {
  const { source, textAt } = aCache()
  await textAt('a')
  moveClock(401)
  source.takes = 600
  await textAt('a')
  source.text = 'new'
  expect(await textAt('a')).toBe('old')
  expect(source.readings).toBe(2)
})

test('what is gone is not served any more, and is found again soon after it came back', async () => {
  const { source, left, textAt } = aCache()
  await textAt('a')
  source.text = null
  moveClock(401)
  expect([await textAt('a'), await textAt('a')]).toEqual([null, null])
  expect(source.readings).toBe(2)
  expect(left).toEqual(['old'])
  source.text = 'back'
  moveClock(401)
  expect(await textAt('a')).toBe('back')
})

test('ids that do not exist take no room from those that do', async () => {
  const { source, cache, left, textAt } = aCache({ mostBytes: 2 })
  await textAt('a')
  source.text = null
  for (let id = 0; id < 100; id++) expect(await textAt(`made up ${id}`)).toBeNull()
  expect([cache.size(), left]).toEqual([1, []])
})

test('the bytes kept have a limit, and the longest unread values leave first', async () => {
  const { cache, left, source } = aCache({ mostBytes: 25, bytes: 10 })
  for (const id of ['a', 'b']) {
    source.text = id
    await cache.find(id)
  }
  moveClock(401)
  source.text = 'a'
  const a = await cache.find('a')
  source.text = 'c'
  await cache.find('c')
  expect([left, cache.size()]).toEqual([['b'], 20])
  cache.grow('a', a!, 10)
  expect([left, cache.size()]).toEqual([['b', 'a'], 10])
})

test('one value that is larger than the limit is served and kept alone', async () => {
  const { cache, textAt } = aCache({ mostBytes: 5, bytes: 10 })
  expect([await textAt('a'), await textAt('b')]).toEqual(['old', 'old'])
  expect(cache.size()).toBe(10)
})
