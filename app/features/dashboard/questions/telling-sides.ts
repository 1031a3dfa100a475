import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { countOf as countStars, type StarCounts } from '#app/features/figures/statistics.ts'
import { formatList, formatNumber } from '#app/languages/format.ts'

// How an answer tells praise and complaint. Stars are facts and always told. The side of a text is the engine's reading, so only
// sure sentences are counted, as "at least". A few reviews are quoted instead, and no side is ever said to be absent.

export type Sides = Record<Side, number>

/** Of fewer reviews, no sides are counted. */
const fewest = 5
/** Of 244 counts of marked reviews ten were too large, each by one: so many fewer than found are surely there. */
const doubtful = 1

const verbs = { complaint: 'complain', praise: 'praise' } as const

/** "at least 12 complain and 3 praise". Empty where that is not to be told. */
export function sidesInWords(reviews: number, sure: Sides | null, first: Side | undefined): string {
  if (reviews < fewest || !sure) return ''
  const sides: Side[] = first === 'praise' ? ['praise', 'complaint'] : ['complaint', 'praise']
  const told = sides.flatMap((side) => {
    const least = sure[side] - doubtful
    return least > 0 ? `${formatNumber(least)} ${verbs[side]}${least === 1 ? 's' : ''}` : []
  })
  return told.length > 0 ? `at least ${formatList(told)}` : ''
}

/** "7 give 4 or 5 stars, 2 give 1 or 2" */
export function starsInWords(stars: StarCounts): string {
  const [low, high] = [stars[0] + stars[1], stars[3] + stars[4]]
  const all = countStars(stars)
  if (all === 1) return `it gives ${stars.indexOf(1) + 1} ${stars[0] === 1 ? 'star' : 'stars'}`
  if (all === high || all === low) return `all give ${high > 0 ? '4 or 5' : '1 or 2'} stars`
  const told = (count: number, which: string) =>
    `${count === 0 ? 'none' : formatNumber(count)} ${count < 2 ? 'gives' : 'give'} ${which}`
  return `${told(high, '4 or 5 stars')}, ${told(low, '1 or 2')}`
}
