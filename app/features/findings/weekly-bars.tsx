import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import type { Finding } from './finding.ts'

const height = 28
const shown = 26

type Bar = { from: string; label: string; count: number; of: number; isSince?: boolean }

export const weeksOf = ({ weekly, since }: Finding): Bar[] =>
  weekly.slice(-shown).map(({ week, count, of }) => ({
    ...{ from: week, label: formatDate(week), count, of },
    isSince: since !== null && week >= since,
  }))

/** The share of reviews that say so in each of the last 26 weeks. */
export const WeeklyBars = ({ finding }: { finding: Finding }) => (
  <Bars about={finding.topic} bars={weeksOf(finding)} unit="Week" />
)

type BarsProps = { bars: Bar[]; about: string; unit: 'Week' | 'Month' }

export function Bars({ bars, about, unit }: BarsProps) {
  const highest = Math.max(...bars.map(({ count, of }) => (of === 0 ? 0 : count / of)))
  if (highest === 0) return null
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="max-w-measure">
      <svg
        aria-label={`${countOf(total, 'review')} about ${about} in ${bars.length} ${unit.toLowerCase()}s; the table has the numbers`}
        className="block h-7 w-full"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${bars.length * 4} ${height}`}
      >
        {bars.map(({ from, count, of, isSince }, at) => {
          const tall = of === 0 ? 0 : (height * count) / of / highest
          return (
            <rect
              className={isSince ? 'fill-ink' : 'fill-muted'}
              height={Math.max(tall, 0.75)}
              key={from}
              width={3}
              x={at * 4}
              y={height - Math.max(tall, 0.75)}
            />
          )
        })}
      </svg>
    </figure>
  )
}

/** The numbers of the drawing. */
export const BarsTable = ({ bars, unit }: Omit<BarsProps, 'about'>) => (
  <table className="table">
    <thead>
      <tr>
        <th scope="col">{unit} from</th>
        <th className="number" scope="col">
          Say so
        </th>
        <th className="number" scope="col">
          Reviews
        </th>
      </tr>
    </thead>
    <tbody>
      {bars
        .filter(({ of }) => of > 0)
        .map(({ from, label, count, of }) => (
          <tr key={from}>
            <th scope="row">{label}</th>
            <td className="number">{formatNumber(count)}</td>
            <td className="number">{formatNumber(of)}</td>
          </tr>
        ))}
    </tbody>
  </table>
)
