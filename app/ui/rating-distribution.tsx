import { Link } from 'react-router'
import { countOf, formatNumber, formatPercent, rounded } from '#app/languages/format.ts'

type RatingDistributionProps = {
  /** The number of ratings from 1 to 5 stars. */
  counts: readonly [number, number, number, number, number]
  /** The address of the reviews with that rating. */
  linkTo?: (rating: number) => string
}

/** The distribution of ratings: one row per rating, five stars first. */
export function RatingDistribution({ counts, linkTo }: RatingDistributionProps) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <table className="spread">
      <caption className="sr-only">Number of reviews by rating</caption>
      <tbody>
        {[5, 4, 3, 2, 1].map((rating) => {
          const count = counts[rating - 1] ?? 0
          const share = total ? (100 * count) / total : 0
          const name = countOf(rating, 'star')
          return (
            <tr key={rating}>
              <th scope="row">{linkTo ? <Link to={linkTo(rating)}>{name}</Link> : name}</th>
              <td>
                <svg aria-hidden>
                  <rect height="10" width={`${rounded(share)}%`} />
                </svg>
              </td>
              <td>{`${formatNumber(count)} · ${formatPercent(share / 100)}`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
