import { expect, test } from 'vitest'
import { normalScore, type PlantedTopic, realScore, weekName } from '#bench/truth/planted-business.ts'
import { measureFalseAlarms, measureFound, worldOf } from '#bench/truth/planted-changes.ts'
import { findChanges, type TopicSeries, type WeekSums } from './change-points.ts'

/** Of a week in which so many of ten are happy. */
const week = (at: number, happy: number, of = 10): WeekSums => ({
  week: weekName(at),
  reviews: of,
  total: 0.9 * (2 * happy - of),
  squares: 0.81 * of,
})
const weeks = (happy: number[], from = 0) => happy.map((each, at) => week(from + at, each))
const repeat = (happy: number[], times: number) => Array.from({ length: times }, () => happy).flat()
const series = (all: WeekSums[], topic: string | null = 'staff'): TopicSeries => ({
  topic,
  weeks: all,
  newest: [],
})
const sinceIn = (all: WeekSums[]) => findChanges([series(all)]).map(({ since }) => since)

const usual = repeat([7, 9, 8], 12)
const worse = repeat([4, 3, 5], 3)

test('a change is told with its week and the opinions before and after it', () => {
  const [change, ...others] = findChanges([series(weeks([...usual, ...worse]))])
  expect(others).toEqual([])
  expect(change).toMatchObject({
    topic: 'staff',
    since: weekName(36),
    before: { mean: expect.closeTo(0.54), reviews: 360 },
    after: { mean: expect.closeTo(-0.18), reviews: 90 },
  })
  expect(change!.difference.value).toBeCloseTo(-0.72)
  expect(change!.difference.low).toBeGreaterThan(-1.1)
  expect(change!.difference.high).toBeLessThan(-0.4)
})

test('of several changes the last is told, compared with the weeks since the one before it', () => {
  const [change] = findChanges([series(weeks([...usual, ...worse, ...worse, ...usual.slice(0, 9)]))])
  expect(change).toMatchObject({
    since: weekName(54),
    before: { mean: expect.closeTo(-0.18), reviews: 180 },
    after: { mean: expect.closeTo(0.54) },
  })
})

test('weeks without opinions do not matter', () => {
  const all = weeks([...usual, ...worse]).filter((_, at) => at % 5 !== 2)
  expect(sinceIn(all)).toEqual([weekName(36)])
})

test('nothing is told of few opinions, of equal ones, and of what is too small to matter', () => {
  expect(findChanges([])).toEqual([])
  expect(sinceIn([])).toEqual([])
  expect(sinceIn([week(0, 10, 10)])).toEqual([])
  expect(sinceIn([week(0, 9, 9), week(1, 0, 9)])).toEqual([])
  expect(sinceIn(weeks(repeat([10], 60)))).toEqual([])
  const slight = (happy: number, from: number) =>
    Array.from({ length: 20 }, (_, at) => week(from + at, 100 * happy, 1000))
  expect(sinceIn([...slight(7, 0), ...slight(7.5, 20)])).toEqual([])
  expect(sinceIn([...slight(7, 0), ...slight(8, 20)])).toEqual([weekName(20)])
})

test('what is clear in one topic can be chance among forty', () => {
  const doubtful = weeks([...usual, 5, 4])
  expect(findChanges([series(doubtful)])).toHaveLength(1)
  const others = Array.from({ length: 39 }, (_, at) => series(weeks([...usual, 8, 8]), `topic ${at}`))
  expect(findChanges([series(doubtful), ...others])).toEqual([])
})

test('where weeks differ anyway, a few that differ are no change', () => {
  const last = [2, 3, 2]
  const steady = repeat([5, 6, 5, 6], 6)
  const restless = repeat([1, 10, 2, 9], 6)
  expect(sinceIn(weeks([...steady, ...last]))).toHaveLength(1)
  expect(sinceIn(weeks([...restless, ...last]))).toEqual([])
})

test('the week of a change is told, although two weeks are all that is known of it', () => {
  expect(sinceIn(weeks([...usual, 5, 4]))).toEqual([weekName(36)])
})

test('what goes on slowly, or comes and goes with the year, is no change of a week', () => {
  const hundreds = (happyIn: (at: number) => number) =>
    Array.from({ length: 78 }, (_, at) => week(at, happyIn(at), 100))
  const wave = (at: number) => 10 * Math.sin((2 * Math.PI * at) / 52)
  expect(sinceIn(hundreds((at) => 85 - at / 4))).toEqual([])
  expect(sinceIn(hundreds((at) => 70 + wave(at)))).toEqual([])
  const step = (at: number) => (at < 74 ? 0 : -20)
  expect(sinceIn(hundreds((at) => 85 - at / 4 + step(at)))).toEqual([weekName(74)])
  expect(sinceIn(hundreds((at) => 70 + wave(at) + step(at)))).toEqual([weekName(74)])
})

const alone = { others: [] as PlantedTopic[], history: 26 }

test('a planted shift of 0.3 is found within two weeks, and nothing is told where nothing changes', () => {
  const world = worldOf({ what: '', scoreOf: normalScore(0.4) })
  const { dated, located, asTold } = measureFound(world, 60)
  expect(dated).toBeGreaterThanOrEqual(0.92)
  expect(located).toBeGreaterThanOrEqual(0.9)
  expect(asTold).toBeGreaterThanOrEqual(0.85)
  const divided = worldOf({ what: '', scoreOf: normalScore(0.6), ...alone })
  expect(measureFound(divided, 100).inTwoWeeks).toBeGreaterThanOrEqual(0.85)
  expect(measureFalseAlarms(divided, 300)).toBeLessThanOrEqual(0.06)
  expect(measureFalseAlarms(world, 150)).toBeLessThanOrEqual(0.05)
  const skew = worldOf({ what: '', mean: 0.87, scoreOf: realScore })
  expect(measureFalseAlarms(skew, 150)).toBeLessThanOrEqual(0.06)
  expect(measureFalseAlarms({ ...skew, perWeek: 5 }, 300)).toBeLessThanOrEqual(0.06)
})
