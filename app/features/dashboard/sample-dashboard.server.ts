import { labelOfSide } from '#app/features/analyses/analysis.schema.ts'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { findDemo } from '#app/features/businesses/directory.server.ts'
import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { type InboxFilter, inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { readWindow } from '#app/features/inbox/period-filter.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { Span } from '#app/ui/underlined.tsx'
import { aboutTopic } from './claims.tsx'
import { readDashboard, type Topic } from './dashboard.server.ts'

/** Topics of the demo's dashboard, each with reviews that mention it. */
export type SampleDashboard = {
  business: string
  /** Time of reading, ISO 8601. */
  at: string
  praised: string | undefined
  criticised: string | undefined
  /** Only topics with evidence. */
  topics: Topic[]
  /** In the order of the topics. */
  evidence: Evidence[]
}

let known: { sample: Promise<SampleDashboard>; db: Database; until: number } | undefined

/** Cached for ten minutes. Where no demo was seeded, or the database fails: the demo on the day of the snapshot. */
export function findSampleDashboard(db: Database): Promise<SampleDashboard> {
  if (!known || known.db !== db || known.until <= now().getTime()) {
    const read = readDemo(db, now()).catch((error: unknown) => {
      log.warn({ err: error }, 'dashboard of the demo')
      return null
    })
    known = { sample: read.then((live) => live ?? snapshot()), db, until: now().getTime() + minutes(10) }
  }
  return known.sample
}

async function snapshot() {
  const { default: taken } = await import('#seeds/bakery/dashboard.json', { with: { type: 'json' } })
  return taken as unknown as SampleDashboard
}

/** Null where no demo was seeded, or where it has become too old to have recent reviews. */
export async function readDemo(db: Database, at: Date): Promise<SampleDashboard | null> {
  const business = await findDemo(db)
  if (!business) return null
  const { topics, topPraise, topComplaint } = await readDashboard(db, business, at)
  const read = await Promise.all(
    topics.topics.map(async (figures) => {
      const { topic } = figures
      const evidence = await readEvidence(db, business.id, { topic, title: topicName(topic), at })
      return { figures, evidence }
    }),
  )
  const shown = read.filter(({ evidence }) => evidence !== null)
  if (shown.length === 0) return null
  return {
    business: business.name,
    at: at.toISOString(),
    praised: topPraise?.topic,
    criticised: topComplaint?.topic,
    topics: shown.map(({ figures }) => figures),
    evidence: shown.map(({ evidence }) => evidence!),
  }
}

export type EvidenceQuote = Pick<Quote, 'text' | 'language' | 'rating' | 'authorName' | 'writtenAt'> & {
  spans: Span[]
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
async function readEvidence(
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
      spans: [{ ...span!, label: labelOfSide[side] }],
    }))
  return quotes.length === 0 ? null : { address: inboxAddress(claim), title, count, quotes }
}
