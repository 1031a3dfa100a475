import { expect, test } from 'vitest'
import type { Finding } from '#app/features/findings/finding.ts'
import { tellDrivers } from './ai-sentiments.server.ts'

const aFinding = (topic: string, side: Finding['side'], count: number, value: number) =>
  ({
    topic,
    side,
    count,
    difference: { value, low: value - 0.3, high: value + 0.3 },
  }) as Finding

const drawn = (findings: Finding[]) => {
  const { data, notes, answer } = tellDrivers({ findings, from: '2026-01-01' })
  const labels = data?.kind === 'intervals' ? data.rows.map(({ label }) => label) : undefined
  return { labels, notes: notes.join(' '), answer }
}

test('what goes with the stars is drawn from fewest to most, and what matters to most people is told', () => {
  const told = drawn([
    aFinding('delivery', 'praise', 60, 1),
    aFinding('noise', 'complaint', 20, -2.1),
    aFinding('returns', 'complaint', 600, -1.2),
  ])
  expect(told.labels).toEqual(['− Noise', '− Returns', '+ Delivery'])
  expect(told.answer).toContain('complaints about returns')
})

test('few mentions, chance and what words and stars disagree about are not drawn', () => {
  const told = drawn([
    aFinding('returns', 'complaint', 600, -1.2),
    aFinding('kitchen', 'complaint', 19, -1.9),
    aFinding('price', 'complaint', 300, -0.2),
    aFinding('quality', 'complaint', 22, 1.6),
    aFinding('noise', 'praise', 38, -1.6),
  ])
  expect(told.labels).toEqual(['− Returns'])
  expect(told.notes).toContain('2 topics, probably misread')
  expect(drawn([aFinding('quality', 'complaint', 22, 1.6)]).labels).toBeUndefined()
})

test('of many topics those at stake for most reviews are drawn', () => {
  const many = Array.from({ length: 12 }, (_, at) => aFinding(`rare ${at}`, 'complaint', 20, -2))
  const { labels } = drawn([...many, aFinding('staff', 'complaint', 400, -1)])
  expect(labels).toHaveLength(6)
  expect(labels).toContain('− Staff')
})
