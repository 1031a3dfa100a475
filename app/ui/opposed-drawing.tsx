import { scaleLinear } from 'd3-scale'
import { Fragment, useId } from 'react'
import { countOf, formatNumber, rounded } from '#app/languages/format.ts'
import { type ChartSize, ChartSvg, chartWidths } from './chart-svg.tsx'
import { cut, Linked } from './intervals-drawing.tsx'
import { SentimentPatterns } from './sentiment.tsx'

export type OpposedRow = {
  label: string
  praise: number
  complaints: number
  praiseTo: string
  complaintsTo: string
}

type OpposedProps = { rows: readonly OpposedRow[]; description: string; size: ChartSize }

const rowHeight = 32
const top = 28

/** Praise to the left of each topic, complaints to its right, on one scale. */
export function OpposedSvg({ rows, description, size }: OpposedProps) {
  const id = useId()
  const width = chartWidths[size]
  const gap = size === 'wide' ? 190 : 128
  const [leftEnd, rightStart] = [(width - gap) / 2, (width + gap) / 2]
  const length = scaleLinear(
    [0, Math.max(1, ...rows.flatMap(({ praise, complaints }) => [praise, complaints]))],
    [0, leftEnd - 34],
  )
  return (
    <ChartSvg description={description} hasLinks height={top + rows.length * rowHeight + 4} size={size}>
      <SentimentPatterns id={id} />
      <text textAnchor="end" x={leftEnd} y="14">
        + praise
      </text>
      <text x={rightStart} y="14">
        − complaints
      </text>
      {rows.map(({ label, praise, complaints, praiseTo, complaintsTo }, index) => {
        const y = top + index * rowHeight
        const [left, right] = [rounded(length(praise)), rounded(length(complaints))]
        return (
          <Fragment key={label}>
            <path className="grid-line" d={`M0 ${y}H${width}`} />
            <text className="label" textAnchor="middle" x={width / 2} y={y + 20}>
              {cut(label, size === 'wide' ? 28 : 20)}
            </text>
            <Linked
              label={`${countOf(praise, 'review praises', 'reviews praise')} ${label}`}
              to={praise > 0 ? praiseTo : undefined}
            >
              <rect className="fill-positive" height="12" width={left} x={leftEnd - left} y={y + 10} />
              <text textAnchor="end" x={leftEnd - left - 7} y={y + 20}>
                {formatNumber(praise)}
              </text>
            </Linked>
            <Linked
              label={`${countOf(complaints, 'review complains', 'reviews complain')} about ${label}`}
              to={complaints > 0 ? complaintsTo : undefined}
            >
              {complaints > 0 && (
                <>
                  <rect fill={`url(#${id}-negative)`} height="12" width={right} x={rightStart} y={y + 10} />
                  <rect
                    className="edge edge-thin edge-negative"
                    height="12"
                    width={right}
                    x={rightStart}
                    y={y + 10}
                  />
                </>
              )}
              <text x={rightStart + right + 7} y={y + 20}>
                {formatNumber(complaints)}
              </text>
            </Linked>
          </Fragment>
        )
      })}
    </ChartSvg>
  )
}
