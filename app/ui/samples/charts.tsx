import type { ReactElement } from 'react'
import { bothSizes, type ChartSize } from '#app/ui/chart-svg.tsx'
import { IntervalsSvg } from '#app/ui/intervals-drawing.tsx'
import { OpposedSvg } from '#app/ui/opposed-drawing.tsx'
import { Quote } from '#app/ui/quote.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { RowBar } from '#app/ui/sentiment.tsx'
import { SharesSvg } from '#app/ui/shares-drawing.tsx'
import { TrendSvg } from '#app/ui/trend-drawing.tsx'

const Drawn = ({ title, draw }: { title: string; draw: (size: ChartSize) => ReactElement }) => (
  <div className="grid min-w-0 content-start gap-3">
    <p className="font-serif text-lg leading-snug">{title}</p>
    <div className="chart">{bothSizes(draw)}</div>
  </div>
)

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const averages = [4.5, 4.4, 4.5, 4.3, 4.2, 3.9, 3.8, 4, 4.2, 4.4, 4.5, 4.6]

const rated = averages.map((value, at) => {
  const count = 20 + ((7 * at) % 11)
  return { label: months[at]!, value, low: value - 0.35, high: value + 0.35, count }
})
const topics = [
  { label: 'Staff', praise: 61, complaints: 4, praiseTo: '', complaintsTo: '' },
  { label: 'Waiting time', praise: 9, complaints: 23, praiseTo: '', complaintsTo: '' },
  { label: 'Price', praise: 12, complaints: 8, praiseTo: '', complaintsTo: '' },
]

export const SampleTopics = () => (
  <Drawn
    draw={(size) => <OpposedSvg description="" rows={topics} size={size} />}
    title="What do people praise and complain about?"
  />
)

export const SampleAnalytics = () => (
  <>
    <Drawn
      draw={(size) => <TrendSvg description="" points={rated} size={size} />}
      title="How is your rating changing?"
    />
    <SampleTopics />
  </>
)

export const SampleDigest = () => (
  <>
    <p className="border-b border-line pb-4 text-muted">To you, on Monday at 8:00</p>
    <p className="font-serif text-3xl leading-tight">
      12 customers rated you 4.6, better than the week before.
    </p>
    <RatingDistribution counts={[0, 1, 0, 2, 9]} />
    <Quote sentiment="positive">They remembered my name.</Quote>
    <p className="border-t border-line pt-4">2 reviews of the week have no reply yet.</p>
  </>
)

const quarters = [
  [84, 10, 6],
  [79, 11, 10],
  [63, 12, 25],
  [81, 9, 10],
].map(([positive, neutral, negative], at) => ({
  label: `Q${at + 1}`,
  longLabel: `Q${at + 1}`,
  judged: 100,
  counts: { positive: positive!, neutral: neutral!, negative: negative! },
}))

export const SampleSentiment = () => (
  <>
    <Drawn
      draw={(size) => <SharesSvg description="" points={quarters} size={size} />}
      title="Is sentiment changing?"
    />
    <div className="grid gap-4 border-t border-line pt-4">
      <p className="font-serif text-lg leading-snug">In summer, complaints about waiting time tripled.</p>
      <Quote sentiment="negative">Half an hour, although I had booked.</Quote>
    </div>
  </>
)

const ratings = [
  { label: 'You', value: 4.5, low: 4.3, high: 4.7, count: 312, isOwn: true },
  { label: 'Next door', value: 4.1, low: 3.9, high: 4.3, count: 268 },
  { label: 'At the station', value: 3.6, low: 3.3, high: 3.9, count: 97 },
]

export const SampleComparison = () => (
  <>
    <Drawn
      draw={(size) => (
        <IntervalsSvg description="" domain={[3, 5]} format={String} rows={ratings} size={size} />
      )}
      title="Who is rated best?"
    />
    <div className="grid gap-5 border-t border-line pt-4 sm:grid-cols-2">
      <Quote sentiment="positive" source="About you">
        They remembered my name.
      </Quote>
      <Quote sentiment="negative" source="About Next door">
        Nobody looked up when I came in.
      </Quote>
    </div>
  </>
)

const toDo = [
  { title: 'Put one more person at the counter on Saturdays', people: 23, stars: 1.2 },
  { title: 'Call before a promised day passes', people: 14, stars: 0.9 },
  { title: 'Show the full price before people order', people: 8, stars: 0.6 },
]

export const SampleSuggestions = () => (
  <>
    <ol className="-my-4">
      {toDo.map(({ title, people, stars }) => (
        <li className="grid gap-2 border-b border-line py-4 last:border-0" key={title}>
          <p className="font-serif text-xl leading-snug">{title}</p>
          <RowBar negative={4 * people} />
          <p className="flex justify-between gap-4 text-muted">
            <span>{people} reviews complain</span>
            <span className="font-medium text-ink">{stars} stars less</span>
          </p>
        </li>
      ))}
    </ol>
    <div className="border-t border-line pt-5">
      <Quote sentiment="negative">Lovely people, but I waited half an hour on a Saturday.</Quote>
    </div>
  </>
)
