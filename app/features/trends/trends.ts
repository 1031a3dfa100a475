/** A value with its 95% interval. */
export type Estimate = { value: number; low: number; high: number }

/** Opinions on a topic within some weeks: their mean from -1 to 1, and how many reviews hold one. */
export type Opinions = { mean: number; reviews: number }

/** Since `since`, a Monday ("2026-03-12"), a topic is judged otherwise than in the weeks before. */
export type ChangePoint = {
  /** As the owner sees it. Null for the sentiment of whole texts. */
  topic: string | null
  since: string
  before: Opinions
  after: Opinions
  difference: Estimate
}

/** By how many stars the ratings of reviews with such an opinion differ, all other topics being equal. */
export type Driver = {
  topic: string
  label: 'positive' | 'negative'
  effect: Estimate
  /** Of the reviews looked at, these hold the opinion. */
  reviews: number
}

/** More reviews within few days than chance explains. */
export type Burst = { from: string; to: string; reviews: number; usual: number }

/** A review whose stars and words say opposite things. */
export type Outlier = { reviewId: string; rating: number; score: number }

export type WeekOfSentiment = { week: string; opinions: Opinions }

export type Trends = {
  /** Sentiment of whole texts in the last year, week by week, from the first with a review. */
  weeks: WeekOfSentiment[]
  /** The same of each topic, those with most opinions first. */
  topics: { topic: string; weeks: WeekOfSentiment[] }[]
  changes: ChangePoint[]
  drivers: {
    effects: Driver[]
    /** Looked at: the newest with stars and words. */
    reviews: number
    /** Of these, the day of the oldest. Null without any. */
    since: string | null
  }
  bursts: Burst[]
  outliers: Outlier[]
}
