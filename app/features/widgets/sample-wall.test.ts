import { afterEach } from 'vitest'
import { minutes, moveClock } from '#app/platform/clock.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { createWidget } from './create-widget.server.ts'
import { renderSampleWall } from './sample-wall.server.ts'

afterEach(() => moveClock(minutes(11)))

describe('the wall on the landing page', () => {
  test('is one of sample reviews where no demo was seeded, low stars included', async ({ db }) => {
    const wall = await renderSampleWall(db, { count: 9 })
    expect(wall.texts.label).toBe('Sample data. The newest 9 of 276')
    expect(wall.reviews).toHaveLength(9)
    expect(Math.min(...wall.reviews.map(({ rating }) => rating))).toBeLessThanOrEqual(2)
  })

  test('says it when it shows a selection, and gives the average of all the same', async ({ db }) => {
    const all = await renderSampleWall(db, {})
    const best = await renderSampleWall(db, { select: 'some', minimumRating: 4 })
    expect(best.texts.label).toBe('Sample data. Only 4 stars or more, selected by Corner & Crumb: 6 of 276')
    expect(Math.min(...best.reviews.map(({ rating }) => rating))).toBe(4)
    expect(best.rating).toMatchObject({ average: all.rating!.average, count: 276 })
  })

  test('is the demo’s own where there is one, with what a visitor tries', async ({ db }) => {
    const business = await aBusiness(db, { isSample: true, name: 'The seeded one' })
    for (const rating of [1, 5]) await aReview(db, { business, rating })
    await db.transaction((tx) => createWidget(tx, { business }))
    const wall = await renderSampleWall(db, { kind: 'list', theme: 'dark', select: 'some', minimumRating: 4 })
    expect(wall).toMatchObject({ business: 'The seeded one', kind: 'list', look: { theme: 'dark' } })
    expect(wall.reviews.map(({ rating }) => rating)).toEqual([5])
    expect(wall.texts.label).toBe('Sample data. Only 4 stars or more, selected by The seeded one: 1 of 2')
  })

  test('is another shop’s where it is asked for, with low stars and its own name', async ({ db }) => {
    await aBusiness(db, { isSample: true, name: 'The seeded one' })
    for (const [site, name] of [
      ['cycles', 'Halden Cycles'],
      ['dental', 'Fernhill Dental'],
    ] as const) {
      const wall = await renderSampleWall(db, { kind: 'list', theme: 'bold' }, site)
      expect(wall).toMatchObject({ business: name, look: { theme: 'bold' }, rating: { count: 6 } })
      expect(Math.min(...wall.reviews.map(({ rating }) => rating))).toBe(2)
      const best = await renderSampleWall(db, { select: 'some', minimumRating: 4 }, site)
      expect(best.texts.label).toContain(`Only 4 stars or more, selected by ${name}`)
      expect(best.rating).toEqual(wall.rating)
    }
  })

  test('is never that of a real business', async ({ db }) => {
    const business = await aBusiness(db, { name: 'A real one' })
    await aReview(db, { business })
    await db.transaction((tx) => createWidget(tx, { business }))
    expect((await renderSampleWall(db, {})).business).not.toBe('A real one')
  })
})
