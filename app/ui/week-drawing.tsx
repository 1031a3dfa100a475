import { scaleBand, scaleLinear } from 'd3-scale'
import { formatNumber, rounded } from '#app/languages/format.ts'
import { type ChartSize, ChartSvg, chartWidths } from './chart-svg.tsx'

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
