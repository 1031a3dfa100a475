import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { Fragment } from 'react'
import { countOf, rounded } from '#app/languages/format.ts'
import { type ChartSize, ChartSvg, chartWidths } from './chart-svg.tsx'

export type TrendPoint = {
  /** On the axis: "Nov". */
  label: string
  /** In the table: "November 2026". */
  longLabel?: string
  /** Null if there are too few reviews for a number; the line is dashed there. */
  value: number | null
  /** The confidence interval. */
  low?: number
  high?: number
  count: number
}

export type Reference = { value: number; label: string }
type DrawingProps = {
  points: readonly TrendPoint[]
  reference?: Reference
  description: string
}
type PartProps = Omit<DrawingProps, 'description'> & {
  size: ChartSize
  scale: ReturnType<typeof scalesOf>
}

/** The height of the key above the plot. */
const keyHeight = 26
const looks = {
  wide: { height: 320, left: 34, right: 76, barWidth: 20, labels: 13 },
  narrow: { height: 290, left: 30, right: 14, barWidth: 11, labels: 4 },
}

export function TrendSvg({ size, points, reference, description }: DrawingProps & { size: ChartSize }) {
  const part = { points, reference, size, scale: scalesOf(points, size) }
  return (
    <ChartSvg description={description} height={looks[size].height} size={size}>
      <Key {...part} />
      <Grid {...part} />
      <Line {...part} />
      <LastValue {...part} />
      <Volume {...part} />
    </ChartSvg>
  )
}

/** The axis goes from five stars down to the lowest value, at least by half a star and never below one star. */
function scalesOf(points: readonly TrendPoint[], size: ChartSize) {
  const { height, left, right, barWidth } = looks[size]
  const known = points.flatMap(({ value, low }) => (value === null ? [] : [low ?? value]))
  const floor = Math.max(1, Math.floor(2 * Math.min(4.5, ...known)) / 2)
  const plotRight = chartWidths[size] - right
  const baseline = height - 22
  const inset = 10
  const x = scalePoint(points.keys(), [left + inset, plotRight - inset])
  const y = scaleLinear([floor, 5], [height - 84, keyHeight + 12])
  const bar = scaleLinear([0, Math.max(1, ...points.map(({ count }) => count))], [0, 32])
  return {
    ticks: y.ticks((5 - floor) / (5 - floor > 2 ? 1 : 0.5)),
    x: (at: number) => rounded(x(at)!),
    y: (value: number) => rounded(y(Math.min(5, value))),
    barHeight: (count: number) => rounded(bar(count)),
    barWidth: Math.min(barWidth, rounded(0.7 * (x.step() || barWidth))),
    baseline,
    left,
    plotRight,
  }
}

function Grid({ scale: { ticks, y, left, plotRight } }: PartProps) {
  return ticks.map((tick) => (
    <Fragment key={tick}>
      <path className="grid-line" d={`M${left} ${y(tick)}H${plotRight}`} />
      <text x="0" y={y(tick) + 4}>
        {tick.toFixed(1)}
      </text>
    </Fragment>
  ))
}

const isKnown = (point: TrendPoint): point is TrendPoint & { value: number } => point.value !== null

function Line({ points, reference, scale: { x, y, left, plotRight } }: PartProps) {
  const known = points.flatMap((point, at) => (isKnown(point) ? [{ ...point, at }] : []))
  type Known = (typeof known)[number]
  // No range where there are too few reviews for one.
  const band = area<TrendPoint>()
    .defined(isKnown)
    .x((_, at) => x(at))
    .y0(({ low, value }) => y(low ?? value ?? 0))
    .y1(({ high, value }) => y(high ?? value ?? 0))
  const trace = line<Known>()
    .x(({ at }) => x(at))
    .y(({ value }) => y(value))
  return (
    <>
      <path className="band" d={band(points) ?? undefined} />
      {known.slice(1).map((point, index) => {
        const before = known[index]!
        const className = point.at - before.at > 1 ? 'trace trace-gap' : 'trace'
        return <path className={className} d={trace([before, point])!} key={point.at} />
      })}
      {reference && <path className="reference" d={`M${left} ${y(reference.value)}H${plotRight}`} />}
    </>
  )
}

/** What the marks mean that no label beside them explains. */
function Key({ points, reference, size, scale: { left } }: PartProps) {
  const first = points.findIndex(isKnown)
  const hasGap = points.slice(first, points.findLastIndex(isKnown)).some((point) => !isKnown(point))
  const marks = [
    { className: 'band', d: 'M0 4h18v10h-18z', text: 'likely range', width: size === 'wide' ? 130 : 104 },
    ...(hasGap ? [{ className: 'trace trace-gap', d: 'M0 9h18', text: 'too few reviews', width: 124 }] : []),
    ...(reference && size === 'narrow'
      ? [{ className: 'reference', d: 'M0 9h18', text: reference.label, width: 80 }]
      : []),
  ]
  return marks.map(({ className, d, text }, at) => (
    <g
      key={text}
      transform={`translate(${left + marks.slice(0, at).reduce((sum, { width }) => sum + width, 0)} 0)`}
    >
      <path className={className} d={d} />
      <text x="24" y="13">
        {text}
      </text>
    </g>
  ))
}

/** Beside the last point if there is room; otherwise above a rising line or below a falling one. */
function LastValue({ points, reference, size, scale: { x, y, plotRight } }: PartProps) {
  const at = points.findLastIndex((point) => point.value !== null)
  const value = points[at]?.value
  if (value === null || value === undefined) return null
  const isWide = size === 'wide'
  const isFalling = (points[at - 1]?.value ?? 0) > value
  const beside = y(value) + 5
  return (
    <>
      <circle className="dot dot-last" cx={x(at)} cy={y(value)} r="4.5" />
      <text
        className="strong"
        textAnchor={isWide ? 'start' : 'end'}
        x={isWide ? plotRight + 6 : x(at) + 6}
        y={isWide ? beside : y(value) + (isFalling ? 22 : -12)}
      >
        {value.toFixed(2)}
      </text>
      {isWide && reference && (
        <text x={plotRight + 6} y={clearOf(beside, y(reference.value) + 4)}>
          {reference.label}
        </text>
      )}
    </>
  )
}

function Volume({ points, size, scale: { x, barHeight, barWidth, baseline, left, plotRight } }: PartProps) {
  const bars = points.map(({ count }, at) => {
    const height = barHeight(count)
    return `M${rounded(x(at) - barWidth / 2)} ${baseline}v${-height}h${barWidth}v${height}z`
  })
  return (
    <>
      <path className="axis" d={`M${left} ${baseline}H${plotRight}`} />
      <path className="volume" d={bars.join('')} />
      <AxisLabels
        labels={points.map(({ label }) => label)}
        most={looks[size].labels}
        x={x}
        y={baseline + 19}
      />
      {size === 'wide' && (
        <text x={plotRight + 6} y={baseline - 4}>
          {countOf(points.at(-1)?.count ?? 0, 'review')}
        </text>
      )}
    </>
  )
}

type AxisLabelsProps = { labels: string[]; most: number; x: (at: number) => number; y: number }

/** Below a time axis: the last, and as many before it as there is room for. */
export function AxisLabels({ labels, most, x, y }: AxisLabelsProps) {
  const last = labels.length - 1
  const isShown = chooseLabels(labels, most)
  return (
    <g textAnchor="middle">
      {labels.map(
        (label, at) =>
          isShown(at) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place on the axis
            <text className={at === last ? 'label' : undefined} key={at} x={x(at)} y={y}>
              {label}
            </text>
          ),
      )}
    </g>
  )
}

/** Over two new years or more each year's first is shown: four times "Q4" would tell nothing. */
export function chooseLabels(labels: string[], most: number): (at: number) => boolean {
  const every = Math.max(1, Math.ceil(labels.length / most))
  const last = labels.length - 1
  const years = labels.flatMap((label, at) => (/\d{4}$/.test(label) ? [at] : []))
  const [first, second] = years
  if (every === 1 || second === undefined) return (at) => (last - at) % every === 0
  const year = second - first!
  let step = every
  while (step < year ? year % step : step % year) step++
  return (at) => at === last || ((at - first!) % step === 0 && last - at >= every)
}

/** Keeps two labels in one column at least a line apart. */
function clearOf(taken: number, wanted: number) {
  if (Math.abs(wanted - taken) >= 16) return wanted
  return wanted < taken ? taken - 16 : taken + 16
}
