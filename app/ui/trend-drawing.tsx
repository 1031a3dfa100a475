import { Fragment } from 'react'
import { countOf } from '#app/languages/format.ts'
import { rounded } from './rounded.ts'
import { runs, type TrendPoint, type TrendSize, trendScale } from './trend-scale.ts'

/** Two drawings, because one scaled down to a phone would have 6 px text. */
const wide = { width: 760, height: 300, left: 34, right: 76, barWidth: 20, labels: 13 }
const narrow = { width: 350, height: 270, left: 30, right: 14, barWidth: 11, labels: 4 }

export type Reference = { value: number; label: string }
type DrawingProps = { points: readonly TrendPoint[]; reference?: Reference; description: string }
type PartProps = Omit<DrawingProps, 'description'> & { size: TrendSize; scale: ReturnType<typeof trendScale> }

export function TrendDrawing({ points, reference, description }: DrawingProps) {
  return [wide, narrow].map((size) => {
    const part = { points, reference, size, scale: trendScale(points, size) }
    return (
      <svg
        aria-label={description}
        className={size === wide ? 'chart-wide' : 'chart-narrow'}
        key={size.width}
        role="img"
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        <Grid {...part} />
        <Line {...part} />
        <LastValue {...part} />
        <Volume {...part} />
      </svg>
    )
  })
}

function Grid({ size, scale: { ticks, y, plotRight } }: PartProps) {
  return ticks.map((tick) => (
    <Fragment key={tick}>
      <path className="grid-line" d={`M${size.left} ${y(tick)}H${plotRight}`} />
      <text x="0" y={y(tick) + 4}>
        {tick.toFixed(1)}
      </text>
    </Fragment>
  ))
}

function Line({ points, reference, size, scale: { x, y, plotRight } }: PartProps) {
  return (
    <>
      {runs(points).map((run) => {
        const band = [
          ...run.map((point) => `${x(point.at)},${y(Math.min(5, point.high ?? point.value))}`),
          ...run.toReversed().map((point) => `${x(point.at)},${y(point.low ?? point.value)}`),
        ]
        return (
          <Fragment key={run[0]?.at}>
            <polygon className="band" points={band.join(' ')} />
            <path
              className="trace"
              d={`M${run.map((point) => `${x(point.at)} ${y(point.value)}`).join('L')}`}
            />
            {run.length === 1 && <circle className="dot" cx={x(run[0]!.at)} cy={y(run[0]!.value)} r="3" />}
          </Fragment>
        )
      })}
      {reference && <path className="reference" d={`M${size.left} ${y(reference.value)}H${plotRight}`} />}
    </>
  )
}

/** Beside the last point if there is room; otherwise above a rising line or below a falling one. */
function LastValue({ points, reference, size, scale: { x, y, plotRight } }: PartProps) {
  const at = points.findLastIndex((point) => point.value !== null)
  const value = points[at]?.value
  if (value === null || value === undefined) return null
  const isWide = size === wide
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

function Volume({ points, size, scale: { x, barHeight, baseline, plotRight } }: PartProps) {
  const labelEvery = Math.max(1, Math.ceil(points.length / size.labels))
  const last = points.length - 1
  const bars = points.map(({ count }, at) => {
    const [width, height] = [size.barWidth, barHeight(count)]
    return `M${rounded(x(at) - width / 2)} ${baseline}v${-height}h${width}v${height}z`
  })
  return (
    <>
      <path className="axis" d={`M${size.left} ${baseline}H${plotRight}`} />
      <path className="volume" d={bars.join('')} />
      <g textAnchor="middle">
        {points.map(
          (point, at) =>
            (last - at) % labelEvery === 0 && (
              <text
                className={at === last ? 'label' : undefined}
                key={point.longLabel ?? point.label}
                x={x(at)}
                y={size.height - 3}
              >
                {point.label}
              </text>
            ),
        )}
      </g>
      {size === wide && (
        <text x={plotRight + 6} y={baseline - 4}>
          {countOf(points[last]?.count ?? 0, 'review')}
        </text>
      )}
    </>
  )
}

/** Keeps two labels in one column at least a line apart. */
function clearOf(taken: number, wanted: number) {
  if (Math.abs(wanted - taken) >= 16) return wanted
  return wanted < taken ? taken - 16 : taken + 16
}
