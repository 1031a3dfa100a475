import { createHmac } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import {
  type Business,
  type businesses,
  businessRows,
  writtenBusiness,
} from '#app/features/businesses/business.table.ts'
import { addQuestion } from '#app/features/form-questions/change-questions.server.ts'
import { newQuestion } from '#app/features/form-questions/question.schema.ts'
import { listTerms, newInvitation } from '#app/features/invitations/invitation.schema.ts'
import {
  type Invitation,
  invitationBatches,
  invitations,
} from '#app/features/invitations/invitation.table.ts'
import { invitationToken, isInvitation } from '#app/features/invitations/invitation-row.server.ts'
import { inviteCustomer, queueInvitations } from '#app/features/invitations/invite.server.ts'
import { listOrderKeys, renewOrderKey } from '#app/features/invitations/order-link.server.ts'
import { confirmReview } from '#app/features/review-form/confirmation.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { isReview } from '#app/features/reviews/publish-review.server.ts'
import { type NewReview, newReview } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'

let count = 0
const next = () => `${process.pid.toString(36)}${(++count).toString(36)}`

export async function aUser(db: Database, given: Partial<typeof users.$inferInsert> = {}) {
  const user = {
    id: uuidv7(),
    name: 'Ada Owner',
    email: `ada-${next()}@owner.example`,
    emailVerified: true,
    ...given,
  }
  await db.insert(users).values(user)
  return user
}

export async function aBusiness(
  db: Database,
  given: Partial<typeof businesses.$inferInsert> = {},
): Promise<Business> {
  const ownerId = given.ownerId ?? (await aUser(db)).id
  const domain = `shop-${next()}.example`
  const [business] = await db
    .insert(businessRows)
    .values({
      id: uuidv7(),
      ownerId,
      name: 'Corner & Crumb',
      website: `https://${domain}`,
      domain,
      monthlyInvitationResetAt: new Date('2030-01-01'),
      ...given,
    })
    .returning(writtenBusiness)
  return business!
}

/** Neither text nor mail domain repeats, as reviews of a group would. */
function anOwnText() {
  const mark = next()
  return `Loaf ${mark} keeps for days; loaf ${mark} is marked ${mark} below.`
}

/** What a customer types, as the form's schema passes it on. */
export function words(given: Partial<Record<string, string | number>> = {}): NewReview {
  return newReview.parse({
    rating: 5,
    text: anOwnText(),
    authorName: 'Lotte M.',
    authorEmail: `lotte@mail-${next()}.example`,
    consentShow: 'on',
    ...given,
  })
}

type Given = { business?: Business; state?: 'pending' | 'published' } & Partial<
  Record<'rating' | 'text' | 'title' | 'authorName' | 'authorEmail', string | number>
> & { address?: string; product?: string }

/** A review that went through the real path: submitted, and confirmed unless it is to stay pending. */
export async function aReview(
  db: Database,
  { business, state = 'published', address, product, ...typed }: Given = {},
): Promise<Review> {
  const { id: businessId } = business ?? (await aBusiness(db))
  const { reviewId } = await submitReview(db, {
    channel: { kind: 'open', businessId, ...(product && { product }) },
    submissionKey: uuidv7(),
    review: words(typed),
    address,
  })
  if (state === 'published') await confirmReview(db, await aConfirmationLink(db, { businessId, reviewId }))
  const [review] = await db
    .select()
    .from(reviews)
    .where(isReview({ businessId, id: reviewId }))
  return review!
}

/** The token of the desk of a review's author. */
export const aDeskLink = (db: Database, { businessId, id }: { businessId: string; id: string }) =>
  createLinkToken(db, { businessId, purpose: 'authors-desk', subjectId: id, lifetimeMs: days(30) })

export function aConfirmationLink(
  db: Database,
  { businessId, reviewId }: { businessId: string; reviewId: string },
) {
  return createLinkToken(db, {
    businessId,
    purpose: 'confirm-review',
    subjectId: reviewId,
    lifetimeMs: days(30),
  })
}

/** What an owner types to invite somebody, as the form's schema passes it on. */
export function anInvitee(given: Partial<Record<string, string>> = {}) {
  return newInvitation.parse({
    name: 'Lotte Maes',
    email: `lotte-${next()}@mail.example`,
    language: 'en',
    legalBasis: 'existing_customer',
    source: 'Orders of the shop',
    reminders: '1',
    ...given,
  })
}

/** An invitation made the real way, its mail queued. With the token of its link. */
export async function anInvitation(
  db: Database,
  { business, ...typed }: { business?: Business } & Record<string, string | Business | undefined> = {},
): Promise<Invitation & { token: string; email: string }> {
  const { id: businessId, ownerId } = business ?? (await aBusiness(db))
  const invitation = anInvitee(typed as Record<string, string>)
  const { invitationId } = await inviteCustomer(db, {
    businessId,
    userId: ownerId,
    invitation,
  })
  const found = await findInvitation(db, { businessId, invitationId })
  return { ...found, email: invitation.email, token: invitationToken({ businessId, invitationId }) }
}

let orders = 0

type OfOrder = { business?: Business; days?: number; orderReference?: string; email?: string }

/** A link as the shop would sign it for one of its customers. */
export async function anOrderLink(
  db: Database,
  {
    business,
    days: lifetime = 90,
    orderReference = `A-${++orders}`,
    email = `zoe-${next()}@mail.example`,
  }: OfOrder = {},
) {
  const { id: businessId } = business ?? (await aBusiness(db))
  const [known] = await listOrderKeys(db, businessId)
  const key = known?.key ?? (await renewOrderKey(db, businessId))
  const x = Math.floor((now().getTime() + days(lifetime)) / 1000)
  const payload = JSON.stringify({ b: businessId, o: orderReference, n: 'Zoë Müller', e: email, x })
  const signed = `v1.${Buffer.from(payload).toString('base64url')}`
  const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
  return { businessId, orderReference, email, token }
}

/** A list that the owner confirmed: its mails are queued. */
export async function aList(db: Database, emails: string[]) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const { language, ...terms } = listTerms.parse({ ...anInvitee() })
  const batchId = uuidv7()
  const at = now()
  return db.transaction(async (tx) => {
    const batch = {
      businessId: business.id,
      id: batchId,
      ...terms,
      queuedAt: at,
      createdAt: at,
      updatedAt: at,
    }
    await tx.insert(invitationBatches).values(batch)
    const invitees = emails.map((email) => ({ name: 'Lotte Maes', email, orderReference: null, language }))
    const ids = await queueInvitations(tx, { business, batchId, invitees })
    return { business, businessId: business.id, batchId, ids }
  })
}

export async function findInvitation(db: Database, of: { businessId: string; invitationId: string }) {
  const [invitation] = await db.select().from(invitations).where(isInvitation(of))
  return invitation!
}

/** A question of a business, as its owner typed it. Returns its id. */
export function aQuestion(
  db: Database,
  { business, ...typed }: { business: Pick<Business, 'id'> } & Record<string, unknown>,
) {
  const question = newQuestion.parse({
    kind: 'choice',
    text: 'What did you come for?',
    options: 'Bread\nCake\nCoffee',
    low: 'hardly at all',
    high: 'far too long',
    ...typed,
  })
  return addQuestion(db, { businessId: business.id, question })
}
