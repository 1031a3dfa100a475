import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import { triedReview, tryOut } from '#app/features/analyses/try-out.server.ts'
import { TryOutViews } from '#app/features/analyses/try-out-views.tsx'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { exportOwnReview } from '#app/features/authors/own-review-file.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { readDashboard } from '#app/features/dashboard/dashboard.server.ts'
import { exportReviews } from '#app/features/inbox/export-reviews.server.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { InboxList } from '#app/features/inbox/inbox-list.tsx'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { ReviewPage } from '#app/features/inbox/review-page.tsx'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { ChallengeForm } from '#app/features/moderation/challenge-form.tsx'
import { challengeReview, readCoveredReview } from '#app/features/moderation/challenge-review.server.ts'
import { listOpenChallenges } from '#app/features/moderation/decide-challenge.server.ts'
import { ChallengeItem } from '#app/features/operator/open-cases.tsx'
import { countFacets } from '#app/features/published-reviews/facets.server.ts'
import { listHelpfulPairs } from '#app/features/published-reviews/helpful-pairs.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { readView } from '#app/features/published-reviews/public-view.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { editedReview, newChallenge } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { renderWidget } from '#app/features/widgets/render-widget.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { widgetPage } from '#app/routes/widget/formats.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aDeskLink, aReview, words } from '#tests/factories.ts'
import { unreplied } from '#tests/inbox-page.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { loader as page } from './business.tsx'
import { loader as feed } from './reviews-rss.ts'

const noWords = 'No words, only stars.'

/** Drawn as on a page of the router. */
function draw(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const anEmptyParagraph = /<(p|blockquote|h[1-6]|figure)[^>]*><\/\1>/

const deskOf = (db: Database, { businessId, id }: Review) => aDeskLink(db, { businessId, id })

async function aShop(db: Database) {
  const business = await aBusiness(db)
  const review = await aReview(db, { business, rating: 4, text: '' })
  return { business, review }
}

describe('a review of stars alone', () => {
  test('is published, counted, and proven by a receipt that commits to no text', async ({ db }) => {
    const { business, review } = await aShop(db)
    expect(review).toMatchObject({ state: 'published', text: '', title: null, failedChecks: [] })
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(counted).toMatchObject({ reviewCount: 1, reviewScore: 4 })
    const of = { businessId: business.id, reviewId: review.id }
    const acts = await listActs(db, of)
    expect(acts.map(({ fields }) => Object.fromEntries(fields))).toContainEqual(
      expect.objectContaining({ text: '', rating: '4' }),
    )
  })

  test('sent again with other stars is refused, not taken for the first', async ({ db }) => {
    const { id: businessId } = await aBusiness(db)
    const first = {
      channel: { kind: 'open' as const, businessId },
      submissionKey: uuidv7(),
      review: words({ text: '' }),
    }
    const saved = await submitReview(db, first)
    expect(await submitReview(db, first)).toEqual(saved)
    const other = submitReview(db, { ...first, review: words({ text: '', rating: 1 }) })
    await expect(other).rejects.toMatchObject({ status: 409 })
  })

  test('is what stays when its author empties the text', async ({ db, review }) => {
    const edited = editedReview.parse({ rating: 5, title: '', text: '' })
    expect(await editReview(db, await deskOf(db, review), edited)).toBe('published')
    const { review: own, earlierVersions } = await exportOwnReview(db, await deskOf(db, review))
    expect(own.text).toBe('')
    expect(earlierVersions[0]!.text).toBe(review.text)
  })
})

describe('what the public reads of stars alone', () => {
  test('is a card with stars, name and date, and no empty element', async ({ db }) => {
    const { business } = await aShop(db)
    const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 10 })
    const card = draw(<ReviewCard businessName={business.name} entry={entries[0]!} />)
    expect(card).toContain('4 out of 5 stars')
    expect(card).toContain('Lotte M.')
    expect(card).not.toMatch(anEmptyParagraph)
    expect(card).not.toContain('blockquote')
  })

  test('is markup without a body, and a feed entry without a description', async ({ db }) => {
    const { business, review } = await aShop(db)
    await aReview(db, { business, text: '', title: 'Good bread' })
    const { data } = await visit(page, { params: { businessId: business.id } })
    const { markup } = data as { markup: { review: object[] } }
    expect(markup.review).toHaveLength(2)
    for (const each of markup.review) expect(each).not.toHaveProperty('reviewBody')
    const rss = String((await visit(feed, { params: { businessId: business.id } })).data)
    expect(rss).toContain('<title>4 stars from Lotte M.</title>')
    expect(rss).toContain('<title>5 stars: Good bread</title>')
    expect(rss.split(review.id)[1]).not.toMatch(/<description>/)
    expect(rss).not.toContain('&lt;p&gt;&lt;/p&gt;')
  })

  test('is on a wall without an empty element', async ({ db }) => {
    const { business } = await aShop(db)
    const widget = await db.transaction((tx) => createWidget(tx, { business }))
    const wall = await renderWidget(db, widget.id)
    expect(wall!.reviews).toMatchObject([{ rating: 4, text: '' }])
    const { html } = widgetPage(wall!)
    expect(html).toContain('4 out of 5 stars')
    expect(html).not.toMatch(anEmptyParagraph)
  })

  test('has no language to filter by, and is the least helpful of its side', async ({ db }) => {
    const { business } = await aShop(db)
    const plain = await aReview(db, { business, rating: 4, text: 'Nice bread, kind people.' })
    const [old] = await plantReviews(db, business, [
      { rating: 5, text: 'Good bread.', writtenAt: new Date(now().getTime() - 20 * 86_400_000) },
    ])
    const all = await db.select().from(reviews).where(eq(reviews.businessId, business.id))
    await analyseReviews(
      db,
      business.id,
      all.map(({ id }) => id),
    )
    const { languages } = await countFacets(db, business.id, readView(new URLSearchParams()))
    expect(languages.map(({ language }) => language)).toEqual(['en'])
    const unknown = { businessId: business.id, language: 'und', limit: 10 }
    expect((await listPublishedReviews(db, unknown)).entries).toEqual([])
    const { pairs } = await listHelpfulPairs(db, { businessId: business.id, limit: 10 })
    const texts = pairs.map(({ praise }) => praise?.text)
    expect(texts.at(-1)).toBe('')
    expect(texts.toSorted()).toEqual(['', plain.text, old!.text].toSorted())
  })
})

describe('what the business reads of stars alone', () => {
  test('is named in the inbox, on the review’s page and in the challenge form', async ({ db }) => {
    const { business, review } = await aShop(db)
    const filter = readInboxFilter(new URLSearchParams())
    const inbox = await listInbox(db, business.id, filter, now())
    expect(inbox.rows).toMatchObject([{ beginning: '', title: null }])
    const list = draw(
      <InboxList filter={filter} inbox={inbox} openId={undefined} refused={undefined} tags={{}} />,
    )
    expect(list).toContain(noWords)
    expect(list).not.toContain('Removed by the operator')
    await analyseReviews(db, business.id, [review.id])
    const detail = await readReview(db, business.id, review.id)
    const own = draw(<ReviewPage {...unreplied} review={detail} />)
    expect(own).toContain(noWords)
    expect(own).not.toMatch(anEmptyParagraph)
    expect(own).not.toContain('too short to analyse')
    const covered = await readCoveredReview(db, { businessId: business.id, reviewId: review.id })
    const form = draw(
      <ChallengeForm
        allowance={{ open: 0, most: 3 }}
        isReasonMissing={false}
        reason={null}
        result={undefined}
        review={covered}
        wouldHideWords={false}
      />,
    )
    expect(form).toContain(noWords)
  })

  test('is a mail without an empty quote', async ({ db, pool }) => {
    const { business, review } = await aShop(db)
    await runJobs(db, pool)
    const [owner] = await db.select().from(users).where(eq(users.id, business.ownerId))
    const [toOwner] = await mailsTo(db, owner!.email)
    expect(toOwner!.subject).toBe(`Lotte M. reviewed ${business.name}: 4 of 5`)
    expect(toOwner!.text).toContain('★★★★☆ 4 of 5')
    expect(toOwner!.html).not.toMatch(/<br\s*\/?>\s*<\/p>/)
    const toAuthor = await mailsTo(db, review.authorEmail!)
    expect(toAuthor).toHaveLength(1)
    for (const { html } of toAuthor) expect(html).not.toMatch(/<br\s*\/?>\s*<\/p>/)
  })

  test('is a row of its export', async ({ db }) => {
    const { business, review } = await aShop(db)
    const chunks: string[] = []
    for await (const chunk of exportReviews(db, business.id)) chunks.push(String(chunk))
    const row = chunks
      .join('')
      .split('\n')
      .find((line) => line.startsWith(review.id))
    expect(row).toMatch(/^[^,]+,[^,]+,4,,,Lotte M\.,confirmed,/)
  })

  test('is counted apart from reviews that could not be analysed', async ({ db }) => {
    const { business } = await aShop(db)
    await aReview(db, { business, text: 'Leipä oli ihanaa, ja henkilökunta oli todella ystävällistä.' })
    await aReview(db, { business, text: 'The bread was excellent and the staff were friendly.' })
    await aReview(db, { business, text: '' })
    const all = await db.select().from(reviews).where(eq(reviews.businessId, business.id))
    await analyseReviews(
      db,
      business.id,
      all.map(({ id }) => id),
    )
    const { sentiments } = await readDashboard(db, { ...business, tierName: 'pro' }, now())
    expect(sentiments).toMatchObject({ positive: 1, unjudged: 3 })
  })
})

test('the operator is told that a challenged review has no words', async ({ db }) => {
  const { business, review } = await aShop(db)
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name ever came.' })
  await challengeReview(db, { business, reviewId: review.id, challenge })
  const open = await listOpenChallenges(db)
  const opened = open.find(({ businessId }) => businessId === business.id)!
  expect(draw(<ChallengeItem challenge={opened} result={undefined} />)).toContain(noWords)
})

test('the analysis of no words has no verdict, no quote and no keyword', async ({ db, business }) => {
  const [empty, titled] = await plantReviews(db, business, [
    { text: '', rating: 1 },
    { text: '', rating: 1, title: 'Horrible, rude and awful service' },
  ])
  await analyseReviews(db, business.id, [empty!.id, titled!.id])
  const found = await db.select().from(analyses).where(eq(analyses.businessId, business.id))
  const of = (id: string) => found.find(({ reviewId }) => reviewId === id)
  expect(of(empty!.id)).toMatchObject({
    language: 'zxx',
    label: null,
    score: null,
    sentences: [],
    keywords: [],
  })
  expect(of(titled!.id)).toMatchObject({ language: 'en', label: 'negative', sentences: [] })
  expect(await db.select().from(mentions).where(eq(mentions.businessId, business.id))).toEqual([])
  const tried = tryOut(triedReview.parse({ rating: 5, title: '', text: '', authorName: 'Lotte M.' }), 'en')
  expect(draw(<TryOutViews businessName="Corner & Crumb" tried={tried} />)).toContain(noWords)
})
