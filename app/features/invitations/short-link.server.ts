import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
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
