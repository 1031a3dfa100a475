import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { everydaySentences } from './everyday-sentences.ts'

const signOf = (score = Number.NaN) => (score > 0.15 ? '+' : score < -0.15 ? '-' : '0')

/** Not every sentence comes out right; no language may fall behind what it reached. */
const leastRight = 17

test.each(Object.entries(everydaySentences))('most sentences in %s are judged right', (language, lines) => {
  const wrong: string[] = []
  const all = lines.trim().split('\n')
  for (const line of all) {
    const { judged, sentiment } = analyse(line.slice(2), { languageHint: language })
    const sign = judged ? signOf(sentiment?.score) : '?'
    const isNear = line.startsWith('0') && Math.abs(sentiment?.score ?? 1) < 0.5
    if (sign !== line[0] && !isNear) wrong.push(`${sign} for ${line}`)
  }
  expect(all.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight)
})
