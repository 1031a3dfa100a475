import { classNames } from './class-names.ts'

/** A rating from 0 to 5, drawn to the nearest half and said in full. Not on `bg-wash`: amber is too light there. */
export function Stars({ rating, isLarge, label }: { rating: number; isLarge?: boolean; label?: string }) {
  const halves = Math.min(10, Math.max(0, Math.round(rating * 2)))
  return (
    <span
      aria-label={label ?? `${Math.round(rating * 10) / 10} out of 5 stars`}
      className={classNames('stars', isLarge && 'stars-large')}
      data-halves={halves}
      role="img"
    />
  )
}
