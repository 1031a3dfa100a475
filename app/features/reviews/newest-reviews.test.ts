import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { listNewestReviews } from './newest-reviews.server.ts'

test('the newest reviews of the rating with words; examples only of those whose stars were seen', async ({
  db,
}) => {
  const business = await aBusiness(db)
  const on = (day: number) => new Date(Date.UTC(2026, 10, day))
  await plantReviews(db, business, [
    { text: 'Old and seen.', writtenAt: on(1), ratingShownAt: on(2) },
    { text: 'New.', writtenAt: on(3) },
    { text: '', writtenAt: on(4), ratingShownAt: on(5) },
    { text: 'Of an insider.', provenance: 'insider', writtenAt: on(5), ratingShownAt: on(6) },
    { text: 'Imported.', provenance: 'imported', writtenAt: on(5), ratingShownAt: on(6) },
    {
      text: 'Hidden.',
      writtenAt: on(5),
      challengedAt: on(6),
      hiddenAt: on(6),
      hiddenReason: 'personal_data',
      ratingShownAt: on(6),
    },
    { text: 'Withdrawn.', state: 'withdrawn', writtenAt: on(5), withdrawnAt: on(6), ratingShownAt: on(6) },
  ])
  const texts = async (wanted: Parameters<typeof listNewestReviews>[2]) =>
    (await listNewestReviews(db, business.id, wanted)).map(({ text }) => text)
  expect(await texts({ count: 2 })).toEqual(['New.', 'Old and seen.'])
  expect(await texts({ count: 2, isSeen: true })).toEqual(['Old and seen.'])
  expect(await texts({ count: 2, from: on(2), to: on(4) })).toEqual(['New.'])
})
