import { roundToTenths } from '#app/languages/format.ts'
import { classNames } from './class-names.ts'

// Paths starting at the top of each star, in a 20-unit square.
const full = 'l2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-2.9-5.3 2.9 1.2-5.9-4.4-4.1 6-.7z'
const leftHalf = 'v13.3l-5.3 2.9 1.2-5.9-4.4-4.1 6-.7z'
const outline = 'l2.3 5 5.4.7-4 3.7 1 5.4-4.7-2.6-4.7 2.6 1-5.4-4-3.7 5.4-.7z'

const row = (at: number, top: number, shapes: string[]) =>
  shapes.length > 0 ? `M${10 + 20 * at} ${top}${shapes.join('m20 0')}` : null

/**
 * A rating from 0 to 5, drawn to the nearest half with the exact value as its label. Not for `bg-wash`, where
 * amber has too little contrast.
 */
export function Stars({ rating, isLarge, label }: { rating: number; isLarge?: boolean; label?: string }) {
  const halves = Math.min(10, Math.max(0, Math.round(rating * 2)))
  const whole = Math.floor(halves / 2)
  const empty = row(whole, 2.3, new Array(5 - whole).fill(outline))
  const given = row(0, 1.6, [...new Array(whole).fill(full), ...(halves % 2 ? [leftHalf] : [])])
  return (
    <svg
      aria-label={label ?? `${roundToTenths(rating)} out of 5 stars`}
      className={classNames('stars', isLarge && 'stars-large')}
      role="img"
      viewBox="0 0 100 20"
    >
      {empty && <path d={empty} />}
      {given && <path className="given" d={given} />}
    </svg>
  )
}
