import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import type { ReviewSet } from '#app/features/question-reading/query.schema.ts'

/** The inbox with exactly these reviews; null where its filter cannot say so. `isRated`: those in the rating only. */
export function addressOf(set: ReviewSet, { isRated = false } = {}): string | null {
  const {
    topics,
    opinion,
    languages,
    text,
    repliedWithin,
    words,
    provenances,
    weekdays,
    exceptLanguage,
    label,
    reply,
  } = set
  if (
    weekdays ||
    exceptLanguage ||
    words ||
    text ||
    repliedWithin ||
    (languages?.length ?? 0) > 1 ||
    (topics?.length ?? 0) > 1 ||
    (opinion && !topics)
  )
    return null
  if ((provenances?.length ?? 0) > 1 || (label && topics)) return null
  const filter: Partial<InboxFilter> = {
    state: reply === 'without' ? 'unreplied' : reply === 'with' ? 'replied' : 'published',
    provenance: provenances?.[0] ?? (isRated || reply ? 'own' : 'customers'),
    importedFrom: set.importedFrom,
    language: languages?.[0],
    topic: topics?.[0],
    label: opinion ? (opinion === 'praise' ? 'positive' : 'negative') : label,
    rating: ratingOf(set),
    period: set.from || set.to ? `${set.from ?? ''}..${set.to ?? ''}` : undefined,
  }
  return inboxAddress(filter)
}

function ratingOf({ lowest = 1, highest = 5 }: ReviewSet): InboxFilter['rating'] {
  if (lowest === 1 && highest === 5) return undefined
  return lowest === highest ? lowest : `${lowest}-${highest}`
}
