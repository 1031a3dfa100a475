import { lastMonths } from '#app/features/inbox/periods.ts'
import { addUp, averageOf, type StarCounts } from '#app/features/insights/chance.ts'
import { rateMonths } from '#app/features/insights/ratings.server.ts'
import type { Topic } from '#app/features/insights/topics.server.ts'

/** Invented reviews of each month, by stars, the oldest month first. */
const stars: StarCounts[] = [
  [1, 1, 2, 5, 8],
  [1, 2, 2, 6, 9],
  [0, 1, 3, 6, 10],
  [1, 1, 2, 7, 12],
  [1, 1, 2, 6, 13],
  [0, 1, 2, 7, 14],
  [1, 1, 1, 6, 15],
  [0, 1, 2, 8, 15],
  [1, 0, 2, 7, 17],
  [0, 1, 2, 7, 18],
  [1, 1, 1, 8, 17],
  [0, 1, 1, 6, 14],
]

const topic = (name: string, praise: number, complaints: number, change: Topic['change'] = null): Topic => ({
  topic: name,
  praise,
  complaints,
  praiseBefore: praise,
  complaintsBefore: complaints,
  change,
})

/** What a dashboard with reviews looks like, from invented numbers. */
export function sampleDashboard(at: Date) {
  const names = lastMonths(at, stars.length)
  const counts = names.flatMap((month, index) =>
    stars[index]!.map((count, of) => ({ month, provenance: 'invited' as const, rating: of + 1, count })),
  )
  const { months } = rateMonths(counts, names)
  const all = addUp(stars)
  return {
    months,
    average: averageOf(all)!,
    count: all.reduce((sum, each) => sum + each),
    topics: {
      topics: [
        topic('service', 31, 2),
        topic('food', 24, 3),
        topic('delivery', 6, 11, { what: 'complaints', by: 9 }),
        topic('price', 5, 4),
      ],
      other: 0,
      isChanged: false,
      reviews: 73,
      reviewsBefore: 70,
    },
    sentiments: { positive: 58, neutral: 7, negative: 8 },
  }
}

export type SampleDashboard = ReturnType<typeof sampleDashboard>
