import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { NewIncentive } from './invitation.schema.ts'
import { shortLinks } from './invitation.table.ts'

/** Without 0 and O, 1 and I, and L, which is easily confused in lower case. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8
const isCode = new RegExp(`^[${letters}]{${length}}$`)

/** The short address of a business's open form. Created on first use; never changes. */
export async function findShortLink(db: Database, businessId: string): Promise<string> {
  for (;;) {
    const [known] = await db
      .select({ code: shortLinks.code })
      .from(shortLinks)
      .where(eq(shortLinks.businessId, businessId))
    if (known) return addressOf(`/r/${known.code}`)
    // The code was taken, or another request created one first: look again.
    await db.insert(shortLinks).values({ code: randomCode(), businessId }).onConflictDoNothing()
  }
}

/** The business of a code typed from a poster. */
export async function followShortLink(db: Database, typed: string): Promise<string> {
  const code = typed.toUpperCase()
  if (!isCode.test(code)) throw notFound('short link')
  const [found] = await db
    .select({ businessId: shortLinks.businessId })
    .from(shortLinks)
    .where(eq(shortLinks.code, code))
  if (!found) throw notFound('short link')
  return found.businessId
}

const randomCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** Declares the reward for reviews through the open link and order links, or that there is none. */
export async function declareIncentive(
  db: Database,
  { business, incentive }: { business: Business; incentive: NewIncentive },
) {
  if (incentive === business.incentive) return
  await db.transaction(async (tx) => {
    await tx.update(businessRows).set({ incentive, updatedAt: now() }).where(eq(businessRows.id, business.id))
    const message = incentive
      ? `Now offers for each review: ${incentive}`
      : 'No longer offers a reward for reviews'
    await recordActivity(tx, { business, type: 'form_changed', message, relatedId: business.id })
  })
}
