import { stringify } from 'csv-stringify/sync'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Business } from '#app/features/businesses/business.table.ts'
import { listInsiders } from '#app/features/businesses/insiders.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { listSuppressed } from '#app/features/mailing/suppression.server.ts'
import { allows, tierFor } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { deleteUpload } from '#app/features/uploads/store-upload.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound, planRequired } from '#app/platform/refusal.ts'
import { checkList } from './check-list.server.ts'
import type { ListTerms, MailWords, NewIncentive } from './invitation.schema.ts'
import { invitationBatches } from './invitation.table.ts'
import { listRecentlyInvited, queueInvitations } from './invite.server.ts'
import { monthlyInvitations } from './monthly-quota.server.ts'
import type { ListRow } from './read-list.server.ts'
import { previewMail, writeSample } from './sample-mail.server.ts'

type Drafting = {
  business: Business
  userId: string
  rows: ListRow[]
  /** The file of the list, which is deleted with the draft. */
  uploadId?: string
  terms: ListTerms
  byCountry?: boolean
  words: MailWords
  incentive?: NewIncentive
}

/** Checks a list and stores the result for the owner to confirm. Invites nobody yet. */
export async function draftList(db: Database, given: Drafting) {
  const { business, userId, rows, uploadId = null, terms, byCountry, words, incentive } = given
  refuseWithoutLists(business)
  const at = now()
  const { left } = monthlyInvitations(business, at)
  const { language, legalBasis } = terms
  const draft = await checkList(db, {
    businessId: business.id,
    rows,
    language,
    byCountry,
    legalBasis,
    left,
  })
  const id = uuidv7()
  if (uploadId) await deleteDraftsOf(db, business.id, uploadId)
  await db.insert(invitationBatches).values({
    businessId: business.id,
    id,
    ...terms,
    ...words,
    incentive,
    draft: { ...draft, uploadId },
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  })
  return id
}

/** A file whose columns were chosen again has one draft, the latest. */
async function deleteDraftsOf(db: Database, businessId: string, uploadId: string) {
  await db
    .delete(invitationBatches)
    .where(
      and(
        eq(invitationBatches.businessId, businessId),
        sql`${invitationBatches.draft} ->> 'uploadId' = ${uploadId}`,
      ),
    )
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

/** 404 for a list of another business, and for one that was confirmed. */
async function findBatchInDraft(db: Database, of: OfBatch) {
  const [batch] = isUuid(of.batchId) ? await db.select().from(invitationBatches).where(isBatch(of)) : []
  if (!batch?.draft) throw notFound('list')
  return { batch, draft: batch.draft }
}

/** The mail as the first person on the list would get it. */
export async function writeDraftSample(db: Database, business: Business, batchId: string, mailsSent: number) {
  const { batch, draft } = await findBatchInDraft(db, { businessId: business.id, batchId })
  const [invitee] = draft.invitees
  if (!invitee) throw notFound('list')
  return writeSample(db, { business, batch, invitee, mailsSent })
}

/** A list that the owner has not confirmed yet, with a sample of its mail. */
export async function findDraft(db: Database, business: Business, batchId: string) {
  const { batch, draft } = await findBatchInDraft(db, { businessId: business.id, batchId })
  const { invitees, problems, repeated = 0, uploadId = null } = draft
  const sample = invitees[0]
  const mail = sample && (await writeSample(db, { business, batch, invitee: sample }))
  return {
    id: batch.id,
    uploadId,
    repeated,
    count: invitees.length,
    problems: problems.slice(0, shownProblems),
    problemCount: problems.length,
    first: invitees.slice(0, 5),
    hasReminder: batch.reminders > 0,
    mail: mail && previewMail(mail),
  }
}

export type Draft = Awaited<ReturnType<typeof findDraft>>

/** The rows of a draft that cannot be invited, as CSV. */
export async function exportProblems(db: Database, businessId: string, batchId: string) {
  const { draft } = await findBatchInDraft(db, { businessId, batchId })
  return csvOf(
    ['Line', 'Customer', 'Reason'],
    draft.problems.map(({ line, who, why }) => [String(line), who, why]),
  )
}

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
    const business = await lockBusiness(tx, businessId)
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
    const uploadId = batch.draft.uploadId
    if (uploadId) await deleteUpload(tx, { businessId, uploadId, kind: 'customers' })
  })
}

export type WaitingDraft = { id: string; people: number }

/** The newest list that was uploaded and not sent, if it has anybody to invite and the plan has lists. */
export async function findWaitingDraft(
  db: Database,
  { id: businessId, tierName }: Pick<Business, 'id' | 'tierName'>,
): Promise<WaitingDraft | null> {
  if (!allows(tierInForce(tierName), 'bulkUpload')) return null
  const people = sql<number>`jsonb_array_length(${invitationBatches.draft} -> 'invitees')`
  const [found] = await db
    .select({ id: invitationBatches.id, people })
    .from(invitationBatches)
    .where(
      and(
        eq(invitationBatches.businessId, businessId),
        isNull(invitationBatches.queuedAt),
        sql`${people} > 0`,
      ),
    )
    .orderBy(desc(invitationBatches.createdAt))
    .limit(1)
  return found ?? null
}

/** A table as CSV for spreadsheets. A value that they would take for a formula gets an apostrophe before it. */
const csvOf = (header: string[], rows: string[][]) =>
  stringify([header, ...rows], { bom: true, escape_formulas: true })
