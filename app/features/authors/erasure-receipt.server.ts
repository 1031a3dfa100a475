import { findIndex, type OpenedAct } from '#app/features/log/read-acts.server.ts'
import { fileOf } from '#app/features/log/receipts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sign, verify } from '#app/platform/secret.server.ts'

// The receipt of an erasure. What opens it is deleted with the review, so it is in the token alone, which its author holds.

type Erased = Pick<OpenedAct, 'entry' | 'salt' | 'at'> & { businessId: string; reviewId: string }

export const signErasure = ({ businessId, reviewId, entry, salt, at }: Erased) =>
  sign(
    'erasure-receipt',
    [businessId, reviewId, at.toISOString(), entry.toString('base64'), salt.toString('base64')].join(' '),
  )

/** The file, with the proof once the log has the erasure. Null for a token that is not ours, or too old. */
export async function makeErasureFile(db: Database, token: string) {
  const [businessId, review, at, ...bytes] = verify('erasure-receipt', token)?.payload.split(' ') ?? []
  if (!businessId || !review || !at) return null
  const [entry, salt] = bytes.map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
  const fields: OpenedAct['fields'] = Object.entries({ at, review })
  const index = await findIndex(db, businessId, entry)
  return fileOf(db, [{ entry, salt, at: new Date(at), fields, index }])
}
