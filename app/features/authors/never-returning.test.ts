import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { removeReview } from '#app/features/moderation/remove-review.server.ts'
import { leaveOutNeverReturning, mayReturn, neverReturn } from '#app/features/reviews/fingerprints.server.ts'
import { now } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aDeskLink, aReview } from '#tests/factories.ts'
import { eraseOwnReview, makeErasureCode } from './erase-review.server.ts'

const long =
  'We stayed for three nights and every morning the heating had failed again, so the room was cold. Nobody at the desk knew why, and nobody said sorry when we left.'
const row = (text: string, authorName = 'Owner’s invention') => ({
  rating: 5,
  title: null,
  text,
  authorName,
  writtenAt: new Date('2024-01-01'),
})

test('what its author erased or the operator removed does not come back as an import', async ({ db }) => {
  const business = await aBusiness(db)
  const erased = await aReview(db, { business, text: long })
  const of = { businessId: business.id, reviewId: erased.id }
  const desk = await aDeskLink(db, erased)
  await eraseOwnReview(db, desk, await makeErasureCode(db, of))
  const removedText = 'The owner shouted at us in front of everybody'
  const removed = await aReview(db, { business, text: removedText })
  const removal = { at: now(), reason: 'fake', note: 'I read it, and this is why.' } as const
  await db.transaction((tx) => removeReview(tx, removed, removal))
  const reviews = [row(long), row(removedText.toUpperCase()), row('A calm place with good coffee and bread')]
  const done = await importReviews(db, { business, source: 'Guest book', reviews })
  expect(done).toMatchObject({ neverReturned: 2, refused: [], reviewIds: [expect.any(String)] })
  const other = await aBusiness(db)
  const elsewhere = await importReviews(db, { business: other, source: 'Guest book', reviews })
  expect(elsewhere).toMatchObject({ neverReturned: 0, reviewIds: { length: 3 } })
})

test.for<[string, boolean, string]>([
  [
    'other case, accents, spaces and punctuation',
    true,
    long.toUpperCase().replaceAll(' ', ' – ').replace('O', 'Ö'),
  ],
  ['one letter changed at the beginning', true, long.replace('three', 'thrae')],
  ['one word changed at the end', true, long.replace('we left', 'we paid')],
  ['a sentence added in the middle', true, long.replace('cold. ', 'cold. We asked twice. ')],
  ['changed at both ends', false, long.replace('three', 'four').replace('left', 'paid')],
])('a long text with %s is known again: %s', async ([, isKnown, text], { db }) => {
  const business = await aBusiness(db)
  await neverReturn(db, business.id, [row(long, 'Ann')])
  expect(await leaveOutNeverReturning(db, business.id, [row(text)])).toHaveLength(isKnown ? 0 : 1)
  await mayReturn(db, business.id, row(long, 'Ann'))
  expect(await leaveOutNeverReturning(db, business.id, [row(text)])).toHaveLength(1)
})

test('short words and stars alone are known by their author too', async ({ db, business }) => {
  await neverReturn(db, business.id, [row('Great!', 'Ann'), row('', 'Ben')])
  const rows = [row('GREAT', 'ann'), row('Great', 'Cat'), row('', 'ben'), row('', 'Dan')]
  const left = await leaveOutNeverReturning(db, business.id, rows)
  expect(left.map(({ authorName }) => authorName)).toEqual(['Cat', 'Dan'])
})
