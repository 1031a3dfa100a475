import { scaleLinear } from 'd3-scale'
import { formatDate, formatNumber } from '#app/languages/format.ts'
import { type ChartSize, ChartSvg, chartWidths } from './chart-svg.tsx'
import { rounded } from './rounded.ts'

/** `day`: "2026-11-20" */
export type DayCount = { day: string; count: number }

const height = 132
const bottom = 108

/** A column for each day, from the first to the last. */
export function DaysSvg({
  days,
  description,
  size,
}: {
  days: DayCount[]
  description: string
  size: ChartSize
}) {
  const width = chartWidths[size]
  const most = Math.max(1, ...days.map(({ count }) => count))
  const tall = scaleLinear([0, most], [0, bottom - 20])
  const step = width / days.length
  return (
    <ChartSvg description={description} height={height} size={size}>
      <path className="axis" d={`M0 ${bottom}H${width}`} />
      {days.map(({ day, count }, at) => (
        <rect
          className="fill-ink"
          height={rounded(tall(count))}
          key={day}
          width={rounded(Math.max(step - 3, 1))}
          x={rounded(at * step)}
          y={rounded(bottom - tall(count))}
        />
      ))}
      <text className="label" x="0" y={height - 6}>
        {formatDate(days[0]!.day)}
      </text>
      <text className="label" textAnchor="end" x={width} y={height - 6}>
        {formatDate(days.at(-1)!.day)}
      </text>
      <text x="0" y="12">
        {formatNumber(most)}
      </text>
    </ChartSvg>
  )
}
