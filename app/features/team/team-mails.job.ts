import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { roleWords } from '#app/features/businesses/business.vocabulary.ts'
import { hasWorkplace } from '#app/features/businesses/current-business.server.ts'
import { memberInvitations } from '#app/features/businesses/member.table.ts'
import { reviewAssignments } from '#app/features/inbox/inbox.table.ts'
import { sendLetter } from '#app/features/mailing/letter.email.tsx'
import type { Jobs } from '#app/jobs.ts'
import { formatLongDate } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/secret.server.ts'

/** Mails an invitation into a team, if it still stands. */
export async function sendMemberInvitation(
  db: Database,
  { businessId, invitationId }: Jobs['team.send-invitation'],
) {
  const [found] = await db
    .select({ invitation: memberInvitations, business: businesses, inviter: users.name })
    .from(memberInvitations)
    .innerJoin(businesses, eq(businesses.id, memberInvitations.businessId))
    .innerJoin(users, eq(users.id, memberInvitations.invitedBy))
    .where(and(eq(memberInvitations.businessId, businessId), eq(memberInvitations.id, invitationId)))
  if (!found || found.invitation.expiresAt <= now()) return
  const { invitation, business, inviter } = found
  const { name, does } = roleWords[invitation.role]
  const role = name.toLowerCase()
  const token = sign('team-invitation', `${businessId} ${invitationId}`)
  const letter = {
    subject: `${inviter} invites you to ${business.name}`,
    heading: `Work on the reviews of ${business.name}`,
    preview: `${inviter} invites you as ${role}.`,
    reason: `${inviter} entered your address to invite you.`,
    text: [
      `${inviter} invites you to ${business.name} as ${role}: ${does.toLowerCase()}. The invitation is valid until ${formatLongDate(invitation.expiresAt)}.`,
    ],
    button: ['See the invitation', linkTo('/business/join', { token })] as [string, string],
    after: 'If you do not know this business, ignore this email.',
  }
  await sendLetter(db, invitation.email, letter, `<team.${invitationId}@vouchsafe>`)
}

/** Mails a member that a review is theirs to look after, if it still is. */
export async function notifyAssigned(
  db: Database,
  { businessId, reviewId, at }: Jobs['team.notify-assigned'],
) {
  const of = and(eq(reviewAssignments.businessId, businessId), eq(reviewAssignments.reviewId, reviewId))
  const giver = alias(users, 'giver')
  const [found] = await db
    .select({ given: reviewAssignments, business: businesses, to: users.email, by: giver.name })
    .from(reviewAssignments)
    .innerJoin(businesses, eq(businesses.id, reviewAssignments.businessId))
    .innerJoin(users, eq(users.id, reviewAssignments.userId))
    .leftJoin(giver, eq(giver.id, reviewAssignments.assignedBy))
    .where(of)
  if (found?.given.createdAt.getTime() !== at) return
  const { given, business, to } = found
  if (!(await hasWorkplace(db, given))) return
  const letter = {
    subject: `${found.by ?? 'A colleague'} gave you a review of ${business.name}`,
    preview: given.note ?? 'Read it and reply.',
    reason: `You work for ${business.name} on Vouchsafe.`,
    text: [given.note && `“${given.note}”`],
    button: ['Read and reply', linkTo('/business/reviews', { review: reviewId })] as [string, string],
  }
  await sendLetter(db, to, letter, `<assigned.${reviewId}.${at}@vouchsafe>`)
}
