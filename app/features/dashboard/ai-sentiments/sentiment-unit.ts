export const sentimentUnits = ['week', 'month'] as const
export type SentimentUnit = (typeof sentimentUnits)[number]

/** Null where the address does not say. */
export const readSentimentUnit = (query: URLSearchParams): SentimentUnit | null =>
  sentimentUnits.find((unit) => unit === query.get('by')) ?? null
