import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { mailId } from '#app/features/authors/review-mail.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { hasWorkplace } from '#app/features/businesses/current-business.server.ts'
import { ownersMailLinks } from '#app/features/businesses/owners-mail-link.server.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { renderMail } from '#app/platform/mail.server.ts'
import { periodOfKey } from './digest-period.ts'
import { hasDigests } from './digest-settings.server.ts'
import { performanceDigestMail } from './performance-digest.email.tsx'
import { readPerformanceDigest } from './performance-digest.server.ts'
import { performanceDigests, performanceDigestSettings as settings } from './performance-digest.table.ts'

type OfDigest = { businessId: string; digestId: string }

const isDigest = ({ businessId, digestId }: OfDigest) =>
  and(eq(performanceDigests.businessId, businessId), eq(performanceDigests.id, digestId))

/** Sends one digest, once. Sends none that has nothing to say. */
export async function sendPerformanceDigest(db: Database, of: OfDigest) {
  const found = await findWanted(db, of)
  if (!found) return
  const { business, owner, period } = found
  const digest = await readPerformanceDigest(db, business, periodOfKey(period))
  if (digest.parts.length === 0) return
  const { page, headers } = ownersMailLinks('performance-digests', {
    businessId: business.id,
    userId: owner.id,
  })
  const { subject, body } = performanceDigestMail({ business, digest, settings: page })
  const mail = await renderMail(body)
  const messageId = mailId('performance-digest', of.digestId)
  await sendMail(db, { to: owner.email, subject, ...mail, headers, messageId })
  await db.update(performanceDigests).set({ sentAt: now() }).where(isDigest(of))
}

/** Null if it was sent, if the reader no longer works for the business or wants no more digests, or if the plan has none. */
async function findWanted(db: Database, of: OfDigest) {
  const [found] = await db
    .select({ business: businesses, owner: users, period: performanceDigests.period, often: settings.often })
    .from(performanceDigests)
    .innerJoin(
      settings,
      and(
        eq(settings.businessId, performanceDigests.businessId),
        eq(settings.userId, performanceDigests.userId),
      ),
    )
    .innerJoin(businesses, and(eq(businesses.id, performanceDigests.businessId), isNull(businesses.closedAt)))
    .innerJoin(users, eq(users.id, performanceDigests.userId))
    .where(and(isDigest(of), isNull(performanceDigests.sentAt)))
  if (!found || found.often === 'off' || !hasDigests(found.business)) return null
  return (await hasWorkplace(db, { businessId: of.businessId, userId: found.owner.id })) ? found : null
}
