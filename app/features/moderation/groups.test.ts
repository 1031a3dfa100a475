import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import { confirmReview, eraseUnconfirmed } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { editedReview, invitedReview } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { days, hours, minutes, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { decideHeldAsShown } from '#tests/deciding.ts'
import {
  aBusiness,
  aConfirmationLink,
  aDeskLink,
  anInvitation,
  anOrderLink,
  aReview,
  words,
} from '#tests/factories.ts'
import { likeWording } from './groups.server.ts'
import { listHeldReviews } from './held-reviews.server.ts'

type Given = Parameters<typeof aReview>[1] & { everyMs?: number }

/** As many reviews, one after the other; the clock goes back afterwards. */
async function reviewsOf(db: Database, count: number, given: (nth: number) => Given) {
  const written: Review[] = []
  let moved = 0
  try {
    for (let nth = 0; nth < count; nth += 1) {
      const { everyMs = minutes(1), ...review } = given(nth)
      written.push(await aReview(db, review))
      moveClock(everyMs)
      moved += everyMs
    }
  } finally {
    moveClock(-moved)
  }
  return written
}

const fourThenHeld = (count: number) =>
  Array.from({ length: count }, (_, nth) => (nth < 4 ? 'published' : 'pending'))
const statesOf = (written: Review[]) => written.map(({ state }) => state)
const gmail = (name: string) => `${name}${uuidv7().slice(-8)}@gmail.com`
const average = async (db: Database, { id }: Business) => {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id))
  return row!.ratingTotal / row!.reviewCount
}

describe('a group is held from its fifth review on:', () => {
  test('twelve single stars from a catch-all domain move the average four times', async ({ db }) => {
    const business = await aBusiness(db)
    await reviewsOf(db, 6, () => ({ business, everyMs: days(2) }))
    const attack = await reviewsOf(db, 12, (nth) => ({
      business,
      rating: 1,
      authorEmail: `n${nth}@catch-all.example`,
      address: `81.2.${nth % 3}.9`,
    }))
    expect(statesOf(attack)).toEqual(fourThenHeld(12))
    expect(attack[4]!.failedChecks).toEqual(['group'])
    const { waiting } = await summariseBusiness(db, business.id)
    expect(waiting).toEqual({ count: 8, oldestHours: expect.any(Number) })
    expect(await average(db, business)).toBeCloseTo((6 * 5 + 4) / 10)
  })

  test.for([1, 5])('%s stars by colleagues on public mail in one office', async (rating, { db }) => {
    const business = await aBusiness(db)
    const friends = await reviewsOf(db, 6, (nth) => ({
      business,
      rating,
      authorEmail: gmail('pal'),
      address: `81.2.69.${nth}`,
      everyMs: minutes(5),
    }))
    expect(statesOf(friends)).toEqual(fourThenHeld(6))
  })

  test('two colleagues a week from one office are none; five in four days are', async ({ db, business }) => {
    const colleague = (nth: number) => ({ authorEmail: `n${nth}@firm.example`, address: '81.3.1.7' })
    const slow = await reviewsOf(db, 8, (nth) => ({ business, ...colleague(nth), everyMs: days(3) }))
    expect(statesOf(slow)).toEqual(Array.from({ length: 8 }, () => 'published'))
    const other = await aBusiness(db)
    const fast = await reviewsOf(db, 5, (nth) => ({ business: other, ...colleague(nth), everyMs: days(1) }))
    expect(statesOf(fast)).toEqual(fourThenHeld(5))
  })

  test('one wording with few changes, from one mail domain or network, over days', async ({ db }) => {
    for (const same of ['domain', 'network']) {
      const business = await aBusiness(db)
      const written = await reviewsOf(db, 5, (nth) => ({
        business,
        everyMs: days(3),
        authorEmail: same === 'domain' ? `n${nth}@sub${nth}.catch-all.example` : gmail('w'),
        address: same === 'network' ? '2a00:1450:4001::9' : `81.${nth}.69.1`,
        text: `The worst dentist in town, they hurt me and lied about the price, visit number ${nth}.`,
      }))
      expect(statesOf(written)).toEqual(fourThenHeld(5))
    }
  })

  test('orders that a shop signed count for the hour', async ({ db, business }) => {
    const members = await reviewsOf(db, 4, (nth) => ({ business, authorEmail: `n${nth}@firm.example` }))
    expect(statesOf(members)).toEqual(fourThenHeld(4))
    const { token, email } = await anOrderLink(db, { business, email: 'n5@firm.example' })
    expect(email).toBe('n5@firm.example')
    const { reviewId } = await submitReview(db, {
      channel: { kind: 'order', token },
      submissionKey: uuidv7(),
      review: invitedReview.parse({ ...words(), title: '' }),
    })
    await confirm(db, business, reviewId)
    expect((await find(db, reviewId)).failedChecks).toEqual(['group'])
  })

  test('a withdrawn or removed member counts', async ({ db, business }) => {
    const members = await reviewsOf(db, 4, (nth) => ({ business, authorEmail: `n${nth}@firm.example` }))
    await db
      .update(reviews)
      .set({ state: 'withdrawn', withdrawnAt: new Date() })
      .where(eq(reviews.id, members[0]!.id))
    expect((await aReview(db, { business, authorEmail: 'n5@firm.example' })).state).toBe('pending')
  })
})

describe('no group:', () => {
  test('the same honest words over public providers, networks and days', async ({ db, business }) => {
    const written = await reviewsOf(db, 8, (nth) => ({
      business,
      everyMs: days(1),
      authorEmail: gmail('h'),
      address: `81.${nth}.69.1`,
      text: `Friendly people and very good food, we will come again soon, table ${nth}.`,
    }))
    expect(statesOf(written)).toEqual(written.map(() => 'published'))
  })

  test('one sign alone: a domain, an hour of a good post, or a network over weeks', async ({ db }) => {
    const [domain, hour, network] = [await aBusiness(db), await aBusiness(db), await aBusiness(db)]
    const written = [
      ...(await reviewsOf(db, 6, (nth) => ({
        business: domain,
        everyMs: hours(2),
        authorEmail: `n${nth}@university.example`,
      }))),
      ...(await reviewsOf(db, 8, (nth) => ({ business: hour, address: `81.${nth}.69.1` }))),
      ...(await reviewsOf(db, 6, () => ({ business: network, everyMs: hours(2), address: '81.2.69.1' }))),
    ]
    expect(statesOf(written)).toEqual(written.map(() => 'published'))
  })

  test('short texts alike, and networks of a proxy or a carrier that name nobody', async ({ db }) => {
    const business = await aBusiness(db)
    const written = await reviewsOf(db, 6, (nth) => ({
      business,
      text: `Great service ${nth}`,
      authorEmail: gmail('s'),
      address: ['10.0.0.1', '::ffff:172.18.0.1', '100.64.0.7'][nth % 3],
    }))
    expect(statesOf(written)).toEqual(written.map(() => 'published'))
  })

  test('another business', async ({ db }) => {
    for (let nth = 0; nth < 6; nth += 1) {
      const written = await aReview(db, { authorEmail: `n${nth}@firm.example`, address: '81.2.69.1' })
      expect(written.state).toBe('published')
    }
  })

  test('answers to a wave of invitations from one firm within the hour', async ({ db, business }) => {
    for (let nth = 0; nth < 6; nth += 1) {
      const { token } = await anInvitation(db, { business, email: `n${nth}@customer.example` })
      const { reviewId } = await submitReview(db, {
        channel: { kind: 'invitation', token },
        submissionKey: uuidv7(),
        review: invitedReview.parse({ ...words(), title: '' }),
      })
      expect((await find(db, reviewId)).state).toBe('published')
    }
    // Nor for the hour of others.
    expect((await aReview(db, { business, authorEmail: 'm@customer.example' })).state).toBe('published')
  })

  test('an edit of a public review, whatever came later', async ({ db, business }) => {
    const [first] = await reviewsOf(db, 6, (nth) => ({ business, authorEmail: `n${nth}@firm.example` }))
    const token = await aDeskLink(db, first!)
    expect(
      await editReview(db, token, editedReview.parse({ rating: 2, text: 'Not so good after all.' })),
    ).toBe('published')
  })
})

test('the operator sees a group with its signs, and publishes it with one act', async ({ db, business }) => {
  await reviewsOf(db, 2, () => ({ business, rating: 4, everyMs: days(2) }))
  moveClock(days(5))
  try {
    const guests = await reviewsOf(db, 7, (nth) => ({
      business,
      authorEmail: `n${nth}@caterer-guests.example`,
      address: '81.2.69.1',
    }))
    const linked = await aReview(db, {
      business,
      authorEmail: 'x@caterer-guests.example',
      text: 'Better ones at www.other.example',
    })
    const held = (await listHeldReviews(db)).filter(({ businessId }) => businessId === business.id)
    expect(held.map(({ reviewId }) => reviewId)).toEqual([linked, ...guests.slice(4)].map(({ id }) => id))
    expect(held[0]!.group).toMatchObject({
      signs: expect.arrayContaining(['domain', 'network', 'hour']),
      others: 4,
      average: { before: 4, now: (2 * 4 + 4 * 5) / 6 },
    })
    const shown = JSON.stringify(held[0]!.group)
    expect(shown).not.toMatch(/caterer|81\.2/)

    const all = { decision: 'publish_all', businessId: business.id, reviewId: guests[4]!.id }
    const listed = (of: Review[]) => of.map(({ id, version }) => `${id}:${version}`).join()
    const withLink = decideHeldAsShown(db, { ...all, reviews: listed([...guests.slice(4), linked]) })
    await expect(withLink).rejects.toMatchObject({ status: 409 })
    expect((await find(db, guests[4]!.id)).state).toBe('pending')
    await decideHeldAsShown(db, { ...all, reviews: listed(guests.slice(4)) })
    for (const { id } of guests) expect((await find(db, id)).state).toBe('published')
    expect((await find(db, linked.id)).state).toBe('pending')
  } finally {
    moveClock(-days(5))
  }
})

test('a review’s network is a keyed hash for each business, forgotten in 30 days', async ({ db }) => {
  const [first, second] = [
    await aReview(db, { address: '81.2.69.1' }),
    await aReview(db, { address: '81.2.69.1' }),
  ]
  expect(first.networkHash).toHaveLength(32)
  expect(first.networkHash).not.toEqual(second.networkHash)
  moveClock(days(29))
  await eraseUnconfirmed(db)
  expect((await find(db, first.id)).networkHash).toEqual(first.networkHash)
  moveClock(days(2))
  await eraseUnconfirmed(db)
  expect((await find(db, first.id)).networkHash).toBeNull()
  moveClock(-days(31))
})

test('wordings are alike when they share half of their runs of three words', () => {
  const isLike = likeWording('They hurt me and lied about the price, the worst dentist in town')
  expect(isLike('They HURT me, and lied about the price. The wörst dentist of Leeds')).toBe(true)
  expect(isLike('The price was fair, and the best dentist in town did not hurt me at all')).toBe(false)
  expect(likeWording('Great service, thank you!')('Great service, thank you!')).toBe(false)
})

async function find(db: Database, id: string) {
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id))
  return review!
}

async function confirm(db: Database, { id: businessId }: Business, reviewId: string) {
  await confirmReview(db, await aConfirmationLink(db, { businessId, reviewId }))
}
