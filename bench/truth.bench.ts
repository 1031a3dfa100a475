// npm run bench -- truth
//
// Businesses with a planted change, and reviews whose opinions have known weights: how often what is told is true. Then the
// spread of real scores, and drivers beside what guests of hotels rated themselves.

import { dataFolder, hasData } from '../analysis/training/data.ts'
import { bestPossible } from './truth/bound.ts'
import { printAgreement, printShuffled, printSpreads, readOpinions } from './truth/hotels.ts'
import { normalScore, randomOf, realScore } from './truth/planted-business.ts'
import { measureFalseAlarms, measureFound, spreadIn, type World, worldOf } from './truth/planted-changes.ts'
import { measureCoverage } from './truth/planted-ratings.ts'
import { measureTold, unchanged } from './truth/unchanged-businesses.ts'

const runs = 2000
const runsUnchanged = 500

const normal = (spread: number, own: Partial<World> = {}) =>
  worldOf({ what: 'normal scores', scoreOf: normalScore(spread), ...own })
const real = (what: string, own: Partial<World> = {}) =>
  worldOf({ what, mean: 0.6, scoreOf: realScore, ...own })
const alone = { others: [] }
const worlds = [
  ...[0.4, 0.6, 0.9].flatMap((spread) => [
    normal(spread, { what: 'normal scores, the topic alone', ...alone }),
    normal(spread, { what: 'the same after 8 weeks', ...alone, history: 8 }),
    normal(spread, { what: 'beside nine other topics' }),
  ]),
  real('scores as of hotels, from 0.87', { mean: 0.87 }),
  real('from 0.6, the topic alone', alone),
  real('from 0.6, beside nine others'),
  real('up from 0.3', { mean: 0.3, by: 0.3 }),
  real('from 0.6, in 41% of reviews', { share: 0.41 }),
  real('from 0.6, 5 a week', { perWeek: 5 }),
  real('from 0.6, 100 a week', { perWeek: 100 }),
]

const percent = (share: number) => `${(100 * share).toFixed(1)}%`.padEnd(11)

/** In the standard errors of a week's mean. */
const shiftIn = (world: World, spread: number) =>
  (Math.abs(world.by) / spread) * Math.sqrt(world.perWeek * world.share)

function printFound() {
  console.log(
    `A shift of 0.3, mostly after a year, ${runs} runs; bounds for the topic alone or beside nine of its size`,
  )
  console.log(
    `${'world'.padEnd(32)}sd    ${['false', '2 weeks', 'week right', 'bound', 'known week', '4 weeks', 'located', 'in interval'].map((name) => name.padEnd(11)).join('')}`,
  )
  for (const world of worlds) {
    const spread = spreadIn(world)
    const found = measureFound(world, runs)
    const bound = bestPossible({
      shift: shiftIn(world, spread),
      history: world.history,
      topics: 1 + world.others.length,
    })
    const figures = [
      measureFalseAlarms(world, runs),
      found.inTwoWeeks,
      found.dated,
      bound.unknown,
      bound.known,
      found.inFourWeeks,
      found.located,
      found.asTold,
    ]
    console.log(`${world.what.padEnd(32)}${spread.toFixed(2)}  ${figures.map(percent).join('').trimEnd()}`)
  }
}

function printUnchanged() {
  console.log('\nBusinesses without a change of a week: told at one reading, and at any of eight weekly ones')
  for (const each of unchanged) {
    const told = measureTold(each, runsUnchanged)
    const toldOfEight = measureTold(each, runsUnchanged, 8)
    console.log(`${each.what.padEnd(44)}${percent(told)}${percent(toldOfEight).trimEnd()}`)
  }
}

export async function run() {
  printFound()
  printUnchanged()
  console.log('\n95% intervals of drivers that hold the truth')
  for (const reviews of [150, 400, 1000]) {
    const { share, intervals } = measureCoverage(300, reviews, randomOf)
    console.log(`${reviews} reviews: ${percent(share).trim()} of ${intervals}`)
  }
  const folder = dataFolder()
  if (!hasData(folder)) {
    console.log(`\nThe hotels are not at ${folder}: set ANALYSIS_DATA.`)
    return
  }
  const hotels = readOpinions(folder)
  console.log()
  printSpreads(hotels)
  printShuffled(hotels, randomOf)
  printAgreement(hotels)
}
