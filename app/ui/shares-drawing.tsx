import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { Fragment, useId } from 'react'
import { formatNumber, rounded } from '#app/languages/format.ts'
import { type ChartSize, ChartSvg, chartWidths } from './chart-svg.tsx'
import { type Sentiment, SentimentPatterns } from './sentiment.tsx'
import { AxisLabels } from './trend-drawing.tsx'

type SharePoint = {
  label: string
  longLabel: string
  /** Null if too few reviews were judged to draw their shares. */
  counts: Record<Sentiment, number> | null
  judged: number
}

const looks = {
  wide: { height: 250, left: 34, right: 110, labels: 13 },
  narrow: { height: 240, left: 32, right: 104, labels: 4 },
}
const names: { name: Sentiment; word: string; sign: string }[] = [
  { name: 'positive', word: 'positive', sign: '+' },
  { name: 'neutral', word: 'neutral', sign: '=' },
  { name: 'negative', word: 'negative', sign: '−' },
]

type SharesProps = { points: readonly SharePoint[]; description: string; size: ChartSize }

/** Columns of shares over time: solid praise at the bottom, dotted neutral, hatched complaints at the top. */
export function SharesSvg({ points, description, size }: SharesProps) {
  const id = useId()
  const { height, left, right, labels } = looks[size]
  const plotRight = chartWidths[size] - right
  const baseline = height - 22
  const x = scaleBand(points.keys(), [left, plotRight]).padding(0.3)
  const y = scaleLinear([0, 1], [baseline, 12])
  const columns = stack<SharePoint, Sentiment>()
    .keys(names.map(({ name }) => name))
    .value(({ counts, judged }, name) => (counts ? counts[name] / judged : 0))(points)
  const last = points.findLastIndex(({ counts }) => counts)
  const [width, middle] = [rounded(x.bandwidth()), (at: number) => rounded(x(at)! + x.bandwidth() / 2)]
  return (
    <ChartSvg description={description} height={height} size={size}>
      <SentimentPatterns id={id} />
      {[0, 0.5, 1].map((tick) => (
        <Fragment key={tick}>
          <path
            className={tick === 0 ? 'axis' : 'grid-line'}
            d={`M${left} ${rounded(y(tick))}H${plotRight}`}
          />
          <text x="0" y={rounded(y(tick)) + 4}>
            {tick * 100}%
          </text>
        </Fragment>
      ))}
      {columns.map((column) =>
        column.map(([from, to], at) => {
          if (to <= from) return null
          const box = { x: rounded(x(at)!), y: rounded(y(to)), width, height: rounded(y(from) - y(to)) }
          return (
            <Fragment key={`${column.key} ${points[at]!.longLabel}`}>
              <rect fill={`url(#${id}-${column.key})`} {...box} />
              <rect className={`edge edge-thin edge-${column.key}`} {...box} />
            </Fragment>
          )
        }),
      )}
      {points.map(
        ({ counts, longLabel }, at) =>
          !counts && (
            <text key={longLabel} textAnchor="middle" x={middle(at)} y={baseline - 6}>
              –
            </text>
          ),
      )}
      {last >= 0 && (
        <DirectLabels
          ends={columns.map((column) => y((column[last]![0] + column[last]![1]) / 2))}
          point={points[last]!}
          x={rounded(x(last)!) + width + 8}
        />
      )}
      <AxisLabels labels={points.map(({ label }) => label)} most={labels} x={middle} y={height - 3} />
    </ChartSvg>
  )
}

type LabelsProps = { point: SharePoint; ends: number[]; x: number }

/** Labels beside the last column, at least one line apart. */
function DirectLabels({ point, ends, x }: LabelsProps) {
  const shown = names.flatMap((each, at) =>
    point.counts![each.name] > 0 ? [{ ...each, wanted: ends[at]! + 4 }] : [],
  )
  let above = Number.POSITIVE_INFINITY
  return shown.map(({ name, word, sign, wanted }) => {
    above = Math.min(wanted, above - 16)
    const share = Math.round((100 * point.counts![name]) / point.judged)
    return (
      <text className="label" key={name} x={x} y={rounded(above)}>
        {sign} {formatNumber(share)}% {word}
      </text>
    )
  })
}
