import { createHash } from 'node:crypto'

/** What a leaf about a review's words commits to. */
export function contentOf(review: {
  rating: number
  title: string | null
  text: string
  authorName: string
}) {
  const { rating, title, text, authorName } = review
  return { rating, title, text, authorName }
}

/** SHA-256 of the words alone: case, punctuation and spacing do not make a text new. */
export function fingerprintOf(text: string) {
  const words = text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [text]
  return createHash('sha256').update(words.join(' ')).digest()
}
