import { Fragment } from 'react'
import type { Month } from './public-record.ts'

/**
 * Two drawings, as in every chart: one scaled down to a phone would have letters of six pixels. All is in whole units,
 * also a twelfth of the bars' room.
 */
const wide = { width: 760, left: 40, bar: 34, labelEvery: 1, hasAverages: true }
const narrow = { width: 342, left: 30, bar: 14, labelEvery: 3, hasAverages: false }
type Size = typeof wide

const top = 30
const room = 150
const roomBelow = 44
const labels = 22
const baseline = top + room

type DrawingProps = { months: readonly Month[]; description: string; nameOf: (month: string) => string }

/** Published above the line, removed and withdrawn below it, on one scale. */
export function MonthsDrawing({ months, description, nameOf }: DrawingProps) {
  const most = Math.max(1, ...months.map(({ published }) => published))
  const mostGone = Math.max(1, ...months.map(goneIn))
  // What is gone is little: below a third of the room it keeps the scale, above it the scale gives way.
  const perReview = Math.min(room / most, roomBelow / mostGone)
  return [wide, narrow].map((size) => (
    <svg
      aria-label={description}
      className={size === wide ? 'chart-wide' : 'chart-narrow'}
      key={size.width}
      role="img"
      viewBox={`0 0 ${size.width} ${top + room + roomBelow + labels}`}
    >
      <Grid most={most} perReview={perReview} size={size} />
      <Bars months={months} nameOf={nameOf} perReview={perReview} size={size} />
      <path className="axis" d={`M${size.left} ${baseline}H${size.width}`} />
    </svg>
  ))
}

export const goneIn = ({ removed, withdrawn }: Month) => removed + withdrawn

function Grid({ most, perReview, size }: { most: number; perReview: number; size: Size }) {
  const step = stepFor(most)
  const lines = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
  const heightOf = (line: number) => Math.round(baseline - line * perReview)
  return (
    <>
      <path
        className="grid-line"
        d={lines.map((line) => `M${size.left} ${heightOf(line)}H${size.width}`).join('')}
      />
      {lines.map((line) => (
        <text key={line} y={heightOf(line) + 4}>
          {line >= 10_000 ? `${line / 1000}k` : line.toLocaleString('en')}
        </text>
      ))}
    </>
  )
}

/** Two to five lines: 1, 2 or 5 times a power of ten. */
function stepFor(most: number) {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [0.2, 0.5, 1].map((each) => each * power).find((each) => most / each < 6) ?? power
  return Math.max(1, step)
}

type BarsProps = Pick<DrawingProps, 'months' | 'nameOf'> & { size: Size; perReview: number }

/** All bars of a kind are one path: there are dozens of them. */
function Bars({ months, nameOf, size, perReview }: BarsProps) {
  const bars = months.map((month, at) => {
    const gone = goneIn(month)
    return {
      ...month,
      gone,
      x: Math.round(size.left + ((at + 0.5) * (size.width - size.left)) / months.length),
      height: Math.round(month.published * perReview),
      // A single one must be seen, however many stand above the line.
      goneHeight: gone === 0 ? 0 : Math.max(3, Math.round(gone * perReview)),
      label: (months.length - 1 - at) % size.labelEvery === 0 ? nameOf(month.month) : null,
    }
  })
  const bar = (x: number, y: number, height: number) => (height === 0 ? '' : `M${x} ${y}v${height}`)
  return (
    <g className="centred">
      <path
        className="bars"
        d={bars.map(({ x, height }) => bar(x, baseline, -height)).join('')}
        strokeWidth={size.bar}
      />
      <path
        className="bars bars-gone"
        d={bars.map(({ x, goneHeight }) => bar(x, baseline + 3, goneHeight)).join('')}
        strokeWidth={size.bar}
      />
      {bars.map(({ month, x, height, average, gone, goneHeight, label }) => (
        <Fragment key={month}>
          {size.hasAverages && average !== null && (
            <text x={x} y={baseline - height - 8}>
              {average.toFixed(1)}
            </text>
          )}
          {gone > 0 && (
            <text className="label" x={x} y={baseline + goneHeight + 17}>
              {gone.toLocaleString('en')}
            </text>
          )}
          {label && (
            <text x={x} y={baseline + roomBelow + labels - 4}>
              {label}
            </text>
          )}
        </Fragment>
      ))}
    </g>
  )
}
