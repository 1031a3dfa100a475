import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { rounded } from './rounded.ts'

type SmallLineProps = {
  /** From -1 to 1, the oldest first; null where there is no number. */
  values: (number | null)[]
  /** Describes the line for screen readers. */
  description: string
}

const size = { width: 120, height: 28, margin: 3 }

/** A line beside a sentence, around the middle of its scale. */
export function SmallLine({ values, description }: SmallLineProps) {
  const { width, height, margin } = size
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [margin, width - margin])
  const y = scaleLinear([-1, 1], [height - margin, margin])
  const known = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]))
  const trace = line<(typeof known)[number]>()
    .x(({ at }) => rounded(x(at)))
    .y(({ value }) => rounded(y(value)))
  const last = known.at(-1)
  return (
    <span className="chart block w-30 shrink-0">
      <svg
        aria-label={description}
        height={height}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
        width={width}
      >
        <path className="grid-line" d={`M0 ${rounded(y(0))}H${width}`} />
        <path className="trace" d={trace(known) ?? undefined} />
        {last && <circle className="dot" cx={rounded(x(last.at))} cy={rounded(y(last.value))} r="2.5" />}
      </svg>
    </span>
  )
}
