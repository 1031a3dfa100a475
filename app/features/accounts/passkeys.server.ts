import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { passkeys } from './passkey.table.ts'

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

type Of = { userId: string; passkeyId: string }

const isPasskey = ({ userId, passkeyId }: Of) => and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId))

/** The newest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  const found = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
  return found.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

export async function renamePasskey(db: Database, { name, ...of }: Of & { name: string }) {
  const renamed = await db.update(passkeys).set({ name }).where(isPasskey(of)).returning({ id: passkeys.id })
  if (renamed.length === 0) throw notFound('passkey')
}

/** The caller has reauthenticated the user. */
export async function removePasskey(db: Database, of: Of) {
  await db.transaction(async (tx) => {
    const removed = await tx.delete(passkeys).where(isPasskey(of)).returning({ id: passkeys.id })
    if (removed.length === 0) throw notFound('passkey')
    await enqueue(tx, 'accounts.notify-of-change', { userId: of.userId, news: 'passkey-removed' })
  })
}

/** For somebody who takes their account back: a stranger may have added some. */
export async function dropPasskeys(tx: Database, userId: string) {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}
