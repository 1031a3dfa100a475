import { describe, expect, test } from 'vitest'
import { days, hours } from '#app/platform/clock.ts'
import { type Chance, chanceOf } from '#seeds/chance.ts'
import { type Hour, liftOf } from './experiment.ts'

const start = new Date('2026-11-01T00:00:00Z')

/** A shop's month: quiet nights, busy evenings, and days that are better than others for no reason. */
function aMonth(chance: Chance, { lift = 0, length = 28, busy = 30 } = {}): Hour[] {
  return Array.from({ length: length * 24 }, (_, at) => {
    const isHeld = chance.next() < 0.5
    const ofDay = 1 + 0.9 * Math.sin(((at % 24) / 24) * 2 * Math.PI)
    const openings = poisson(chance, busy * ofDay * (0.5 + chance.next()))
    const luck = 0.5 + chance.next()
    const goals = poisson(chance, openings * 0.04 * luck * (isHeld ? 1 : 1 + lift))
    return { hour: new Date(start.getTime() + hours(at)), openings, goals, isHeld }
  })
}

function poisson(chance: Chance, mean: number) {
  let [count, product] = [0, chance.next()]
  while (product > Math.exp(-mean)) {
    product *= chance.next()
    count += 1
  }
  return count
}

const dayAfter = (length: number) => new Date(start.getTime() + days(length))

describe('the interval of a lift', () => {
  test.for([0, 0.25])('covers a true lift of %s in 93 to 97% of 2,000 experiments', (truth) => {
    const chance = chanceOf(11)
    let covered = 0
    for (let run = 0; run < 2000; run++) {
      const { lift } = liftOf(aMonth(chance, { lift: truth, length: 14 }), start, dayAfter(14))
      if (lift!.low <= truth && truth <= lift!.high) covered += 1
    }
    expect(covered / 2000).toBeGreaterThan(0.93)
    expect(covered / 2000).toBeLessThan(0.97)
  })

  test('grows narrower with more visitors', () => {
    const width = (busy: number) => {
      const { lift } = liftOf(aMonth(chanceOf(3), { busy }), start, dayAfter(28))
      return lift!.high - lift!.low
    }
    expect(width(120)).toBeLessThan(width(15) * 0.6)
  })
})

describe('no number is drawn', () => {
  const missingOf = (month: Hour[], length: number) => liftOf(month, start, dayAfter(length))

  test('from less than a week, however busy', () => {
    const young = missingOf(aMonth(chanceOf(5), { length: 6, busy: 300 }), 6)
    expect(young).toMatchObject({ lift: null, missing: ['days'] })
  })

  test('from a few goals', () => {
    const quiet = missingOf(aMonth(chanceOf(5), { busy: 0.5 }), 28)
    expect(quiet.lift).toBeNull()
    expect(quiet.missing).toContain('goals')
  })

  test('where no hour of one half was reported: a division by nothing is no infinite lift', () => {
    const onlyShown = aMonth(chanceOf(5)).filter(({ isHeld }) => !isHeld)
    expect(missingOf(onlyShown, 28)).toMatchObject({ lift: null, missing: ['hours', 'goals'] })
  })
})
