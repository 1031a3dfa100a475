import { type ChartData, drawChart } from '#app/features/analytics/chart.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { Quote } from '#app/ui/quote.tsx'

const Drawn = ({ title, data }: { title: string; data: ChartData }) => (
  <div className="grid min-w-0 content-start gap-3">
    <p className="font-serif text-lg leading-snug">{title}</p>
    <div className="chart">{bothSizes((size) => drawChart({ data, answer: '' }, size)!)}</div>
  </div>
)

const opposed = (topics: [label: string, praise: number, complaints: number][]): ChartData => ({
  kind: 'opposed',
  of: 'Topic',
  rows: topics.map(([label, praise, complaints]) => ({
    ...{ label, praise, complaints, praiseTo: '', complaintsTo: '' },
  })),
})

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const averages = [4.5, 4.4, 4.5, 4.3, 4.2, 3.9, 3.8, 4, 4.2, 4.4, 4.5, 4.6]
const counts = [18, 16, 21, 19, 24, 29, 31, 27, 24, 22, 25, 28]

export const Analytics = () => (
  <>
    <Drawn
      data={{
        kind: 'trend',
        of: 'Month',
        rows: months.map((label, at) => {
          const [value, spread] = [averages[at]!, 1.6 / Math.sqrt(counts[at]!)]
          return { label, value, low: value - spread, high: value + spread, count: counts[at]! }
        }),
      }}
      title="How is your rating changing?"
    />
    <Drawn
      data={opposed([
        ['Staff', 61, 4],
        ['Waiting time', 9, 23],
        ['Price', 12, 8],
      ])}
      title="What do people praise and complain about?"
    />
  </>
)

const quarter = (label: string, positive: number, neutral: number, negative: number) => ({
  ...{ label, longLabel: label, positive, neutral, negative },
})

export const Moods = () => (
  <>
    <Drawn
      data={{
        kind: 'shares',
        of: 'Quarter',
        rows: [
          quarter('Q1', 84, 10, 6),
          quarter('Q2', 79, 11, 10),
          quarter('Q3', 63, 12, 25),
          quarter('Q4', 81, 9, 10),
        ],
      }}
      title="Is sentiment changing?"
    />
    <div className="grid gap-4 border-t border-line pt-4">
      <p className="font-serif text-lg leading-snug">In summer, complaints about waiting time tripled.</p>
      <Quote sentiment="negative">Half an hour, although I had booked.</Quote>
    </div>
  </>
)

export const Comparison = () => (
  <>
    <Drawn
      data={{
        kind: 'intervals',
        of: 'Business',
        value: 'average',
        rows: [
          { label: 'You', value: 4.5, low: 4.3, high: 4.7, count: 312 },
          { label: 'Next door', value: 4.1, low: 3.9, high: 4.3, count: 268 },
          { label: 'At the station', value: 3.6, low: 3.3, high: 3.9, count: 97 },
        ],
      }}
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

export const Changes = () => (
  <>
    <p className="font-serif text-lg leading-snug">What to do</p>
    <ol className="-mt-2">
      {toDo.map(({ title, people, stars }) => (
        <li className="grid gap-2 border-t border-line py-4" key={title}>
          <p className="font-serif text-xl leading-snug">{title}</p>
          <svg aria-hidden className="row-bar" preserveAspectRatio="none" viewBox="0 0 100 10">
            <rect className="fill-negative" height="10" width={(100 * people) / toDo[0]!.people} />
          </svg>
          <p className="flex justify-between gap-4 text-muted">
            <span>{people} people say so</span>
            <span className="font-medium text-ink">{stars} stars less</span>
          </p>
        </li>
      ))}
    </ol>
    <Quote sentiment="negative">Lovely people, but I waited half an hour on a Saturday.</Quote>
  </>
)
