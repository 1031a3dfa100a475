import { Fragment } from 'react'
import type { Month } from './public-record.ts'

/** Two drawings, as in every chart: one scaled down to a phone would have letters of six pixels. */
const wide = { width: 760, left: 34, bar: 34, labelEvery: 1, hasAverages: true }
const narrow = { width: 350, left: 30, bar: 15, labelEvery: 3, hasAverages: false }
type Size = typeof wide

const top = 30
const room = 150
const roomBelow = 44
const labels = 22

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
      {months.map((month, at) => (
        <Bar
          key={month.month}
          label={(months.length - 1 - at) % size.labelEvery === 0 ? nameOf(month.month) : null}
          month={month}
          perReview={perReview}
          size={size}
          x={size.left + ((at + 0.5) * (size.width - size.left)) / months.length}
        />
      ))}
      <path className="axis" d={`M${size.left} ${top + room}H${size.width}`} />
    </svg>
  ))
}

export const goneIn = ({ removed, withdrawn }: Month) => removed + withdrawn

function Grid({ most, perReview, size }: { most: number; perReview: number; size: Size }) {
  const step = stepFor(most)
  const lines = Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step)
  return lines.map((line) => {
    const y = top + room - line * perReview
    return (
      <Fragment key={line}>
        <path className="grid-line" d={`M${size.left} ${y}H${size.width}`} />
        <text x="0" y={y + 4}>
          {line >= 10_000 ? `${line / 1000}k` : line.toLocaleString('en')}
        </text>
      </Fragment>
    )
  })
}

/** Two to five lines: 1, 2 or 5 times a power of ten. */
function stepFor(most: number) {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [0.2, 0.5, 1].map((each) => each * power).find((each) => most / each < 6) ?? power
  return Math.max(1, step)
}

type BarProps = { month: Month; x: number; size: Size; perReview: number; label: string | null }

function Bar({ month, x, size, perReview, label }: BarProps) {
  const baseline = top + room
  const height = month.published * perReview
  const gone = goneIn(month)
  // A single one must be seen, however many stand above the line.
  const goneHeight = gone === 0 ? 0 : Math.max(3, gone * perReview)
  return (
    <>
      <rect className="volume" height={height} width={size.bar} x={x - size.bar / 2} y={baseline - height} />
      {size.hasAverages && month.average !== null && (
        <text textAnchor="middle" x={x} y={baseline - height - 8}>
          {month.average.toFixed(1)}
        </text>
      )}
      <rect className="fill-ink" height={goneHeight} width={size.bar} x={x - size.bar / 2} y={baseline + 3} />
      {gone > 0 && (
        <text className="label" textAnchor="middle" x={x} y={baseline + goneHeight + 17}>
          {gone.toLocaleString('en')}
        </text>
      )}
      {label && (
        <text textAnchor="middle" x={x} y={baseline + roomBelow + labels - 4}>
          {label}
        </text>
      )}
    </>
  )
}
