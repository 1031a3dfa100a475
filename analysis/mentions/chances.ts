import type { Analysis } from '../analyse.ts'
import type { ByWords } from '../confidence.ts'
import type { Clause } from '../sentiment/clauses.ts'
import type { Chances, Side } from './mention.ts'
import { sentenceAround } from './opinion.ts'

type Sentence = Analysis['sentences'][number]
/** Something judged or only named, with the sentence and the clause around it. */
export type Site = { sentence: Sentence; clause: Clause; byWords: ByWords; isNamed: boolean }

/** The sentence and the clause around each of these. */
export const sitesOf = (
  said: { start: number; end: number; byWords: ByWords; label?: unknown }[],
  sentences: Sentence[],
): Site[] =>
  said.flatMap(({ start, end, byWords, label }) => {
    const sentence = sentenceAround({ start, end }, sentences)
    const clause = sentence?.clauses.find((each) => each.start < end && each.end > start)
    return sentence && clause ? [{ sentence, clause, byWords, isNamed: label === undefined }] : []
  })

export function chancesOf({ label, score, confidence }: ByWords): Chances {
  const other = Math.max(0, confidence - Math.abs(score))
  if (label === 'positive') return { praise: confidence, complaint: other }
  if (label === 'negative') return { praise: other, complaint: confidence }
  return { praise: (1 - confidence + score) / 2, complaint: (1 - confidence - score) / 2 }
}

/**
 * `facts`: see `factsOf` and `wholeFacts`. `stars`: what one to five stars add, as far as the words take any side.
 * `least`: from here on a mention counts; as many do as the chances add up to.
 */
export type Calibration = { facts: number[]; stars: number[]; least: number }

/**
 * Fitted on reviews marked in twelve languages (`training/train-mentions.ts`). Stars never speak against a complaint below three,
 * nor against praise above.
 */
const calibrations: Record<'whole' | 'thing', Record<Side, Calibration>> = {
  whole: {
    praise: {
      facts: [1.1, 0.14, 0.54, 0.28, 0.15, 1.08, -0.31, -0.26],
      stars: [-0.57, -0.07, 0.05, 0.23, 0.4],
      least: 0.55,
    },
    complaint: {
      facts: [0.73, 0.6, 0, 0.18, -0.11, 1.09, 0, -0.61],
      stars: [0.27, 0.28, 0.1, 0.25, -0.7],
      least: 0.57,
    },
  },
  thing: {
    praise: {
      facts: [0.51, -0.43, -0.49, 0.45, 0.2, 0.49, 0.2, 0.38, 0.29, -0.41, 1.1, 0],
      stars: [-0.2, -0.1, -0.02, 0.05, 0.25],
      least: 0.38,
    },
    complaint: {
      facts: [-0.21, -0.11, -0.17, 0.25, 0.01, 0.31, -0.05, 0.24, 0.04, -0.33, 1.01, 0.03],
      stars: [0.22, 0.11, -0.02, -0.07, -0.28],
      least: 0.39,
    },
  },
}

const logOdds = (chance: number) => Math.max(-4, Math.min(4, Math.log((chance + 0.005) / (1.005 - chance))))
const of = (byWords: ByWords, side: Side) => logOdds(chancesOf(byWords)[side])
const otherOf = (side: Side) => (side === 'praise' ? 'complaint' : 'praise')

/** What speaks for a side at one site: its clause, its sentence, the judgement of the term, and what its words tell. */
export function factsOf({ sentence, clause, byWords, isNamed }: Site, side: Side): number[] {
  const other = otherOf(side)
  const own = [of(byWords, side), of(byWords, other)]
  return [
    1,
    of(clause.byWords, side),
    of(clause.byWords, other),
    of(sentence.byWords, side),
    of(sentence.byWords, other),
    ...(isNamed ? [0, 0, ...own, 1] : [...own, 0, 0, 0]),
    clause.tells[side],
    clause.tells[other],
  ]
}

/** The log odds to take a side where there is no sentence or aspect. */
const NOTHING = -3

/** The likeliest judgement among the sentences, the clauses and the aspects of a text. */
export function wholeFacts(sentences: Sentence[], aspects: { byWords: ByWords }[], side: Side): number[] {
  const clauses = sentences.flatMap((sentence) => sentence.clauses)
  const most = (values: number[]) => Math.max(NOTHING, ...values)
  const likeliest = (all: { byWords: ByWords }[], its: Side) =>
    most(all.map(({ byWords }) => of(byWords, its)))
  const other = otherOf(side)
  return [
    1,
    likeliest(sentences, side),
    likeliest(clauses, side),
    likeliest(aspects, side),
    aspects.length === 0 ? 1 : 0,
    most(clauses.map(({ tells }) => tells[side])),
    likeliest(sentences, other),
    most(clauses.map(({ tells }) => tells[other])),
  ]
}

/** How far the words take any side, from 0 to 1. Stars are scaled by it, so that they give no side to a mere mention. */
export function sidednessOf(judged: ByWords[]): number {
  const chances = judged.map(chancesOf)
  return Math.min(1, Math.max(0, ...chances.map(({ praise, complaint }) => praise + complaint)))
}
export const sidednessOfSite = ({ sentence, clause, byWords }: Site) =>
  sidednessOf([sentence.byWords, clause.byWords, byWords])
export const sidednessOfWhole = (sentences: Sentence[], aspects: { byWords: ByWords }[]) =>
  sidednessOf([...sentences, ...aspects].map(({ byWords }) => byWords))

type Calibrated = { chance: number; counts: boolean; countsByWords: boolean }

/** For praise and for complaint, the highest chance among the places that mention the thing; `counts`: those that count in totals. */
export const calibrateThing = (sites: Site[], rating: number | null) =>
  bySide((side) => {
    const all = sites.map((site) =>
      weighed('thing', side, factsOf(site, side), sidednessOfSite(site), rating),
    )
    return all.reduce((most, each) => (each.chance > most.chance ? each : most))
  })

export const calibrateWhole = (
  sentences: Sentence[],
  aspects: { byWords: ByWords }[],
  rating: number | null,
) => {
  const sided = sidednessOfWhole(sentences, aspects)
  return bySide((side) => weighed('whole', side, wholeFacts(sentences, aspects, side), sided, rating))
}

const bySide = (of: (side: Side) => Calibrated) => ({ praise: of('praise'), complaint: of('complaint') })

function weighed(
  kind: 'whole' | 'thing',
  side: Side,
  its: number[],
  sided: number,
  rating: number | null,
): Calibrated {
  const { facts, stars, least } = calibrations[kind][side]
  const words = its.reduce((sum, fact, k) => sum + fact * facts[k]!, 0)
  const [byWords, chance] = [words, words + (rating ? sided * stars[rating - 1]! : 0)].map(chanceOf)
  return { chance: chance!, counts: chance! >= least, countsByWords: byWords! >= least }
}

/** Rounded so that every machine prints the same. */
const chanceOf = (logOdds: number) => Math.round(1000 / (1 + Math.exp(-logOdds))) / 1000
