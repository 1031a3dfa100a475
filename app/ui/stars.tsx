import { roundToTenths } from '#app/languages/format.ts'
import { classNames } from './class-names.ts'

/** Five stars in a row, each from its top, 20 units apart. */
const five = (top: number, shape: string) => `M10 ${top}${new Array(5).fill(shape).join('m20 0')}`
const full = five(1.6, 'l2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-2.9-5.3 2.9 1.2-5.9-4.4-4.1 6-.7z')
const outline = five(2.3, 'l2.3 5 5.4.7-4 3.7 1 5.4-4.7-2.6-4.7 2.6 1-5.4-4-3.7 5.4-.7z')

/** A rating from 0 to 5, drawn exactly, as widgets do. Not for `bg-wash`, where amber has too little contrast. */
export function Stars({ rating, isLarge, label }: { rating: number; isLarge?: boolean; label?: string }) {
  return (
    <svg
      aria-label={label ?? `${roundToTenths(rating)} out of 5 stars`}
      className={classNames('stars', isLarge && 'stars-large')}
      role="img"
      viewBox="0 0 100 20"
    >
      <path d={outline} />
      <svg aria-hidden="true" height="20" width={roundToTenths(rating) * 20}>
        <path className="given" d={full} />
      </svg>
    </svg>
  )
}
