import { expect, test } from 'vitest'
import { type KnownOpinion, restsOnFew } from './evidence-of-change.ts'
import { addUp } from './opinion-sums.ts'

const since = '2026-10-05'
const chance = 0.05

/** One after another through four weeks of so many opinions, of which one in so many is unhappy. */
const opinions = (month: string, count: number, unhappyIn: number, own: Partial<KnownOpinion> = {}) =>
  Array.from(
    { length: count },
    (_, at): KnownOpinion => ({
      day: `2026-${month}-${String(5 + (at % 25)).padStart(2, '0')}`,
      author: `${month} ${at} ${own.language} ${own.source}`,
      source: '',
      language: 'en',
      score: at % unhappyIn === 0 ? -0.9 : 0.9,
      ...own,
    }),
  )
const sumsOf = (all: KnownOpinion[]) =>
  addUp(all.map(({ score }) => ({ reviews: 1, total: score, squares: score ** 2 })))
function rests(all: KnownOpinion[]) {
  const before = sumsOf(all.filter(({ day }) => day < since))
  const after = sumsOf(all.filter(({ day }) => day >= since))
  return restsOnFew(all, since, { before, after }, chance)
}

test('a change that many tell of on many days rests on many', () => {
  expect(rests([...opinions('09', 200, 10), ...opinions('10', 60, 2)])).toBe(false)
})

test('a change that one day or one author makes rests on few', () => {
  const steady = [...opinions('09', 200, 10), ...opinions('10', 60, 10)]
  expect(rests([...steady, ...opinions('10', 25, 1, { day: '2026-10-09' })])).toBe(true)
  expect(rests([...steady, ...opinions('10', 25, 1, { author: 'Otto' })])).toBe(true)
  expect(rests([...steady, ...opinions('10', 25, 1)])).toBe(false)
})

test('that more reviews come from a less content source, or in another language, is no change', () => {
  for (const own of [{ source: 'elsewhere' }, { language: 'de' }]) {
    const mixed = (hereBefore: number, thereBefore: number, hereAfter: number, thereAfter: number) => [
      ...opinions('09', hereBefore, 10),
      ...opinions('09', thereBefore, 2, own),
      ...opinions('10', hereAfter, 10),
      ...opinions('10', thereAfter, 2, own),
    ]
    expect(rests(mixed(200, 20, 30, 60))).toBe(true)
    expect(rests([...mixed(200, 20, 30, 0), ...opinions('10', 60, 2)])).toBe(false)
  }
})
