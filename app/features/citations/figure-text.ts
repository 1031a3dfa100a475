import { formatNumber, formatPercent } from '#app/languages/format.ts'
import type { Figure } from './cited-sentence.ts'

/** A figure as a sentence shows it: "1,108", "4.2", "31%", "-0.4", "12". */
export function figureText({ kind, value }: Pick<Figure, 'kind' | 'value'>): string {
  if (kind === 'share') return formatPercent(value)
  if (kind === 'average') return value.toFixed(1)
  if (kind === 'score') return signed(value)
  return formatNumber(value)
}

function signed(value: number) {
  const text = value.toFixed(1).replace(/^-0\.0$/, '0.0')
  return value > 0 && text !== '0.0' ? `+${text}` : text
}

/** Of a number as written: "1,108", "4.25", "31%". */
export type WrittenNumber = { value: number; decimals: number; isPercent: boolean }

/** How many decimals a sentence may show; fewer would say another number. */
const decimals = {
  count: [0, 0],
  days: [0, 0],
  average: [1, 2],
  score: [1, 2],
  share: [0, 1],
} as const satisfies Record<Figure['kind'], readonly [number, number]>

/** True of a number that says this figure, or of how many reviews it is. A score may be written without its sign. */
export function saysFigure(written: WrittenNumber, figure: Figure): boolean {
  if (!written.isPercent && written.decimals === 0 && written.value === figure.reviews) return true
  const isShare = figure.kind === 'share'
  const [fewest, most] = decimals[figure.kind]
  const value = Math.abs(isShare ? figure.value * 100 : figure.value)
  if (written.isPercent !== isShare || written.decimals > most) return false
  const isShort = written.decimals < fewest && !Number.isInteger(value)
  return !isShort && written.value.toFixed(written.decimals) === value.toFixed(written.decimals)
}
