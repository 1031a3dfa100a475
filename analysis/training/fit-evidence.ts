import { neutralEvidence, trustEvidence, weigh } from '../sentiment/evidence.ts'
import type { Row } from './calibrate.ts'

const STEPS = 1500
const STEP = 0.03
/** Pull towards zero, so that a number which the texts do not ask for stays small. */
const PULL = 0.002
/** In a set without neutral texts this much of the lesson is that there are none; the rest is the side alone. */
const NEVER_NEUTRAL = 0.3

type Example = {
  polarity: number
  trust: number[]
  neutral: number[]
  label: 0 | 1 | 2
  weight: number
  sided: boolean
}
type Fit = { trust: number[]; neutral: number[] }

/**
 * The weights of the evidence under which the labels are likeliest: three outcomes, the logits of which are the
 * polarity as far as it is believed, its opposite, and neutral. Gradient descent with Adam's steps.
 */
export function fitEvidence<R extends Row>(
  sets: { rows: R[]; weight: number }[],
  polarityOf: (row: R) => number,
): Fit {
  const examples = sets.flatMap(({ rows, weight }) => {
    const sided = rows.every(({ label }) => label !== 1)
    return rows.map((row): Example => {
      const polarity = polarityOf(row)
      const trust = trustEvidence(polarity, row.reading)
      const neutral = neutralEvidence(row.parts, row.reading)
      return { polarity, trust, neutral, label: row.label, weight: weight / rows.length, sided }
    })
  })
  const numbers = [0, 0, 0, 0, 0, 0, 0, 0]
  const [drift, size] = [numbers.map(() => 0), numbers.map(() => 0)]
  for (let step = 1; step <= STEPS; step++) {
    const slopes = slopesAt(examples, { trust: numbers.slice(0, 4), neutral: numbers.slice(4) })
    slopes.forEach((slope, i) => {
      drift[i] = 0.9 * drift[i]! + 0.1 * slope
      size[i] = 0.99 * size[i]! + 0.01 * slope * slope
      const eased = STEP * Math.sqrt(1 - 0.99 ** step) * (1 - (0.9 * step) / STEPS)
      numbers[i]! -= (eased * drift[i]!) / ((1 - 0.9 ** step) * (Math.sqrt(size[i]!) + 1e-8))
    })
  }
  return { trust: numbers.slice(0, 4), neutral: numbers.slice(4) }
}

/** The slope of the mean loss by each number: those of trust, then those of neutral. */
function slopesAt(examples: Example[], fit: Fit): number[] {
  const all = [...fit.trust, ...fit.neutral].map((value) => PULL * value)
  for (const { polarity, trust, neutral, label, weight, sided } of examples) {
    const believed = polarity * Math.exp(weigh(fit.trust, trust))
    const [positive, negative] = [Math.exp(believed), Math.exp(-believed)]
    const middle = Math.exp(weigh(fit.neutral, neutral))
    const share = sided ? NEVER_NEUTRAL : 1
    const total = positive + negative + middle
    const threeWay = (positive - negative) / total - (label - 1)
    const twoWay = (positive - negative) / (positive + negative) - (label - 1)
    const bySide = weight * (share * threeWay + (1 - share) * twoWay) * believed
    const byNeutral = weight * share * (middle / total - (label === 1 ? 1 : 0))
    for (let i = 0; i < 4; i++) {
      all[i]! += bySide * trust[i]!
      all[i + 4]! += byNeutral * neutral[i]!
    }
  }
  return all
}
