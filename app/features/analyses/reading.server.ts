import { type Analysis, analyse } from '#analysis/analyse.ts'
import { businessKeywords } from '#analysis/keywords/business-keywords.ts'
import { stopWords } from '#analysis/keywords/stop-words.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import type { Span } from '#app/ui/underlined.tsx'
import { understand } from './analysing.server.ts'
import { type SentimentLabel, sentimentLabels } from './analysis.schema.ts'
import type { ReadTopic, WordsToRead } from './reading.schema.ts'
import { spansOf } from './spans.ts'

type Understood = Pick<Analysis, 'aspects' | 'explanations' | 'sentences'> & {
  text: string
  author: string | null
}
type Mention = { of: Understood; aspect: Analysis['aspects'][number] }

const mostQuotes = 3
const mostTags = 8
/** A sentence that says something, and that a column holds. */
const quotable = { min: 18, max: 240 }

const noOpinions = (): Record<SentimentLabel, number> => ({ positive: 0, neutral: 0, negative: 0 })
const strongestFirst = (one: Mention, other: Mention) =>
  Math.abs(other.aspect.score) - Math.abs(one.aspect.score)

/** What these reviews come to: how many read as what, what they speak of, and which of their words return. */
export function readReviews(reviews: PublicReview[], { fewest = 3 } = {}) {
  const all = reviews.map((review) => ({
    ...understand(review),
    text: review.text,
    author: review.authorName,
  }))
  const labels = noOpinions()
  for (const { sentiment } of all) if (sentiment) labels[sentiment.label]++
  const tags = businessKeywords(reviews.map(({ text }) => text)).slice(0, mostTags)
  return { count: all.length, labels, topics: topicsOf(all, fewest), tags }
}

/** One text of anybody's, read like a review without stars. Pure: nothing is kept. */
export function readWords({ words }: WordsToRead) {
  const analysis = analyse(words)
  return {
    text: words,
    sentiment: analysis.sentiment,
    spans: spansOf(worded(words, analysis)).map(rounded),
    topics: topicsOf([{ ...analysis, text: words, author: null }], 1),
    keywords: analysis.keywords.slice(0, 8),
  }
}
export type ReadWords = ReturnType<typeof readWords>

function topicsOf(all: Understood[], fewest: number): ReadTopic[] {
  const mentions = new Map<string, Mention[]>()
  for (const of of all) {
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

/** A text counts once, by what it says most clearly. */
function topicOf(topic: string, found: Mention[]): ReadTopic {
  const clearest = new Map<Understood, Mention>()
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

/** One of each side before a second one of either: the few who disagree are heard too. */
function quotesOf(mentions: Mention[]) {
  const bySide = sentimentLabels.map((label) => mentions.filter(({ aspect }) => aspect.label === label))
  const chosen: ReadTopic['quotes'] = []
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

/** Null unless the offsets find the very words: what cannot be checked is not shown. */
function quoteOf({ of, aspect }: Mention): ReadTopic['quotes'][number] | null {
  const { text, author, sentences, aspects, explanations } = of
  const sentence = sentences.find(({ start, end }) => start <= aspect.start && end >= aspect.end)
  if (!sentence || text.slice(aspect.start, aspect.end) !== aspect.term) return null
  const { start, end } = sentence
  if (end - start > quotable.max || (author !== null && end - start < quotable.min)) return null
  const isInside = (span: { start: number; end: number }) => span.start >= start && span.end <= end
  const spans = spansOf({
    aspects: aspects.filter((each) => each.topic === aspect.topic && isInside(each)),
    explanations: worded(text, { explanations }).explanations.filter(isInside),
  })
  return {
    text: text.slice(start, end),
    label: aspect.label,
    spans: spans.map((span) => rounded({ ...span, start: span.start - start, end: span.end - start })),
    author,
  }
}

/** Without the "and" and the "was" between two words that weighed: they mean nothing to who reads the marks. */
function worded<Read extends Pick<Understood, 'explanations'>>(text: string, read: Read): Read {
  const explanations = read.explanations.filter(
    ({ start, end }) => !stopWords.has(text.slice(start, end).toLowerCase()),
  )
  return { ...read, explanations }
}

/** No line gets thicker by the third digit, and a page carries fewer bytes. */
const rounded = (span: Span): Span => ({ ...span, weight: Math.round(100 * (span.weight ?? 0)) / 100 })
