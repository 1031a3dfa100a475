import type { ReactNode } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import { type Reference, TrendDrawing, type TrendPoint } from './trend-drawing.tsx'

export type { TrendPoint } from './trend-drawing.tsx'

type TrendChartProps = {
  /** The question that the chart answers: "Are customers happier than last month?" */
  title: ReactNode
  /** The answer in words, with the number. */
  answer?: ReactNode
  points: readonly TrendPoint[]
  /** The title's heading level. */
  level?: 2 | 3
  /** A reference line and its label, such as the yearly average. */
  reference?: Reference
}

/** An average from 1 to 5 over time with its confidence band, and the number of reviews below. */
export function TrendChart({ title, answer, points, reference, level = 3 }: TrendChartProps) {
  const Heading = `h${level}` as const
  const last = points.findLast((point) => point.value !== null)
  const description = last
    ? `Average rating, ${points.length} points, the last ${last.value?.toFixed(2)} in ${last.longLabel ?? last.label}. The table below has the numbers.`
    : ''
  return (
    <figure className="chart grid gap-3">
      <figcaption>
        <Heading className="text-lg">{title}</Heading>
        {answer && <p className="text-sm text-muted">{answer}</p>}
      </figcaption>
      {!last && (
        <p className="border-y border-line py-8 text-sm text-muted">
          No average in this time: too few reviews.
        </p>
      )}
      {last && <TrendDrawing description={description} points={points} reference={reference} />}
      <details hidden={!last}>
        <summary className="w-fit text-xs/6 text-muted underline underline-offset-4">
          Show the numbers as a table
        </summary>
        <Numbers points={points} />
      </details>
    </figure>
  )
}

function Numbers({ points }: { points: readonly TrendPoint[] }) {
  return (
    <table className="table mt-2">
      <caption className="sr-only">The numbers of the chart</caption>
      <thead>
        <tr>
          <th scope="col">Period</th>
          <th className="number" scope="col">
            Average
          </th>
          <th className="number" scope="col">
            Reviews
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.longLabel ?? point.label}>
            <th scope="row">{point.longLabel ?? point.label}</th>
            <td className="number">
              {point.value === null ? (point.count > 0 ? 'too few' : 'none') : point.value.toFixed(2)}
            </td>
            <td className="number">{formatNumber(point.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
