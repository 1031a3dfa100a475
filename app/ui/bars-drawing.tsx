import { scaleLinear } from 'd3-scale'
import { Fragment } from 'react'
import { formatNumber, formatPercent, rounded } from '#app/languages/format.ts'
import { type ChartSize, ChartSvg, chartWidths } from './chart-svg.tsx'
import { cut, Linked } from './intervals-drawing.tsx'

export type BarRow = { label: string; count: number; of: number; to?: string }

type BarsProps = { rows: readonly BarRow[]; description: string; size: ChartSize }

const rowHeight = 32

export function BarsSvg({ rows, description, size }: BarsProps) {
  const [left, right] = size === 'wide' ? [150, 120] : [112, 84]
  const plotRight = chartWidths[size] - right
  const length = scaleLinear([0, Math.max(1, ...rows.map(({ count }) => count))], [0, plotRight - left])
  const height = rows.length * rowHeight + 4
  return (
    <ChartSvg description={description} hasLinks={rows.some(({ to }) => to)} height={height} size={size}>
      <path className="axis" d={`M${left} 0V${height}`} />
      {rows.map(({ label, count, of, to }, index) => {
        const y = index * rowHeight
        const width = rounded(length(count))
        const text = `${formatNumber(count)}${of > 0 ? ` (${formatPercent(count / of)})` : ''}`
        return (
          <Fragment key={`${label} ${y}`}>
            <text className="label" x="0" y={y + 20}>
              {cut(label, size === 'wide' ? 24 : 18)}
            </text>
            <Linked label={`${label}: ${text}`} to={count > 0 ? to : undefined}>
              <rect className="fill-ink" height="12" width={width} x={left} y={y + 10} />
              <text x={left + width + 8} y={y + 20}>
                {text}
              </text>
            </Linked>
          </Fragment>
        )
      })}
    </ChartSvg>
  )
}
