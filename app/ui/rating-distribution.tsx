import { Link } from 'react-router'

type RatingDistributionProps = {
  /** How many gave each rating, from 1 star to 5. */
  counts: readonly [number, number, number, number, number]
  /** The address of the reviews with that rating. */
  linkTo?: (rating: number) => string
}

/** How the stars spread: one row a rating, five at the top. */
export function RatingDistribution({ counts, linkTo }: RatingDistributionProps) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Number of reviews by rating</caption>
      <tbody>
        {[5, 4, 3, 2, 1].map((rating) => {
          const count = counts[rating - 1] ?? 0
          const share = total ? (100 * count) / total : 0
          const name = rating === 1 ? '1 star' : `${rating} stars`
          return (
            <tr key={rating}>
              <th className="w-[64px] py-1.5 font-normal whitespace-nowrap" scope="row">
                {linkTo ? <Link to={linkTo(rating)}>{name}</Link> : name}
              </th>
              <td className="border-l border-rule py-1.5">
                <svg aria-hidden className="block" height="10" width="100%">
                  <rect className="fill-ink" height="10" width={`${share}%`} />
                </svg>
              </td>
              <td className="w-[96px] py-1.5 text-right whitespace-nowrap text-muted">
                {count.toLocaleString('en')} · {Math.round(share)}%
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
