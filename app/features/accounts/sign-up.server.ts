import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import type { NewAccount } from './account.schema.ts'
import { passwords, users } from './account.table.ts'

export type SignedUp = { userId: string; isNew: boolean }

type SignUp = Omit<NewAccount, 'password'> & { passwordHash: string }

/**
 * Makes an account and asks for the mail that confirms its address. For an address that is known already,
 * changes nothing and asks for a mail that says so, or for the confirmation again while it is due: the
 * page shows no difference.
 *
 * The password comes hashed, before the transaction: hashing takes its time, and takes it for everybody.
 */
export async function signUp(
  tx: Database,
  { name, email, timeZone, passwordHash }: SignUp,
): Promise<SignedUp> {
  const id = uuidv7()
  const at = now()
  // The unique address decides, not a look beforehand: two taps on the button arrive together.
  const [created] = await tx
    .insert(users)
    .values({ id, name, email, timeZone, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!created) return notifyRegistered(tx, email)
  await tx.insert(passwords).values({ userId: id, hash: passwordHash, createdAt: at, updatedAt: at })
  await enqueue(tx, 'accounts.send-verification', { userId: id })
  return { userId: id, isNew: true }
}

async function notifyRegistered(tx: Database, email: string): Promise<SignedUp> {
  const [known] = await tx
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
  const userId = known!.id
  const mail = known!.emailVerified ? 'accounts.notify-already-registered' : 'accounts.send-verification'
  await enqueue(tx, mail, { userId })
  return { userId, isNew: false }
}
