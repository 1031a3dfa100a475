import type { ByWords } from '../confidence.ts'
import type { Chances, Side } from './mention.ts'

/** Opinions of one thing, or of the business as a whole: its aspects and the sentences around them. */
export type Said = { sentences: { byWords: ByWords }[]; aspects: { byWords: ByWords }[] }

/** How likely a judgement is praise, and how likely a complaint. */
export function chancesOf({ label, score, confidence }: ByWords): Chances {
  const other = Math.max(0, confidence - Math.abs(score))
  if (label === 'positive') return { praise: confidence, complaint: other }
  if (label === 'negative') return { praise: other, complaint: confidence }
  return { praise: (1 - confidence + score) / 2, complaint: (1 - confidence - score) / 2 }
}

/**
 * `facts`: always; the likeliest sentence and aspect of the side, in log odds; whether there is no aspect; the likeliest of
 * the other side. `stars`: what one to five stars add, as far as the words take any side. `least`: from here on a
 * mention counts; as many do as the chances add up to.
 */
export type Calibration = { facts: number[]; stars: number[]; least: number }

/**
 * Fitted on reviews written for the engine in twelve languages (`training/mentions.ts`). Stars never speak against a complaint
 * below three, nor against praise above.
 */
const calibrations: Record<'whole' | 'thing', Record<Side, Calibration>> = {
  whole: {
    praise: {
      facts: [1.09, 1.01, 0.22, 0.53, -0.4, 0.2],
      stars: [-1.12, -0.5, -0.13, 0.53, 1.29],
      least: 0.5,
    },
    complaint: {
      facts: [0.84, 1, 0.21, 0.43, -0.18, 0.27],
      stars: [0.85, 0.76, 0.07, 0.46, -1.44],
      least: 0.53,
    },
  },
  thing: {
    praise: {
      facts: [0.34, 0.2, 0.74, 0, -0.38, 0.12],
      stars: [-0.65, -0.37, -0.18, 0.04, 0.76],
      least: 0.43,
    },
    complaint: {
      facts: [-0.38, 0.32, 0.43, 0, -0.25, -0.15],
      stars: [0.49, 0.5, -0.07, 0.15, -1.07],
      least: 0.46,
    },
  },
}

/** Without any, a sentence or an aspect is about as unlikely to take a side as this, in log odds. */
const NOTHING = -3

const logOdds = (chance: number) => Math.max(-4, Math.min(4, Math.log((chance + 0.005) / (1.005 - chance))))
const likeliest = (said: { byWords: ByWords }[], side: Side) =>
  Math.max(NOTHING, ...said.map(({ byWords }) => logOdds(chancesOf(byWords)[side])))

export function factsOf({ sentences, aspects }: Said, side: Side): number[] {
  const other = side === 'praise' ? 'complaint' : 'praise'
  return [
    1,
    likeliest(sentences, side),
    likeliest(aspects, side),
    aspects.length === 0 ? 1 : 0,
    likeliest(sentences, other),
    likeliest(aspects, other),
  ]
}

/** From 0 to 1: a mere mention takes no side, and stars give it none. */
export function sidednessOf({ sentences, aspects }: Said): number {
  const chances = [...sentences, ...aspects].map(({ byWords }) => chancesOf(byWords))
  return Math.min(1, Math.max(0, ...chances.map(({ praise, complaint }) => praise + complaint)))
}

/** The chances from the words alone, and beside the stars of the review; `counted`: those that count in totals. */
export function calibrate(said: Said, kind: 'whole' | 'thing', rating: number | null) {
  const sided = sidednessOf(said)
  const of = (side: Side) => {
    const { facts, stars, least } = calibrations[kind][side]
    const words = factsOf(said, side).reduce((sum, fact, k) => sum + fact * facts[k]!, 0)
    const [byWords, chance] = [words, words + (rating ? sided * stars[rating - 1]! : 0)].map(chanceOf)
    return { chance: chance!, counts: chance! >= least, countsByWords: byWords! >= least }
  }
  return { praise: of('praise'), complaint: of('complaint') }
}

/** Rounded so that every machine prints the same. */
const chanceOf = (logOdds: number) => Math.round(1000 / (1 + Math.exp(-logOdds))) / 1000
