import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { countReviewsWithoutReply } from '#app/features/dashboard/dashboard.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { countListed } from '#app/features/inbox/count-listed.server.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { inboxConditions, listInbox } from '#app/features/inbox/inbox.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { listReceipts } from '#app/features/log/receipts.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { countProductReviews, listProducts } from '#app/features/published-reviews/rated-products.server.ts'
import { summarise, summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import type { Channel } from '#app/features/review-form/channels.server.ts'
import { confirmReview, findReviewToConfirm } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import {
  listNextProducts,
  readThanks,
  signThanks,
} from '#app/features/review-form/submitted-review.server.ts'
import { countReviewsOfMonth } from '#app/features/reviews/monthly-reviews.server.ts'
import { findReview } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { hasReviews } from '#app/features/reviews/review-conditions.server.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { selectReviews } from '#app/features/widgets/select-reviews.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import {
  aBusiness,
  aConfirmationLink,
  aDeskLink,
  anInvitation,
  anOrderLink,
  aReview,
  words,
} from '#tests/factories.ts'
import { isCommittedTo } from '#tests/logged-acts.ts'
import { findWrong } from '#tests/recounted.ts'
import { addProduct, changeProduct, matchProducts, removeProduct } from './change-products.server.ts'
import { newProduct } from './product.schema.ts'
import { findProduct } from './read-products.server.ts'

let made = 0
const aProduct = (db: Database, { id: businessId }: Business, given: object = {}) => {
  const product = newProduct.parse({ reference: `SKU-${++made}`, name: `Loaf ${made}`, ...given })
  return addProduct(db, { businessId, product })
}

type Of = { businessId: string; reviewId: string }
const send = (db: Database, channel: Channel, given: Parameters<typeof words>[0] = {}) =>
  submitReview(db, { channel, submissionKey: uuidv7(), review: words(given) })
const confirm = async (db: Database, of: Of) => confirmReview(db, await aConfirmationLink(db, of))

/** A published review of a product, by its link. */
async function aReviewOf(
  db: Database,
  { id: businessId }: Business,
  product: string,
  given: Parameters<typeof words>[0] = {},
) {
  const of = await send(db, { kind: 'open', businessId, product }, given)
  await confirm(db, of)
  return (await findReview(db, of))!
}

const ratingOf = async (db: Database, { id }: Business) => {
  const [found] = await db.select().from(businesses).where(eq(businesses.id, id))
  return { count: found!.reviewCount, score: found!.reviewScore }
}

describe('a review of a product', () => {
  test('counts for that product alone, in every figure, list and widget', async ({ db, pool, business }) => {
    const [rye, oat] = [await aProduct(db, business), await aProduct(db, business)]
    const own = await aReview(db, { business, rating: 5 })
    const bad = await aReviewOf(db, business, rye.reference, { rating: 1 })
    await aReviewOf(db, business, rye.id, { rating: 2 })
    const businessId = business.id

    expect(await ratingOf(db, business)).toEqual({ count: 1, score: 5 })
    expect(await findWrong(pool as pg.Pool, businessId)).toEqual([])
    expect(await readCounts(db, businessId, { by: [], sums: ['reviews'] })).toMatchObject([{ reviews: 1 }])
    expect(await summariseBusiness(db, businessId)).toMatchObject({
      count: 1,
      average: 5,
      distribution: [0, 0, 0, 0, 1],
      provenance: { confirmed: 1 },
    })
    expect(await summarise(db, { businessId, productId: rye.id })).toMatchObject({
      count: 2,
      average: 1.5,
      distribution: [1, 1, 0, 0, 0],
      period: expect.anything(),
    })
    const idsOf = async (product: typeof rye | null) =>
      (await listPublishedReviews(db, { businessId, limit: 9, product })).entries.map(({ id }) => id)
    expect(await idsOf(null)).toEqual([own.id])
    expect(await idsOf(rye)).toHaveLength(2)
    expect(await idsOf(oat)).toEqual([])
    const { products, total } = await listProducts(db, { businessId, isPublic: true })
    expect(total).toBe(2)
    expect(products.map(({ id, count, average }) => [id, count, average])).toEqual([
      [rye.id, 2, 1.5],
      [oat.id, 0, null],
    ])
    expect(await countProductReviews(db, businessId)).toEqual({ reviews: 2, products: 1 })
    // A widget of the business shows none, even where the owner picks it.
    const settings = widgetSettings.parse({ select: 'picked', picked: [bad.id, own.id] })
    expect((await selectReviews(db, { businessId, kind: 'wall', settings })).map(({ id }) => id)).toEqual([
      own.id,
    ])
    const { totals, rating } = await readPublicRecord(db, businessId)
    expect(totals).toMatchObject({ received: 3, standing: 3, ofProducts: 2 })
    expect(rating).toMatchObject({ count: 1, average: 5, withRemoved: 5 })
    expect(await countReviewsOfMonth(db, businessId)).toBe(3)
  })

  test('waits for a reply as one of the business does', async ({ db, business }) => {
    const rye = await aProduct(db, business)
    await aReview(db, { business, rating: 5 })
    await aReviewOf(db, business, rye.reference, { rating: 1 })
    expect(await countReviewsWithoutReply(db, business.id, now())).toBe(2)
    const listed = async (query: string) => {
      const filter = readInboxFilter(new URLSearchParams(query))
      return (await listInbox(db, business.id, filter, now())).count
    }
    expect(await listed('state=unreplied&period=30')).toBe(2)
    expect(await listed('state=unreplied&rating=1-2')).toBe(1)
    expect(await listed('state=published&rating=1-2')).toBe(0)
  })

  test('is taken off its product, and put back, by its author alone', async ({ db, pool, business }) => {
    const rye = await aProduct(db, business)
    const review = await aReviewOf(db, business, rye.reference, { rating: 1 })
    const of = { businessId: business.id, productId: rye.id }
    const token = await aDeskLink(db, review)
    await withdrawReview(db, token)
    expect(await summarise(db, of)).toMatchObject({ count: 0, average: null })
    expect(await ratingOf(db, business)).toEqual({ count: 0, score: 0 })
    expect(await findWrong(pool as pg.Pool, business.id)).toEqual([])
  })

  test('commits to the number of the product: it cannot be passed off as one of another', async ({ db }) => {
    const business = await aBusiness(db)
    const rye = await aProduct(db, business, { reference: 'RYE/1' })
    const { id: reviewId, businessId } = await aReviewOf(db, business, 'RYE/1')
    const [act] = await listActs(db, { businessId, reviewId })
    const fields = Object.fromEntries(act!.fields)
    expect(isCommittedTo(act!, fields)).toBe(true)
    expect(fields.product).toBe(rye.reference)
    for (const product of ['OAT/1', '']) expect(isCommittedTo(act!, { ...fields, product })).toBe(false)
  })

  test('of another business, or of none, has no form', async ({ db }) => {
    const [one, other] = [await aBusiness(db), await aBusiness(db)]
    const theirs = await aProduct(db, other)
    for (const product of [theirs.id, theirs.reference, 'nothing', 'a\0'])
      await expect(send(db, { kind: 'open', businessId: one.id, product })).rejects.toMatchObject({
        status: 404,
      })
  })

  test('stands in the inbox with the others, and apart where figures are behind the list', async ({ db }) => {
    const business = await aBusiness(db)
    const rye = await aProduct(db, business)
    const own = await aReview(db, { business, rating: 1 })
    const ofProduct = await aReviewOf(db, business, rye.id, { rating: 1 })
    const listed = async (query: string) => {
      const filter = readInboxFilter(new URLSearchParams(query))
      const { rows, count } = await listInbox(db, business.id, filter, now())
      const where = await inboxConditions(db, business.id, filter, now())
      const counted = await countListed(db, business.id, { filter, where, at: now() })
      expect(count, query).toBe(rows.length)
      expect(counted ?? count, query).toBe(rows.length)
      return rows.map(({ id }) => id)
    }
    expect(await listed('')).toEqual([ofProduct.id, own.id])
    expect(await listed('state=unreplied')).toEqual([ofProduct.id, own.id])
    expect(await listed('rating=1')).toEqual([own.id])
    expect(await listed('rating=1&product=any')).toEqual([ofProduct.id, own.id])
    expect(await listed('product=none')).toEqual([own.id])
    expect(await listed(`product=${rye.id}`)).toEqual([ofProduct.id])
  })
})

test('an import brings reviews of its file’s products, which no undo takes', async ({ db, pool }) => {
  const business = await aBusiness(db)
  const rye = await aProduct(db, business, { name: 'Rye loaf' })
  const [one, two] = [
    await aProduct(db, business, { name: 'Twin' }),
    await aProduct(db, business, { name: 'Twin' }),
  ]
  const row = (product: string | null, text: string) => ({
    rating: 2,
    text,
    authorName: 'Ada L.',
    writtenAt: '2026-01-05',
    details: product ? { product } : null,
  })
  const said = [rye.reference, 'Rye loaf', 'Twin', 'Elsewhere', null]
  const rows = said.map((product, n) => row(product, `The crust number ${n} of them is fine.`))
  const { reviewIds } = await importReviews(db, { business, source: 'Acme', reviews: rows })
  expect(reviewIds).toHaveLength(5)
  const counts = await listProducts(db, { businessId: business.id })
  expect(
    counts.products.map(({ count }) => count),
    'imported ones are in no rating',
  ).toEqual([0, 0, 0])
  const ofRye = await summarise(db, { businessId: business.id, productId: rye.id })
  expect(ofRye.imported).toMatchObject({ count: 2, average: 2, sources: ['Acme'] })
  for (const { id: productId } of [one, two])
    expect((await summarise(db, { businessId: business.id, productId })).imported.count).toBe(0)
  expect((await summariseBusiness(db, business.id)).imported.count).toBe(3)
  expect(await findWrong(pool as pg.Pool, business.id)).toEqual([])
})

describe('after an order', () => {
  async function anOrder(db: Database, given: { products?: number } = {}) {
    const business = await aBusiness(db)
    const bought = []
    for (let n = 0; n < (given.products ?? 2); n++) bought.push(await aProduct(db, business))
    const { id, token, email } = await anInvitation(db, { business })
    const productIds = bought.map((product) => product.id)
    await db.update(invitations).set({ productIds, orderReference: 'A-1' }).where(eq(invitations.id, id))
    const first = await send(db, { kind: 'invitation', token })
    const thanks = { ...first, products: productIds }
    return { business, bought, first, thanks, email, token: signThanks(thanks) }
  }

  test('each product may be reviewed once: a review and a receipt of its own', async ({ db, pool }) => {
    const { business, bought, first, thanks, email, token } = await anOrder(db)
    const [rye, oat] = bought
    expect(await listNextProducts(db, thanks)).toMatchObject([{ id: rye!.id }, { id: oat!.id }])
    const of = await send(db, { kind: 'next', token, product: rye!.id }, { rating: 2 })
    expect(await findReview(db, of)).toMatchObject({
      state: 'published',
      provenance: 'invited',
      productId: rye!.id,
      authorEmail: email,
      orderReference: 'A-1',
      invitationId: (await findReview(db, first))!.invitationId,
    })
    expect(await listReceipts(db, of)).not.toEqual(await listReceipts(db, first))
    expect(await listNextProducts(db, thanks)).toMatchObject([{ id: oat!.id }])
    await expect(send(db, { kind: 'next', token, product: rye!.id })).rejects.toMatchObject({ status: 409 })
    expect(await ratingOf(db, business)).toMatchObject({ count: 1, score: 5 })
    expect(await findWrong(pool as pg.Pool, business.id)).toEqual([])
  })

  test('two taps at once make one review', async ({ db }) => {
    const { business, bought, token } = await anOrder(db)
    const channel = { kind: 'next' as const, token, product: bought[0]!.id }
    const both = await Promise.allSettled([send(db, channel), send(db, channel)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.$count(reviews, eq(reviews.businessId, business.id))).toBe(2)
  })

  test('nothing is offered that was not bought, nor with a link that we did not sign', async ({ db }) => {
    const { business, token } = await anOrder(db)
    const other = await aProduct(db, business)
    for (const asked of [
      { token, product: other.id },
      { token: `${token}x`, product: other.id },
    ])
      await expect(send(db, { kind: 'next', ...asked })).rejects.toMatchObject({
        status: expect.toBeOneOf([404, 410]),
      })
  })

  test('nor after the first review is gone', async ({ db }) => {
    const { first, thanks, bought, token } = await anOrder(db)
    const desk = await aDeskLink(db, { businessId: first.businessId, id: first.reviewId })
    await withdrawReview(db, desk)
    expect(await listNextProducts(db, thanks)).toEqual([])
    await expect(send(db, { kind: 'next', token, product: bought[0]!.id })).rejects.toMatchObject({
      status: 410,
    })
  })

  test('an insider stays an insider', async ({ db, business }) => {
    const rye = await aProduct(db, business)
    const { id, token } = await anInvitation(db, { business })
    await db
      .update(invitations)
      .set({ productIds: [rye.id] })
      .where(eq(invitations.id, id))
    const first = await send(db, { kind: 'invitation', token }, { isInsider: 'on' })
    const next = signThanks({ ...first, products: [rye.id] })
    const of = await send(db, { kind: 'next', token: next, product: rye.id })
    expect(await findReview(db, of)).toMatchObject({ provenance: 'insider' })
    expect(await summarise(db, { businessId: business.id, productId: rye.id })).toMatchObject({
      count: 0,
      insiders: 1,
    })
  })

  test('a shop’s signed links confirm nobody’s mailbox: each review waits', async ({ db, business }) => {
    const rye = await aProduct(db, business)
    const { token } = await anOrderLink(db, { business })
    const first = await send(db, { kind: 'order', token })
    await confirm(db, first)
    const next = signThanks({ ...first, products: [rye.id] })
    const of = await send(db, { kind: 'next', token: next, product: rye.id })
    expect(await findReview(db, of)).toMatchObject({ state: 'pending', confirmedAt: null, provenance: null })
    await confirm(db, of)
    expect(await findReview(db, of)).toMatchObject({ state: 'published', provenance: 'invited' })
  })

  describe('of a signed link', () => {
    async function ofOneOrder(db: Database) {
      const business = await aBusiness(db)
      const [rye, oat] = [await aProduct(db, business), await aProduct(db, business)]
      const { token, email } = await anOrderLink(db, { business })
      const first = await send(db, { kind: 'order', token })
      const next = signThanks({ ...first, products: [rye.id, oat.id] })
      const second = await send(db, { kind: 'next', token: next, product: rye.id }, { rating: 2 })
      const third = () => send(db, { kind: 'next', token: next, product: oat.id })
      const statesOf = async (...all: Of[]) =>
        Promise.all(all.map(async (of) => (await findReview(db, of))!.state))
      return { business, email, first, second, third, statesOf }
    }

    test('one confirmation serves all reviews of the order that its page shows', async ({ db, pool }) => {
      const { business, first, second, third, statesOf } = await ofOneOrder(db)
      const [ofFirst, ofSecond] = [await aConfirmationLink(db, first), await aConfirmationLink(db, second)]
      const { shown, reviews: seen } = await findReviewToConfirm(db, ofSecond)
      expect(seen).toMatchObject([{ product: null }, { product: expect.any(String), rating: 2 }])
      // What came after the page was read waits for its own yes.
      const late = await third()
      expect(await confirmReview(db, ofSecond, { shown })).toBe(true)
      expect(await statesOf(first, second, late)).toEqual(['published', 'published', 'pending'])
      expect(await findReviewToConfirm(db, ofFirst)).toMatchObject({ isConfirmed: true, reviews: [{}] })
      expect(await findWrong(pool as pg.Pool, business.id)).toEqual([])
    })

    test('two links at once confirm each review once', async ({ db, pool }) => {
      const { business, first, second, statesOf } = await ofOneOrder(db)
      const links = [await aConfirmationLink(db, first), await aConfirmationLink(db, second)]
      const { shown } = await findReviewToConfirm(db, links[0]!)
      const both = await Promise.all(links.map((link) => confirmReview(db, link, { shown })))
      expect(both).toEqual([true, true])
      expect(await statesOf(first, second)).toEqual(['published', 'published'])
      for (const of of [first, second])
        expect((await listActs(db, of)).map(({ act }) => act)).toEqual([
          'submitted',
          'confirmed',
          'published',
        ])
      expect(await findWrong(pool as pg.Pool, business.id)).toEqual([])
    })

    test('never those of another order, of another address, or that were reworded since', async ({ db }) => {
      const { business, email, first, second, statesOf } = await ofOneOrder(db)
      const other = await send(db, {
        kind: 'order',
        token: (await anOrderLink(db, { business, email })).token,
      })
      await db
        .update(reviews)
        .set({ authorEmail: 'somebody@else.example' })
        .where(eq(reviews.id, second.reviewId))
      const link = await aConfirmationLink(db, first)
      const { shown, reviews: seen } = await findReviewToConfirm(db, link)
      expect(seen).toHaveLength(1)
      const forged = [other, second].map(({ reviewId }) => shown.replace(first.reviewId, reviewId))
      expect(
        await confirmReview(db, link, { shown: [shown.replace('.1.', '.2.'), ...forged].join(' ') }),
      ).toBe(false)
      expect(await confirmReview(db, link, { shown: [shown, ...forged].join(' ') })).toBe(true)
      expect(await statesOf(first, second, other)).toEqual(['published', 'pending', 'pending'])
    })
  })

  test('the token of the thank-you page names what was bought, and cannot be changed', () => {
    const thanks = { businessId: uuidv7(), reviewId: uuidv7(), products: [uuidv7()] }
    expect(readThanks(signThanks(thanks))).toEqual(thanks)
    expect(readThanks(signThanks({ ...thanks, products: [] }).replace(/^./, 'x'))).toBeNull()
  })
})

describe('one mailbox', () => {
  test('reviews a business and its products, each once', async ({ db, business }) => {
    const [rye, oat] = [await aProduct(db, business), await aProduct(db, business)]
    const authorEmail = 'ada@post.example'
    await aReview(db, { business, authorEmail })
    expect(await aReviewOf(db, business, rye.id, { authorEmail })).toMatchObject({ state: 'published' })
    expect(await aReviewOf(db, business, oat.id, { authorEmail })).toMatchObject({ state: 'published' })
    expect(await aReviewOf(db, business, rye.id, { authorEmail: 'ada+2@post.example' })).toMatchObject({
      state: 'pending',
      failedChecks: ['duplicate_author'],
    })
  })

  test('that goes through the whole shop waits for the operator', async ({ db, business }) => {
    const authorEmail = 'bo@post.example'
    const states = []
    for (let n = 0; n < 11; n++) {
      const { id } = await aProduct(db, business)
      states.push((await aReviewOf(db, business, id, { authorEmail, rating: 1 })).state)
      moveClock(days(1) / 24)
    }
    expect(states).toEqual([...Array(10).fill('published'), 'pending'])
  })
})

describe('a dishonest owner', () => {
  const change = async (db: Database, productId: string, business: Business, given: object) => {
    const of = { businessId: business.id, productId }
    const product = newProduct.parse({ reference: 'another', name: 'Loaf', ...given })
    await changeProduct(db, of, { product, isReviewed: await hasReviews(db, of) })
    return findProduct(db, { businessId: business.id, product: productId })
  }

  test('renames a product with reviews in public, and its number never', async ({ db, business }) => {
    const { id, reference } = await aProduct(db, business, { name: 'Rye' })
    expect(await change(db, id, business, { name: 'Ryé' })).toMatchObject({ reference, formerNames: [] })
    await aReviewOf(db, business, id, { rating: 1 })
    expect(await change(db, id, business, { name: 'RYÉ' })).toMatchObject({ formerNames: [] })
    expect(await change(db, id, business, { name: 'Oat' })).toMatchObject({
      reference,
      name: 'Oat',
      formerNames: [{ name: 'RYÉ', until: expect.any(String) }],
    })
    moveClock(days(731))
    expect(await findProduct(db, { businessId: business.id, product: id })).toMatchObject({ formerNames: [] })
  })

  test('cannot delete one with reviews, nor move them to a new one', async ({ db, business }) => {
    const businessId = business.id
    const [old, unused] = [await aProduct(db, business), await aProduct(db, business)]
    const review = await aReviewOf(db, business, old.id, { rating: 1 })
    const renewed = await aProduct(db, business)
    const remove = (productId: string, isReviewed: boolean) =>
      db.transaction((tx) => removeProduct(tx, { businessId, productId }, { isReviewed }))
    // A review arrived in between, whatever was read before.
    await expect(remove(old.id, false)).rejects.toThrow()
    await remove(old.id, true)
    await remove(unused.id, false)
    const { products } = await listProducts(db, { businessId, isPublic: true })
    expect(products).toMatchObject([
      { id: old.id, isSold: false, count: 1, average: 1 },
      { id: renewed.id, isSold: true, count: 0 },
    ])
    expect((await findReview(db, { businessId, reviewId: review.id }))!.productId).toBe(old.id)
    // An order or a list that names the number again does not rename it.
    const named = { reference: old.reference, name: 'Something else' }
    expect(await matchProducts(db, businessId, [named])).toMatchObject([{ id: old.id, name: old.name }])
  })

  test('cannot have two products with one number', async ({ db, business }) => {
    const { reference } = await aProduct(db, business)
    await expect(aProduct(db, business, { reference })).rejects.toMatchObject({ status: 409 })
  })
})
