/**
 * What a wall shows: the body of `GET /w/{id}.json`, and what the script is served with.
 *
 * Every sentence is made by the service, so that the script carries none. Times are ISO 8601.
 */
export type WallData = {
  id: string
  business: string
  theme: 'auto' | 'light' | 'dark'
  layout: 'columns' | 'rows'
  /** What the words of reviews are set in; sans is the typeface of the page. */
  typeface: 'serif' | 'sans'
  /** CSS pixels, for a page that reserved none. */
  height: number
  /** Null while no review counts. Imported reviews never do. */
  rating: { average: number; count: number; since: string } | null
  texts: {
    /** "298 reviews since March 2024" */
    rating: string
    /** "All 298 reviews, newest first", or "Selected by NAME: 4 stars and more" */
    label: string
    /** "Show all 298 reviews" */
    all: string
  }
  links: { all: string; collected: string; maker: string | null }
  reviews: WallReview[]
}

export type WallReview = {
  rating: number
  title: string | null
  /** Empty for stars alone. */
  text: string
  author: string
  writtenAt: string
  /** "Verified purchase", "Imported from Acme" */
  provenance: string
  /** "Challenged by NAME: Fake", or null */
  challenge: string | null
  /** "Given an incentive: 10% off the next order", or null */
  incentive: string | null
  reply: string | null
}
