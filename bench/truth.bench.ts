// npm run bench -- truth
//
// Businesses in which nothing changes, and such with a planted change, through the decisions of a year of Mondays: how often a
// state is false, and how soon a change is told. Seeds are other than those that the constants were chosen with.

import { jumps, measureFirst, measureJumps, measureSolved, solution } from './truth/planted-changes.ts'
import { measureFalse, unchanged } from './truth/unchanged-businesses.ts'

const seed = 1_000_000
const runs = { unchanged: 50, changed: 200 }
const sizes = [3, 10, 40, 200]

const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(0)).padStart(4)
const row = (what: string, cells: string[]) =>
  console.log(`${what.padEnd(42)}${cells.map((cell) => cell.padEnd(20)).join('')}`.trimEnd())

export async function run() {
  row('Reviews a week', sizes.map(String))
  console.log('Nothing changes: false states a business and year, and weeks that show any (gate 1, aim 0.5)')
  for (const each of unchanged)
    row(
      each.what,
      sizes.map((size) => {
        const { episodes, weeks } = measureFalse(each, size, runs.unchanged, seed)
        return `${episodes.toFixed(2)}  ${(100 * weeks).toFixed(1)} %`
      }),
    )
  console.log('A complaint jumps: % told on one of the first 2, 4, 8 Mondays, and the error of its week')
  for (const jump of jumps)
    row(
      jump.what,
      sizes.map((size) => {
        const { two, four, eight, error } = measureJumps(jump, size, runs.changed, seed)
        return `${[two, four, eight].map(percent).join('')}  ${error.toFixed(1)}`
      }),
    )
  console.log('A complaint goes: % told as solved within 4, 6 weeks and after 9, and the error of its week')
  row(
    solution.what,
    sizes.map((size) => {
      const { four, six, nine, error } = measureSolved(size, runs.changed, seed)
      return `${[four, six, nine].map(percent).join('')}  ${error.toFixed(1)}`
    }),
  )
  console.log(
    'Both: % first in the list, the collapse of two weeks where it weighs most, the problem solved for nine',
  )
  for (const collapse of jumps.slice(-2))
    row(
      collapse.what,
      sizes.map((size) => {
        const { first, solved } = measureFirst(collapse, size, runs.changed, seed)
        return `${percent(first)}${percent(solved)}`
      }),
    )
}
