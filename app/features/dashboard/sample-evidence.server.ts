import { quoteFindings } from '#app/features/findings/quoting.server.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { readWindow } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Span } from '#app/ui/underlined.tsx'
import type { ClaimFilter } from './claims.tsx'

export type EvidenceQuote = {
  /** A sentence, a short review, or the beginning of a longer one: `isCut`. */
  text: string
  isCut: boolean
  spans: Span[]
  language: string | null
  rating: number
  authorName: string
  writtenAt: string
}

/** Some of the reviews behind a claim, for a page without an inbox. */
export type Evidence = {
  /** In the inbox. Claims with the same address are the same claim. */
  address: string
  title: string
  /** The number of reviews behind the claim. */
  count: number
  quotes: EvidenceQuote[]
}

const most = { quotes: 2, characters: 160 }

export type Asked = { claim: ClaimFilter; title: string; at: Date }

/**
 * The newest reviews behind a claim, as everybody may read them; for a topic, the sentences that may be quoted for it. Null
 * if there are none.
 */
export async function readEvidence(
  db: Database,
  businessId: string,
  { claim, title, at }: Asked,
): Promise<Evidence | null> {
  const filter: InboxFilter = { state: 'all', provenance: 'any', period: 'any', ...claim }
  const { rows, count } = await listInbox(db, businessId, filter, at)
  const found = claim.topic
    ? await quoteTopic(db, businessId, { ...filter, topic: claim.topic }, at)
    : rows.flatMap(({ beginning, isHidden, authorName, rating, writtenAt }): EvidenceQuote[] => {
        if (!beginning || isHidden || authorName === null) return []
        const isCut = beginning.length > most.characters
        const text = isCut ? beginning.slice(0, beginning.lastIndexOf(' ', most.characters)) : beginning
        return [{ text, isCut, spans: [], language: null, rating, authorName, writtenAt }]
      })
  const quotes = found.slice(0, most.quotes)
  return quotes.length === 0 ? null : { address: inboxAddress(claim), title, count, quotes }
}

/** Praise first, and complaints where they are asked for or nothing is praised. */
async function quoteTopic(
  db: Database,
  businessId: string,
  { topic, label, period }: InboxFilter & { topic: string },
  at: Date,
): Promise<EvidenceQuote[]> {
  const side = label === 'negative' ? ('complaint' as const) : ('praise' as const)
  const window = readWindow(period, at) ?? {}
  const [found] = await quoteFindings(db, businessId, [{ topic, side }], window)
  return [...found!.own, ...(label ? [] : found!.against)]
    .filter(({ isHidden, text, span }) => !isHidden && span && text.length <= most.characters)
    .map(({ text, span, side, ...quote }) => ({
      ...{ text, isCut: false, language: quote.language, rating: quote.rating },
      ...{ authorName: quote.authorName, writtenAt: quote.writtenAt },
      spans: [{ ...span!, label: side === 'praise' ? ('positive' as const) : ('negative' as const) }],
    }))
}
