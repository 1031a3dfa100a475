import { scaleLinear } from 'd3-scale'
import { Fragment } from 'react'
import { formatAverage, formatMonthName, formatNumber } from '#app/languages/format.ts'
import { ChartKey } from '#app/ui/chart-key.tsx'
import { bothSizes, type ChartSize, ChartSvg, chartWidths } from '#app/ui/chart-svg.tsx'
import type { Month } from './public-record.ts'

const looks = {
  wide: { left: 40, bar: 34, labelEvery: 1, hasAverages: true },
  narrow: { left: 30, bar: 14, labelEvery: 3, hasAverages: false },
}
const room = 150
const roomBelow = 44
const baseline = 30 + room
const height = baseline + roomBelow + 22

const goneIn = ({ removed, withdrawn }: Month) => removed + withdrawn

/** Published above the line, removed and withdrawn below it, on one scale. */
export function MonthsChart({ months }: { months: readonly Month[] }) {
  return (
    <figure className="chart">
      {bothSizes((size) => draw(months, size))}
      {months.some(goneIn) && (
        <figcaption>
          <ChartKey
            items={[
              [
                'bg-positive',
                <>
                  Published<span className="max-sm:hidden">, with their average stars</span>
                </>,
              ],
              ['bg-negative', 'Removed, or withdrawn by the author'],
            ]}
          />
        </figcaption>
      )}
    </figure>
  )
}

function draw(months: readonly Month[], size: ChartSize) {
  const { left, bar, labelEvery, hasAverages } = looks[size]
  const width = chartWidths[size]
  const most = Math.max(1, ...months.map(({ published }) => published))
  // Usually few are gone, and one scale fits both directions; where many are, the scale shrinks to fit them.
  const perReview = Math.min(room / most, roomBelow / Math.max(1, ...months.map(goneIn)))
  const lines = scaleLinear([0, most], [0, 1])
    .ticks(5)
    .filter((line) => line > 0 && Number.isInteger(line))
  const y = (count: number) => Math.round(baseline - count * perReview)
  const bars = months.map((month, at) => {
    const gone = goneIn(month)
    return {
      ...month,
      gone,
      x: Math.round(left + ((at + 0.5) * (width - left)) / months.length),
      // A single removal must be visible, however tall the bars above the line.
      goneHeight: gone === 0 ? 0 : Math.max(3, Math.round(gone * perReview)),
      isLabelled: (months.length - 1 - at) % labelEvery === 0,
    }
  })
  const path = (below: boolean) =>
    bars
      .map(({ x, published, goneHeight }) =>
        below ? `M${x} ${baseline + 3}v${goneHeight}` : `M${x} ${baseline}V${y(published)}`,
      )
      .join('')
  return (
    <ChartSvg
      description={`Reviews of the last ${months.length} months. The table below has the numbers.`}
      height={height}
      size={size}
    >
      <path className="grid-line" d={lines.map((line) => `M${left} ${y(line)}H${width}`).join('')} />
      {lines.map((line) => (
        <text key={line} y={y(line) + 4}>
          {line >= 10_000 ? `${line / 1000}k` : formatNumber(line)}
        </text>
      ))}
      <g className="centred">
        <path className="bars" d={path(false)} strokeWidth={bar} />
        <path className="bars bars-gone" d={path(true)} strokeWidth={bar} />
        {bars.map(({ month, x, published, average, gone, goneHeight, isLabelled }) => (
          <Fragment key={month}>
            {hasAverages && average !== null && (
              <text x={x} y={y(published) - 8}>
                {formatAverage(average, 1)}
              </text>
            )}
            {gone > 0 && (
              <text className="label" x={x} y={baseline + goneHeight + 17}>
                {formatNumber(gone)}
              </text>
            )}
            {isLabelled && (
              <text x={x} y={height - 4}>
                {formatMonthName(`${month}-01`, 'short')}
              </text>
            )}
          </Fragment>
        ))}
      </g>
      <path className="axis" d={`M${left} ${baseline}H${width}`} />
    </ChartSvg>
  )
}
