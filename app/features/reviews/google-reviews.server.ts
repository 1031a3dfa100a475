import { stringify } from 'csv-stringify/sync'

type GoogleReview = {
  reviewer?: { displayName?: string }
  starRating?: string
  comment?: string
  createTime?: string
}

/** The reviews of Google's own export (JSON) as a table; null if the text is something else. */
export function tableOfGoogleReviews(text: string): string | null {
  let parsed: { reviews?: GoogleReview[] } | GoogleReview[]
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  const reviews = Array.isArray(parsed) ? parsed : parsed?.reviews
  if (!Array.isArray(reviews)) return null
  const rows = reviews.map((review) => [
    review?.reviewer?.displayName,
    review?.starRating,
    review?.comment,
    review?.createTime,
  ])
  return stringify([
    ['displayName', 'starRating', 'comment', 'createTime'],
    ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : ''))),
  ])
}
