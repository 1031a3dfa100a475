import type { Analysis } from '#analysis/analyse.ts'
import { fileUnder, inferTrade } from '#analysis/aspects/trade.ts'
import { businessKeywords } from '#analysis/keywords/business-keywords.ts'
import { sentenceToQuote } from '#analysis/mentions/opinion.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import type { Language } from '#app/languages/languages.ts'
import type { Span } from '#app/ui/underlined.tsx'
import { analyseOne, type ReviewText } from './analysing.server.ts'
import type { SentimentLabel } from './analysis.schema.ts'
import { opinionOf, topicsByOpinion } from './opinion.ts'
import { spansOf } from './spans.ts'
import type { TextToAnalyse, TextTopic } from './text-to-analyse.schema.ts'

type AnalysedSource = Pick<Analysis, 'aspects' | 'explanations' | 'language' | 'sentences'> & {
  text: string
  author: string | null
}
type Mention = { of: AnalysedSource; aspect: Analysis['aspects'][number] }

const mostQuotes = 3
const mostTags = 8
/** In characters: long enough to mean something, short enough for a column. */
const quotable = { min: 18, max: 240 }

const noOpinions = (): Record<SentimentLabel, number> => ({ positive: 0, neutral: 0, negative: 0 })
const surestFirst = (one: Mention, other: Mention) =>
  Number(other.aspect.shown) - Number(one.aspect.shown) || other.aspect.confidence - one.aspect.confidence

/** Summarises reviews: how many have which sentiment, their topics, and their frequent words. */
export function summariseReviews(reviews: PublicReview[], { fewest = 3 } = {}) {
  const all = reviews.map((review) => ({
    ...analyseOne(review),
    text: review.text,
    author: review.authorName,
  }))
  const labels = noOpinions()
  for (const { sentiment } of all) if (sentiment) labels[sentiment.label]++
  const tags = businessKeywords(all).slice(0, mostTags)
  return { count: all.length, labels, topics: topicsOf(all, fewest), tags }
}

/** Analyses a review that belongs to no business: the trade is the one that its own words name. */
export function analyseAlone(review: ReviewText) {
  const analysis = analyseOne(review)
  return filed([analysis])[0]!
}

type OfText = { stars?: number | null; languageHint?: Language }

/** Analyses one text like a review without a title, and without stars unless they are given. Pure: nothing is stored. */
export function analyseText({ words }: TextToAnalyse, { stars = null, languageHint }: OfText = {}) {
  const analysis = analyseAlone({ id: '', rating: stars, title: null, text: words, languageHint })
  return {
    text: words,
    stars,
    language: analysis.language,
    sentiment: analysis.sentiment,
    spans: spansOf(analysis).map(rounded),
    topics: topicsByOpinion(analysis.aspects),
    quoted: topicsOf([{ ...analysis, text: words, author: null }], 1),
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
function filed<Source extends Pick<Analysis, 'aspects'>>(all: Source[]): Source[] {
  const trade = inferTrade(all.map(({ aspects }) => aspects))
  return all.map((source) => ({
    ...source,
    aspects: source.aspects.map((aspect) => ({ ...aspect, topic: fileUnder(trade, aspect) })),
  }))
}

/** Counts each text once, by its surest mention. */
function topicOf(topic: string, found: Mention[]): TextTopic {
  const clearest = new Map<AnalysedSource, Mention>()
  for (const mention of [...found].sort(surestFirst)) {
    if (!clearest.has(mention.of)) clearest.set(mention.of, mention)
  }
  const opinions = noOpinions()
  for (const { aspect } of clearest.values()) opinions[opinionOf(aspect)]++
  return {
    topic,
    texts: clearest.size,
    opinions,
    quotes: quotesOf(clearest.size > 1 ? [...clearest.values()] : found),
  }
}

/** Takes turns between praise and complaints, so that a minority is quoted too. */
function quotesOf(mentions: Mention[]) {
  const bySide = (['positive', 'negative'] as const).map((label) =>
    mentions.filter(({ aspect }) => aspect.label === label),
  )
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

/** Null if there is no sentence to quote, or one that is too long or too short. */
function quoteOf({ of, aspect }: Mention): TextTopic['quotes'][number] | null {
  const { text, language, author, sentences, aspects, explanations } = of
  const sentence = sentenceToQuote(aspect, sentences)
  if (!sentence) return null
  const { start, end } = sentence
  if (end - start > quotable.max || (author !== null && end - start < quotable.min)) return null
  const isInside = (span: { start: number; end: number }) => span.start >= start && span.end <= end
  const spans = spansOf({
    aspects: aspects.filter((each) => each.topic === aspect.topic && isInside(each)),
    explanations: explanations.filter(isInside),
    sentences,
  })
  return {
    text: text.slice(start, end),
    language,
    label: aspect.label,
    spans: spans.map((span) => rounded({ ...span, start: span.start - start, end: span.end - start })),
    author,
  }
}

/** A third digit makes no line thicker, and costs bytes. */
const rounded = (span: Span): Span => ({ ...span, weight: Math.round(100 * (span.weight ?? 0)) / 100 })
