import { and, eq, isNotNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Business } from '#app/features/businesses/business.table.ts'
import { listInsiders } from '#app/features/businesses/insiders.server.ts'
import { listSuppressed } from '#app/features/mailing/suppression.server.ts'
import { allows, tierFor } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound, planRequired } from '#app/platform/refusal.ts'
import { writeInvitationMail } from './invitation.email.tsx'
import type { ListTerms, MailWords, NewIncentive } from './invitation.schema.ts'
import { type InvitationBatch, type Invitee, invitationBatches } from './invitation.table.ts'
import { lifetimeDays } from './invitation.vocabulary.ts'
import { listRecentlyInvited, queueInvitations } from './inviting.server.ts'
import { checkList } from './list-checking.server.ts'
import type { ListRow } from './list-reading.server.ts'
import { lockForInviting, monthlyInvitations } from './monthly-quota.server.ts'

type Drafting = {
  business: Business
  userId: string
  rows: ListRow[]
  terms: ListTerms
  words: MailWords
  incentive?: NewIncentive
}

/** Checks a list and stores the result for the owner to confirm. Invites nobody yet. */
export async function draftList(db: Database, { business, userId, rows, terms, words, incentive }: Drafting) {
  refuseWithoutLists(business)
  const at = now()
  const { language, ...rest } = terms
  const { left } = monthlyInvitations(business, at)
  const draft = await checkList(db, { businessId: business.id, rows, language, left })
  const id = uuidv7()
  await db.insert(invitationBatches).values({
    businessId: business.id,
    id,
    ...rest,
    ...words,
    incentive,
    draft,
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  })
  return id
}

type OfBatch = { businessId: string; batchId: string }

/** 402 unless the plan has lists. */
export function refuseWithoutLists({ tierName }: Business) {
  if (!allows(tierInForce(tierName), 'bulkUpload')) throw planRequired(tierFor('bulkUpload').longName)
}

const isBatch = ({ businessId, batchId }: OfBatch) =>
  and(eq(invitationBatches.businessId, businessId), eq(invitationBatches.id, batchId))

/** More on one page would take seconds to build and nobody would read them. */
const shownProblems = 500

/** A list that the owner has not confirmed yet, with a sample of its mail. */
export async function findDraft(db: Database, business: Business, batchId: string) {
  const batch = isUuid(batchId)
    ? (
        await db
          .select()
          .from(invitationBatches)
          .where(isBatch({ businessId: business.id, batchId }))
      )[0]
    : undefined
  if (!batch?.draft) throw notFound('list')
  const { invitees, problems } = batch.draft
  const sample = invitees[0]
  const mail = sample && (await writeSample(business, batch, sample))
  return {
    id: batch.id,
    count: invitees.length,
    problems: problems.slice(0, shownProblems),
    problemCount: problems.length,
    first: invitees.slice(0, 5),
    mail: mail && { subject: mail.subject, text: mail.text },
  }
}

export type Draft = Awaited<ReturnType<typeof findDraft>>

/** The mail to the first customer of the list. Its stars lead to the open form. */
export function writeSample(
  business: Pick<Business, 'id' | 'name'>,
  batch: InvitationBatch,
  sample: Invitee,
) {
  const at = now()
  const invitation = {
    ...sample,
    businessId: business.id,
    id: batch.id,
    mailsSent: 0,
    expiresAt: new Date(at.getTime() + days(lifetimeDays)),
  }
  return writeInvitationMail({ invitation, batch, business, token: null })
}

/** Sends the sample to the owner. */
export async function requestTestMail(db: Database, { businessId, batchId }: OfBatch, userId: string) {
  if (!isUuid(batchId)) throw notFound('list')
  const [found] = await db
    .select({ id: invitationBatches.id })
    .from(invitationBatches)
    .where(and(isBatch({ businessId, batchId }), isNotNull(invitationBatches.draft)))
  if (!found) throw notFound('list')
  await enqueue(db, 'invitations.send-test', { businessId, batchId, userId })
}

/**
 * Invites everybody on a confirmed list, all or nobody, except people who were invited, have unsubscribed or turned out
 * to be insiders since the check. A second confirmation changes nothing.
 */
export async function queueDraft(db: Database, { businessId, batchId }: OfBatch) {
  if (!isUuid(batchId)) throw notFound('list')
  return db.transaction(async (tx) => {
    const business = await lockForInviting(tx, businessId)
    refuseWithoutLists(business)
    const [batch] = await tx
      .select()
      .from(invitationBatches)
      .where(isBatch({ businessId, batchId }))
      .for('update')
    if (!batch) throw notFound('list')
    if (!batch.draft) return
    const { invitees } = batch.draft
    const emails = invitees.map(({ email }) => email)
    const suppressed = await listSuppressed(tx, businessId, emails)
    const recent = new Set(await listRecentlyInvited(tx, businessId, emails))
    const insiders = await listInsiders(tx, businessId, emails)
    const still = invitees.filter(
      ({ email }) => !suppressed.has(email) && !recent.has(email) && !insiders.has(email),
    )
    if (still.length === 0)
      throw conflict(
        'Nobody is left on this list: everybody has been invited, has unsubscribed or belongs to your business.',
      )
    await queueInvitations(tx, { business, batchId, invitees: still })
    const at = now()
    await tx
      .update(invitationBatches)
      .set({ draft: null, queuedAt: at, updatedAt: at })
      .where(isBatch({ businessId, batchId }))
  })
}
