import { createHash, createHmac } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { foldedText } from '#app/platform/visible-text.ts'
import { neverReturning, type Review } from './review.table.ts'

type Compared = Pick<Review, 'rating' | 'title' | 'text' | 'authorName' | 'writtenAt'>

/** Different people write the same short texts: if shorter than this, the name is compared too. */
const ownLetters = 30
/** Of a text at least twice as long, its beginning and its end are compared too. */
const partLetters = 60

/**
 * Keyed hashes under which a review is known again: of its letters and digits, whatever their case, accents, spacing and
 * punctuation, its stars, date and source. A long text is known by its beginning or its end, so that one change does not
 * make it new; a short one by text and name; stars alone by name, day and stars.
 */
function hashesOf(businessId: string, { rating, title, text, authorName, writtenAt }: Compared) {
  const words = lettersOf(`${title ?? ''} ${text}`)
  const name = lettersOf(authorName)
  const parts = [
    words.length >= ownLetters
      ? `all ${words}`
      : `short ${words} ${name} ${words ? '' : `${rating} ${writtenAt.toISOString().slice(0, 10)}`}`,
    ...(words.length >= 2 * partLetters
      ? [`first ${words.slice(0, partLetters)}`, `last ${words.slice(-partLetters)}`]
      : []),
  ]
  return deriveKeys('never-returning').map((key) =>
    parts.map((part) => createHmac('sha256', key).update(`${businessId} ${part}`).digest()),
  )
}

const lettersOf = (text: string) =>
  foldedText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** From now on no import brings these reviews back. */
export async function neverReturn(tx: Database, businessId: string, gone: Compared[]) {
  const rows = gone.flatMap((review) =>
    hashesOf(businessId, review)[0]!.map((hash) => ({ businessId, hash })),
  )
  if (rows.length > 0) await tx.insert(neverReturning).values(rows).onConflictDoNothing()
}

/** Lets imports bring back a review that the operator restored after all. */
export async function mayReturn(tx: Database, businessId: string, review: Compared) {
  await tx.delete(neverReturning).where(isOneOf(businessId, hashesOf(businessId, review).flat()))
}

export async function leaveOutNeverReturning<Row extends Compared>(
  tx: Database,
  businessId: string,
  rows: Row[],
): Promise<Row[]> {
  if ((await tx.$count(neverReturning, eq(neverReturning.businessId, businessId))) === 0) return rows
  const hashes = rows.map((row) => hashesOf(businessId, row).flat())
  const found = await tx
    .select({ hash: neverReturning.hash })
    .from(neverReturning)
    .where(isOneOf(businessId, hashes.flat()))
  const known = new Set(found.map(({ hash }) => hash.toString('hex')))
  return rows.filter((_, at) => !hashes[at]!.some((hash) => known.has(hash.toString('hex'))))
}

const isOneOf = (businessId: string, hashes: Buffer[]) =>
  and(eq(neverReturning.businessId, businessId), inArray(neverReturning.hash, hashes))

/** SHA-256 of everything in words that the author wrote and the page shows, in the same form as `fingerprintOf`. */
export const hashOfWording = ({
  title,
  text,
  authorName,
  answers,
}: Pick<Review, 'title' | 'text' | 'authorName' | 'answers'>) =>
  fingerprintOf(
    [
      title ?? '',
      text,
      authorName,
      ...(answers ?? []).flatMap((each) => (each.isPublic ? [each.text] : [])),
    ].join('\n'),
  )

/** SHA-256 of the letters and digits alone: case, punctuation, spacing and invisible characters do not make a text new. */
export function fingerprintOf(text: string) {
  return createHash('sha256')
    .update(lettersOf(text) || text)
    .digest()
}
