import { scaleLinear, scalePoint } from 'd3-scale'
import { Fragment } from 'react'
import { countOf, formatNumber, rounded } from '#app/languages/format.ts'
import { type ChartSize, ChartSvg, chartWidths } from './chart-svg.tsx'

export type IntervalRow = {
  label: string
  /** Null if there are too few reviews for a number. */
  value: number | null
  low: number
  high: number
  count: number
  /** The address of the reviews behind the row. */
  to?: string
  /** The reader's own business beside others. */
  isOwn?: boolean
}

type IntervalsProps = {
  rows: readonly IntervalRow[]
  /** The ends of the axis. */
  domain: [number, number]
  format: (value: number) => string
  formatTick?: (value: number) => string
  description: string
  size: ChartSize
}

/** Each row's number as a dot, its 95% confidence interval as a bar behind it, and the reviews counted. */
export function IntervalsSvg({
  rows,
  domain,
  format,
  formatTick = format,
  description,
  size,
}: IntervalsProps) {
  const isWide = size === 'wide'
  const rowHeight = rows.length <= 4 ? 60 : 38
  const [left, right] = isWide ? [190, 150] : [118, 86]
  const plotRight = chartWidths[size] - right
  const height = rows.length * rowHeight + 34
  const x = scaleLinear(domain, [left, plotRight])
  const y = scalePoint(rows.keys(), [rowHeight / 2, height - 34 - rowHeight / 2])
  const at = (value: number) => rounded(x(value))
  return (
    <ChartSvg description={description} hasLinks={rows.some(({ to }) => to)} height={height} size={size}>
      {x.ticks(isWide ? 4 : 3).map((tick) => (
        <Fragment key={tick}>
          <path className="grid-line" d={`M${at(tick)} 4V${height - 26}`} />
          <text textAnchor="middle" x={at(tick)} y={height - 8}>
            {formatTick(tick)}
          </text>
        </Fragment>
      ))}
      <text y={height - 8}>Bar: likely range</text>
      {rows.map(({ label, value, low, high, count, to, isOwn }, index) => {
        const middle = rounded(y(index)!)
        const text = `${value === null ? 'too few' : format(value)}${isWide ? `, ${countOf(count, 'review')}` : ` (${formatNumber(count)})`}`
        return (
          <Fragment key={label}>
            <Label middle={middle} most={isWide ? 28 : 17} text={label} />
            {value !== null && (
              <>
                <path className={isOwn ? 'range own' : 'range'} d={`M${at(low)} ${middle}H${at(high)}`} />
                <circle className={isOwn ? 'dot own' : 'dot dot-last'} cx={at(value)} cy={middle} r="5" />
              </>
            )}
            <Linked label={`${label}: ${text}`} to={to}>
              <text x={plotRight + 12} y={middle + 4}>
                {text}
              </text>
            </Linked>
          </Fragment>
        )
      })}
    </ChartSvg>
  )
}

/** Wrapped into two lines if it is too long for one. */
function Label({ text, most, middle }: { text: string; most: number; middle: number }) {
  const space = text.length > most ? text.lastIndexOf(' ', most) : -1
  const lines = space < 0 ? [text] : [text.slice(0, space), text.slice(space + 1)]
  return (
    <text className="label" x="0" y={middle + (space < 0 ? 4 : -3)}>
      {lines.map((line, at) => (
        <tspan dy={14 * at} key={line} x="0">
          {cut(line, most)}
        </tspan>
      ))}
    </text>
  )
}

type LinkedProps = { to?: string; label: string; children: React.ReactNode }

/** A part of a drawing that opens the reviews behind it. */
export const Linked = ({ to, label, children }: LinkedProps) =>
  to ? (
    <a aria-label={label} href={to}>
      {children}
    </a>
  ) : (
    children
  )

export const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
