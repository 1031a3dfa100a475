export type TrendPoint = {
  /** On the axis: "Nov". */
  label: string
  /** In the table: "November 2026". */
  longLabel?: string
  /** Null if there were no reviews; the line breaks there. */
  value: number | null
  /** The confidence interval. */
  low?: number
  high?: number
  /** The number of reviews. */
  count: number
}

export type TrendSize = {
  width: number
  height: number
  left: number
  right: number
  /** The maximum number of axis labels. */
  labels: number
  barWidth: number
}

/** Everything the drawing needs, in units of its viewBox. */
export function trendScale(points: readonly TrendPoint[], size: TrendSize) {
  const known = points.flatMap((point) =>
    point.value === null ? [] : [point.value, point.low ?? point.value],
  )
  const floor = Math.max(1, Math.floor(2 * Math.min(4.5, ...known)) / 2)
  const plotBottom = size.height - 84
  const baseline = size.height - 22
  const plotWidth = size.width - size.left - size.right
  const mostReviews = Math.max(1, ...points.map((point) => point.count))
  const inset = 10

  const x = (at: number) =>
    points.length === 1
      ? size.left + plotWidth / 2
      : size.left + inset + (at * (plotWidth - 2 * inset)) / (points.length - 1)
  const y = (value: number) => round(16 + ((5 - value) / (5 - floor)) * (plotBottom - 16))
  const step = 5 - floor > 2 ? 1 : 0.5
  const ticks: number[] = []
  for (let tick = 5; tick >= floor; tick -= step) ticks.push(tick)

  return {
    ticks,
    x: (at: number) => round(x(at)),
    y,
    barHeight: (count: number) => round((32 * count) / mostReviews),
    baseline,
    plotRight: size.width - size.right,
  }
}

/** Runs of consecutive points with a value; the line breaks between them. */
export function runs(points: readonly TrendPoint[]) {
  const found: { at: number; value: number; low?: number; high?: number }[][] = [[]]
  points.forEach(({ value, low, high }, at) => {
    if (value === null) found.push([])
    else found.at(-1)?.push({ at, value, low, high })
  })
  return found.filter((run) => run.length > 0)
}

const round = (pixels: number) => Math.round(pixels * 10) / 10
