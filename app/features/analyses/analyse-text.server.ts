import type { Analysis } from '#analysis/analyse.ts'
import { fileUnder, inferTrade } from '#analysis/aspects/trade.ts'
import { businessKeywords } from '#analysis/keywords/business-keywords.ts'
import { sentenceToQuote } from '#analysis/mentions/opinion.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import type { Language } from '#app/languages/languages.ts'
import type { Span } from '#app/ui/underlined.tsx'
import { analyseOne, type ReviewText } from './analyse-reviews.server.ts'
import type { SentimentLabel } from './analysis.schema.ts'
import { opinionOf, spansOf, topicsByOpinion } from './opinion.ts'
import type { TextToAnalyse, TextTopic } from './text-to-analyse.schema.ts'

type Aspect = Analysis['aspects'][number]

const mostQuotes = 3
const mostTags = 8
/** In characters: short enough for a column. */
const longestQuote = 240

const surestFirst = (one: Aspect, other: Aspect) =>
  Number(other.shown) - Number(one.shown) || other.confidence - one.confidence

export function summariseReviews(reviews: PublicReview[]) {
  const all = reviews.map((review) => ({ ...analyseOne(review), text: review.text }))
  const labels: Record<SentimentLabel, number> = { positive: 0, neutral: 0, negative: 0 }
  for (const { sentiment } of all) if (sentiment) labels[sentiment.label]++
  return { count: all.length, labels, tags: businessKeywords(all).slice(0, mostTags) }
}

type OfText = { stars?: number | null; languageHint?: Language }

/** Analyses one text like a review without a title, and without stars unless they are given. */
export const analyseText = ({ words }: TextToAnalyse, { stars = null, languageHint }: OfText = {}) =>
  describeAlone({ id: '', rating: stars, title: null, text: words, languageHint })

/** The analysis of a typed text for a screen. Its trade is inferred from its own words; nothing is stored. */
export function describeAlone(review: ReviewText) {
  const found = analyseOne(review)
  const trade = inferTrade([found.aspects])
  const aspects = found.aspects.map((aspect) => ({ ...aspect, topic: fileUnder(trade, aspect) }))
  const analysis = { ...found, aspects }
  const { text, rating: stars } = review
  return {
    text,
    stars,
    language: analysis.language,
    sentiment: analysis.sentiment,
    spans: spansOf(analysis).map(rounded),
    topics: topicsByOpinion(aspects),
    quoted: topicsOf(text, analysis),
    keywords: analysis.keywords.slice(0, 8),
  }
}
export type AnalysedText = ReturnType<typeof analyseText>

function topicsOf(text: string, analysis: Analysis): TextTopic[] {
  return [...Map.groupBy(analysis.aspects, ({ topic }) => topic)]
    .map(([topic, found]) => ({
      topic,
      label: opinionOf(found.toSorted(surestFirst)[0]!),
      quotes: quotesOf(text, analysis, found),
    }))
    .filter(({ quotes }) => quotes.length > 0)
    .sort((one, other) => (one.topic < other.topic ? -1 : 1))
}

function quotesOf(text: string, analysis: Analysis, found: Aspect[]) {
  const quotes = found.flatMap((aspect) => quoteOf(text, analysis, aspect) ?? [])
  return [...new Map(quotes.map((quote) => [quote.text, quote])).values()].slice(0, mostQuotes)
}

/** Null if there is no sentence to quote, or one that is too long. */
function quoteOf(text: string, analysis: Analysis, aspect: Aspect): TextTopic['quotes'][number] | null {
  const { language, sentences, aspects, explanations } = analysis
  const sentence = sentenceToQuote(aspect, sentences)
  if (!sentence || sentence.end - sentence.start > longestQuote) return null
  const { start, end } = sentence
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
  }
}

/** A third digit makes no line thicker, and costs bytes. */
const rounded = (span: Span): Span => ({ ...span, weight: Math.round(100 * (span.weight ?? 0)) / 100 })
