import { findQuotes, type Quote } from '#app/features/analyses/quotes.server.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { type Months, windowOfMonths } from '#app/features/inbox/periods.ts'
import { findPublicAddresses } from '#app/features/published-reviews/public-place.server.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Asked, type Comparison, compareWith } from './comparing.server.ts'
import { type ComparedShares, type ComparedTopic, type Opinion, opinions } from './comparing-topics.ts'
import type { Competitor } from './competitors.server.ts'
import { importedAddress } from './imported-filter.ts'

/** An exact part of a review of one's own or of the other business. */
export type ComparedCitation = {
  side: 'own' | 'theirs'
  reviewId: string
  quote: string
  language: string
  /** Null where names are not kept. */
  authorName: string | null
  writtenAt: string
  /** Where the whole review can be read. */
  address: string
}

/** A difference in what reviews say, in words, with quotes of both sides. */
export type ComparedSentence = {
  text: string
  name: string
  opinion: Opinion
  difference: ComparedShares['difference']
  addresses: { own: string; theirs: string }
  /** Customers say more good or less bad of the own business. */
  isStrength: boolean
  citations: ComparedCitation[]
}

export type ShownTopic = ComparedTopic & {
  /** Of the reviews behind each number. */
  addresses: Record<Opinion, { own: string; theirs: string }>
}

export type ShownComparison = Omit<Comparison, 'topics'> & {
  topics: ShownTopic[] | null
  sentences: ComparedSentence[]
}

const sides = { praise: 'praise', complaints: 'complaint' } as const

/** A comparison with a sentence for each difference beyond chance. */
export async function readComparison(db: Database, asked: Asked): Promise<ShownComparison | null> {
  const comparison = await compareWith(db, asked)
  if (!comparison) return null
  const { months } = comparison
  const topics = comparison.topics?.map((topic) => ({
    ...topic,
    addresses: addressesOf(topic, asked.competitor, months),
  }))
  const sentences = topics ? await composeSentences(db, { ...asked, months }, topics) : []
  return { ...comparison, topics: topics ?? null, sentences }
}

function addressesOf({ topic, name }: ComparedTopic, { id, collectsAs }: Competitor, months: Months) {
  const period = `${months.from}..${months.to}`
  const of = (opinion: Opinion) => {
    const label = opinion === 'praise' ? 'positive' : 'negative'
    return {
      own: inboxAddress({ state: 'published', provenance: 'customers', topic: name, label, period }),
      theirs: collectsAs
        ? viewAddress(collectsAs, { topic })
        : importedAddress(id, { topic, side: sides[opinion], ...months }),
    }
  }
  return { praise: of('praise'), complaints: of('complaints') }
}

/** The largest differences; the others stand in the table of topics. */
const mostSentences = 12

type Sure = { topic: ShownTopic; opinion: Opinion }

async function composeSentences(
  db: Database,
  { businessId, competitor, months }: Asked & { months: Months },
  topics: ShownTopic[],
): Promise<ComparedSentence[]> {
  const size = ({ topic, opinion }: Sure) => Math.abs(topic[opinion].difference.value)
  const sure = topics
    .flatMap((topic) =>
      opinions.filter((opinion) => topic[opinion].isSure).map((opinion) => ({ topic, opinion })),
    )
    .sort((one, other) => size(other) - size(one))
    .slice(0, mostSentences)
  const [own, theirs] = await Promise.all([
    findSideQuotes(db, businessId, months, sure),
    findSideQuotes(db, competitor.collectsAs ?? competitor.id, months, sure),
  ])
  const addressOf = await readAddresses(db, competitor, theirs)
  return sure.map((each, at) => {
    const [ours, others] = [own[at], theirs[at]]
    const citations = [
      ...(ours ? [citationOf(ours, 'own', inboxAddress({ review: ours.reviewId }))] : []),
      ...(others ? [citationOf(others, 'theirs', addressOf(others.reviewId))] : []),
    ]
    return { ...sentenceOf(each, competitor.name), citations: citations.filter(({ address }) => address) }
  })
}

const verbs = { praise: 'praise', complaints: 'complain about' }

function sentenceOf({ topic, opinion }: Sure, competitorName: string) {
  const { own, theirs, difference } = topic[opinion]
  const isMore = difference.value > 0
  const shareOf = ({ count, of }: ComparedShares['own']) =>
    `${formatPercent(count / of)} of ${countOf(of, 'review')}`
  return {
    text: `${isMore ? 'More' : 'Fewer'} of your reviews ${verbs[opinion]} ${topic.name}: about ${shareOf(own)}, against ${shareOf(theirs)} of ${competitorName}.`,
    ...{ name: topicName(topic.name), opinion, difference, addresses: topic.addresses[opinion] },
    isStrength: isMore === (opinion === 'praise'),
  }
}

function citationOf(
  { reviewId, text, language, authorName, writtenAt, provenance }: Quote,
  side: ComparedCitation['side'],
  address: string,
): ComparedCitation {
  const isNameless = side === 'theirs' && provenance === 'imported'
  return {
    ...{ side, reviewId, quote: text, language, writtenAt, address },
    authorName: isNameless ? null : authorName,
  }
}

const lengths = { most: 160, good: 28 }

/** One quote for each, if there is any: of another review if possible, and rather one of some length. */
async function findSideQuotes(db: Database, businessId: string, months: Months, sure: Sure[]) {
  const wanted = sure.map(({ topic: { topic }, opinion }, at) => ({
    ...{ name: String(at), topics: [topic], side: sides[opinion] },
  }))
  const found = (await findQuotes(db, businessId, wanted, windowOfMonths(months))).filter(
    ({ isHidden, text }) => !isHidden && text.length <= lengths.most,
  )
  const used = new Set<string>()
  return wanted.map((asked): Quote | undefined => {
    const its = found.filter(({ name }) => name === asked.name)
    const fresh = its.filter(({ reviewId }) => !used.has(reviewId))
    const chosen = fresh.find(({ text }) => text.length >= lengths.good) ?? fresh[0] ?? its[0]
    if (chosen) used.add(chosen.reviewId)
    return chosen
  })
}

/** Where everybody, or of an imported one its owner, can read the whole review; empty where nobody can. */
async function readAddresses(
  db: Database,
  { id, collectsAs }: Competitor,
  quotes: (Quote | undefined)[],
): Promise<(reviewId: string) => string> {
  if (!collectsAs) return (review) => importedAddress(id, { review })
  const ids = quotes.flatMap((quote) => quote?.reviewId ?? [])
  const addresses = await findPublicAddresses(db, collectsAs, ids)
  return (review) => addresses.get(review) ?? ''
}
