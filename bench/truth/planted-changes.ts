import { type Decision, findTrends, weightOf } from '#app/features/findings/finding-trend.ts'
import { coursesUntil, type Planted, plantTopics, plantWeeks, randomOf } from './planted-business.ts'

const history = 52
const weeksAfter = 9

/** One complaint's share, before and after. */
export type Change = { what: string; from: number; to: number }

export const jumps: Change[] = [
  { what: '3 to 12 %', from: 0.03, to: 0.12 },
  { what: '5 to 15 %', from: 0.05, to: 0.15 },
  { what: '10 to 30 %', from: 0.1, to: 0.3 },
  { what: '5 to 40 %', from: 0.05, to: 0.4 },
]
export const solution: Change = { what: '12 to 0.5 %', from: 0.12, to: 0.005 }

const changing = ({ from, to }: Change, at: number, stars = 1.5): Planted => ({
  side: 'complaint',
  shareIn: (week) => (week < at ? from : to),
  stars,
})
/** The topics of a business; a few praise what changes. */
const topicsWith = (changes: Planted[], others: Planted[]): Planted[] => [
  ...changes.flatMap((change): Planted[] => [{ side: 'praise', shareIn: () => 0.02, stars: 0.3 }, change]),
  ...others,
]

type Found = { trend: Decision['trend']; error: number } | null

/** What is told of the change on the Mondays after it. */
function tell(change: Change, perWeek: number, seed: number): Found[] {
  const random = randomOf(seed)
  const planted = topicsWith([changing(change, history)], plantTopics(random))
  const said = plantWeeks(planted, [{ perWeek: () => perWeek }], history + weeksAfter, random)
  return Array.from({ length: weeksAfter }, (_, at) => {
    const { trend, shift } = findTrends(coursesUntil(history + at + 1, planted, said))[1]!
    return shift && { trend, error: Math.abs(shift.age - at - 1) }
  })
}

const shareOf = <Each>(all: Each[], is: (each: Each) => boolean) => all.filter(is).length / all.length
const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const range = (runs: number, seed: number) => Array.from({ length: runs }, (_, run) => seed + run)

/** How many are told as growing or new on one of the first two, four and eight Mondays; and the mean error of the week after eight. */
export function measureJumps(change: Change, perWeek: number, runs: number, seed: number) {
  const all = range(runs, seed).map((each) => tell(change, perWeek, each))
  const isTold = (found: Found) => found?.trend === 'growing' || found?.trend === 'new'
  const within = (weeks: number) => shareOf(all, (found) => found.slice(0, weeks).some(isTold))
  const errors = all.flatMap(({ 7: found }) => (found && isTold(found) ? found.error : []))
  return { two: within(2), four: within(4), eight: within(8), error: meanOf(errors) }
}

export function measureSolved(perWeek: number, runs: number, seed: number) {
  const all = range(runs, seed).map((each) => tell(solution, perWeek, each))
  const isTold = (found: Found | undefined) => found?.trend === 'solved'
  const within = (weeks: number) => shareOf(all, (found) => found.slice(0, weeks).some(isTold))
  const errors = all.flatMap(({ 8: found }) => (found && isTold(found) ? found.error : []))
  return { four: within(4), six: within(6), nine: errors.length / runs, error: meanOf(errors) }
}

/**
 * A collapse of two weeks beside a problem solved nine weeks ago, of businesses in which the collapse weighs most: how often it is first,
 * and the solved problem is not.
 */
export function measureFirst(collapse: Change, perWeek: number, runs: number, seed: number) {
  const today = history + 2
  const all = range(runs, seed).flatMap((each) => {
    const random = randomOf(each)
    const planted = topicsWith(
      [changing(collapse, history, 1.5), changing(solution, today - 9, 1.5)],
      plantTopics(random),
    )
    const truth = planted.map(({ side, shareIn, stars }) => (side === 'praise' ? 0 : shareIn(today) * stars))
    if (Math.max(...truth) > truth[1]!) return []
    const said = plantWeeks(planted, [{ perWeek: () => perWeek }], today, random)
    const courses = coursesUntil(today, planted, said)
    const weights = findTrends(courses).map((decision, at) =>
      weightOf(planted[at]!.side, decision, planted[at]!.stars),
    )
    return [weights.indexOf(Math.max(...weights))]
  })
  return { first: shareOf(all, (first) => first === 1), solved: shareOf(all, (first) => first === 3) }
}
