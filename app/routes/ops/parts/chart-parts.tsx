import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { TrendChart } from '#app/ui/trend-chart.tsx'
import { Part } from './parts.tsx'

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']
const averages = [4.45, 4.5, 4.43, 4.54, 4.47, 4.56, 4.5, 4.61, 4.53, 4.42, 4.55, 4.67]
const counts = [11, 12, 14, 13, 15, 16, 14, 18, 17, 19, 20, 18]

const points = months.map((label, at) => ({
  label,
  longLabel: `${label} ${at === 0 ? 2025 : 2026}`,
  value: averages[at]!,
  low: averages[at]! - 1.4 / Math.sqrt(counts[at]!),
  high: averages[at]! + 1.4 / Math.sqrt(counts[at]!),
  count: counts[at]!,
}))
const withGap = points.map((point, at) => (at === 5 ? { ...point, value: null, count: 0 } : point))

export function ChartParts() {
  return (
    <Part id="charts" title="Charts">
      <div className="grid gap-12 lg:grid-cols-[2fr_1fr]">
        <TrendChart
          answer="4.67 in November against 4.55, which may be chance."
          points={points}
          reference={{ value: 4.52, label: 'year 4.52' }}
          title="Are customers happier than last month?"
        />
        <TrendChart points={withGap} title="With a month that nobody rated" />
      </div>
      <div className="mt-12 max-w-[560px]">
        <h3 className="mb-3 text-lg">How do the stars spread?</h3>
        <RatingDistribution counts={[8, 6, 16, 51, 231]} linkTo={(rating) => `?rating=${rating}`} />
      </div>
      <div className="mt-12">
        <TrendChart points={[]} title="With nothing yet" />
      </div>
    </Part>
  )
}
