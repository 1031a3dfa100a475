import { type Analysis, analyse } from '#analysis/analyse.ts'
import { fileUnder, inferTrade } from '#analysis/aspects/trade.ts'
import { businessKeywords } from '#analysis/keywords/business-keywords.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import type { Span } from '#app/ui/underlined.tsx'
import { analyseOne } from './analysing.server.ts'
import { type SentimentLabel, sentimentLabels } from './analysis.schema.ts'
import { spansOf } from './spans.ts'
import type { TextToAnalyse, TextTopic } from './text-to-analyse.schema.ts'

type AnalysedSource = Pick<Analysis, 'aspects' | 'explanations' | 'sentences'> & {
  text: string
  author: string | null
}
type Mention = { of: AnalysedSource; aspect: Analysis['aspects'][number] }

const mostQuotes = 3
const mostTags = 8
/** In characters: long enough to mean something, short enough for a column. */
const quotable = { min: 18, max: 240 }

const noOpinions = (): Record<SentimentLabel, number> => ({ positive: 0, neutral: 0, negative: 0 })
const strongestFirst = (one: Mention, other: Mention) =>
  Math.abs(other.aspect.score) - Math.abs(one.aspect.score)

/** Summarises reviews: how many have which sentiment, their topics, and their frequent words. */
export function summariseReviews(reviews: PublicReview[], { fewest = 3 } = {}) {
  const all = reviews.map((review) => ({
    ...analyseOne(review),
    text: review.text,
    author: review.authorName,
  }))
  const labels = noOpinions()
  for (const { sentiment } of all) if (sentiment) labels[sentiment.label]++
  const tags = businessKeywords(reviews.map(({ text }) => text)).slice(0, mostTags)
  return { count: all.length, labels, topics: topicsOf(all, fewest), tags }
}

/** Analyses one text like a review without stars. Pure: nothing is stored. */
export function analyseText({ words }: TextToAnalyse) {
  const analysis = analyse(words)
  return {
    text: words,
    sentiment: analysis.sentiment,
    spans: spansOf(analysis).map(rounded),
    topics: topicsOf([{ ...analysis, text: words, author: null }], 1),
    keywords: analysis.keywords.slice(0, 8),
  }
}
export type AnalysedText = ReturnType<typeof analyseText>

function topicsOf(all: AnalysedSource[], fewest: number): TextTopic[] {
  const mentions = new Map<string, Mention[]>()
  for (const of of filed(all)) {
    for (const aspect of of.aspects) {
      const known = mentions.get(aspect.topic)
      if (known) known.push({ of, aspect })
      else mentions.set(aspect.topic, [{ of, aspect }])
    }
  }
  return [...mentions]
    .map(([topic, found]) => topicOf(topic, found))
    .filter(({ texts, quotes }) => texts >= fewest && quotes.length > 0)
    .sort((one, other) => other.texts - one.texts || (one.topic < other.topic ? -1 : 1))
}

/** The sources with their aspects under the topics of their common trade. */
function filed(all: AnalysedSource[]): AnalysedSource[] {
  const trade = inferTrade(all.map(({ aspects }) => aspects))
  return all.map((source) => ({
    ...source,
    aspects: source.aspects.map((aspect) => ({ ...aspect, topic: fileUnder(trade, aspect) })),
  }))
}

/** Counts each text once, by its strongest mention. */
function topicOf(topic: string, found: Mention[]): TextTopic {
  const clearest = new Map<AnalysedSource, Mention>()
  for (const mention of [...found].sort(strongestFirst)) {
    if (!clearest.has(mention.of)) clearest.set(mention.of, mention)
  }
  const opinions = noOpinions()
  for (const { aspect } of clearest.values()) opinions[aspect.label]++
  return {
    topic,
    texts: clearest.size,
    opinions,
    quotes: quotesOf(clearest.size > 1 ? [...clearest.values()] : found),
  }
}

/** Takes turns between positive, neutral and negative, so that a minority is quoted too. */
function quotesOf(mentions: Mention[]) {
  const bySide = sentimentLabels.map((label) => mentions.filter(({ aspect }) => aspect.label === label))
  const chosen: TextTopic['quotes'] = []
  for (let round = 0; chosen.length < mostQuotes && bySide.some((side) => round < side.length); round++) {
    for (const side of bySide) {
      const mention = side[round]
      const quote = mention && quoteOf(mention)
      const isNew = quote && !chosen.some(({ text }) => text === quote.text)
      if (isNew && chosen.length < mostQuotes) chosen.push(quote)
    }
  }
  return chosen
}

/** Null unless the offsets still match the text: we show no quote that we cannot verify. */
function quoteOf({ of, aspect }: Mention): TextTopic['quotes'][number] | null {
  const { text, author, sentences, aspects, explanations } = of
  const sentence = sentences.find(({ start, end }) => start <= aspect.start && end >= aspect.end)
  if (!sentence || text.slice(aspect.start, aspect.end) !== aspect.term) return null
  const { start, end } = sentence
  if (end - start > quotable.max || (author !== null && end - start < quotable.min)) return null
  const isInside = (span: { start: number; end: number }) => span.start >= start && span.end <= end
  const spans = spansOf({
    aspects: aspects.filter((each) => each.topic === aspect.topic && isInside(each)),
    explanations: explanations.filter(isInside),
  })
  return {
    text: text.slice(start, end),
    label: aspect.label,
    spans: spans.map((span) => rounded({ ...span, start: span.start - start, end: span.end - start })),
    author,
  }
}

/** A third digit makes no line thicker, and costs bytes. */
const rounded = (span: Span): Span => ({ ...span, weight: Math.round(100 * (span.weight ?? 0)) / 100 })
