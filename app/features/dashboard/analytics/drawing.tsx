import type { ReactElement } from 'react'
import { formatAverage, formatPercent } from '#app/languages/format.ts'
import { BarsSvg } from '#app/ui/bars-drawing.tsx'
import type { ChartSize } from '#app/ui/chart-svg.tsx'
import { IntervalsSvg } from '#app/ui/intervals-drawing.tsx'
import { OpposedSvg } from '#app/ui/opposed-drawing.tsx'
import { SharesSvg } from '#app/ui/shares-drawing.tsx'
import { TrendSvg } from '#app/ui/trend-drawing.tsx'
import { WeekSvg } from '#app/ui/week-drawing.tsx'
import type { ChartId, Charts } from './charts.ts'

type Data<Id extends ChartId> = NonNullable<Charts[Id]['data']>
type Draw<Id extends ChartId> = (
  data: Data<Id>,
  part: { size: ChartSize; description: string },
) => ReactElement

const stars = (data: Data<'stars'>, part: { size: ChartSize; description: string }) => (
  <BarsSvg {...data} {...part} />
)
const ratings = (data: Data<'sources'>, part: { size: ChartSize; description: string }) => (
  <IntervalsSvg {...data} {...part} domain={[1, 5]} format={formatAverage} formatTick={String} />
)

const drawings: { [Id in ChartId]: Draw<Id> } = {
  rating: (data, part) => <TrendSvg {...data} {...part} />,
  sentiment: (data, part) => <SharesSvg {...data} {...part} />,
  topics: (data, part) => <OpposedSvg {...data} {...part} />,
  stars,
  sources: ratings,
  languages: ratings,
  replies: (data, part) => <IntervalsSvg {...data} {...part} domain={[0, 1]} format={formatPercent} />,
  hours: (data, part) => <WeekSvg {...data} {...part} />,
  invitations: stars,
  widgets: stars,
}

/** The drawing of a chart, on the page and in the picture to download. Null with too few reviews. */
export function drawChart<Id extends ChartId>(id: Id, { data, answer }: Charts[Id], size: ChartSize) {
  return data && drawings[id](data as Data<Id>, { size, description: `${answer} The table has the numbers.` })
}
