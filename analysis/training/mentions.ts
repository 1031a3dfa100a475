// node analysis/training/mentions.ts
//
// Fits the chances that a mention praises or complains, for `analysis/mentions/chances.ts`, on the reviews written for the engine
// in twelve languages, and prints them. Nobody's reviews of a bench are read.

import { analyse } from '../analyse.ts'
import { fileUnder, inferTrade } from '../aspects/trade.ts'
import { type Calibration, factsOf, type Said, sidednessOf } from '../mentions/chances.ts'
import { type Side, sides } from '../mentions/mention.ts'
import { sentencesFor } from '../mentions/opinion.ts'
import type { Rating } from '../sentiment/judge-sentiment.ts'
import { type OwnReview, ownReviews } from './own-reviews.ts'

/** Weight of mentions that our writers did not list, most of them neutral: with it a fifth of all mentions are neutral. */
const UNLISTED = 1 / 3
/**
 * So many stars are drawn anew: those of strangers fit their words less well than our writers', and a generous or strict
 * clientele must not turn complaints into praise or praise into complaints.
 */
const REDRAWN = 0.6
const PULL = 2
const STEPS = 5000
const STEP = 0.1

type Example = { said: Said; stars: Rating; takes: Record<Side, boolean>; weight: number }

function examplesOf(review: OwnReview, language: string): { whole: Example[]; things: Example[] } {
  const { text, stars } = review
  const { judged, sentences, aspects } = analyse(text, { languageHint: language, rating: stars })
  if (!judged) return { whole: [], things: [] }
  const takes = sidesOf([...review.sentences, ...review.aspects].map(([, label]) => label))
  const trade = inferTrade([aspects])
  const things = [...Map.groupBy(aspects, (aspect) => fileUnder(trade, aspect))].map(
    ([topic, said]): Example => {
      const listed = review.aspects.filter(([term, , its]) => {
        const at = term === null ? -1 : text.indexOf(term)
        return term === null
          ? its === topic
          : at >= 0 && said.some(({ start, end }) => start < at + term.length && end > at)
      })
      return {
        said: { sentences: sentencesFor(said, sentences, aspects), aspects: said },
        stars,
        takes: sidesOf(listed.map(([, label]) => label)),
        weight: listed.length > 0 || isInNeutral(review, said) ? 1 : UNLISTED,
      }
    },
  )
  return { whole: [{ said: { sentences, aspects }, stars, takes, weight: 1 }], things }
}

const sidesOf = (labels: number[]) => ({ praise: labels.includes(2), complaint: labels.includes(0) })

/** Whether all of it stands in sentences that take no side. */
function isInNeutral({ sentences }: OwnReview, said: { start: number }[]) {
  let at = 0
  const neutral = sentences.flatMap(([text, label]) => {
    const from = at
    at += text.length + 1
    return label === 1 ? [{ from, to: at }] : []
  })
  return said.every(({ start }) => neutral.some(({ from, to }) => from <= start && start < to))
}

/** First the facts from the words, then what stars add to them. */
function fitted(examples: Example[], side: Side): Calibration {
  const rows = examples.map(({ said, stars, takes, weight }) => ({
    facts: factsOf(said, side),
    sided: sidednessOf(said),
    stars,
    weight,
    is: takes[side] ? 1 : 0,
  }))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const facts = descend([0, 0, 0, 0, 0, 0], (now, slopes) => {
    for (const row of rows) {
      const miss = (row.weight * (sigmoid(dot(now, row.facts)) - row.is)) / total
      for (let k = 0; k < slopes.length; k++) slopes[k]! += miss * row.facts[k]!
    }
    for (let k = 1; k < slopes.length; k++) slopes[k]! += (PULL * now[k]!) / total
  })
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
  for (let step = 0; step < STEPS; step++) {
    const slopes = now.map(() => 0)
    addSlopes(now, slopes)
    const next = now.map((value, at) => bound(value - STEP * slopes[at]!, at))
    if (next.every((value, at) => Math.abs(value - now[at]!) < 1e-6)) return next
    now = next
  }
  return now
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
const dot = (weights: number[], facts: number[]) =>
  weights.reduce((sum, weight, k) => sum + weight * facts[k]!, 0)

const languages = 'cs da de en es fr it nl pl pt sv tr'.split(' ')
const all = languages.flatMap((language) =>
  ownReviews(language).map((review) => examplesOf(review, language)),
)
const kinds = { whole: all.flatMap(({ whole }) => whole), thing: all.flatMap(({ things }) => things) }
for (const [kind, examples] of Object.entries(kinds)) {
  for (const side of sides) console.log(kind, side, examples.length, JSON.stringify(fitted(examples, side)))
}
