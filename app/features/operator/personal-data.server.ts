import { createHmac } from 'node:crypto'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { eraseReview } from '#app/features/authors/erase-review.server.ts'
import { readStored } from '#app/features/authors/own-review-file.server.ts'
import { memberInvitations } from '#app/features/businesses/member.table.ts'
import { contacts } from '#app/features/contacts/contact.table.ts'
import { eraseContacts } from '#app/features/contacts/contact-desk.server.ts'
import { handovers } from '#app/features/deletion/handover.table.ts'
import { eraseInvited } from '#app/features/invitations/erase-invitations.server.ts'
import { invitationBatches, invitations } from '#app/features/invitations/invitation.table.ts'
import { makeReceipts } from '#app/features/log/receipts.server.ts'
import { deletePhoto } from '#app/features/media/change-photos.server.ts'
import { reports } from '#app/features/moderation/case.table.ts'
import { forgetReports } from '#app/features/moderation/reporter.server.ts'
import type { AddressRemoval } from '#app/features/newsletter/newsletter.schema.ts'
import { removeSubscriber } from '#app/features/newsletter/newsletter.server.ts'
import { subscribers } from '#app/features/newsletter/newsletter.table.ts'
import { eraseOrders } from '#app/features/orders/take-order.job.ts'
import { findReview, lockReview } from '#app/features/reviews/publish-review.server.ts'
import { importedAuthors, reviews } from '#app/features/reviews/review.table.ts'
import type { countOf } from '#app/languages/format.ts'
import type { Language } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { listErasuresSince, noteErasure } from '#app/platform/erasures.server.ts'
import { maskedAddress } from '#app/platform/mail.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'

/** Everything that is stored under an address in lower case, as its owner may have it (GDPR, article 15). */
export async function collectPersonalData(db: Database, email: string) {
  const [written, invited, messages, newsletter, reported, offers, teams, mails, lists] = await Promise.all([
    listReviewsBy(db, email),
    db
      .select()
      .from(invitations)
      .where(eq(sql`lower(${invitations.email})`, email)),
    db.select().from(contacts).where(eq(contacts.email, email)),
    db.select().from(subscribers).where(eq(subscribers.email, email)),
    db.select().from(reports).where(eq(reports.email, email)),
    db.select().from(handovers).where(eq(handovers.email, email)),
    db.select().from(memberInvitations).where(eq(memberInvitations.email, email)),
    db.select().from(devMails).where(eq(devMails.recipient, email)),
    listNaming(db, email),
  ])
  return {
    email,
    reviews: await Promise.all(
      written.map(async (review) => {
        const { keys, acts } = await makeReceipts(db, { businessId: review.businessId, reviewId: review.id })
        return { ...(await readStored(db, review)), keys, acts }
      }),
    ),
    invitations: pick(
      invited,
      'businessId',
      'state',
      'name',
      'orderReference',
      'sentAt',
      'completedAt',
      'createdAt',
    ),
    messages: pick(messages, 'fullName', 'company', 'subject', 'message', 'status', 'createdAt'),
    newsletter: pick(newsletter, 'createdAt'),
    reports: pick(reported, 'businessId', 'about', 'ground', 'explanation', 'name', 'state', 'createdAt'),
    offersOfABusiness: pick(offers, 'businessId', 'createdAt', 'expiresAt'),
    teamInvitations: pick(teams, 'businessId', 'role', 'createdAt', 'expiresAt'),
    keptMails: pick(mails, 'subject', 'text', 'createdAt'),
    listsAndFiles: lists,
  }
}

/** Keeps only these columns of each row. */
const pick = <Row, Name extends keyof Row>(rows: Row[], ...names: Name[]) =>
  rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>)

/** Lists of invitations that were not yet sent, and uploaded files, with the address in them. */
async function listNaming(db: Database, email: string) {
  const { rows } = await db.execute<{ businessId: string }>(sql`
    select ${invitationBatches.businessId} as "businessId" from ${invitationBatches}
      where position(${email} in lower(${invitationBatches.draft}::text)) > 0
    union all
    select business_id from upload_parts where position(${email} in lower(text)) > 0
      group by business_id, upload_id`)
  return rows
}

/** Includes imported reviews whose file named the address. */
const listReviewsBy = (db: Database, email: string) =>
  db
    .select()
    .from(reviews)
    .where(
      or(
        and(isNotNull(reviews.authorEmail), eq(sql`lower(${reviews.authorEmail})`, email)),
        sql`(${reviews.businessId}, ${reviews.id}) in (select business_id, review_id from ${importedAuthors} where lower(email) = ${email})`,
      ),
    )

export async function hasAccount(db: Database, email: string) {
  return (await db.$count(users, eq(sql`lower(${users.email})`, email))) > 0
}

/** The language in which the person wrote to us, or was written to, last. */
export async function findLanguageOf(db: Database, email: string): Promise<Language> {
  const { rows } = await db.execute<{ language: Language }>(sql`
    select language from (
      select ${reviews.formLanguage} as language, ${reviews.createdAt} as at from ${reviews} where lower(${reviews.authorEmail}) = ${email}
      union all
      select ${invitations.language}, ${invitations.createdAt} from ${invitations} where lower(${invitations.email}) = ${email}
      union all
      select ${reports.language}, ${reports.createdAt} from ${reports} where ${reports.email} = ${email}
    ) as spoken order by at desc limit 1`)
  return rows[0]?.language ?? 'en'
}

/** Every address under which something is stored, but those of accounts. */
export async function listAddresses(db: Database) {
  const { rows } = await db.execute<{ email: string }>(sql`
    select lower(email) as email from (
      select ${reviews.authorEmail} as email from ${reviews}
      union select ${importedAuthors.email} from ${importedAuthors}
      union select ${invitations.email} from ${invitations}
      union select ${contacts.email} from ${contacts}
      union select ${subscribers.email} from ${subscribers}
      union select ${reports.email} from ${reports}
      union select ${handovers.email} from ${handovers}
      union select ${memberInvitations.email} from ${memberInvitations}
      union select invitee ->> 'email' from ${invitationBatches},
        jsonb_array_elements(${invitationBatches.draft} -> 'invitees') as invitee
    ) as stored where email is not null group by 1`)
  return rows.map(({ email }) => email)
}

export type FoundPerson = { email: string; hasAccount: boolean; counts: Parameters<typeof countOf>[] }

/** How much is stored under an address, by kind. */
export async function findPerson(db: Database, email: string): Promise<FoundPerson> {
  const stored = await collectPersonalData(db, email)
  const counts: FoundPerson['counts'] = [
    [stored.reviews.length, 'review'],
    [stored.invitations.length, 'invitation'],
    [stored.listsAndFiles.length, 'unsent list or file', 'unsent lists or files'],
    [stored.messages.length, 'contact message'],
    [stored.newsletter.length, 'newsletter subscription'],
    [stored.reports.length, 'report'],
    [stored.offersOfABusiness.length, 'offer of a business', 'offers of a business'],
    [stored.teamInvitations.length, 'invitation into a team', 'invitations into a team'],
    [stored.keptMails.length, 'mail that no server took', 'mails that no server took'],
  ]
  return { email, hasAccount: await hasAccount(db, email), counts: counts.filter(([count]) => count > 0) }
}

/**
 * Erases everything that is stored under an address in lower case, by the same functions that authors, invited people and
 * reporters use themselves. In the log, their reviews are erased by the operator.
 */
export async function erasePerson(tx: Database, email: string) {
  noteErasure({ person: hashesOf(email)[0]! })
  for (const { businessId, id: reviewId } of await listReviewsBy(tx, email)) {
    const review = await lockReview(tx, { businessId, reviewId })
    if (review) await eraseReview(tx, review, 'erased_by_operator')
  }
  for (const businessId of await listInviting(tx, email)) {
    await eraseOrders(tx, { businessId, email, invitationId: null })
    await eraseInvited(tx, { businessId, email, invitationId: null })
  }
  await eraseContacts(tx, email)
  await forgetReports(tx, email)
  await tx.delete(handovers).where(eq(handovers.email, email))
  await tx.delete(memberInvitations).where(eq(memberInvitations.email, email))
  await tx
    .delete(devMails)
    .where(sql`${devMails.recipient} = ${email} or position(${email} in lower(${devMails.html})) > 0`)
}

/** The businesses that invited the address, or have it in a list that is not yet sent or in a file. */
async function listInviting(tx: Database, email: string) {
  const invited = await tx
    .selectDistinct({ businessId: invitations.businessId })
    .from(invitations)
    .where(eq(sql`lower(${invitations.email})`, email))
  return new Set([...invited, ...(await listNaming(tx, email))].map(({ businessId }) => businessId))
}

const hashesOf = (email: string) =>
  deriveKeys('erased-people').map((key) => createHmac('sha256', key).update(email).digest('hex'))

/**
 * After a restore: erases what was erased since the backup was made, at `madeAt` (ISO 8601), and returns how many people,
 * reviews and photos those were. What came in since is not in the backup.
 */
export async function eraseAgain(db: Database, madeAt: string) {
  const erasures = listErasuresSince(madeAt)
  const people = new Set(erasures.flatMap((each) => ('person' in each ? [each.person] : [])))
  let erased = 0
  for (const each of erasures) {
    if ('person' in each) continue
    if ('photoId' in each) {
      if (await db.transaction((tx) => deletePhoto(tx, each))) erased += 1
      continue
    }
    if (!(await findReview(db, each))) continue
    await db.transaction(async (tx) => {
      const review = await lockReview(tx, each)
      if (review) await eraseReview(tx, review, each.kind)
    })
    erased += 1
  }
  for (const email of people.size === 0 ? [] : await listAddresses(db)) {
    if (!hashesOf(email).some((hash) => people.has(hash)) || (await hasAccount(db, email))) continue
    await db.transaction((tx) => erasePerson(tx, email))
    erased += 1
  }
  return erased
}

export async function removeSubscriberAsOperator(
  db: Database,
  { operatorId, address }: { operatorId: string; address: AddressRemoval },
) {
  await db.transaction(async (tx) => {
    await removeSubscriber(tx, address)
    const message = `Took ${maskedAddress(address.email)} off the newsletter’s list`
    await recordOperatorAction(tx, { operatorId, message })
  })
}
