import { analyse } from '../../analysis/analyse.ts'
import type { LabelledText } from '../../analysis/training/data.ts'
import type { Reader } from './readers.ts'

/** Share of the texts with a side whose side was found, in percent. A score of 0 counts as positive. */
export function binaryAccuracy(texts: LabelledText[], score: Reader['score']): number {
  let right = 0
  let all = 0
  for (const { t, y } of texts) {
    if (y === 1) continue
    all++
    const found = score(t)
    if (!Number.isNaN(found) && found >= 0 === (y === 2)) right++
  }
  return (100 * right) / all
}

/** Mean F1 of negative, neutral and positive, in percent. */
export function macroF1(texts: LabelledText[], reader: Reader): number {
  const right = [0, 0, 0]
  const given = [0, 0, 0]
  const wanted = [0, 0, 0]
  for (const { t, y } of texts) {
    const found = classOf(reader, t)
    wanted[y] = (wanted[y] as number) + 1
    if (found >= 0) given[found] = (given[found] as number) + 1
    if (found === y) right[y] = (right[y] as number) + 1
  }
  const f1 = right.map((count, i) => (2 * count) / Math.max(1, (given[i] as number) + (wanted[i] as number)))
  return (100 * f1.reduce((sum, x) => sum + x, 0)) / 3
}

function classOf(reader: Reader, text: string): number {
  if (Number.isNaN(reader.neutralBelow)) {
    const label = analyse(text).sentiment?.label
    return label === undefined ? -1 : ['negative', 'neutral', 'positive'].indexOf(label)
  }
  const score = reader.score(text)
  return Math.abs(score) < reader.neutralBelow ? 1 : score < 0 ? 0 : 2
}
