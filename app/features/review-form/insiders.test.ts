import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { emailChanges, users } from '#app/features/accounts/account.table.ts'
import { requestEmailChange } from '#app/features/accounts/email-change.server.ts'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import {
  askForErasureCode,
  eraseOwnReview,
  makeErasureCode,
} from '#app/features/authors/erase-review.server.ts'
import { restoreReview, withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { forgetFormerMembers, listInsiders } from '#app/features/businesses/insiders.server.ts'
import { formerMembers, members } from '#app/features/businesses/member.table.ts'
import { closeAccount } from '#app/features/deletion/closures.server.ts'
import { acceptOffer, offerBusiness } from '#app/features/deletion/handing-over.server.ts'
import { handovers } from '#app/features/deletion/handover.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import {
  editedReview,
  invitedReview,
  type NewReview,
  newChallenge,
} from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { leaveTeam, removeMember } from '#app/features/team/members.server.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { decideChallengeAsShown, decideHeldAsShown } from '#tests/deciding.ts'
import {
  aBusiness,
  aConfirmationLink,
  aDeskLink,
  anInvitation,
  aReview,
  aUser,
  findInvitation,
  words,
} from '#tests/factories.ts'
import { confirmReview, findReviewToConfirm } from './confirmation.server.ts'
import { type Submission, submitReview } from './submission.server.ts'

type Shop = { business: Business; email: string }
let count = 0

/** A business whose owner has a mailbox at Google. */
async function aShop(db: Database, given: Partial<typeof businesses.$inferInsert> = {}): Promise<Shop> {
  const email = `adaowner${process.pid}x${++count}@gmail.com`
  const owner = await aUser(db, { email })
  return { business: await aBusiness(db, { ...given, ownerId: owner.id }), email }
}

async function sendOpen(db: Database, business: Business, given: Parameters<typeof words>[0] = {}) {
  const channel = { kind: 'open' as const, businessId: business.id }
  const { reviewId } = await submitReview(db, { channel, submissionKey: uuidv7(), review: words(given) })
  const of = { businessId: business.id, reviewId }
  return { ...of, link: await aConfirmationLink(db, of) }
}

const find = async (db: Database, { reviewId }: { reviewId: string }) =>
  (await db.select().from(reviews).where(eq(reviews.id, reviewId)))[0]!

async function countersOf(db: Database, { id }: Business) {
  const { reviewCount, ratingTotal, verifiedReviews } = businesses
  const [row] = await db
    .select({ reviewCount, ratingTotal, verifiedReviews })
    .from(businesses)
    .where(eq(businesses.id, id))
  return row
}

const untouched = { reviewCount: 0, ratingTotal: 0, verifiedReviews: 0 }

/** Confirms without saying anything: refused, and the review waits as it was. */
async function expectRefused(db: Database, business: Business, authorEmail: string) {
  const sent = await sendOpen(db, business, { authorEmail })
  expect(await findReviewToConfirm(db, sent.link)).toMatchObject({ isUndeclared: true, isConfirmed: false })
  expect(await confirmReview(db, sent.link)).toBe(false)
  expect(await find(db, sent)).toMatchObject({ state: 'pending', provenance: null, confirmedAt: null })
  expect(await countersOf(db, business)).toEqual(untouched)
  return sent
}

describe('an undeclared review through the open form is refused when it is confirmed', () => {
  test('from the owner’s address, in capitals, with a plus or with dots', async ({ db }) => {
    const { business, email } = await aShop(db)
    const [name = '', domain = ''] = email.split('@')
    const dotted = `${name.slice(0, 3)}.${name.slice(3)}`
    for (const address of [
      email,
      email.toUpperCase(),
      `${name}+friend@${domain}`,
      `${dotted}@${domain}`,
      `${dotted}+x@googlemail.com`,
    ])
      await expectRefused(db, business, address)
    const elsewhere = await sendOpen(db, await aBusiness(db), { authorEmail: email })
    expect(await confirmReview(db, elsewhere.link)).toBe(true)
  })

  test('from an operator’s address, for every business', async ({ db }) => {
    const { email } = await aUser(db, { isOperator: true })
    await expectRefused(db, await aBusiness(db), email.replace('@', '+me@'))
  })

  test('from the address that the owner had until this week', async ({ db }) => {
    const { business, email } = await aShop(db)
    const user = { id: business.ownerId, email }
    await requestEmailChange(db, { user, email: `new-${email}` })
    const isTheirs = eq(emailChanges.userId, user.id)
    await db
      .update(users)
      .set({ email: `new-${email}` })
      .where(eq(users.id, user.id))
    const before = await sendOpen(db, business, { authorEmail: email })
    expect(await findReviewToConfirm(db, before.link)).toMatchObject({ isUndeclared: false })
    await db.update(emailChanges).set({ confirmedAt: now() }).where(isTheirs)
    await expectRefused(db, business, email)
  })

  test('from the proven domain of the business and its subdomains, and from no other', async ({ db }) => {
    const domain = `bakery-${process.pid}.example`
    const business = await aBusiness(db, { domain, domainProvenAt: new Date() })
    await expectRefused(db, business, `staff@${domain}`)
    await expectRefused(db, business, `staff@mail.${domain}`)
    for (const address of [`staff@my${domain}`, `staff@${domain}.other.example`]) {
      const sent = await sendOpen(db, business, { authorEmail: address })
      expect(await confirmReview(db, sent.link)).toBe(true)
      expect(await find(db, sent)).toMatchObject({ state: 'published', provenance: 'confirmed' })
    }
  })

  test('with the owner’s or an operator’s session, whatever the address', async ({ db }) => {
    const { business } = await aShop(db)
    const operator = await aUser(db, { isOperator: true })
    for (const userId of [business.ownerId, operator.id]) {
      const sent = await sendOpen(db, business)
      expect(await findReviewToConfirm(db, sent.link, userId)).toMatchObject({ isUndeclared: true })
      expect(await confirmReview(db, sent.link, { userId })).toBe(false)
    }
    const sent = await sendOpen(db, business)
    expect(await confirmReview(db, sent.link, { userId: (await aUser(db)).id })).toBe(true)
  })
})

describe('a domain that the business has not proven', () => {
  test('only holds the review for the operator, who publishes it as a customer’s', async ({ db }) => {
    const business = await aBusiness(db, { domain: `customer-${process.pid}.example` })
    const sent = await sendOpen(db, business, { authorEmail: `zoe@${business.domain}` })
    expect(await confirmReview(db, sent.link)).toBe(true)
    const held = await find(db, sent)
    expect(held).toMatchObject({ state: 'pending', failedChecks: ['insider_address'] })
    await decideHeldAsShown(db, { decision: 'publish', ...sent })
    expect(await find(db, sent)).toMatchObject({ state: 'published', provenance: 'confirmed' })
    const token = await aDesk(db, sent)
    await editReview(db, token, editedReview.parse({ rating: 2, text: 'The second loaf was burnt.' }))
    expect(await find(db, sent)).toMatchObject({ state: 'published', rating: 2 })
  })

  test('is never one where anybody has a mailbox', async ({ db }) => {
    for (const domain of ['gmail.com', 'web.de', 'gmx.at', 'seznam.cz', 'laposte.net']) {
      for (const domainProvenAt of [null, new Date()]) {
        const business = await aBusiness(db, { domain, domainProvenAt })
        const sent = await sendOpen(db, business, { authorEmail: `lotte${++count}@${domain}` })
        expect(await confirmReview(db, sent.link)).toBe(true)
        expect(await find(db, sent)).toMatchObject({ state: 'published' })
      }
    }
  })
})

const aDesk = (db: Database, { businessId, reviewId }: { businessId: string; reviewId: string }) =>
  aDeskLink(db, { businessId, id: reviewId })

const verified = (given: Parameters<typeof words>[0] = {}): NewReview =>
  invitedReview.parse({ ...words(given), title: '' }) as unknown as NewReview
const sendVerified = (
  db: Database,
  kind: 'invitation' | 'order',
  token: string,
  given: Partial<Submission>,
) => submitReview(db, { channel: { kind, token }, submissionKey: uuidv7(), review: verified(), ...given })

describe('an undeclared review through a link is refused at once, and the link stays good', () => {
  test('from an invitation to an operator, or redeemed in the owner’s session', async ({ db, business }) => {
    const operator = await aUser(db, { isOperator: true })
    const toOperator = await anInvitation(db, { business, email: operator.email })
    await expect(sendVerified(db, 'invitation', toOperator.token, {})).rejects.toMatchObject({
      code: 'insider',
    })
    const { token, id } = await anInvitation(db, { business })
    const userId = business.ownerId
    await expect(sendVerified(db, 'invitation', token, { userId })).rejects.toMatchObject({ status: 422 })
    expect(await db.$count(reviews, eq(reviews.businessId, business.id))).toBe(0)
    expect(await findInvitation(db, { businessId: business.id, invitationId: id })).toMatchObject({
      state: 'queued',
    })
    await sendVerified(db, 'invitation', token, {})
    expect(await countersOf(db, business)).toMatchObject({ reviewCount: 1, verifiedReviews: 1 })
  })
})

describe('a person who worked for the business within the last year stays an insider', () => {
  async function aMember(db: Database) {
    const shop = await aShop(db)
    const { id: businessId } = shop.business
    const { id: userId, email } = await aUser(db, { email: `colleague${process.pid}x${++count}@gmail.com` })
    await db.insert(members).values({ businessId, userId, role: 'responder' })
    return { business: shop.business, businessId, userId, email }
  }
  type Colleague = Awaited<ReturnType<typeof aMember>>

  async function handOver(db: Database, { business, businessId }: Colleague) {
    const heir = await aUser(db)
    await offerBusiness(db, { userId: business.ownerId, businessId, email: heir.email })
    const [offer] = await db.select().from(handovers).where(eq(handovers.businessId, businessId))
    await acceptOffer(db, { userId: heir.id, token: sign('handover', offer!.id) })
  }

  const ends: [string, (db: Database, member: Colleague) => Promise<unknown>][] = [
    ['being removed', (db, { business, userId }) => removeMember(db, business, userId)],
    ['leaving', (db, member) => leaveTeam(db, member)],
    ['closing their account', (db, { userId }) => closeAccount(db, userId)],
    ['a handover of the business', handOver],
  ]
  test.for(ends)('after %s: neither invited nor counted, but elsewhere', async ([, end], { db }) => {
    const member = await aMember(db)
    const { business, businessId, userId, email } = member
    const early = await sendOpen(db, business, { authorEmail: email })
    await end(db, member)
    expect(await db.$count(members, eq(members.businessId, businessId))).toBe(0)

    expect(await confirmReview(db, early.link)).toBe(false)
    const plus = email.replace('@', '+friend@')
    await expectRefused(db, business, plus)
    const signedIn = await sendOpen(db, business)
    expect(await confirmReview(db, signedIn.link, { userId })).toBe(false)
    expect(await listInsiders(db, businessId, [plus, 'ida@mail.example'])).toEqual(new Set([plus]))
    const elsewhere = await sendOpen(db, await aBusiness(db), { authorEmail: email })
    expect(await confirmReview(db, elsewhere.link)).toBe(true)
    const kept = await db.select().from(formerMembers).where(eq(formerMembers.businessId, businessId))
    expect(JSON.stringify(kept)).not.toContain(email)
  })

  test('as the owner who handed it over', async ({ db }) => {
    const member = await aMember(db)
    const [owner] = await db.select().from(users).where(eq(users.id, member.business.ownerId))
    await handOver(db, member)
    await expectRefused(db, member.business, owner!.email)
  })

  test('under an address that they gave up before they left, and by an older invitation', async ({ db }) => {
    const { business } = await aShop(db)
    const { id: userId, email } = await aUser(db)
    const invited = await anInvitation(db, { business, email })
    const businessId = business.id
    await db.insert(members).values({ businessId, userId, role: 'responder' })
    const user = { id: userId, email }
    await requestEmailChange(db, { user, email: `new-${email}` })
    await db
      .update(users)
      .set({ email: `new-${email}` })
      .where(eq(users.id, userId))
    await db.update(emailChanges).set({ confirmedAt: now() }).where(eq(emailChanges.userId, userId))
    await leaveTeam(db, { businessId, userId })
    await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
    await expectRefused(db, business, email)
    await expect(sendVerified(db, 'invitation', invited.token, {})).rejects.toMatchObject({ code: 'insider' })
  })

  test('for twelve months from the last time; then nothing of them is stored', async ({ db }) => {
    const { business, businessId, userId, email } = await aMember(db)
    await leaveTeam(db, { businessId, userId })
    moveClock(days(300))
    await db.insert(members).values({ businessId, userId, role: 'analyst' })
    await removeMember(db, business, userId)
    moveClock(days(364))
    await forgetFormerMembers(db)
    expect(await listInsiders(db, businessId, [email])).toEqual(new Set([email]))
    moveClock(days(2))
    expect(await listInsiders(db, businessId, [email])).toEqual(new Set())
    const sent = await sendOpen(db, business, { authorEmail: email })
    expect(await confirmReview(db, sent.link, { userId })).toBe(true)
    expect(await find(db, sent)).toMatchObject({ state: 'published', provenance: 'confirmed' })
    await forgetFormerMembers(db)
    expect(await db.$count(formerMembers, eq(formerMembers.businessId, businessId))).toBe(0)
  })
})

describe('a declared review', () => {
  test('waits for its address, then is published as an insider’s, uncounted', async ({ db }) => {
    const { business, email } = await aShop(db)
    await aReview(db, { business, rating: 2 })
    const sent = await sendOpen(db, business, { authorEmail: email, isInsider: 'on' })
    expect(await find(db, sent)).toMatchObject({ state: 'pending', provenance: 'insider', confirmedAt: null })
    expect(await findReviewToConfirm(db, sent.link)).toMatchObject({ isInsider: true, isUndeclared: false })
    expect(await confirmReview(db, sent.link)).toBe(true)
    expect(await find(db, sent)).toMatchObject({ state: 'published', provenance: 'insider' })
    expect(await countersOf(db, business)).toEqual({ reviewCount: 1, ratingTotal: 2, verifiedReviews: 0 })
  })

  test('can be declared on the page that refused it', async ({ db }) => {
    const { business, email } = await aShop(db)
    const sent = await expectRefused(db, business, email)
    expect(await confirmReview(db, sent.link, { isInsider: true })).toBe(true)
    expect(await find(db, sent)).toMatchObject({ state: 'published', provenance: 'insider' })
    expect(await countersOf(db, business)).toEqual(untouched)
  })

  test('goes through the checks', async ({ db }) => {
    const { business, email } = await aShop(db)
    const text = 'Our loaves are at www.corner.example, order there.'
    const sent = await sendOpen(db, business, { authorEmail: email, isInsider: 'on', text })
    await confirmReview(db, sent.link)
    const held = await find(db, sent)
    expect(held).toMatchObject({ state: 'pending', provenance: 'insider', failedChecks: ['links'] })
    await decideHeldAsShown(db, { decision: 'publish', ...sent })
    expect(await find(db, sent)).toMatchObject({ state: 'published', provenance: 'insider' })
    expect(await countersOf(db, business)).toEqual(untouched)
    const again = await sendOpen(db, business, { authorEmail: email, isInsider: 'on' })
    await confirmReview(db, again.link)
    expect(await find(db, again)).toMatchObject({ failedChecks: ['duplicate_author'] })
  })

  test('stays an insider’s and outside all counters whatever happens to it', async ({ db }) => {
    const { business, email } = await aShop(db)
    await aReview(db, { business, rating: 2 })
    const before = await countersOf(db, business)
    const sent = await sendOpen(db, business, { authorEmail: email, isInsider: 'on' })
    await confirmReview(db, sent.link)
    const token = await aDesk(db, sent)
    const expectCounters = async (state: string) => {
      expect(await find(db, sent)).toMatchObject({ state, provenance: 'insider' })
      expect(await countersOf(db, business)).toEqual(before)
    }
    await editReview(db, token, editedReview.parse({ rating: 1, text: 'We bake at four in the morning.' }))
    await expectCounters('published')
    await withdrawReview(db, token)
    await expectCounters('withdrawn')
    await restoreReview(db, token)
    await expectCounters('published')
    const challenge = newChallenge.parse({
      reason: 'conflict_of_interest',
      grounds: 'They work for a rival.',
    })
    const { reviewId } = sent
    const { challengeId } = await challengeReview(db, { business, reviewId, challenge })
    const note = 'The author does not work there.'
    const upheld = { decision: 'uphold', businessId: business.id, challengeId, reason: 'fake', note }
    await decideChallengeAsShown(db, upheld)
    await expectCounters('removed')
    await askForErasureCode(db, token)
    const { businessId } = sent
    await eraseOwnReview(db, token, await makeErasureCode(db, { businessId, reviewId }))
    expect(await countersOf(db, business)).toEqual(before)
    expect(await db.$count(reviews, and(eq(reviews.businessId, businessId), eq(reviews.id, reviewId)))).toBe(
      0,
    )
  })
})
