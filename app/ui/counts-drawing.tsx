import { scaleBand, scaleLinear } from 'd3-scale'
import { Fragment } from 'react'
import { formatNumber, formatPercent, rounded } from '#app/languages/format.ts'
import { type ChartSize, ChartSvg, chartWidths } from './chart-svg.tsx'
import { cut, Linked } from './intervals-drawing.tsx'

type WeekProps = {
  /** Reviews in each hour of the week, from Monday's first. */
  hours: readonly number[]
  description: string
  size: ChartSize
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const looks = { wide: { left: 40, row: 26, step: 3 }, narrow: { left: 34, row: 24, step: 6 } }
/** Steps of darkness. The number is also the size of the square, so that the chart can be read without colour. */
const steps = 5

export function WeekSvg({ hours, description, size }: WeekProps) {
  const { left, row, step } = looks[size]
  const height = 7 * row + 24
  const x = scaleBand(Array.from({ length: 24 }).keys(), [left, chartWidths[size] - 4]).padding(0.12)
  const y = scaleBand(weekdays.keys(), [0, 7 * row]).padding(0.12)
  const most = Math.max(1, ...hours)
  const share = scaleLinear([0, most], [0, 1])
  return (
    <ChartSvg description={description} height={height} size={size}>
      {weekdays.map((day, at) => (
        <text key={day} x="0" y={rounded(y(at)! + y.bandwidth() / 2 + 4)}>
          {day}
        </text>
      ))}
      {hours.map((count, at) => {
        const [day, hour] = [Math.floor(at / 24), at % 24]
        const side =
          count === 0 ? 2 : 4 + (Math.min(x.bandwidth(), y.bandwidth()) - 4) * Math.sqrt(share(count))
        const [cx, cy] = [x(hour)! + x.bandwidth() / 2, y(day)! + y.bandwidth() / 2]
        return (
          <rect
            className={count === 0 ? 'hour-none' : 'fill-ink'}
            fillOpacity={count === 0 ? undefined : 0.25 + (0.75 * Math.ceil(steps * share(count))) / steps}
            height={rounded(side)}
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the week
            key={at}
            width={rounded(side)}
            x={rounded(cx - side / 2)}
            y={rounded(cy - side / 2)}
          >
            {count > 0 && <title>{`${weekdays[day]} ${hour}:00, ${formatNumber(count)}`}</title>}
          </rect>
        )
      })}
      <g textAnchor="middle">
        {Array.from({ length: 24 / step }, (_, at) => at * step).map((hour) => (
          <text key={hour} x={rounded(x(hour)! + x.bandwidth() / 2)} y={height - 4}>
            {String(hour).padStart(2, '0')}
          </text>
        ))}
      </g>
    </ChartSvg>
  )
}

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

type ColumnsProps = {
  rows: readonly { label: string; count: number; isPale?: boolean }[]
  /** Every so many columns have a label, the middle one of the first so many first. */
  every: number
  height: number
  description: string
  size: ChartSize
}

export function ColumnsSvg({ rows, every, height, description, size }: ColumnsProps) {
  const [bottom, left] = [height - 28, 40]
  const width = chartWidths[size]
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const tall = scaleLinear([0, most], [0, bottom - 20]).nice(4)
  const step = (width - left) / rows.length
  return (
    <ChartSvg description={description} height={height} size={size}>
      {tall.ticks(Math.min(4, most)).map((count) => {
        const y = rounded(bottom - tall(count))
        return (
          <g key={count}>
            <path className={count === 0 ? 'axis' : 'grid-line'} d={`M${left} ${y}H${width}`} />
            <text className="label" x="0" y={y + 5}>
              {count > 0 && formatNumber(count)}
            </text>
          </g>
        )
      })}
      {rows.map(({ label, count, isPale }, at) => (
        <Fragment key={label}>
          <rect
            className={isPale ? 'fill-rest' : 'fill-success'}
            height={rounded(tall(count))}
            width={rounded(step / 2)}
            x={rounded(left + (at + 0.25) * step)}
            y={rounded(bottom - tall(count))}
          />
          {at % every === Math.floor(every / 2) && (
            <text
              className="label"
              textAnchor={at === rows.length - 1 ? 'end' : 'middle'}
              x={at === rows.length - 1 ? width : rounded(left + (at + 0.5) * step)}
              y={height - 6}
            >
              {label}
            </text>
          )}
        </Fragment>
      ))}
    </ChartSvg>
  )
}
