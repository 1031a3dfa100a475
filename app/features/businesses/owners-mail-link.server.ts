import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { businesses } from './business.table.ts'
import { worksFor } from './member.table.ts'

/** Mails that owners get regularly and can stop by a link. Also the path of the page that the link opens. */
type RegularMail = 'notifications' | 'performance-digests'
type OfOwner = { businessId: string; userId: string }

/** Signed rather than stored, and without expiry: the link in an old mail still works. */
export const ownersMailToken = (mail: RegularMail, { businessId, userId }: OfOwner) =>
  sign(mail, `${businessId} ${userId}`)

/** The links in every such mail: the settings page and one-click unsubscribe (RFC 8058). */
export function ownersMailLinks(mail: RegularMail, of: OfOwner) {
  const token = ownersMailToken(mail, of)
  const path = `/${mail}/${token}`
  return {
    path,
    page: linkTo(path),
    headers: {
      'List-Unsubscribe': `<${addressOf(`/hooks/${mail}/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** Throws 410 for a link that we did not make, and for one of a person who no longer works for the business. */
export async function findByOwnersMailToken(db: Database, mail: RegularMail, token: string) {
  const [businessId = '', userId = ''] = verify(mail, token)?.payload.split(' ') ?? []
  if (!userId) throw gone('This link is not complete. Please copy the whole address out of the mail.')
  const [business] = await db
    .select({ name: businesses.name })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), worksFor(userId)))
  if (!business) throw gone('These mails are no longer sent.')
  return { of: { businessId, userId }, name: business.name }
}
