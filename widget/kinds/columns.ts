import type { WidgetData, WidgetReview } from '../widget-data.ts'
import { gap, side } from './photo-squares.ts'

/** Numbers of columns and their widths in CSS pixels, as a wall has them from 600 pixels on. */
const layouts = [
  [2, 300],
  [2, 370],
  [3, 290],
  [3, 340],
  [3, 420],
] as const

const mostTries = 300

/**
 * The order in which the columns of a wall end most evenly: browsers fill them one after the other, and the last gets what is
 * left. The first card stays first. An order that the owner chose is kept.
 */
export function evenly(widget: WidgetData): WidgetReview[] {
  const { reviews, shows } = widget
  if (shows.what === 'chosen' || shows.what === 'selected' || reviews.length < 3) return reviews
  const heights = layouts.map(
    ([, width]) => new Map(reviews.map((each) => [each, heightOf(each, widget, width)])),
  )
  const evenness = (order: WidgetReview[]) => {
    const all = layouts
      .filter(([columns]) => columns <= order.length)
      .map(([columns], at) =>
        shortest(
          order.map((each) => heights[at]!.get(each)!),
          columns,
        ),
      )
    return Math.min(...all) + all.reduce((sum, each) => sum + each, 0) / 100
  }
  let [best, found] = [reviews, evenness(reviews)]
  for (let tries = 0, better = true; better && tries < mostTries; ) {
    better = false
    for (let one = 1; one < best.length; one++)
      for (let other = one + 1; other < best.length && tries < mostTries; other++, tries++) {
        const swapped = best.with(one, best[other]!).with(other, best[one]!)
        const even = evenness(swapped)
        if (even > found) [best, found, better] = [swapped, even, true]
      }
  }
  return best
}

/** The height of the shortest column, as a share of the tallest, if a browser balances these cards. */
export function shortest(heights: number[], columns: number): number {
  const sum = heights.reduce((all, each) => all + each, 0)
  for (let limit = Math.max(sum / columns, ...heights); ; limit += 4) {
    const ends = [0]
    for (const height of heights) {
      if (ends.at(-1)! + height > limit + 0.01) ends.push(0)
      ends.push(ends.pop()! + height)
    }
    if (ends.length > columns) continue
    return ends.length < columns ? 0 : Math.min(...ends) / Math.max(...ends)
  }
}

/** The estimated height of a card as style.ts draws it, with letters of an average width. */
function heightOf(review: WidgetReview, { look }: WidgetData, width: number) {
  const { title, text, author, provenance, marks, reply, photos } = review
  const lines = (words: string, letter: number) =>
    words
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * letter * 1.04) / width)), 0)
  const parts = [
    (look.hasStars || look.hasDates) && 19,
    title && 23 * lines(title, 8),
    text && 23 * Math.min(9, lines(text, 7.5)),
    photos.length > 0 && 4 + Math.min(side, (width - 3 * gap) / 4),
    19 * lines(`${look.hasAvatars ? '12345' : ''}${author} ${provenance}`, 6.4) + (look.hasAvatars ? 10 : 0),
    ...marks.map((mark) => 19 * lines(mark, 6.4)),
    reply && 19 * Math.min(9, lines(`${reply.by}: ${reply.text}`, 6.6)),
  ].filter((each) => typeof each === 'number')
  return parts.reduce((sum, each) => sum + each + 6, 29 - 6)
}
