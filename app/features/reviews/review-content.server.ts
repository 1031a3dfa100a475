import { createHash } from 'node:crypto'
import { foldedText } from '#app/platform/visible-text.ts'
import type { Review } from './review.table.ts'

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
  const letters = foldedText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256')
    .update(letters || text)
    .digest()
}
