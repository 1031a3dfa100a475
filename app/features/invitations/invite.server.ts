import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { listInsiders } from '#app/features/businesses/insiders.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import type { SuppressionReason } from '#app/features/mailing/mailing.table.ts'
import { findSuppression } from '#app/features/mailing/suppression.server.ts'
import { formatNumber } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import { errorsOf, safeParseForm } from '#app/platform/form.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { gone, Refusal } from '#app/platform/refusal.ts'
import { hashToken } from '#app/platform/token-links.server.ts'
import { type NewIncentive, type NewInvitation, newIncentive, newInvitation } from './invitation.schema.ts'
import { type Invitee, invitationBatches, invitations } from './invitation.table.ts'
import { fewPlaces } from './invitation.vocabulary.ts'
import { frontPosition, invitationToken, listPosition } from './invitation-row.server.ts'
import { refuseAboveReviews, takeFromMonth } from './monthly-quota.server.ts'

type Inviting = {
  businessId: string
  /** Null: an order that came in. */
  userId: string | null
  invitation: NewInvitation
  incentive?: NewIncentive
  /** When the first mail is due; otherwise now. */
  sendAfter?: Date
  order?: OfOrder
}

type OfOrder = { sourceId: string; products: string[]; productIds?: string[] }

/**
 * Invites one person. Refuses, and writes nothing, if the plan's monthly quota is used up, if the mailbox was invited
 * in the last 90 days, if the address is suppressed or if it is the owner's own or one of the proven domain.
 */
export async function inviteCustomer(db: Database, inviting: Inviting) {
  const { businessId, userId, invitation, incentive, sendAfter, order } = inviting
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, businessId)
    const { legalBasis, source, reminders, ...invitee } = invitation
    const { language } = invitee
    const insiders = await listInsiders(tx, businessId, [invitee.email])
    if (insiders.size > 0) {
      const sentence =
        'This is your own address, or one of your business’s own domain. Please invite customers only.'
      throw new Refusal(422, 'insider', sentence)
    }
    const suppressed = await findSuppression(tx, businessId, invitee.email)
    if (suppressed) throw new Refusal(409, 'suppressed', suppressedSentence(invitee.email, suppressed))
    const [recent] = await listRecentlyInvited(tx, businessId, [invitee.email])
    if (recent) {
      throw new Refusal(
        409,
        'already_invited',
        `${invitee.email} was invited in the last ${periods.invitationDays} days. Unless you cancelled it, you can send that invitation again from the list.`,
      )
    }
    const batchId = uuidv7()
    const at = now()
    await tx.insert(invitationBatches).values({
      businessId,
      id: batchId,
      legalBasis,
      source,
      reminders,
      language,
      incentive,
      createdBy: userId,
      queuedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    const [invitationId] = await queueInvitations(tx, {
      business,
      batchId,
      invitees: [invitee],
      sendAfter,
      order,
    })
    return { invitationId: invitationId! }
  })
}

type Queueing = Pick<Inviting, 'sendAfter' | 'order'> & {
  business: Business
  batchId: string
  invitees: Invitee[]
}

/** Stores invitations and queues their mails. The caller holds the business's lock and has checked each one. */
export async function queueInvitations(tx: Database, queueing: Queueing) {
  const { business, batchId, invitees, order } = queueing
  if (!business.isActive) throw gone(`${business.name} is closed and cannot invite anyone.`)
  await refuseAboveReviews(tx, business)
  await takeFromMonth(tx, business, invitees.length)
  const at = now()
  const sendAfter = queueing.sendAfter ?? at
  const businessId = business.id
  const position = invitees.length === 1 ? await frontPosition(tx) : await listPosition(tx, businessId)
  const rows = invitees.map(({ name, email, orderReference, language }, index) => {
    const id = uuidv7()
    return {
      businessId,
      id,
      batchId,
      state: 'queued' as const,
      name,
      email,
      orderReference,
      language,
      tokenHash: hashToken(invitationToken({ businessId, invitationId: id })),
      mailsWanted: 1,
      mailsSent: 0,
      queuePosition: position + index,
      sendAfter,
      orderSourceId: order?.sourceId ?? null,
      products: order?.products ?? [],
      productIds: order?.productIds ?? [],
      expiresAt: new Date(sendAfter.getTime() + days(periods.invitationDays)),
      createdAt: at,
      updatedAt: at,
    }
  })
  await tx.execute(insertRows(invitations, rows))
  await enqueue(tx, 'invitations.wake-sending', {})
  const many = formatNumber(invitees.length)
  await recordActivity(tx, {
    business,
    type: 'customers_invited',
    message:
      invitees.length === 1 ? `Invited ${invitees[0]!.name ?? 'a customer'}` : `Invited ${many} customers`,
    relatedId: batchId,
  })
  return rows.map(({ id }) => id)
}

/**
 * Which of the addresses reach a mailbox that was invited in the last 90 days, except by mails that never went out or did
 * not arrive. One that was cancelled later did: otherwise somebody who cancels and invites again could send any number.
 */
export async function listRecentlyInvited(db: Database, businessId: string, emails: string[]) {
  const since = new Date(now().getTime() - days(periods.invitationDays))
  const { rows } = await db.execute<{ email: string }>(sql`
    select given.email from json_array_elements_text(${JSON.stringify(emails)}::json) as given (email)
    where exists (select from invitations where business_id = ${businessId}
      and mailbox_of(email) = mailbox_of(given.email) and created_at > ${since}
      and state <> 'undelivered' and (state <> 'cancelled' or mails_sent > 0))`)
  return rows.map(({ email }) => email)
}

const reasons: Record<SuppressionReason, string> = {
  unsubscribed: 'unsubscribed from your invitations',
  bounced: 'does not exist, its mail server says',
  complained: 'reported one of your invitations as spam',
}

const suppressedSentence = (email: string, reason: SuppressionReason) =>
  `${email} ${reasons[reason]}. We do not mail it again.`

type Placed = { place: number; invitation: NewInvitation }

/** Reads a form for up to three people on the same terms. Empty rows are ignored, unless all are empty. */
function readFew(values: Record<string, string>) {
  const filled = fewPlaces.filter(
    (place) => values[`name${place}`]?.trim() || values[`email${place}`]?.trim(),
  )
  const people: Placed[] = []
  const errors: Record<string, string> = {}
  for (const place of filled.length > 0 ? filled : fewPlaces.slice(0, 1)) {
    const person = { name: values[`name${place}`] ?? '', email: values[`email${place}`] ?? '' }
    const parsed = safeParseForm(newInvitation, { ...values, ...person })
    if (parsed.ok) people.push({ place, invitation: parsed.value })
    const { name, email, ...terms } = errorsOf(parsed)
    Object.assign(errors, name && { [`name${place}`]: name }, email && { [`email${place}`]: email }, terms)
  }
  return { people, errors }
}

type InvitingFew = { businessId: string; userId: string; values: Record<string, string> }

/**
 * Invites the people whom a form names: all of them, or nobody if one cannot be invited. Returns how many, or what is
 * wrong.
 */
export async function inviteFew(db: Database, { businessId, userId, values }: InvitingFew) {
  const { people, errors } = readFew(values)
  const given = safeParseForm(newIncentive, values)
  const wrong = { ...errors, ...errorsOf(given) }
  if (!given.ok || Object.keys(wrong).length > 0) return { errors: wrong }
  let at = 0
  try {
    await db.transaction(async (tx) => {
      for (const { place, invitation } of people) {
        at = place
        await inviteCustomer(tx, { businessId, userId, invitation, incentive: given.value })
      }
    })
    return { invited: people.length }
  } catch (error) {
    const isAboutAddress = error instanceof Refusal && (error.status === 409 || error.status === 422)
    if (!isAboutAddress) throw error
    return { errors: { [`email${at}`]: error.message } }
  }
}
