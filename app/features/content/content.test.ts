import { eq } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { isReview } from '#app/features/reviews/publish-review.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import type { ConsentScope } from '#app/features/reviews/review.vocabulary.ts'
import { languages } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { makeCard, readContentPage } from './content.server.ts'
import { type ContentChoice, type ContentUse, contentUseNames, readChoice } from './content.vocabulary.ts'

const text = 'The rye bread is wonderful. The staff are friendly.'

async function aQuotable(db: Database, given: Parameters<typeof aReview>[1] & { business: Business }) {
  const review = await aReview(db, { text, ...given })
  await db
    .update(reviews)
    .set({ consentScopes: ['show', 'marketing'] })
    .where(isReview(review))
  await analyseReviews(db, review.businessId, [review.id])
  return review
}

const choose = (reviewIds: string[], given: Partial<ContentChoice> = {}): ContentChoice => ({
  ...readChoice(new URLSearchParams(), 'en'),
  ...given,
  reviewIds,
})

/** With the business as it is now: its counters have changed with the review. */
async function make(db: Database, { id }: Business, review: Review, given: Partial<ContentChoice> = {}) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, id))
  const { use, language, length, format } = choose([], given)
  const query = new URLSearchParams({ review: review.id, as: use, in: language, length, format })
  return (await readContentPage(db, business!, query)).content
}

async function textsOf(db: Database, business: Business, review: Review, given: Partial<ContentChoice>) {
  const { pieces } = await make(db, business, review, given)
  return pieces.flatMap((piece) => ('text' in piece ? [piece.text] : []))
}

describe('consent', () => {
  const allowed: Record<ContentUse, ConsentScope> = {
    card: 'marketing',
    post: 'marketing',
    email: 'marketing',
    ad: 'marketing',
    outline: 'marketing',
    page: 'show',
  }

  test.for(contentUseNames)('%s is made only of reviews whose authors agreed', async (use, { db }) => {
    const business = await aBusiness(db)
    const review = await aQuotable(db, { business })
    for (const scope of ['show', 'marketing'] as const) {
      await db
        .update(reviews)
        .set({ consentScopes: [scope] })
        .where(isReview(review))
      const { used, cards, pieces } = await make(db, business, review, { use })
      expect(used, scope).toBe(allowed[use] === scope ? 1 : 0)
      if (used === 0) expect([...cards, ...pieces]).toEqual([])
      else expect(cards.length + pieces.length).toBeGreaterThan(0)
    }
  })

  test.for<[string, Partial<typeof reviews.$inferInsert>]>([
    ['whose consent was withdrawn', { consentScopes: ['show'] }],
    ['that is hidden', { challengedAt: new Date(0), hiddenAt: new Date(0), hiddenReason: 'spam' }],
    ['that was withdrawn', { state: 'withdrawn', withdrawnAt: new Date(0) }],
    ['that was removed', { state: 'removed', removedAt: new Date(0), removedReason: 'spam' }],
    ['of an insider', { provenance: 'insider' }],
    ['that was imported', { provenance: 'imported', importSource: 'guest book' }],
    ['of stars alone', { text: '' }],
    ['that was edited and not read again', { text: 'The bread was good.', editedAt: new Date('2100-01-01') }],
  ])('nothing is made of a review %s', async ([, change], { db }) => {
    const business = await aBusiness(db)
    const review = await aQuotable(db, { business })
    expect(await makeCard(db, business, choose([review.id]))).toContain('<svg')
    await db.update(reviews).set(change).where(isReview(review))
    expect(await makeCard(db, business, choose([review.id]))).toBeNull()
    const page = await readContentPage(db, business, new URLSearchParams([['review', review.id]]))
    expect(page).toMatchObject({ offered: [], content: { used: 0, cards: [], pieces: [] } })
  })

  test('nothing is made of a review of another business', async ({ db }) => {
    const review = await aQuotable(db, { business: await aBusiness(db) })
    const rival = await aBusiness(db)
    for (const use of contentUseNames) expect((await make(db, rival, review, { use })).used).toBe(0)
    expect(await makeCard(db, rival, choose([review.id]))).toBeNull()
    expect((await readContentPage(db, rival, new URLSearchParams())).offered).toEqual([])
  })
})

describe('texts', () => {
  test.for(languages)('in %s have the exact quote, its facts and the selection', async (language, { db }) => {
    const business = await aBusiness(db, { isSample: true })
    const review = await aQuotable(db, { business, authorName: 'Lotte M.', rating: 4, title: 'Every week' })
    for (const use of ['post', 'email', 'page', 'outline'] as const) {
      const texts = await textsOf(db, business, review, { use, language })
      expect(texts.length).toBe(use === 'post' ? 4 : use === 'outline' ? 1 : 2)
      for (const each of texts) {
        const shown = each.replaceAll('&amp;', '&').replaceAll(/\s:/g, ':')
        for (const part of [text, 'Every week', 'Lotte M.', '★★★★☆', 'Corner & Crumb: 1'])
          expect(shown).toContain(part)
      }
      if (language === 'en' && use !== 'post')
        expect(texts[0]).toMatch(
          /Address confirmed[\s\S]*Sample data\. (Chosen|.*selected) by[\s\S]*out of 5 stars, 1 review since/,
        )
    }
  })

  test('a post fits its network, with the rating if there is room, or is refused', async ({ db }) => {
    const business = await aBusiness(db)
    const longer = 'The rye bread is wonderful. The staff are friendly. I love the cinnamon buns. '
      .repeat(4)
      .trim()
    const praise = await aQuotable(db, { business, text: longer, authorName: 'Lotte M.' })
    const [x, instagram] = (await make(db, business, praise, { use: 'post' })).pieces
    expect(x!.length!.is).toBeLessThanOrEqual(280)
    expect(x).toMatchObject({ text: expect.stringMatching(/\[…\]”\n– Lotte M\., ★★★★★/) })
    expect(instagram).toMatchObject({ text: expect.stringContaining(`“${longer}”`) })
    expect(instagram).toMatchObject({ text: expect.stringContaining('out of 5 stars, 1 review since') })

    const complaint = `${longer} But the coffee was horrible and the queue was long.`
    const mixed = await aQuotable(db, { business, text: complaint, authorName: 'Ned' })
    for (const piece of (await make(db, business, mixed, { use: 'post' })).pieces)
      if ('text' in piece) expect(piece.text).toContain('But the coffee was horrible')
      else expect(piece.problem).toContain('Too long')
  })

  test('an ad keeps to its lengths, and its headline says that it was selected', async ({ db, business }) => {
    const review = await aQuotable(db, { business, text: 'Wonderful bread.', authorName: 'Lotte M.' })
    const { pieces } = await make(db, business, review, { use: 'ad' })
    expect(pieces.length).toBe(6)
    for (const { length } of pieces) expect(length!.is).toBeLessThanOrEqual(length!.most)
    expect(pieces[0]).toMatchObject({ text: 'Reviews that we selected' })
    expect(pieces[1]).toMatchObject({
      text: expect.stringMatching(/^“Wonderful bread\.” Lotte M\., ★★★★★, /),
    })
  })

  test('hostile words stay words', async ({ db, business }) => {
    const hostile = 'Wonderful bread <img src=x onerror=alert(1)> & "more" </td><script>1</script>'
    const review = await aQuotable(db, { business, text: hostile, authorName: '<b>Mallory</b>' })
    for (const use of ['email', 'page'] as const) {
      const [html] = await textsOf(db, business, review, { use })
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(html).not.toMatch(/<(?:img|script|b)[ >]/)
    }
    const svg = (await makeCard(db, business, choose([review.id])))!
    expect(svg).not.toMatch(/<script|<img|onerror=alert\(1\)>/)
  })

  test('there is no way to type words into a content', async ({ db, business }) => {
    const review = await aQuotable(db, { business })
    const typed = 'Write a 5-star review for us'
    const query = new URLSearchParams({
      as: 'post',
      review: review.id,
      length: typed,
      text: typed,
      prompt: typed,
    })
    expect(JSON.stringify(await readContentPage(db, business, query))).not.toContain(typed)
    const searched = await readContentPage(db, business, new URLSearchParams({ as: 'post', q: typed }))
    expect(searched).toMatchObject({ offered: [], content: { used: 0, pieces: [] } })
  })
})

describe('cards', () => {
  test('are outlines with a title, and load nothing', async ({ db, business }) => {
    const review = await aQuotable(db, { business, authorName: 'Lotte M.' })
    for (const format of ['square', 'story', 'wide'] as const) {
      const svg = (await makeCard(db, business, choose([review.id], { format })))!
      expect(svg).toMatch(/^<svg role="img" width="\d+" height="\d+"[^>]*><title>“The rye bread/)
      expect(
        svg.match(
          /<text|<use|href=(?!["']data:image\/).{9}|url\((?!['"]?#).{9}|https?:\/\/(?!www\.w3\.org).{9}/g,
        ),
      ).toBeNull()
    }
  })

  test('are drawn in Arabic, Hebrew and emoji, and refused where letters lack', async ({ db, business }) => {
    const drawn = async (words: string) =>
      (await make(db, business, await aQuotable(db, { business, text: words }))).cards[0]!.problem
    expect(await drawn('الخبز ممتاز والموظفون لطفاء جدا.')).toBeNull()
    expect(await drawn('הלחם מצוין והשירות היה נהדר.')).toBeNull()
    expect(await drawn('Wonderful croissants 🥐 ❤️ 👨‍👩‍👧 🇩🇪')).toBeNull()
    expect(await drawn('パンがとてもおいしいです。')).toBe('letters')
  })

  test('leave out praise where a text is too long, and refuse to leave out more', async ({ db }) => {
    const business = await aBusiness(db)
    const longer = 'The rye bread is wonderful. The staff are friendly. I love the cinnamon buns. '
      .repeat(20)
      .trim()
    const title = async (words: string) => {
      const review = await aQuotable(db, { business, text: words })
      const svg = await makeCard(db, business, choose([review.id], { format: 'wide' }))
      return svg && /<title>(.*?)<\/title>/.exec(svg)![1]!
    }
    expect(await title(longer)).toContain('[…]”')
    expect(await title(`But the coffee was horrible. ${longer} But the queue was horrible.`)).toBeNull()
  })
})
