import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { firstOfNextMonth } from '#app/features/businesses/add-business.server.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { invitationBatches, invitations } from '#app/features/invitations/invitation.table.ts'
import { type InvitationState, reminderAfterDays } from '#app/features/invitations/invitation.vocabulary.ts'
import { invitationToken } from '#app/features/invitations/invitation-row.server.ts'
import { suppress } from '#app/features/mailing/suppression.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { periods } from '#app/periods.ts'
import { days, hours, minutes, now } from '#app/platform/clock.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'
import { hashToken } from '#app/platform/token-links.server.ts'
import { backAt, daysBefore } from './past.ts'

type Business = { id: string; name: string; tierName: string; ownerId: string }
type Row = typeof invitations.$inferInsert

/** A list went out each week; the last one four days ago. */
const weeks = 12
const ageOf = (week: number) => 4 + 7 * week
const whoStayedSilent = 7

const firstNames = 'Anneke Bram Celia Dafydd Esme Farid Gwilym Hattie Idris Joana Kofi Lena'.split(' ')
const lastNames = 'Abbot Brandt Cole Duarte Ellis Faber Grant'.split(' ')

/** What became of those who wrote no review, in turn; most leave a mail unreplied. */
const ends: InvitationState[] = [
  'sent',
  'sent',
  'clicked',
  'sent',
  'sent',
  'undelivered',
  'sent',
  'sent',
  'sent',
  'clicked',
  'sent',
  'declined',
  'sent',
  'sent',
  'sent',
  'sent',
  'unsubscribed',
  'sent',
  'sent',
  'sent',
  'clicked',
  'sent',
] as InvitationState[]

/**
 * The lists of the last weeks: those who came by them and reviewed, and those who did not. Nothing of it waits to be
 * mailed, now or later.
 */
export async function plantInvitations(tx: Database, business: Business) {
  const came = await listReviewsByInvitation(tx, business.id)
  let number = 0
  let thisMonth = 0
  for (let week = weeks - 1; week >= 0; week--) {
    const mailedAt = new Date(
      Math.floor(daysBefore(now(), ageOf(week)).getTime() / days(1)) * days(1) + hours(16),
    )
    const batch = { businessId: business.id, id: uuidv7({ msecs: mailedAt.getTime() }) }
    // One reminder each, except for those of the last list, who have had none yet.
    const reminders = week > 0 ? 1 : 0
    await tx.insert(invitationBatches).values({
      ...batch,
      reminders,
      createdBy: business.ownerId,
      queuedAt: mailedAt,
      createdAt: mailedAt,
      legalBasis: 'existing_customer',
      source: `Orders collected before ${dayAndMonth.format(mailedAt)}`,
    })
    const opened = { ...batch, mailedAt, reminders }
    const reviewed = came
      .filter(({ writtenAt }) => weekOf(writtenAt) === week)
      .map((review) => reviewedRow(opened, review))
    const silent = Array.from({ length: whoStayedSilent }, () => silentRow(opened, number++))
    const rows = [...reviewed, ...silent]
    await tx.execute(insertRows(invitations, rows))
    for (const { email, state } of silent) {
      if (state !== 'undelivered' && state !== 'unsubscribed') continue
      const reason = state === 'undelivered' ? 'bounced' : 'unsubscribed'
      await suppress(tx, { businessId: business.id, email: email!, reason })
    }
    await backAt(mailedAt, () =>
      recordActivity(tx, {
        business,
        type: 'customers_invited',
        relatedId: batch.id,
        message: `Invited ${rows.length} customers`,
      }),
    )
    if (firstOfNextMonth(mailedAt).getTime() === firstOfNextMonth(now()).getTime()) thisMonth += rows.length
  }
  await tellWhichInvitation(tx, business.id)
  await tx
    .update(businessRows)
    .set({ monthlyInvitationCount: thisMonth })
    .where(eq(businessRows.id, business.id))
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The youngest list that was mailed on a day before the review. */
function weekOf(writtenAt: Date) {
  const age = Math.floor(now().getTime() / days(1)) - Math.floor(writtenAt.getTime() / days(1))
  return Math.max(0, Math.floor((age - 4) / 7) + 1)
}

type Came = { name: string; email: string; writtenAt: Date }
type Opened = { businessId: string; id: string; mailedAt: Date; reminders: number }

function listReviewsByInvitation(tx: Database, businessId: string) {
  return tx
    .select({
      name: reviews.authorName,
      email: sql<string>`${reviews.authorEmail}`,
      writtenAt: reviews.writtenAt,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.businessId, businessId),
        eq(reviews.provenance, 'invited'),
        isNull(reviews.orderReference),
      ),
    )
}

function row({ businessId, id: batchId, mailedAt }: Opened, person: { name: string; email: string }) {
  const id = uuidv7({ msecs: mailedAt.getTime() })
  return {
    businessId,
    id,
    batchId,
    ...person,
    language: 'en',
    tokenHash: hashToken(invitationToken({ businessId, invitationId: id })),
    mailsWanted: 1,
    mailsSent: 1,
    sendAfter: mailedAt,
    sentAt: mailedAt,
    lastMailAt: mailedAt,
    clickedAt: null,
    completedAt: null,
    endedAt: null,
    failure: null,
    expiresAt: new Date(mailedAt.getTime() + days(periods.invitationDays)),
    createdAt: mailedAt,
    updatedAt: mailedAt,
  } satisfies Partial<Row>
}

function reviewedRow(opened: Opened, { name, email, writtenAt }: Came): Row {
  const begunAt = new Date(writtenAt.getTime() - minutes(2))
  const times = { clickedAt: begunAt, completedAt: writtenAt, endedAt: writtenAt, updatedAt: writtenAt }
  return { ...row(opened, { name, email }), ...times, state: 'completed' }
}

function silentRow(opened: Opened, number: number): Row {
  const first = firstNames[number % firstNames.length]!
  const last = lastNames[(number + Math.floor(number / firstNames.length)) % lastNames.length]!
  const email = `${first}.${last}@example.com`.toLowerCase()
  const state = ends[number % ends.length]!
  const at = new Date(opened.mailedAt.getTime() + hours(3 + (number % 40)))
  const planted: Row = { ...row(opened, { name: `${first} ${last}`, email }), state, updatedAt: at }
  if (state === 'undelivered') {
    return {
      ...planted,
      endedAt: opened.mailedAt,
      sentAt: null,
      lastMailAt: null,
      mailsSent: 0,
      failure: '550 5.1.1 No such user',
    }
  }
  if (state === 'declined' || state === 'unsubscribed') return { ...planted, endedAt: at }
  const clickedAt = state === 'clicked' ? at : null
  if (opened.reminders === 0) return { ...planted, clickedAt }
  const remindedAt = new Date(opened.mailedAt.getTime() + days(reminderAfterDays))
  return {
    ...planted,
    clickedAt,
    mailsWanted: 2,
    mailsSent: 2,
    lastMailAt: remindedAt,
    updatedAt: remindedAt,
  }
}

/** A review by invitation knows which one, as the service has it. */
async function tellWhichInvitation(tx: Database, businessId: string) {
  const invited = tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.businessId, businessId), eq(invitations.state, 'completed')))
  await tx
    .update(reviews)
    .set({
      invitationId: sql`(select i.id from invitations i where i.business_id = ${businessId} and i.email = ${reviews.authorEmail})`,
    })
    .where(and(eq(reviews.businessId, businessId), inArray(reviews.authorEmail, invited)))
}
