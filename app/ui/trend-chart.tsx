import type { ReactNode } from 'react'
import { runs, type TrendPoint, type TrendSize, trendScale } from './trend-scale.ts'

export type { TrendPoint } from './trend-scale.ts'

const wide = { width: 760, height: 300, left: 34, right: 76, labelEvery: 1, barWidth: 20 }
const narrow = { width: 350, height: 270, left: 30, right: 14, labelEvery: 3, barWidth: 11 }

type TrendChartProps = {
  /** The question that the chart answers: "Are customers happier than last month?" */
  title: ReactNode
  /** The answer in words, with the number. */
  answer?: ReactNode
  points: readonly TrendPoint[]
  /** A line to compare with, and its name: the average of the year. */
  reference?: { value: number; label: string }
}

/** An average from 1 to 5 over time with its range of chance, and the number of reviews under it. */
export function TrendChart({ title, answer, points, reference }: TrendChartProps) {
  const last = points.findLast((point) => point.value !== null)
  const description = last
    ? `Average rating, ${points.length} points, the last ${last.value?.toFixed(2)} in ${last.longLabel ?? last.label}. The table below has the numbers.`
    : ''
  return (
    <figure className="chart grid gap-3">
      <figcaption>
        <h3 className="text-lg">{title}</h3>
        {answer && <p className="text-sm text-muted">{answer}</p>}
      </figcaption>
      {!last && <p className="border-y border-line py-8 text-sm text-muted">No ratings in this time.</p>}
      {[wide, narrow].map(
        (size) =>
          last && (
            <Drawing
              description={description}
              key={size.width}
              points={points}
              reference={reference}
              size={size}
            />
          ),
      )}
      <details hidden={!last}>
        <summary className="w-fit text-xs leading-6 text-muted underline underline-offset-4">
          Show the numbers as a table
        </summary>
        <Numbers points={points} />
      </details>
    </figure>
  )
}

type DrawingProps = Pick<TrendChartProps, 'points' | 'reference'> & { size: TrendSize; description: string }

function Drawing({ points, reference, size, description }: DrawingProps) {
  const { ticks, x, y, barHeight, baseline, plotRight } = trendScale(points, size)
  const isWide = size === wide
  const lastAt = points.findLastIndex((point) => point.value !== null)
  const last = points[lastAt]
  return (
    <svg
      aria-label={description}
      className={isWide ? 'chart-wide' : 'chart-narrow'}
      role="img"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="grid-line" d={`M${size.left} ${y(tick)}H${plotRight}`} />
          <text x="0" y={y(tick) + 4}>
            {tick.toFixed(1)}
          </text>
        </g>
      ))}
      {runs(points).map((run) => {
        const band = [
          ...run.map((point) => `${x(point.at)},${y(Math.min(5, point.high ?? point.value))}`),
          ...run.toReversed().map((point) => `${x(point.at)},${y(point.low ?? point.value)}`),
        ]
        return (
          <g key={run[0]?.at}>
            <polygon className="band" points={band.join(' ')} />
            <path
              className="trace"
              d={`M${run.map((point) => `${x(point.at)} ${y(point.value)}`).join('L')}`}
            />
            {run.length === 1 && <circle className="dot" cx={x(run[0]!.at)} cy={y(run[0]!.value)} r="3" />}
          </g>
        )
      })}
      {reference && <path className="reference" d={`M${size.left} ${y(reference.value)}H${plotRight}`} />}
      {last && last.value !== null && (
        <>
          <circle className="dot dot-last" cx={x(lastAt)} cy={y(last.value)} r="4.5" />
          <text
            className="strong"
            textAnchor={isWide ? 'start' : 'end'}
            x={isWide ? plotRight + 6 : x(lastAt) + 6}
            y={isWide ? y(last.value) + 5 : y(last.value) - 12}
          >
            {last.value.toFixed(2)}
          </text>
        </>
      )}
      {isWide && reference && last?.value !== undefined && last.value !== null && (
        <text x={plotRight + 6} y={clearOf(y(last.value) + 5, y(reference.value) + 4)}>
          {reference.label}
        </text>
      )}
      <path className="axis" d={`M${size.left} ${baseline}H${plotRight}`} />
      {points.map((point, at) => {
        const height = barHeight(point.count)
        const isLabelled = (points.length - 1 - at) % labelEvery(points.length, size) === 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the axis
          <g key={at}>
            <rect
              className="volume"
              height={height}
              width={size.barWidth}
              x={x(at) - size.barWidth / 2}
              y={baseline - height}
            />
            {isLabelled && (
              <text
                className={at === points.length - 1 ? 'label' : undefined}
                textAnchor="middle"
                x={x(at)}
                y={size.height - 3}
              >
                {point.label}
              </text>
            )}
          </g>
        )
      })}
      {isWide && last && (
        <text x={plotRight + 6} y={baseline - 4}>
          {last.count === 1 ? '1 review' : `${last.count} reviews`}
        </text>
      )}
    </svg>
  )
}

/** Two texts in one column keep a line's distance. */
function clearOf(taken: number, wanted: number) {
  if (Math.abs(wanted - taken) >= 16) return wanted
  return wanted < taken ? taken - 16 : taken + 16
}

const labelEvery = (count: number, size: TrendSize) =>
  Math.max(1, Math.ceil(count / (size === wide ? 13 : 4)))

function Numbers({ points }: { points: readonly TrendPoint[] }) {
  return (
    <table className="table mt-2">
      <caption className="sr-only">The numbers of the chart</caption>
      <thead>
        <tr>
          <th scope="col">Period</th>
          <th className="number" scope="col">
            Average
          </th>
          <th className="number" scope="col">
            Reviews
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.longLabel ?? point.label}>
            <th scope="row">{point.longLabel ?? point.label}</th>
            <td className="number">{point.value === null ? 'none' : point.value.toFixed(2)}</td>
            <td className="number">{point.count.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
