import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import { ChartKey } from '#app/ui/chart-key.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Finding } from './finding.ts'

const height = 56
/** Fewer mentions make no curve. */
const fewestDrawn = 10
const shown = 26

/** `low`: how many of these have three stars or fewer, drawn dark. */
type Bar = { from: string; label: string; count: number; of: number; isSince?: boolean; low?: number }

export const weeksOf = ({ weekly, since }: Finding): Bar[] =>
  weekly.slice(-shown).map(({ week, count, of }) => ({
    from: week,
    label: formatDate(week),
    count,
    of,
    isSince: since !== null && week >= since,
  }))

/** The share of reviews that say so in each of the last 26 weeks. */
export function WeeklyBars({ finding }: { finding: Finding }) {
  const bars = weeksOf(finding)
  const mentions = bars.reduce((sum, { count }) => sum + count, 0)
  return mentions >= fewestDrawn && <Bars about={finding.topic} bars={bars} unit="Week" />
}

type BarsProps = { bars: Bar[]; about: string; unit: 'Week' | 'Month' }

export function Bars({ bars, about, unit }: BarsProps) {
  const highest = Math.max(...bars.map(({ count, of }) => (of === 0 ? 0 : count / of)))
  if (highest === 0) return null
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="max-w-measure">
      <svg
        aria-label={`${countOf(total, 'review')} about ${about} in ${bars.length} ${unit.toLowerCase()}s; the table has the numbers`}
        className="block h-14 w-full"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${bars.length * 4} ${height}`}
      >
        {bars.flatMap(({ from, count, of, isSince, low = 0 }, at) => {
          const tallOf = (some: number) => (of === 0 ? 0 : (height * some) / of / highest)
          const [tall, dark] = [Math.max(tallOf(count), 0.75), tallOf(low)]
          const place = { width: 3, x: at * 4 }
          return [
            <rect
              className={isSince ? 'fill-ink' : 'fill-muted'}
              height={tall}
              key={from}
              y={height - tall}
              {...place}
            />,
            <rect className="fill-ink" height={dark} key={`${from} low`} y={height - dark} {...place} />,
          ]
        })}
      </svg>
      <figcaption className="mt-1 text-xs text-muted">
        <span className="flex justify-between gap-4">
          <span>{bars[0]!.label}</span> <span>{bars.at(-1)!.label}</span>
        </span>
        Share of reviews, by {unit.toLowerCase()}
        {bars.some(hasLow) && (
          <ChartKey
            items={[
              ['bg-ink', '3 stars or fewer'],
              ['bg-muted', '4 or 5'],
            ]}
          />
        )}
      </figcaption>
    </figure>
  )
}

const hasLow = ({ low = 0 }: Bar) => low > 0

export const BarsTable = ({ bars, unit }: Omit<BarsProps, 'about'>) => (
  <Table
    caption={`By ${unit.toLowerCase()}`}
    columns={[
      { id: 'from', header: `${unit} from`, cell: ({ label }: Bar) => label },
      { id: 'count', header: 'Say so', cell: ({ count }: Bar) => formatNumber(count), isNumber: true },
      ...(bars.some(hasLow)
        ? [
            {
              id: 'low',
              header: '3 stars or fewer',
              cell: ({ low = 0 }: Bar) => formatNumber(low),
              isNumber: true,
            },
          ]
        : []),
      { id: 'of', header: 'Reviews', cell: ({ of }: Bar) => formatNumber(of), isNumber: true },
    ]}
    isTight
    rowId={({ from }) => from}
    rows={bars.filter(({ of }) => of > 0)}
  />
)
