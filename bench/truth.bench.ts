// npm run bench -- truth
//
// Businesses with a planted change, and reviews whose opinions have known weights: how often what is told is true. Then the
// spread of real scores, and drivers beside what guests of hotels rated themselves.

import { dataFolder, hasData } from '../analysis/training/data.ts'
import { printAgreement, printSpreads, readOpinions } from './truth/hotels.ts'
import { normalScore, randomOf, realScore } from './truth/planted-business.ts'
import { measureFalseAlarms, measureFound, spreadIn, type World } from './truth/planted-changes.ts'
import { measureCoverage } from './truth/planted-ratings.ts'

const runs = 2000

const world = { share: 1, mean: 0.2, by: -0.3, perWeek: 30 }
const worlds: World[] = [
  ...[0.3, 0.4, 0.5, 0.6].map((spread) => ({
    ...world,
    what: 'normal scores',
    scoreOf: normalScore(spread),
  })),
  { ...world, what: 'scores as of hotels, from 0.87', mean: 0.87, scoreOf: realScore },
  { ...world, what: 'scores as of hotels, from 0.6', mean: 0.6, scoreOf: realScore },
  { ...world, what: 'scores as of hotels, up from 0.3', mean: 0.3, by: 0.3, scoreOf: realScore },
  { ...world, what: 'the same, in 41% of reviews', mean: 0.6, share: 0.41, scoreOf: realScore },
  { ...world, what: 'scores as of hotels, 5 a week', mean: 0.6, perWeek: 5, scoreOf: realScore },
  { ...world, what: 'scores as of hotels, 100 a week', mean: 0.6, perWeek: 100, scoreOf: realScore },
]

const percent = (share: number) => `${(100 * share).toFixed(1)}%`.padEnd(11)

export async function run() {
  console.log(`A shift of 0.3 after a year, ten topics, ${runs} runs`)
  console.log(`${'world'.padEnd(36)}sd    false      2 weeks    4 weeks    located    in interval`)
  for (const each of worlds) {
    const found = measureFound(each, runs)
    const figures = [
      measureFalseAlarms(each, runs),
      found.inTwoWeeks,
      found.inFourWeeks,
      found.located,
      found.asTold,
    ]
    console.log(
      `${each.what.padEnd(36)}${spreadIn(each).toFixed(2)}  ${figures.map(percent).join('').trimEnd()}`,
    )
  }
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
  printAgreement(hotels)
}
