import fc from 'fast-check'
import { expect, test } from '#tests/database.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { readCounts } from './counts.server.ts'

const day = (at: Date) => at.toISOString().slice(0, 10)

test('a period counts reviews from the first moment of a day to the last', async ({ db, business }) => {
  const hours = 24 * 400
  const start = Date.UTC(2025, 9, 20)
  const planted = Array.from({ length: 400 }, (_, index) => ({
    rating: 1 + (index % 5),
    writtenAt: new Date(start + ((index * 7919) % hours) * 3_600_000),
    provenance: index % 3 === 0 ? ('invited' as const) : ('imported' as const),
  }))
  await plantReviews(db, business, planted)
  const days = fc.integer({ min: 0, max: 400 }).map((after) => day(new Date(start + after * 86_400_000)))
  await fc.assert(
    fc.asyncProperty(fc.option(days), fc.option(days), async (from, to) => {
      const found = await readCounts(db, business.id, { by: ['rating', 'provenance'], from, to })
      const expected = planted.filter(
        ({ writtenAt }) => (!from || day(writtenAt) >= from) && (!to || day(writtenAt) < to),
      )
      expect(found.reduce((sum, { reviews }) => sum + reviews, 0)).toBe(expected.length)
      const isLowest = ({ rating, provenance }: { rating: number; provenance: string }) =>
        rating === 1 && provenance === 'imported'
      expect(found.find(isLowest)?.reviews ?? 0).toBe(expected.filter(isLowest).length)
    }),
    { numRuns: 60 },
  )
})
