import { topicName } from '#app/features/analyses/topic-name.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import type { Citation, CitedSentence } from '#app/features/citations/cited-sentence.ts'
import { checkCitations } from '#app/features/citations/citing.server.ts'
import { findExample } from '#app/features/evidence/example-quote.server.ts'
import { tellChanges } from '#app/features/evidence/told-trends.server.ts'
import { citationOf } from '#app/features/evidence/topic-citation.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import type { StarCounts } from '#app/features/insights/chance.ts'
import { findQuotes } from '#app/features/insights/quotes.server.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { readCounts } from '#app/features/reviews/counts.server.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { fewest } from '#app/features/suggestions/grouping.ts'
import { readSuggestions } from '#app/features/suggestions/suggesting.server.ts'
import type { Suggestion } from '#app/features/suggestions/suggestion.ts'
import { dayAfter } from '#app/features/trends/days.ts'
import { readTrends } from '#app/features/trends/reading.server.ts'
import { textOf } from '#app/features/trends/words.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type DigestPeriod, endOf, periodKey, shiftPeriod, unitName } from './digest-period.ts'
import { findMostSaid, type SaidTopic } from './digest-topics.server.ts'
import type { DigestPart, PerformanceDigest } from './performance-digest.ts'
import { ratingSentence } from './rating-sentence.ts'

type OfBusiness = Pick<Business, 'id' | 'tierName' | 'category'>

/** All that is worth saying about a week or a month, each sentence with its quotes. */
export async function readPerformanceDigest(
  db: Database,
  business: OfBusiness,
  period: DigestPeriod,
): Promise<PerformanceDigest> {
  const [topics, changes, suggestion] = await Promise.all([
    readTopics(db, business, period),
    readChanges(db, business, period),
    readNewSuggestion(db, business, period),
  ])
  const rating = await readRating(db, business.id, period, quotedIn([...changes, ...topics]))
  const waiting = await readWaiting(db, business.id, period, quotedIn([...changes, ...topics, ...rating]))
  return {
    period,
    parts: [
      ...changes,
      ...(await supported(db, business.id, [...rating, ...topics, ...suggestion, ...waiting])),
    ],
  }
}

const daysOf = ({ from, to }: DigestPeriod) => ({ from, to })

const quotedIn = (parts: DigestPart[]) =>
  parts.flatMap(({ sentence }) => sentence.citations.map(({ reviewId }) => reviewId))

/** Of the changes of the period, so many at most. */
const mostChanges = 3

/**
 * The changes of the period. A change is found within two weeks, so that one of the week before may not have been told
 * yet.
 */
async function readChanges(db: Database, business: OfBusiness, period: DigestPeriod): Promise<DigestPart[]> {
  const { changes } = await readTrends(db, business, now())
  const from = dayAfter(period.from, -7)
  const recent = changes.filter(({ since }) => since >= from && since <= period.to).slice(0, mostChanges)
  const told = await tellChanges(db, business, recent)
  return told.map(({ parts, ...evidence }) => ({
    kind: 'change',
    sentence: { text: textOf({ parts }), ...evidence },
  }))
}

/** Composed by us, so that its digits are no figures. */
const knownNames = ['95% confidence']

async function supported(db: Database, businessId: string, parts: DigestPart[]) {
  const names = [...knownNames, ...parts.flatMap(({ about }) => (about ? [about] : []))]
  const sentences = parts.map(({ sentence }) => sentence)
  const checked = await checkCitations(db, businessId, sentences, { names })
  const byText = new Map(checked.map((sentence) => [sentence.text, sentence]))
  return parts.flatMap((part) => {
    const sentence = byText.get(part.sentence.text)
    return sentence ? [{ ...part, sentence }] : []
  })
}

async function readRating(
  db: Database,
  businessId: string,
  period: DigestPeriod,
  quoted: string[],
): Promise<DigestPart[]> {
  const [during, before, citations] = await Promise.all([
    countPeriod(db, businessId, period),
    countPeriod(db, businessId, shiftPeriod(period, -1)),
    findExample(db, businessId, { ...daysOf(period), quoted }),
  ])
  const sentence = ratingSentence(period, during.stars, before.stars)
  return sentence ? [{ kind: 'rating', sentence: { ...sentence, citations } }] : []
}

/** Reviews in the rating: by stars, and how many have no reply. */
async function countPeriod(db: Database, businessId: string, period: DigestPeriod) {
  const cells = await readCounts(db, businessId, {
    by: ['rating'],
    from: period.from,
    to: endOf(period).toISOString().slice(0, 10),
    provenance: countedProvenances,
  })
  const stars: StarCounts = [0, 0, 0, 0, 0]
  for (const { rating, reviews } of cells) stars[rating - 1]! += reviews
  return { stars, waiting: cells.reduce((sum, { reviews, replied }) => sum + reviews - replied, 0) }
}

async function readTopics(db: Database, business: OfBusiness, period: DigestPeriod): Promise<DigestPart[]> {
  const pause = await readAnalysisPause(db, business, now())
  const said = await findMostSaid(db, business.id, period, pause)
  const quotes = await findQuotes(db, business.id, said, {
    ...{ from: new Date(period.from), to: endOf(period) },
    pause,
  })
  return said.map((each): DigestPart => {
    const its = quotes.filter(({ topic, label }) => topic === each.topic && label === each.label)
    return {
      kind: each.label === 'positive' ? 'praise' : 'complaint',
      about: topicName(each.topic),
      sentence: topicSentence(period, each, its.map(citationOf)),
    }
  })
}

function topicSentence(
  period: DigestPeriod,
  { topic, label, reviews }: SaidTopic,
  citations: Citation[],
): CitedSentence {
  const isPraise = label === 'positive'
  const said = isPraise
    ? countOf(reviews, 'review praises', 'reviews praise')
    : countOf(reviews, 'review complains', 'reviews complain')
  const address = inboxAddress({
    ...{ state: 'published', provenance: 'customers', period: periodKey(period) },
    ...{ topic, label },
  })
  return {
    text: isPraise ? `${topicName(topic)}: ${said} it.` : `${topicName(topic)}: ${said} about it.`,
    figures: [{ label: `${said} ${topic}`, value: reviews, kind: 'count', reviews, address }],
    citations,
  }
}

/** The likely best of those that enough authors support only since this period, and that the owner has not marked. */
async function readNewSuggestion(
  db: Database,
  business: OfBusiness,
  period: DigestPeriod,
): Promise<DigestPart[]> {
  const { suggestions } = await readSuggestions(db, business, now())
  const isNew = ({ marks, evidence }: Suggestion) => {
    const since = evidence.at(-fewest.authors)?.writtenAt.slice(0, 10)
    return marks.length === 0 && since !== undefined && since >= period.from && since <= period.to
  }
  const found = suggestions.find(isNew)
  if (!found?.said) return []
  const { title, topic, said } = found
  return [
    {
      kind: 'suggestion',
      about: topic,
      sentence: {
        text: `${title}. ${said.text}`,
        figures: said.figures,
        citations: said.citations.slice(0, quotesOfSuggestion),
      },
      link: { to: '/business/analytics/suggestions', text: 'All suggestions' },
    },
  ]
}

const quotesOfSuggestion = 2

async function readWaiting(
  db: Database,
  businessId: string,
  period: DigestPeriod,
  quoted: string[],
): Promise<DigestPart[]> {
  const [{ waiting }, citations] = await Promise.all([
    countPeriod(db, businessId, period),
    findExample(db, businessId, { ...daysOf(period), isWaiting: true, quoted }),
  ])
  if (waiting === 0) return []
  const address = inboxAddress({ state: 'unreplied', period: periodKey(period) })
  const figure = {
    label: 'reviews without a reply',
    value: waiting,
    kind: 'count',
    reviews: waiting,
  } as const
  const text = `${countOf(waiting, 'review')} of the ${unitName(period)} ${waiting === 1 ? 'has' : 'have'} no reply yet.`
  return [{ kind: 'waiting', sentence: { text, figures: [{ ...figure, address }], citations } }]
}
