import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type ComparedSentence, sentenceOf } from './compared-sentence.ts'
import { type Comparison, compareWith } from './comparing.server.ts'
import { type ComparedTopic, type Opinion, opinions } from './comparing-topics.ts'
import type { ListedCompetitor } from './competitors.server.ts'
import { type Claim, findComparisonQuotes, importedAddress } from './quotes.server.ts'
import type { ComparisonPeriod } from './side.ts'

export type ShownTopic = ComparedTopic & {
  /** Of the reviews behind each number. */
  addresses: Record<Opinion, { own: string; theirs: string }>
}

export type ShownComparison = Omit<Comparison, 'topics'> & {
  topics: ShownTopic[] | null
  sentences: ComparedSentence[]
}

type Asked = { businessId: string; competitor: ListedCompetitor; period: ComparisonPeriod; at: Date }

const labels = { praise: 'positive', complaints: 'negative' } as const

/** A comparison with its sentences: one for each difference beyond chance of which a quote can be shown. */
export async function readComparison(db: Database, asked: Asked): Promise<ShownComparison | null> {
  const comparison = await compareWith(db, asked)
  if (!comparison) return null
  const topics = comparison.topics?.map((topic) => ({
    ...topic,
    addresses: addressesOf(topic, asked, comparison),
  }))
  return {
    ...comparison,
    topics: topics ?? null,
    sentences: await composeSentences(db, { ...asked, months: comparison.months }, topics ?? []),
  }
}

function addressesOf(
  { topic, name }: ComparedTopic,
  { competitor }: Asked,
  { months: { from, to } }: Comparison,
) {
  const { id, otherBusinessId } = competitor
  const period = `${from}..${to}`
  const of = (opinion: Opinion) => {
    const label = labels[opinion]
    return {
      own: inboxAddress({ state: 'published', provenance: 'customers', topic: name, label, period }),
      theirs: otherBusinessId
        ? viewAddress(otherBusinessId, { topic })
        : importedAddress(id, { topic, label, from, to }),
    }
  }
  return { praise: of('praise'), complaints: of('complaints') }
}

/** The largest differences; the others stand in the table of topics. */
const mostSentences = 12

async function composeSentences(
  db: Database,
  asked: Asked & Pick<Comparison, 'months'>,
  topics: ShownTopic[],
): Promise<ComparedSentence[]> {
  const sure = topics
    .flatMap((topic) =>
      opinions.filter((opinion) => topic[opinion].isSure).map((opinion) => ({ topic, opinion })),
    )
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, mostSentences)
  const claims = sure.map(({ topic: { topic }, opinion }): Claim => ({ topic, label: labels[opinion] }))
  const found = await findComparisonQuotes(db, asked, claims)
  return sure.map(({ topic, opinion }, at) => {
    const citations = found[at]!.quotes.map(({ citation }) => citation)
    const given = { topic, opinion, citations, competitorName: asked.competitor.name }
    return sentenceOf({ ...given, addresses: topic.addresses[opinion] })
  })
}

type Sure = { topic: ComparedTopic; opinion: Opinion }

const sizeOf = ({ topic, opinion }: Sure) => Math.abs(topic[opinion].difference.value)
