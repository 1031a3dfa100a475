import { formatMonthName, formatNumber } from '#app/languages/format.ts'
import type { RatedMonth } from './ratings.server.ts'

const ratings = [5, 4, 3, 2, 1] as const
const fills = ['opacity-100', 'opacity-70', 'opacity-45', 'opacity-25', 'opacity-15']

/** One bar per month, from five stars to one, with the numbers beside it. */
export function StarsByMonth({ months }: { months: RatedMonth[] }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Number of reviews by month and rating</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-rule">
          <th className="py-1.5 font-normal" scope="col">
            Month
          </th>
          <td className="w-1/2 max-sm:hidden" />
          {ratings.map((rating) => (
            <th className="py-1.5 text-right font-normal" key={rating} scope="col">
              {rating} <span aria-hidden>★</span>
              <span className="sr-only">{rating === 1 ? 'star' : 'stars'}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, stars, count }) => (
          <tr className="border-b border-line" key={month}>
            <th className="py-1.5 font-normal" scope="row">
              {formatMonthName(month, 'short')}
            </th>
            <td className="px-3 max-sm:hidden">
              <Bar count={count} stars={stars} />
            </td>
            {ratings.map((rating) => (
              <td className="py-1.5 text-right" key={rating}>
                {formatNumber(stars[rating - 1]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bar({ stars, count }: Pick<RatedMonth, 'stars' | 'count'>) {
  let from = 0
  return (
    <svg aria-hidden className="block" height="10" width="100%">
      {ratings.map((rating, index) => {
        const share = count === 0 ? 0 : (100 * stars[rating - 1]!) / count
        const x = from
        from += share
        return (
          <rect
            className={`fill-ink ${fills[index]}`}
            height="10"
            key={rating}
            width={`${share}%`}
            x={`${x}%`}
          />
        )
      })}
    </svg>
  )
}
