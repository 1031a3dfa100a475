import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { reviewPhotos } from '#app/features/media/photo.table.ts'
import { summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { aWall } from '#tests/widgets.ts'
import { renderWidget } from './render-widget.server.ts'
import { frameCode } from './ways-without-script.ts'
import { widgetSettings } from './widget.schema.ts'
import { embedCode, readEmbedded } from './widget-code.server.ts'

describe('the line above a wall', () => {
  test('a complete one says how many there are, and shows the low stars', async ({ db, business }) => {
    for (const rating of [1, 5]) await aReview(db, { business, rating })
    const wall = await renderWidget(db, await aWall(db, business))
    expect(wall).toMatchObject({
      rating: { average: 3, count: 2 },
      texts: { label: 'All 2 reviews, newest first', all: 'Show all 2 reviews' },
    })
    expect(wall!.texts.rating).toMatch(/^2 reviews since \w+ \d{4}$/)
    expect(wall!.reviews.map(({ rating }) => rating)).toEqual([5, 1])
  })

  test('a selection says who selected, still gives the average of all, and leads to all', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    for (const rating of [1, 5]) await aReview(db, { business, rating })
    const wall = await renderWidget(db, await aWall(db, business, { minimumRating: '4' }))
    expect(wall).toMatchObject({
      rating: { average: 3, count: 2 },
      shows: { what: 'selected', shown: 1, total: 2, criteria: 'Only 4 stars or more' },
      texts: { label: 'Only 4 stars or more, selected by Corner & Crumb: 1 of 2', all: 'Show all 2 reviews' },
    })
    expect(wall!.reviews.map(({ rating }) => rating)).toEqual([5])
    expect(wall!.links.all).toMatch(new RegExp(`/business/${business.id}$`))
  })

  test('sample data is labelled as such', async ({ db }) => {
    const business = await aBusiness(db, { isSample: true })
    await aReview(db, { business })
    expect((await renderWidget(db, await aWall(db, business)))!.texts.label).toBe('Sample data. All reviews')
  })

  test('imported reviews carry their source and are no part of the number', async ({ db }) => {
    const business = await aBusiness(db, { importedCount: 1 })
    await aReview(db, { business })
    await plantReviews(db, business, [{ provenance: 'imported', importSource: 'Acme' }])
    const wall = await renderWidget(db, await aWall(db, business))
    expect(wall!.texts).toMatchObject({
      label: 'All reviews, newest first: 1 review and 1 imported',
      total: '1 review and 1 imported',
    })
    expect(wall!.rating!.count).toBe(1)
    expect(wall!.reviews.map(({ provenance }) => provenance)).toContain('Imported from Acme')
  })

  test('reviews by insiders are not on it', async ({ db, business }) => {
    const review = await aReview(db, { business, rating: 2 })
    await plantReviews(db, business, [{ provenance: 'insider', writtenAt: new Date('2020-01-01') }])
    const wall = await renderWidget(db, await aWall(db, business))
    expect(wall!.reviews.map(({ text }) => text)).toEqual([review.text])
    expect(wall!.rating).toMatchObject({ average: 2, count: 1, since: review.writtenAt.toISOString() })
    expect(wall!.texts.label).toBe('All reviews')
  })

  test('an empty one asks for the first review, and links to how they are collected', async ({ db }) => {
    const business = await aBusiness(db)
    const wall = await renderWidget(db, await aWall(db, business))
    expect(wall).toMatchObject({
      rating: null,
      texts: { label: 'No reviews yet', total: 'No reviews yet', all: 'Write the first review' },
      reviews: [],
    })
    expect(wall!.links.all).toMatch(new RegExp(`/review\\?business=${business.id}$`))
    expect(wall!.links.collected).toMatch(/transparency$/)
  })

  test('a long text is in it to its end, so that it can be opened in place', async ({ db, business }) => {
    const text = `${'Warm rolls, on time. '.repeat(200)}And somebody had thought to add butter.`
    await aReview(db, { business, text })
    const wall = await renderWidget(db, await aWall(db, business))
    expect(wall!.reviews[0]!.text).toBe(text)
  })

  test('our name stands on it, except where the plan has a brand of its own', async ({ db }) => {
    const starter = await renderWidget(db, await aWall(db, await aBusiness(db)))
    expect(starter!.links.maker).not.toBeNull()
    const business = await aBusiness(db, { tierName: 'enterprise' })
    expect((await renderWidget(db, await aWall(db, business)))!.links.maker).toBeNull()
  })
})

test('a wall shows the reviews of its own business alone, and no e-mail address', async ({ db }) => {
  const [mine, theirs] = [await aBusiness(db), await aBusiness(db)]
  await aReview(db, { business: mine, authorEmail: 'lotte.quokka@mail.example' })
  await aReview(db, { business: theirs, text: 'Everybody at the other one is a wombat.' })
  const printed = JSON.stringify(await renderWidget(db, await aWall(db, mine)))
  expect(printed).not.toContain('wombat')
  expect(printed).not.toContain('quokka')
})

test('an unknown wall, and the wall of a closed business, do not exist', async ({ db, business }) => {
  expect(await renderWidget(db, uuidv7())).toBeNull()
  const id = await aWall(db, business)
  await db.update(businessRows).set({ isActive: false }).where(eq(businessRows.id, business.id))
  expect(await renderWidget(db, id)).toBeNull()
})

test('the code and its frame are named in the language of the widget', () => {
  const settings = widgetSettings.parse({ language: 'de' })
  const embedded = readEmbedded({ id: 'w', kind: 'wall', settings }, { id: 'b', name: 'Crumb' })
  expect(embedded.code).toContain('>Kundenbewertungen zu Crumb</a>')
  expect(frameCode(embedded)).toContain('title="Kundenbewertungen zu Crumb"')
})

test('the embed code reserves the space and cannot be broken out of by a name', () => {
  const code = embedCode({
    widgetId: 'w',
    height: 560,
    title: '</a><script>alert("x")</script>',
    pageAddress: 'https://reviews.example/business/b',
    scriptAddress: 'https://reviews.example/w/w.js',
  })
  expect(code).toContain(
    'style="display:block;min-height:560px;flex:1 0 240px;place-self:stretch;break-inside:avoid"',
  )
  expect(code.match(/<script/g)).toHaveLength(1)
})

test('a widget counts removed and hidden reviews as the public page does', async ({ db, business }) => {
  await aReview(db, { business })
  await aReview(db, { business })
  const gone = { state: 'removed', publishedAt: new Date('2024-01-01') } as const
  await plantReviews(db, business, [
    { ...gone, removedReason: 'personal_data' },
    { ...gone, removedReason: 'not_about_business' },
    { ...gone, publishedAt: null },
    { provenance: 'insider', hiddenAt: new Date(), hiddenReason: 'spam', challengedAt: new Date() },
  ])
  const wall = await renderWidget(db, await aWall(db, business))
  expect(wall!.texts.label).toBe('All 2 reviews, newest first · 2 removed')
  const { removed } = await summariseBusiness(db, business.id)
  expect(removed).toBe(2)
})

test('a widget is in its own language, its reviews’ labels too', async ({ db }) => {
  const business = await aBusiness(db, { tierName: 'pro' })
  for (const rating of [4, 5]) await aReview(db, { business, rating })
  const wall = await renderWidget(db, await aWall(db, business, { language: 'de', minimumRating: '5' }))
  expect(wall!.texts).toMatchObject({
    average: '4,5',
    stars: '4,5 von 5 Sternen',
    label: 'Nur fünf Sterne, ausgewählt von Corner & Crumb: 1 von 2',
    all: 'Alle 2 Bewertungen anzeigen',
    more: 'Mehr anzeigen',
  })
  expect(wall!.texts.rating).toMatch(/^2 Bewertungen seit \p{L}+ \d{4}$/u)
  expect(wall!.reviews[0]).toMatchObject({ stars: '5 von 5 Sternen', provenance: 'Adresse bestätigt' })
})

test('a video comes first and leads to its review, each at our own address', async ({ db, business }) => {
  const review = await aReview(db, { business, authorName: 'Nora B.' })
  const photo = (createdAt: string) => ({
    businessId: business.id,
    id: uuidv7(),
    reviewId: review.id,
    smallId: uuidv7(),
    width: 9,
    height: 9,
    consentText: 'Yes',
    state: 'shown' as const,
    decidedAt: new Date(),
    createdAt: new Date(createdAt),
  })
  const still = photo('2026-01-01')
  const film = {
    ...photo('2026-01-02'),
    videoId: uuidv7(),
    videoType: 'video/mp4' as const,
    videoCodec: 'avc' as const,
    seconds: 4,
  }
  await db.insert(reviewPhotos).values([still, film])
  const { reviews } = (await renderWidget(db, await aWall(db, business, { language: 'de' })))!
  const ours = `http://localhost:3000/business/${business.id}`
  expect(reviews[0]!.photos).toEqual([
    {
      link: expect.stringMatching(new RegExp(`^${ours}\\?after=.+#review-${review.id}$`)),
      small: `${ours}/photos/${film.id}-small.jpg`,
      label: 'Video von Nora B.',
      isVideo: true,
    },
    {
      link: `${ours}/photos/${still.id}.jpg`,
      small: `${ours}/photos/${still.id}-small.jpg`,
      label: 'Foto 1 von Nora B.',
      isVideo: false,
    },
  ])
})
