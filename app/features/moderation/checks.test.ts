import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { restoreReview, withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { confirmReview } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { isReview } from '#app/features/reviews/publish-review.server.ts'
import { editedReview, invitedReview } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { decideHeldAsShown } from '#tests/deciding.ts'
import { aBusiness, aConfirmationLink, aDeskLink, anInvitation, aReview, words } from '#tests/factories.ts'
import { listHeldReviews } from './held-reviews.server.ts'

describe('a review that fails a check', () => {
  test('waits for the operator, is not counted, and can be published as it is', async ({ db, business }) => {
    const held = await aReview(db, { business, text: 'Better cakes at www.other.example, believe me' })
    expect(held).toMatchObject({ state: 'pending', failedChecks: ['links'], provenance: 'confirmed' })
    const waiting = (await listHeldReviews(db)).filter(({ businessId }) => businessId === business.id)
    expect(waiting.map(({ reviewId }) => reviewId)).toEqual([held.id])
    expect(waiting[0]).not.toHaveProperty('rating')

    const ids = { businessId: business.id, reviewId: held.id }
    await decideHeldAsShown(db, { decision: 'publish', ...ids })
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(counted!.reviewCount).toBe(1)
    const again = decideHeldAsShown(db, { decision: 'publish', ...ids })
    await expect(again).rejects.toMatchObject({ status: 409 })
  })

  test('can be refused with a reason and a note that the author gets', async ({ db }) => {
    const held = await aReview(db, { text: 'My neighbour has the number 020 7946 0123, ask her' })
    const note = 'Please leave out the telephone number of your neighbour.'
    const { businessId, id: reviewId } = held
    await decideHeldAsShown(db, { decision: 'refuse', businessId, reviewId, reason: 'personal_data', note })
    const [row] = await db.select().from(reviews).where(eq(reviews.id, reviewId))
    expect(row).toMatchObject({
      state: 'removed',
      removedReason: 'personal_data',
      removedNote: note,
      heldAt: null,
    })
  })

  test('is one that repeats a text or an author of the same business, and of no other', async ({ db }) => {
    const business = await aBusiness(db)
    const first = await aReview(db, { business })
    const sameText = await aReview(db, { business, text: first.text.toUpperCase() })
    expect(sameText.failedChecks).toEqual(['duplicate_text'])
    const sameAuthor = await aReview(db, { business, authorEmail: first.authorEmail! })
    expect(sameAuthor.failedChecks).toEqual(['duplicate_author'])
    const elsewhere = await aReview(db, { text: first.text, authorEmail: first.authorEmail! })
    expect(elsewhere.state).toBe('published')
  })

  test('fails it for every rating alike', async ({ db, business }) => {
    const held = []
    for (const rating of [1, 2, 3, 4, 5]) {
      held.push(await aReview(db, { business, rating, text: `Number ${rating}: see www.other.example` }))
    }
    expect(held.map(({ failedChecks, state }) => [failedChecks.join(), state])).toEqual(
      held.map(() => ['links', 'pending']),
    )
  })

  test('is the thirty-second in ten minutes, as a burst', async ({ db, business }) => {
    for (let sent = 0; sent < 31; sent += 1) await aReview(db, { business })
    expect((await aReview(db, { business })).failedChecks).toEqual(['burst'])
  })
})

describe('one address, one review', () => {
  test('of three equal reviews at the same moment one is published, two held', async ({ db, business }) => {
    const text = 'The best bakery in the whole of the town, by far.'
    const links = await Promise.all([1, 2, 3].map(() => aLinkToConfirm(db, { business, text })))
    await Promise.all(links.map((link) => confirmReview(db, link)))
    const all = await db.select().from(reviews).where(eq(reviews.businessId, business.id))
    expect(all.map(({ state }) => state).sort()).toEqual(['pending', 'pending', 'published'])
    expect(all.flatMap(({ failedChecks }) => failedChecks)).toEqual(['duplicate_text', 'duplicate_text'])
  })

  test('of three reviews by one author confirmed at the same moment, one is published', async ({ db }) => {
    const business = await aBusiness(db)
    const addresses = ['sam.lee@gmail.com', 'samlee+2@gmail.com', 'Sam.L.e.e@googlemail.com']
    const links = await Promise.all(
      addresses.map((authorEmail) => aLinkToConfirm(db, { business, authorEmail })),
    )
    await Promise.all(links.map((link) => confirmReview(db, link)))
    const all = await db.select().from(reviews).where(eq(reviews.businessId, business.id))
    expect(all.flatMap(({ failedChecks }) => failedChecks)).toEqual(['duplicate_author', 'duplicate_author'])
  })

  test('another address of a mailbox is one author, another name at it is not', async ({ db, business }) => {
    await aReview(db, { business, authorEmail: 'sam@mail.example' })
    for (const authorEmail of ['sam+again@mail.example', 'SAM@mail.example'])
      expect((await aReview(db, { business, authorEmail })).failedChecks).toEqual(['duplicate_author'])
    for (const authorEmail of ['s.am@mail.example', 'sam@mail2.example'])
      expect((await aReview(db, { business, authorEmail })).state).toBe('published')
  })

  test.for(['withdrawn', 'held', 'removed'] as const)(
    'a review that is %s counts as its author’s',
    async (state, { db, business }) => {
      const text =
        state === 'held' ? 'See www.other.example for better ones' : 'Good bread, and an even finer cake.'
      const first = await aReview(db, { business, text })
      if (state === 'withdrawn') await withdrawReview(db, await deskLink(db, first))
      if (state === 'removed')
        await db
          .update(reviews)
          .set({ state, removedAt: new Date(), removedReason: 'fake' })
          .where(eq(reviews.id, first.id))
      const second = await aReview(db, { business, authorEmail: first.authorEmail! })
      expect(second.failedChecks).toEqual(['duplicate_author'])
      const copy = await aReview(db, { business, text: 'good bread and an even FINER cake' })
      expect(copy.failedChecks).toEqual(state === 'held' ? [] : ['duplicate_text'])
    },
  )

  test('an unconfirmed review counts as nobody’s: a stranger cannot lock an author out', async ({ db }) => {
    const business = await aBusiness(db)
    const text = 'A text that a stranger has sent before me.'
    await aReview(db, { business, text, authorEmail: 'me@mail.example', state: 'pending' })
    expect(await aReview(db, { business, text, authorEmail: 'me@mail.example' })).toMatchObject({
      state: 'published',
    })
  })

  test('a withdrawn review that is restored beside a second one is held', async ({ db, business }) => {
    const first = await aReview(db, { business })
    const desk = await deskLink(db, first)
    await withdrawReview(db, desk)
    const second = await aReview(db, { business, authorEmail: first.authorEmail! })
    const ids = { businessId: business.id, reviewId: second.id }
    await decideHeldAsShown(db, { decision: 'publish', ...ids })
    expect(await restoreReview(db, desk)).toBe('held')
    const [row] = await db.select().from(reviews).where(eq(reviews.id, first.id))
    expect(row).toMatchObject({
      state: 'pending',
      failedChecks: ['duplicate_author'],
      heldAt: expect.any(Date),
      withdrawnAt: null,
    })
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(counted!.reviewCount).toBe(1)
  })

  test('a customer reviews as often as they are invited, but not with the same text', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    const text = 'The rye loaf is the best in the whole town.'
    const failed = []
    for (const said of ['Good rolls, and fresh every single day.', text, text]) {
      const { token } = await anInvitation(db, { business, email: 'lotte@mail.example' })
      const { businessId, reviewId } = await submitReview(db, {
        channel: { kind: 'invitation', token },
        submissionKey: uuidv7(),
        review: invitedReview.parse({ rating: 4, text: said, authorName: 'Lotte', consentShow: 'on' }),
      })
      const [row] = await db
        .select()
        .from(reviews)
        .where(isReview({ businessId, id: reviewId }))
      failed.push(row!.failedChecks)
      moveClock(days(91))
    }
    moveClock(-days(3 * 91))
    expect(failed).toEqual([[], [], ['duplicate_text']])
  })

  test('a short text is nobody’s own, and may be sent by many', async ({ db, business }) => {
    for (const text of [
      'Great service!',
      'Great service!',
      '👍👍👍👍👍👍👍👍👍👍👍👍',
      '👍👍👍👍👍👍👍👍👍👍👍👍',
    ])
      expect(await aReview(db, { business, text })).toMatchObject({ state: 'published' })
  })
})

describe('the edit of a public review', () => {
  const text = 'They sold me a mouldy loaf and laughed about it.'
  const edit = async (db: Database, review: Review, typed: { rating?: number; text?: string }) =>
    editReview(db, await deskLink(db, review), editedReview.parse({ rating: 1, title: '', text, ...typed }))

  test('is not held for what others send: a copy, the same name, a flood', async ({ db, business }) => {
    const review = await aReview(db, { business, rating: 1, text })
    const copy = await aReview(db, { business, rating: 5, text })
    const sameName = await aReview(db, { business, authorEmail: review.authorEmail! })
    for (let nth = 0; nth < 31; nth += 1) await aReview(db, { business })
    expect([copy.failedChecks, sameName.failedChecks]).toEqual([['duplicate_text'], ['duplicate_author']])
    expect(await edit(db, review, { rating: 2 })).toBe('published')
    expect(await edit(db, review, { text: `${text} Twice.` })).toBe('published')
  })

  test('is held for the text of another review, and for a link', async ({ db, business }) => {
    const other = await aReview(db, { business })
    const review = await aReview(db, { business, text })
    expect(await edit(db, review, { text: other.text })).toBe('held')
    const second = await aReview(db, { business })
    expect(await edit(db, second, { text: 'Better at www.other.example' })).toBe('held')
  })
})

test.for([
  ['www.cheap.example', 'links'],
  ['Sam from cheap-loaves.shop', 'links'],
  ['Ring 0171 555 0199', 'personal_data'],
  ['sam@mail.example', 'personal_data'],
  ['Promo code BREAD10', 'advertising'],
] as const)('an author’s name is checked like the text: %s', async ([authorName, failed], { db }) => {
  expect(await aReview(db, { authorName })).toMatchObject({ state: 'pending', failedChecks: [failed] })
})

const deskLink = (db: Database, { businessId, id }: Review) => aDeskLink(db, { businessId, id })

async function aLinkToConfirm(db: Database, given: Parameters<typeof aReview>[1]) {
  const { businessId, id: reviewId } = await aReview(db, { ...given, state: 'pending' })
  return aConfirmationLink(db, { businessId, reviewId })
}

test('typed text is trimmed, and NUL and broken surrogates are taken out', () => {
  const review = words({ text: '  Good \u0000bread \ud800 and butter \r\n too  ', authorName: ' Lotte ' })
  expect(review.text).toBe('Good bread \ufffd and butter \n too')
  expect(review.authorName).toBe('Lotte')
})
