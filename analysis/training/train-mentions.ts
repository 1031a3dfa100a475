// node analysis/training/train-mentions.ts
//
// From the reviews marked in twelve languages: which words name something (`models/naming.bin`), what the words of a clause tell
// (`models/telling.bin`), and the chances that a mention praises or complains, which are printed for `mentions/chances.ts`. These are
// fitted on trades of which the two models have seen nothing.

import { writeFileSync } from 'node:fs'
import { type Analysis, analyse } from '../analyse.ts'
import { type NamingTables, useNaming } from '../aspects/name-model.ts'
import {
  type Calibration,
  factsOf,
  sidednessOfSite,
  sidednessOfWhole,
  sitesOf,
  wholeFacts,
} from '../mentions/chances.ts'
import { type Side, sides } from '../mentions/mention.ts'
import type { Rating } from '../sentiment/judge-sentiment.ts'
import { type TellingTables, useTelling } from '../sentiment/tells.ts'
import { writeSums } from './model-sums.ts'
import { learnNaming, packNaming, wordsOf } from './naming.ts'
import {
  isTrainedOn,
  languages,
  type MarkedReview,
  markedReviews,
  type OwnReview,
  ownReviews,
  placesOf,
} from './own-reviews.ts'
import { learnTelling, ownTrade, packTelling, toldIn } from './telling.ts'

/** Weight of what nobody marked, or what only stands in the words of another mark. */
const UNLISTED = 0.5
/**
 * So many stars are drawn anew: those of strangers fit their words less well than our writers', and a generous or strict
 * clientele must not turn complaints into praise or praise into complaints.
 */
const REDRAWN = 0.8
const PULL = 2
const STEPS = 3000
const STEP = 0.1
const FOLDS = 3

type Fact = {
  facts: Record<Side, number[]>
  sided: number
  stars: Rating
  takes: Record<Side, boolean>
  weight: number
}

const bySide = <T>(of: (side: Side) => T) => ({ praise: of('praise'), complaint: of('complaint') })
const labels = { praise: 2, complaint: 0 } as const

function thingsIn(review: MarkedReview, { sentences, aspects, named }: Analysis): Fact[] {
  const marks = placesOf(review)
  const { stars } = review
  return [...aspects, ...named].flatMap((said): Fact[] => {
    const its = marks.filter(({ term }) => term && term.start < said.end && term.end > said.start)
    return said.isElsewhere
      ? []
      : sitesOf([said], sentences).map((site) => ({
          facts: bySide((side) => factsOf(site, side)),
          sided: sidednessOfSite(site),
          stars,
          takes: bySide((side) => its.some(({ label }) => label === labels[side])),
          weight: its.length > 0 ? 1 : UNLISTED,
        }))
  })
}

function wholeIn({ stars, ...review }: OwnReview | MarkedReview, { sentences, aspects }: Analysis): Fact {
  const labelled = [...review.sentences, ...review.aspects]
  return {
    facts: bySide((side) => wholeFacts(sentences, aspects, side)),
    sided: sidednessOfWhole(sentences, aspects),
    stars,
    takes: bySide((side) => labelled.some(([, label]) => label === labels[side])),
    weight: 1,
  }
}

/** First the facts from the words, then what stars add to them. */
function fitted(examples: Fact[], side: Side): Calibration {
  const rows = examples.map(({ facts, takes, ...rest }) => ({
    ...rest,
    facts: facts[side],
    is: takes[side] ? 1 : 0,
  }))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const facts = descend(
    rows[0]!.facts.map(() => 0),
    (now, slopes) => {
      for (const row of rows) {
        const miss = (row.weight * (sigmoid(dot(now, row.facts)) - row.is)) / total
        for (let k = 0; k < slopes.length; k++) slopes[k]! += miss * row.facts[k]!
      }
      for (let k = 1; k < slopes.length; k++) slopes[k]! += (PULL * now[k]!) / total
    },
  )
  const read = rows.map((row) => ({ ...row, words: dot(facts, row.facts) }))
  const isAtLeastZero = (at: number) => (side === 'praise' ? at >= 3 : at <= 1)
  const stars = descend(
    [0, 0, 0, 0, 0],
    (now, slopes) => {
      for (const row of read) {
        for (let at = 0; at < 5; at++) {
          const share = REDRAWN / 5 + (at === row.stars - 1 ? 1 - REDRAWN : 0)
          const chance = sigmoid(row.words + row.sided * now[at]!)
          slopes[at]! += (share * row.weight * (chance - row.is) * row.sided) / total
        }
      }
    },
    (value, at) => (isAtLeastZero(at) ? Math.max(0, value) : value),
  )
  const chances = read
    .map((row) => ({ ...row, chance: sigmoid(row.words + row.sided * stars[row.stars - 1]!) }))
    .sort((one, other) => other.chance - one.chance)
  let left = chances.reduce((sum, { chance, weight }) => sum + chance * weight, 0)
  const last = chances.find(({ weight }) => {
    left -= weight
    return left <= 0
  })
  const round = (value: number) => Math.round(value * 100) / 100
  return { facts: facts.map(round), stars: stars.map(round), least: round(last!.chance) }
}

function descend(
  start: number[],
  addSlopes: (now: number[], slopes: number[]) => void,
  bound = (value: number, _at: number) => value,
) {
  let now = start
  const squares = start.map(() => 1e-8)
  for (let step = 0; step < STEPS; step++) {
    const slopes = now.map(() => 0)
    addSlopes(now, slopes)
    const next = now.map((value, at) => {
      squares[at] = 0.97 * squares[at]! + 0.03 * slopes[at]! ** 2
      return bound(value - (STEP * slopes[at]!) / (Math.sqrt(squares[at]!) + 0.01) / Math.sqrt(1 + step), at)
    })
    if (next.every((value, at) => Math.abs(value - now[at]!) < 1e-5)) return next
    now = next
  }
  return now
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
const dot = (weights: number[], facts: number[]) =>
  weights.reduce((sum, weight, k) => sum + weight * facts[k]!, 0)

const all = languages.flatMap((language) =>
  markedReviews(language).map((review) => ({ review, language, words: wordsOf(review, language) })),
)
const told = toldIn()
const own = languages.flatMap((language) =>
  ownReviews(language)
    .filter(isTrainedOn)
    .map((review) => ({ review, language, trade: ownTrade(language) })),
)
const trades = [...new Set([...all.map(({ review }) => review.trade), ...languages.map(ownTrade)])].sort()
export const foldOf = (trade: string) => trades.indexOf(trade) % FOLDS

/** Both models, but for the trades of a fold. */
export function learnWithout(fold: number): [NamingTables, TellingTables] {
  return [
    learnNaming(all.filter(({ review }) => foldOf(review.trade) !== fold).flatMap(({ words }) => words)),
    learnTelling(told.filter(({ trade }) => trade === '' || foldOf(trade) !== fold)),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const examples = Array.from({ length: FOLDS }, (_, fold) => {
    const [naming, telling] = learnWithout(fold)
    useNaming(naming)
    useTelling(telling)
    const read = ({ text, stars }: OwnReview | MarkedReview, languageHint: string) =>
      analyse(text, { languageHint, rating: stars })
    const marked = all.filter(({ review }) => foldOf(review.trade) === fold)
    const others = own.filter(({ trade }) => foldOf(trade) === fold)
    return [
      ...marked.map(({ review, language }) => {
        const found = read(review, language)
        return { whole: wholeIn(review, found), things: thingsIn(review, found) }
      }),
      ...others.map(({ review, language }) => ({
        whole: wholeIn(review, read(review, language)),
        things: [],
      })),
    ]
  }).flat()
  const kinds = { whole: examples.map(({ whole }) => whole), thing: examples.flatMap(({ things }) => things) }
  for (const [kind, its] of Object.entries(kinds)) {
    for (const side of sides) console.log(kind, side, its.length, JSON.stringify(fitted(its, side)))
  }
  const models = new URL('../models/', import.meta.url)
  writeFileSync(new URL('naming.bin', models), packNaming(learnNaming(all.flatMap(({ words }) => words))))
  writeFileSync(new URL('telling.bin', models), packTelling(learnTelling(told)))
  writeSums(models)
}
