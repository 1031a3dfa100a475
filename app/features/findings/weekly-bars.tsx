import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import type { Finding } from './finding.ts'

const height = 28
const shown = 26

/** The share of reviews that say so in each of the last 26 weeks, and the numbers as a table. */
export function WeeklyBars({ finding: { weekly, since, topic } }: { finding: Finding }) {
  const weeks = weekly.slice(-shown)
  const highest = Math.max(...weeks.map(({ count, of }) => (of === 0 ? 0 : count / of)))
  if (highest === 0) return null
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="max-w-measure">
      <svg
        aria-label={`${countOf(total, 'review')} about ${topic} in ${weeks.length} weeks; the table has the numbers`}
        className="block h-7 w-full"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${weeks.length * 4} ${height}`}
      >
        {weeks.map(({ week, count, of }, at) => {
          const tall = of === 0 ? 0 : (height * count) / of / highest
          return (
            <rect
              className={since && week >= since ? 'fill-ink' : 'fill-muted'}
              height={Math.max(tall, 0.75)}
              key={week}
              width={3}
              x={at * 4}
              y={height - Math.max(tall, 0.75)}
            />
          )
        })}
      </svg>
      <details>
        <summary className="w-fit text-xs/6 text-muted underline underline-offset-4">
          Week by week as a table
        </summary>
        <table className="table mt-2">
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th className="number" scope="col">
                Say so
              </th>
              <th className="number" scope="col">
                Reviews
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks
              .filter(({ of }) => of > 0)
              .map(({ week, count, of }) => (
                <tr key={week}>
                  <th scope="row">{formatDate(week)}</th>
                  <td className="number">{formatNumber(count)}</td>
                  <td className="number">{formatNumber(of)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
