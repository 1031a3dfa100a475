import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { editReview, renameAuthor } from '#app/features/authors/edit-review.server.ts'
import { eraseOwnReview, makeErasureCode } from '#app/features/authors/erase-review.server.ts'
import { restoreReview, withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { addPhoto } from '#app/features/media/add-photo.server.ts'
import { decidePhoto, photoDecision } from '#app/features/media/change-photos.server.ts'
import { appealRemoval } from '#app/features/moderation/appeals.server.ts'
import { challenges, reports } from '#app/features/moderation/case.table.ts'
import { groundsAgainst, urgentReasons } from '#app/features/moderation/case.vocabulary.ts'
import { challengeReview, noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import {
  newReplyReport,
  newReviewReport,
  submitReport,
} from '#app/features/moderation/report-review.server.ts'
import { addProduct } from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { confirmReview, eraseUnconfirmed } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import {
  editedReview,
  invitedReview,
  newAppeal,
  newChallenge,
  newReply,
  shownName,
} from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { challengeReasons, type ReviewState } from '#app/features/reviews/review.vocabulary.ts'
import { days, hours, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
import { type Chance, chanceOf } from '#seeds/chance.ts'
import { backAt, daysBefore } from '#seeds/past.ts'
import {
  decideAppealAsShown,
  decideChallengeAsShown,
  decideHeldAsShown,
  decideReportsAsShown,
} from './deciding.ts'
import { aConfirmationLink, aDeskLink, anInvitation, anOrderLink, words } from './factories.ts'

type World = { db: Database; business: Business; chance: Chance }

const months = 15
const note = 'I read it again, and this is why.'

type Life = {
  seed: number
  acts: number
  /** Is told the name of each act that chance picked, when it is done. */
  afterEach?: (act: string) => Promise<void>
}

/**
 * Fifteen months of a business in which everything happens that can happen to a review, by the service's own
 * functions: the same for the same seed. The clock is back where it was when it ends.
 */
export async function liveThrough(db: Database, business: Business, { seed, acts, afterEach }: Life) {
  const world = { db, business, chance: chanceOf(seed) }
  const step = days(months * 30.4) / acts
  let moved = -days(months * 30.4)
  moveClock(moved)
  try {
    await bringIn(world)
    for (let act = 0; act < acts; act += 1) {
      const next = world.chance.pick(everything)
      await tolerate(() => next(world))
      await afterEach?.(next.name)
      moveClock(step)
      moved += step
    }
    await eraseUnconfirmed(db)
    await backAt(daysBefore(now(), 60), async () => {
      await settleChallenges(world)
      await challengeTwice(world)
      await holdTwice(world)
      await insiders(world)
      await reviewProduct(world)
    })
    await leaveOpen(world)
    await addPhotos(world)
    await invite(world)
  } finally {
    moveClock(-moved)
  }
}

/** What may not be done to a review in its state is refused, and nothing happens. */
async function tolerate(act: () => Promise<unknown>) {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const stars = (chance: Chance) => chance.pick([1, 1, 2, 3, 4, 4, 5, 5, 5, 5])
/** Letters, because a long number reads like somebody's telephone to the checks. */
const mark = (chance: Chance) => Array.from({ length: 9 }, () => chance.pick([...'bdfgklmnprst'])).join('')
const opinions = [
  'was as it was',
  'was lovely and the staff friendly',
  'was stale and the staff rude',
] as const
const text = (chance: Chance) =>
  `The loaf of visit ${mark(chance)} ${chance.pick(opinions)}${chance.below(6) === 0 ? ', see www.loaf.example' : ''}.`

async function bringIn({ db, business, chance }: World) {
  for (const source of ['the guest book', 'Acme']) {
    const rows = Array.from({ length: 6 }, (_, index) => ({
      rating: stars(chance),
      title: null,
      text: `The guest of day ${index} liked the bread.`,
      authorName: 'A guest',
      writtenAt: new Date(now().getTime() - days(300 + index)),
    }))
    await importReviews(db, { business, source, reviews: rows })
  }
}

const rewards = [null, null, null, null, 'A coffee', 'Two buns']

async function open({ db, business, chance }: World) {
  const isInsider = chance.below(12) === 0
  const review = words({ rating: stars(chance), text: text(chance), ...(isInsider && { isInsider: 'on' }) })
  const incentive = chance.pick(rewards)
  const submission = {
    channel: { kind: 'open' as const, businessId: business.id },
    submissionKey: uuidv7(),
    review,
    incentive,
  }
  const { reviewId } = await submitReview(db, submission)
  if (chance.below(6) === 0) return
  moveClock(hours(1))
  await confirmReview(db, await aConfirmationLink(db, { businessId: business.id, reviewId }))
  moveClock(-hours(1))
}

async function invitedReviewOf(
  { db, business }: World,
  { kind = 'order', ...typed }: { kind?: 'order' | 'invitation'; rating: number; text: string },
) {
  const { token } = await (kind === 'order' ? anOrderLink(db, { business }) : anInvitation(db, { business }))
  const review = invitedReview.parse({ ...words(typed), title: '' })
  const submitted = await submitReview(db, { channel: { kind, token }, submissionKey: uuidv7(), review })
  if (kind === 'order') await confirmReview(db, await aConfirmationLink(db, submitted))
  return submitted
}

async function report(world: World, given?: { id: string }) {
  const review = given ?? (await any(world, 'published'))
  if (!review) return
  const { db, business, chance } = world
  const about = given ? 'review' : chance.pick(['review', 'review', 'review', 'reply'] as const)
  const typed = {
    ground: chance.pick(groundsAgainst[about]),
    explanation: 'I looked at it, and this is not right.',
    goodFaith: 'on',
  }
  const of = { businessId: business.id, reviewId: review.id, about, submissionKey: uuidv7() }
  await submitReport(db, {
    ...of,
    report: (about === 'reply' ? newReplyReport : newReviewReport).parse(typed),
  })
}

/** A challenged review is removed at once only for a reason that cannot wait for its author. */
const reasonAgainst = ({ challengedAt }: Review, chance: World['chance']) =>
  chance.pick(challengedAt ? urgentReasons : challengeReasons)

async function decideReport({ db, business, chance }: World) {
  const all = await db.select().from(reports).where(eq(reports.businessId, business.id)).orderBy(reports.id)
  const open = all.filter(({ state }) => state === 'open')
  if (open.length === 0) return
  const { reviewId, about } = chance.pick(open)
  const [review] = await db.select().from(reviews).where(eq(reviews.id, reviewId))
  const upTo = open.findLast((each) => each.reviewId === reviewId && each.about === about)!.id
  const given = {
    businessId: business.id,
    reviewId,
    about,
    upTo,
    note,
    reason: reasonAgainst(review!, chance),
  }
  await decideReportsAsShown(db, { ...given, decision: chance.pick(['uphold', 'reject', 'reject']) })
}

const order = (world: World) =>
  invitedReviewOf(world, { kind: 'order', rating: stars(world.chance), text: text(world.chance) })
const invitation = (world: World) =>
  invitedReviewOf(world, { kind: 'invitation', rating: stars(world.chance), text: text(world.chance) })

/** The operator rejects what is open, so that the business may challenge again. */
async function settleChallenges({ db, business }: World) {
  const rows = await db.select().from(challenges).where(eq(challenges.businessId, business.id))
  for (const { id: challengeId, state } of rows)
    if (state === 'open')
      await decideChallengeAsShown(db, { decision: 'reject', businessId: business.id, challengeId, note })
}

/** A review whose author changed its stars between two challenges: it counts once, with its first stars. */
async function challengeTwice(world: World) {
  const { db, business, chance } = world
  const submitted = await invitedReviewOf(world, { rating: 1, text: `The loaf of ${mark(chance)} was dry.` })
  for (const reason of ['fake', 'duplicate'] as const) {
    const given = newChallenge.parse({ reason, grounds: 'This is not as it was, we think.' })
    const { challengeId } = await challengeReview(db, {
      business,
      reviewId: submitted.reviewId,
      challenge: given,
    })
    const decision = { decision: 'reject', businessId: business.id, challengeId, note }
    moveClock(hours(3))
    await decideChallengeAsShown(db, decision)
    const edited = { rating: 5, text: `The loaf of ${mark(chance)} was better than I said.`, title: '' }
    await editReview(db, await desk(world, submitted.reviewId), editedReview.parse(edited))
    moveClock(hours(3))
  }
  moveClock(-hours(12))
}

/** A review that its author edits while it is held, and that stops again: it is one stop, from its beginning. */
export async function holdTwice(world: World) {
  const { db, business, chance } = world
  const linked = () => `The loaf of ${mark(chance)} was good, see www.loaf.example`
  const { reviewId } = await invitedReviewOf(world, { rating: 2, text: linked() })
  moveClock(days(20))
  const edited = { rating: 4, text: linked(), title: '' }
  await editReview(db, await desk(world, reviewId), editedReview.parse(edited))
  moveClock(days(20))
  const decision = { decision: 'publish', businessId: business.id, reviewId }
  await decideHeldAsShown(db, decision)
  moveClock(-days(40))
}

/** Reviews by the business's own people, who say so: published with a reply, edited, withdrawn. */
async function insiders(world: World) {
  const { db, business } = world
  const [replied, edited, withdrawn] = await Promise.all(
    ['flour', 'oven', 'counter'].map(async (place) => {
      const submitted = await submitReview(db, {
        channel: { kind: 'open', businessId: business.id },
        submissionKey: uuidv7(),
        review: words({ rating: 5, text: `I work at the ${place} and like it.`, isInsider: 'on' }),
        incentive: 'A coffee',
      })
      await confirmReview(db, await aConfirmationLink(db, submitted))
      return submitted.reviewId
    }),
  )
  const reply = newReply.parse({ text: 'Thank you, colleague' })
  await replyToReview(db, { business, reviewId: replied!, userId: business.ownerId, reply })
  const changed = { rating: 4, text: 'I work at the oven and like it less.', title: '' }
  await editReview(db, await desk(world, edited!), editedReview.parse(changed))
  await withdrawReview(db, await desk(world, withdrawn!))
}

/** Reviews of a product: published, by an insider, edited, with a reward and a reply, and withdrawn. */
async function reviewProduct(world: World) {
  const { db, business } = world
  const product = newProduct.parse({ reference: 'RYE', name: 'Rye loaf' })
  await addProduct(db, { businessId: business.id, product })
  const written = []
  for (const [rating, isInsider] of [[1], [2], [3], [5, 'on']] as const) {
    const review = words({ rating, ...(isInsider && { isInsider }) })
    const channel = { kind: 'open' as const, businessId: business.id, product: 'RYE' }
    const submitted = await submitReview(db, {
      channel,
      submissionKey: uuidv7(),
      review,
      incentive: 'A coffee',
    })
    await confirmReview(db, await aConfirmationLink(db, submitted))
    written.push(submitted.reviewId)
  }
  const [replied, edited, withdrawn] = written
  const reply = newReply.parse({ text: 'We bake it longer now' })
  await replyToReview(db, { business, reviewId: replied!, userId: business.ownerId, reply })
  const changed = { rating: 5, text: 'The second rye loaf was far better.', title: '' }
  await editReview(db, await desk(world, edited!), editedReview.parse(changed))
  await withdrawReview(db, await desk(world, withdrawn!))
}

/** What the last month has left unfinished, whatever chance did. */
async function leaveOpen(world: World) {
  const { db, business, chance } = world
  const review = words({ rating: stars(chance), text: text(chance) })
  await submitReview(db, {
    channel: { kind: 'open', businessId: business.id },
    submissionKey: uuidv7(),
    review,
  })
  const left = await any(world, 'published')
  await report(world, left!)
  const code = await makeErasureCode(db, { businessId: business.id, reviewId: left!.id })
  await eraseOwnReview(db, await desk(world, left!.id), code)
  await withdraw(world)
  await settleChallenges(world)
  await hideWords(world)
  await report(world, (await any(world, 'published'))!)
  const [wrong] = await db
    .select()
    .from(reviews)
    .where(
      and(eq(reviews.businessId, business.id), eq(reviews.state, 'published'), isNull(reviews.challengedAt)),
    )
    .limit(1)
  const given = newChallenge.parse({ reason: 'not_about_business', grounds: 'We never baked this one.' })
  await tolerate(() => challengeReview(db, { business, reviewId: wrong!.id, challenge: given }))
}

async function hideWords(world: World) {
  const { db, business, chance } = world
  const told = { rating: 2, text: `Its owner lives at 14 Elm Road, and the loaf of ${mark(chance)} was dry.` }
  const { reviewId } = await invitedReviewOf(world, told)
  const given = newChallenge.parse({ reason: 'personal_data', grounds: 'It says where somebody lives.' })
  await challengeReview(db, { business, reviewId, challenge: given })
}

async function any({ db, business, chance }: World, state: ReviewState) {
  const rows = await db.select().from(reviews).where(eq(reviews.businessId, business.id)).orderBy(reviews.id)
  const fit = rows.filter((row) => row.state === state)
  return fit.length > 0 ? chance.pick(fit) : null
}

async function desk({ db, business }: World, reviewId: string) {
  return aDeskLink(db, { businessId: business.id, id: reviewId })
}

async function reply(world: World) {
  const review = await any(world, 'published')
  if (!review) return
  const { db, business, chance } = world
  const given = newReply.parse({ text: `Thank you for visit ${chance.below(1e9)}` })
  await replyToReview(db, { business, reviewId: review.id, userId: business.ownerId, reply: given })
  if (chance.below(4) > 0) return
  moveClock(hours(2))
  const edited = newReply.parse({ text: `Thank you again, ${chance.below(1e9)}` })
  await replyToReview(db, { business, reviewId: review.id, userId: business.ownerId, reply: edited })
  moveClock(-hours(2))
}

async function challenge(world: World) {
  const review = await any(world, 'published')
  if (!review) return
  const { db, business, chance } = world
  if (review.rating > 3 && chance.below(3) > 0) return
  if (chance.below(2) === 0) await noteRatingsShown(db, business.id, [review.id])
  const given = newChallenge.parse({
    reason: chance.pick(challengeReasons),
    grounds: 'This is not as it was, we think.',
  })
  await challengeReview(db, { business, reviewId: review.id, challenge: given })
}

async function decide({ db, business, chance }: World) {
  const open = await db
    .select()
    .from(challenges)
    .where(eq(challenges.businessId, business.id))
    .orderBy(challenges.id)
  const waiting = open.filter(({ state }) => state === 'open')
  if (waiting.length > 0) {
    const { id: challengeId, reason } = chance.pick(waiting)
    const decision = chance.pick(['uphold', 'reject'])
    const given = { decision, businessId: business.id, challengeId, note, reason }
    await decideChallengeAsShown(db, given)
  }
  const rows = await db.select().from(reviews).where(eq(reviews.businessId, business.id)).orderBy(reviews.id)
  const held = rows.filter(({ heldAt }) => heldAt !== null)
  if (held.length < 2) return
  const review = chance.pick(held)
  const given = {
    decision: chance.pick(['publish', 'refuse']),
    businessId: business.id,
    reviewId: review.id,
    reason: reasonAgainst(review, chance),
    note,
  }
  await decideHeldAsShown(db, given)
}

async function withdraw(world: World) {
  const review = await any(world, 'published')
  if (review) await withdrawReview(world.db, await desk(world, review.id))
}

async function restore(world: World) {
  const review = await any(world, 'withdrawn')
  if (review) await restoreReview(world.db, await desk(world, review.id))
}

async function edit(world: World) {
  const review = await any(world, world.chance.pick(['published', 'removed']))
  if (!review) return
  const given = { rating: stars(world.chance), text: text(world.chance), title: '' }
  await editReview(world.db, await desk(world, review.id), editedReview.parse(given))
}

/** Most of the reviews, those not published included, as a job would that comes late. */
async function analyse({ db, business, chance }: World) {
  const rows = await db.select().from(reviews).where(eq(reviews.businessId, business.id)).orderBy(reviews.id)
  const ids = rows.map(({ id }) => id).filter(() => chance.below(4) > 0)
  await analyseReviews(db, business.id, ids)
}

/** Now and then with a name that a check stops. */
async function rename(world: World) {
  const { db, chance } = world
  const review = await any(world, chance.pick(['published', 'pending', 'withdrawn', 'removed']))
  if (!review) return
  const authorName = chance.below(4) === 0 ? 'www.loaf.example' : `Guest ${mark(chance)}`
  await renameAuthor(db, await desk(world, review.id), shownName.parse({ authorName }))
}

async function erase(world: World) {
  const { db, business, chance } = world
  const review = await any(world, chance.pick(['published', 'withdrawn', 'removed']))
  if (!review) return
  const code = await makeErasureCode(db, { businessId: business.id, reviewId: review.id })
  await eraseOwnReview(db, await desk(world, review.id), code)
}

async function appeal(world: World) {
  const { db, business, chance } = world
  const review = await any(world, 'removed')
  if (!review) return
  await appealRemoval(
    db,
    await desk(world, review.id),
    newAppeal.parse({ text: 'I was there and it was so.' }),
  )
  if (chance.below(3) === 0) return
  const given = {
    decision: chance.pick(['accept', 'reject']),
    businessId: business.id,
    reviewId: review.id,
    note,
  }
  await decideAppealAsShown(db, given)
}

/** Invitations in every state, as rows: their own way through the mail is tested where it lives. */
async function invite({ db, business, chance }: World) {
  const states = [
    'queued',
    'sent',
    'clicked',
    'completed',
    'declined',
    'undelivered',
    'unsubscribed',
  ] as const
  for (let index = 0; index < 20; index += 1) {
    const legalBasis = chance.pick(['consent', 'existing_customer'])
    const { id } = await anInvitation(db, { business, legalBasis })
    const state = chance.pick(states)
    const at = now()
    await db
      .update(invitations)
      .set({ state, sentAt: state === 'queued' ? null : at, completedAt: state === 'completed' ? at : null })
      .where(eq(invitations.id, id))
  }
}

const everything: ((world: World) => Promise<unknown>)[] = [
  ...Array.from({ length: 5 }, () => open),
  ...Array.from({ length: 4 }, () => order),
  ...Array.from({ length: 4 }, () => invitation),
  ...Array.from({ length: 3 }, () => reply),
  ...Array.from({ length: 4 }, () => challenge),
  ...Array.from({ length: 3 }, () => decide),
  report,
  report,
  decideReport,
  decideReport,
  analyse,
  analyse,
  hideWords,
  withdraw,
  restore,
  edit,
  edit,
  rename,
  erase,
  appeal,
  appeal,
  appeal,
]

/** Of three reviews: one is shown, one refused, and one waits. */
async function addPhotos({ db, business }: World) {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer()
  const isPublished = and(
    eq(reviews.businessId, business.id),
    eq(reviews.state, 'published'),
    isNotNull(reviews.confirmedAt),
  )
  const chosen = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(isPublished)
    .orderBy(asc(reviews.id))
    .limit(3)
  for (const [at, { id: reviewId }] of chosen.entries()) {
    const file = new Blob([new Uint8Array(photo)])
    const added = { from: 'mailbox' as const, file, consentText: 'I took it.' }
    const of = {
      businessId: business.id,
      photoId: await addPhoto(db, { businessId: business.id, reviewId }, added),
    }
    if (at === 0) await decidePhoto(db, photoDecision.parse({ ...of, decision: 'show' }))
    if (at === 1) await decidePhoto(db, photoDecision.parse({ ...of, decision: 'refuse', reason: 'person' }))
  }
}
