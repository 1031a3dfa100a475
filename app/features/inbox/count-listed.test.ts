import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { days, now } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantAnalysed, plantReviews } from '#tests/planted-reviews.ts'
import { readInboxFilter } from './inbox.schema.ts'
import { listInbox } from './inbox.server.ts'
import { inboxStates } from './inbox-address.ts'

const texts = [
  'The staff were rude to everybody.',
  'The coffee was excellent.',
  'Es war nichts Besonderes.',
  '',
]

test('a filter is said to list as many reviews as it lists', async ({ db, business }) => {
  const states = ['published', 'published', 'withdrawn', 'removed'] as const
  await plantAnalysed(
    db,
    business,
    Array.from({ length: 80 }, (_, index) => ({
      state: states[index % 4]!,
      rating: 1 + (index % 3) * 2,
      provenance: provenances[Math.floor(index / 4) % 5]!,
      text: texts[Math.floor(index / 8) % 4]!,
      writtenAt: new Date(now().getTime() - days(index * 3)),
    })),
  )
  for (const state of inboxStates)
    for (const provenance of ['any', 'own', 'customers', 'imported', 'insider'] as const)
      for (const narrowed of [
        {},
        { rating: 1 },
        { rating: '1-3' as const },
        { period: '2026-03-12..' },
        { label: 'negative' as const },
        { language: 'de' },
        { topic: 'staff' },
        { topic: 'staff', label: 'negative' as const },
        { topic: 'staff', label: 'negative' as const, rating: 1, period: '2026-03' },
        { topic: 'drinks', label: 'positive' as const, period: '90' },
        { topic: 'staff', label: 'opinion' as const },
      ]) {
        const filter = { state, provenance, period: provenance === 'own' ? '90' : 'any', ...narrowed }
        const { rows, count } = await listInbox(db, business.id, filter, now(), { size: 100 })
        expect(count, JSON.stringify(filter)).toBe(rows.length)
      }
})

test('complaints about a topic are paged, each review once, also at equal times', async ({ db }) => {
  const business = await aBusiness(db)
  const planted = await plantReviews(
    db,
    business,
    Array.from({ length: 24 }, (_, index) => ({
      text:
        index % 4 === 3
          ? 'The coffee was excellent.'
          : 'The staff were rude to everybody. The waiter was very rude and the staff were unfriendly.',
      rating: index % 4 === 3 ? 5 : 1,
      writtenAt: new Date(now().getTime() - days(Math.floor(index / 8))),
    })),
  )
  const ids = planted.map(({ id }) => id)
  await analyseReviews(db, business.id, ids)
  await db
    .insert(topicRules)
    .values({ businessId: business.id, topic: 'drinks', shownAs: 'staff', isMuted: false })
  const listed: string[] = []
  let after: string | undefined
  do {
    const filter = { ...readInboxFilter(new URLSearchParams('topic=staff&label=negative')), after }
    const { rows, next } = await listInbox(db, business.id, filter, now(), { size: 5 })
    listed.push(...rows.map(({ id }) => id))
    after = next ?? undefined
  } while (after)
  const complaining = planted
    .filter((_, index) => index % 4 !== 3)
    .toSorted(
      (one, other) => other.writtenAt.getTime() - one.writtenAt.getTime() || (one.id < other.id ? 1 : -1),
    )
  expect(listed).toEqual(complaining.map(({ id }) => id))
})
