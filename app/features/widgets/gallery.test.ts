import sharp from 'sharp'
import type { Business } from '#app/features/businesses/business.table.ts'
import { addPhoto } from '#app/features/media/add-photo.server.ts'
import { decidePhoto, photoDecision } from '#app/features/media/change-photos.server.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { print } from '#widget/print.ts'
import { addWidget } from './create-widget.server.ts'
import { renderWidget, type Tried } from './render-widget.server.ts'

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c63' } })
  .jpeg()
  .toBuffer()

async function addShown(db: Database, { businessId, id: reviewId }: Review, decision = 'show') {
  const file = new Blob([new Uint8Array(await picture)])
  const added = { from: 'mailbox' as const, file, consentText: 'Yes' }
  const photoId = await addPhoto(db, { businessId, reviewId }, added)
  if (decision === 'show') await decidePhoto(db, photoDecision.parse({ decision, businessId, photoId }))
  return photoId
}

async function aGallery(db: Database, business: Business) {
  const { id } = await addWidget(db, { business, kind: 'photos' })
  return async (tried: Tried = {}) => (await renderWidget(db, id, tried))!
}

test('a gallery shows every approved photo of reviews of all stars, and says of how many', async ({ db }) => {
  const business = await aBusiness(db)
  const other = await aReview(db, { business: await aBusiness(db) })
  const [bad, good, waiting] = [
    await aReview(db, { business, rating: 1 }),
    await aReview(db, { business, rating: 5 }),
    await aReview(db, { business }),
  ]
  await aReview(db, { business })
  const photos = [await addShown(db, bad), await addShown(db, bad), await addShown(db, good)]
  await addShown(db, waiting, 'wait')
  await addShown(db, other)
  const rendered = await (await aGallery(db, business))()
  expect(rendered.reviews.map(({ rating }) => rating).toSorted()).toEqual([1, 5])
  expect(rendered.texts.label).toBe('3 photos of 2 of 4 reviews')
  expect(rendered.shows).toMatchObject({ what: 'newest', shown: 2, total: 4, photos: 3 })
  const html = print(kinds.photos.tree(rendered))
  for (const id of photos) expect(html).toContain(`${id}-small.jpg`)
  expect(html.match(/<img loading="lazy" width="\d+" height="\d+"/g)).toHaveLength(3)
  expect(html.match(new RegExp(`href="[^"]+#review-${bad.id}"`, 'g'))).toHaveLength(2)
})

test('a selection of photos by stars or by hand says so, and counts them', async ({ db, business }) => {
  const [bad, good] = [await aReview(db, { business, rating: 1 }), await aReview(db, { business, rating: 5 })]
  const without = await aReview(db, { business })
  await addShown(db, bad)
  await addShown(db, good)
  const render = await aGallery(db, business)
  const byStars = await render({ select: 'some', minimumRating: 5 })
  expect(byStars.texts.label).toMatch(/^1 photo · Only five stars, selected by .+: 1 of 3$/)
  const byHand = await render({ select: 'picked', picked: [without.id, good.id] })
  expect(byHand.texts.label).toMatch(/^1 photo · Chosen by .+: 1 of 3$/)
  const helpful = await render({ sorting: 'helpful' })
  expect(helpful.texts.label).toMatch(/^\d photos? · Most helpful first, selected by /)
})

test('without photos a gallery says so, and with some claims no whole reviews', async ({ db }) => {
  const business = await aBusiness(db)
  const review = await aReview(db, { business })
  const render = await aGallery(db, business)
  expect((await render()).texts.label).toBe('No photos yet')
  expect(print(kinds.photos.tree(await render()))).not.toContain('<img')
  await addShown(db, review)
  const { shows, texts } = await render({ language: 'de' })
  expect(shows.what).toBe('newest')
  expect(texts.label).toBe('1 Foto aus 1 von 1 Bewertungen')
})

test('an owner may leave photos out of a widget, whatever the stars', async ({ db, business }) => {
  for (const rating of [1, 5]) await addShown(db, await aReview(db, { business, rating }))
  const render = await aGallery(db, business)
  const photosIn = async (tried: Tried) => (await render(tried)).reviews.map(({ photos }) => photos.length)
  expect(await photosIn({ kind: 'wall' })).toEqual([1, 1])
  expect(await photosIn({ kind: 'wall', hasPhotos: false })).toEqual([0, 0])
  expect(await photosIn({ hasPhotos: false })).toEqual([1, 1])
})
