import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { readWindow } from '#app/features/inbox/period-filter.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Span } from '#app/ui/underlined.tsx'
import { aboutTopic } from './claims.tsx'

export type EvidenceQuote = {
  text: string
  spans: Span[]
  language: string | null
  rating: number
  authorName: string
  writtenAt: string
}

/** Some of the reviews behind a topic, for a page without an inbox. */
export type Evidence = {
  /** The address of these reviews in the inbox. */
  address: string
  title: string
  /** The number of reviews that mention the topic. */
  count: number
  quotes: EvidenceQuote[]
}

const most = { quotes: 2, characters: 160 }

/** Sentences that may be quoted for the topic, as everybody may read them: praise first, then complaints. Null if there are none. */
export async function readEvidence(
  db: Database,
  businessId: string,
  { topic, title, at }: { topic: string; title: string; at: Date },
): Promise<Evidence | null> {
  const claim = aboutTopic(topic)
  const filter: InboxFilter = { state: 'all', provenance: 'any', period: 'any', ...claim }
  const { count } = await listInbox(db, businessId, filter, at)
  const [found] = await quoteFindings(
    db,
    businessId,
    [{ topic, side: 'praise' }],
    readWindow(filter.period, at) ?? {},
  )
  const quotes = [...found!.own, ...found!.against]
    .filter(({ isHidden, text, span }) => !isHidden && span && text.length <= most.characters)
    .slice(0, most.quotes)
    .map(({ text, language, rating, authorName, writtenAt, span, side }) => ({
      text,
      language,
      rating,
      authorName,
      writtenAt,
      spans: [{ ...span!, label: side === 'praise' ? ('positive' as const) : ('negative' as const) }],
    }))
  return quotes.length === 0 ? null : { address: inboxAddress(claim), title, count, quotes }
}
