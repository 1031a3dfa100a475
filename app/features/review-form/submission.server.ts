import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { findInsider, type Person } from '#app/features/businesses/insiders.server.ts'
import { verifyAsked } from '#app/features/form-questions/signed-questions.server.ts'
import { openOrderLink } from '#app/features/invitations/order-link.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { wordsOf } from '#app/features/log-format/commitment.ts'
import { settleReview } from '#app/features/moderation/checks.server.ts'
import { hashNetwork } from '#app/features/moderation/groups.server.ts'
import type { PublicProduct } from '#app/features/products/product.ts'
import { fingerprintOf } from '#app/features/reviews/fingerprints.server.ts'
import { lockReview } from '#app/features/reviews/publish-review.server.ts'
import type { InvitedReview, NewReview } from '#app/features/reviews/review.schema.ts'
import { reviews, writtenOf } from '#app/features/reviews/review.table.ts'
import type { Language } from '#app/languages/languages.ts'
import { consentText, consentVersion, messages } from '#app/languages/messages.server.ts'
import { inBatches } from '#app/platform/batch.server.ts'
import { now } from '#app/platform/clock.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import { isDistributedAtBoot } from '#app/platform/distribution.server.ts'
import { errorsByField } from '#app/platform/form.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue, enqueueAll } from '#app/platform/queue.server.ts'
import { conflict, gone, notFound, Refusal } from '#app/platform/refusal.ts'
import {
  businessOf,
  type Channel,
  findFormProduct,
  type Redeemed,
  redeemByInvitation,
  redeemByOrderLink,
  redeemNext,
} from './channels.server.ts'
import {
  checkDefences,
  countConfirmationMail,
  countSubmission,
  ticketAfter,
  uncountSubmission,
} from './defences.server.ts'
import { schemasIn } from './form-language.server.ts'

export type Submitted = { businessId: string; reviewId: string }
/** With the ids of what was bought in the same order, each of which may be reviewed too. */
type OfOrder = Submitted & { products: string[] }

type SentForm = {
  channel: Channel
  values: Record<string, string>
  language: Language
  /** The client's IP address. */
  address: string
  /** Of the session, if the author is signed in. */
  userId?: string | null
}

/** A form to show again, with what was typed. An empty `ticket` asks for a new one. */
type InvalidForm = { values: Record<string, string>; errors?: Record<string, string>; message?: string }

type Outcome = { submitted: OfOrder; invalid?: never } | { invalid: InvalidForm; submitted?: never }

/** Takes a review form, whatever its channel: fields, defences, limits, then the review. Throws refusals. */
export async function submitForm(
  db: Database,
  { channel, values, language, address, userId }: SentForm,
): Promise<Outcome> {
  const words = messages[language].reviewForm
  const businessId = businessOf(channel)
  const asked = values.asked ? verifyAsked(businessId, values.asked) : { incentive: null }
  if (!asked) return { invalid: { values: { ...values, ticket: '', asked: '' }, message: words.tooOld } }
  const { open, verified } = schemasIn(language)
  const parsed = channel.kind === 'open' ? open.safeParse(values) : verified.safeParse(values)
  if (!parsed.success) return { invalid: { values, errors: errorsByField(parsed.error) } }
  const defended = checkDefences(values, { kind: channel.kind, businessId })
  if ('problem' in defended) {
    const ticket = ticketAfter(defended.problem, values)
    return { invalid: { values: { ...values, ticket }, message: words[defended.problem] } }
  }
  const { ticket } = defended
  const sent = { address, businessId, proof: values.proof ?? '', ticket }
  await countSubmission(sent)
  const email = await findAddressToConfirm(db, channel, parsed.data)
  if (email) await countConfirmationMail({ address, email })
  try {
    const submitted = await submitReview(db, {
      channel,
      submissionKey: ticket.submissionKey,
      openedAt: new Date(ticket.openedAt),
      review: parsed.data,
      language,
      incentive: asked.incentive,
      userId,
      address,
    })
    return { submitted }
  } catch (error) {
    if (error instanceof InsiderRefusal)
      return { invalid: { values, errors: { isInsider: words.insiderRefused } } }
    // A full disk must not use up what a visitor may send.
    if (!(error instanceof Refusal)) await uncountSubmission(sent, email).catch(() => {})
    throw error
  }
}

async function findAddressToConfirm(db: Database, channel: Channel, review: NewReview | InvitedReview) {
  if (channel.kind === 'order') return (await openOrderLink(db, channel.token)).email
  if (channel.kind === 'next') return null
  return 'authorEmail' in review ? review.authorEmail : null
}

export type Submission = {
  channel: Channel
  submissionKey: string
  openedAt?: Date
  review: NewReview | InvitedReview
  /** Of the form: the consent is stored as the author read it. */
  language?: Language
  /** The reward that the form offered; otherwise the business's current one is recorded. */
  incentive?: string | null
  /** Of the session, if the author is signed in. */
  userId?: string | null
  /** The client's IP address. */
  address?: string
}

/** The author works for or with the business, and did not say so. */
class InsiderRefusal extends Refusal {
  constructor() {
    super(
      422,
      'insider',
      'A business cannot be rated by its own people. Please say that you are one of them.',
    )
  }
}

/**
 * Saves a review with everything that must never be missing: the log entry, the signed receipt, the redeemed
 * link, and the jobs that follow. One transaction, all or nothing.
 *
 * A review waits as `pending` until its author confirms the email address; only one from an invitation, whose link we
 * mailed there, is checked and published at once. A submission key, an invitation and an order are
 * used once: the same form sent again gets its review, anything else a refusal. Unique indexes decide, rather
 * than a look beforehand, because two taps on the button arrive together.
 *
 * An address that was typed into the open form or signed by a shop is compared with those of insiders only once it is
 * confirmed: otherwise the form would tell anybody which addresses belong to owners and operators.
 */
export async function submitReview(db: Database, submission: Submission): Promise<OfOrder> {
  const { channel, review, userId, openedAt = now() } = submission
  const product = await findFormProduct(db, channel)
  if (channel.kind === 'open' || channel.kind === 'order') {
    const { find, save } = gathering(db)
    const ordered =
      channel.kind === 'order' ? await redeemByOrderLink(db, channel.token, openedAt) : undefined
    const row = newRow(submission, openBusiness(await find(businessOf(channel))), {
      redeemed: ordered,
      product,
    })
    if (userId && !review.isInsider) await refuseInsider(db, { ...row, email: null, userId })
    const submitted = (await save(row))
      ? keyOf(row)
      : await findFirstTry(db, row, ordered?.alreadyUsed ?? alreadySent)
    return { ...submitted, products: ordered?.products ?? [] }
  }
  return db.transaction(async (tx) => {
    const redeem = channel.kind === 'next' ? redeemNext : redeemByInvitation
    const redeemed = await redeem(tx, channel.token)
    const { products } = redeemed
    const [business] = await findBusinesses(tx, [redeemed.businessId])
    const row = newRow(submission, openBusiness(business), { redeemed, product })
    const email = redeemed.columns.authorEmail
    if (!redeemed.isUsed && row.confirmedAt && row.provenance !== 'insider')
      await refuseInsider(tx, { ...row, email, userId })
    const [isSaved] = redeemed.isUsed ? [] : await saveReviews(tx, [row])
    if (!isSaved) return { ...(await findFirstTry(tx, row, redeemed.alreadyUsed)), products }
    const submitted = { ...keyOf(row), products }
    if (!row.confirmedAt) return submitted
    if (redeemed.isOrdered) await enqueue(tx, 'orders.confirm', keyOf(row))
    await settleReview(tx, (await lockReview(tx, keyOf(row)))!)
    return submitted
  })
}

async function refuseInsider(db: Database, { businessId, email, userId }: Person) {
  const sign = await findInsider(db, { businessId, email, userId })
  // An unproven domain is left to the checks.
  if (sign && sign !== 'unproven_domain') throw new InsiderRefusal()
}

type NewRow = typeof reviews.$inferInsert
const keyOf = ({ businessId, id }: NewRow): Submitted => ({ businessId, reviewId: id })

const gatherings = new WeakMap<Database, ReturnType<typeof gather>>()

/**
 * Batches simultaneous reviews that wait for their confirmation into shared statements and commits. Invited ones are left
 * out: they lock rows.
 */
function gathering(db: Database) {
  const known = gatherings.get(db) ?? gather(db)
  gatherings.set(db, known)
  return known
}

const gather = (db: Database) => ({
  find: inBatches((ids: string[]) => findBusinesses(db, ids), 100),
  save: inBatches(
    (rows: NewRow[]) => db.transaction((tx) => saveReviews(tx, rows)),
    100,
    // On a distributed database each batch has one business, so that a node saves the reviews of its own businesses.
    ({ businessId }) => (isDistributedAtBoot ? businessId : ''),
  ),
})

/** True for each saved review; false where the submission key, invitation or order has been used before. */
async function saveReviews(tx: Database, rows: NewRow[]) {
  const inserted = await tx.execute<{ id: string }>(
    sql`${insertRows(reviews, rows)} on conflict do nothing returning id`,
  )
  const ids = new Set(inserted.rows.map(({ id }) => id))
  const saved = rows.filter(({ id }) => ids.has(id))
  if (saved.length > 0) {
    await appendActs(tx, saved.map(actOf))
    const unconfirmed = saved.filter(({ confirmedAt }) => !confirmedAt)
    await enqueueAll(tx, 'review-form.send-confirmation', unconfirmed.map(keyOf))
    await enqueue(tx, 'analyses.analyse-reviews', { reviews: saved.map(keyOf) })
  }
  return rows.map(({ id }) => ids.has(id))
}

const actOf = (row: NewRow) => ({
  ...keyOf(row),
  act: 'submitted' as const,
  actor: 'author' as const,
  at: row.consentedAt,
  fields: wordsOf(row),
})

type FoundBusiness =
  | Pick<typeof businesses.$inferSelect, 'id' | 'name' | 'isActive' | 'incentive'>
  | undefined

async function findBusinesses(db: Database, ids: string[]): Promise<FoundBusiness[]> {
  const { id, name, isActive, incentive } = businesses
  const known = await db
    .select({ id, name, isActive, incentive })
    .from(businesses)
    .where(inArray(id, ids.filter(isUuid)))
  return ids.map((wanted) => known.find((business) => business.id === wanted.toLowerCase()))
}

function openBusiness(business: FoundBusiness) {
  if (!business) throw notFound('business')
  if (!business.isActive) throw gone('This business no longer collects reviews.')
  return business
}

function newRow(
  { submissionKey, review, language = 'en', incentive, address }: Submission,
  business: { id: string; name: string; incentive: string | null },
  { redeemed, product }: { redeemed: Redeemed | undefined; product: PublicProduct | null },
): NewRow {
  const at = now()
  const consentScopes = review.consentMarketing ? (['show', 'marketing'] as const) : (['show'] as const)
  return {
    businessId: business.id,
    id: uuidv7(),
    submissionKey,
    productId: product?.id ?? null,
    productReference: product?.reference ?? null,
    formLanguage: language,
    ...writtenOf({ ...review, answers: null }),
    authorEmail: 'authorEmail' in review ? review.authorEmail : null,
    textFingerprint: fingerprintOf(review.text),
    networkHash: address ? hashNetwork({ businessId: business.id, address }) : null,
    consentVersion,
    consentText: consentText(language, business.name, consentScopes),
    consentScopes: [...consentScopes],
    consentedAt: at,
    writtenAt: at,
    createdAt: at,
    updatedAt: at,
    incentive: redeemed?.offer ? redeemed.offer.incentive : (incentive ?? business.incentive),
    confirmedAt: redeemed?.columns.invitationId ? at : null,
    ...redeemed?.columns,
    provenance: review.isInsider ? 'insider' : (redeemed?.columns.provenance ?? null),
  }
}

/** The review that the same form was sent with before; otherwise the key, invitation or order belongs to another. */
async function findFirstTry(db: Database, row: NewRow, refusal: () => Refusal): Promise<Submitted> {
  const { businessId, submissionKey, textFingerprint, rating } = row
  const [first] = await db
    .select({ reviewId: reviews.id, rating: reviews.rating, fingerprint: reviews.textFingerprint })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), eq(reviews.submissionKey, submissionKey)))
  if (first?.rating !== rating || !first.fingerprint.equals(textFingerprint)) throw refusal()
  return { businessId, reviewId: first.reviewId }
}

const alreadySent = () =>
  conflict('This form was already sent. To change your review, use the link in the email you received.')
