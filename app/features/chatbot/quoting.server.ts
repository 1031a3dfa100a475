import type { Citation } from '#app/features/citations/cited-sentence.ts'
import { type CitableReview, checkCitations, readCitable } from '#app/features/citations/citing.server.ts'
import type { ReviewSet } from '#app/features/question-reading/query.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import { hasWords } from './finding-words.ts'
import type { Row } from './reading-rows.server.ts'

const most = { read: 60, shown: 6, letters: 400 }

type Quoting = {
  limit?: number
  isAnySentence?: boolean
  /** No sentence that surely says the opposite. */
  leaning?: 'praise' | 'complaint'
}

/** Exact sentences of these reviews, in their order, that say what was asked for; each is checked as it is stored now. */
export async function quotesFrom(
  db: Database,
  businessId: string,
  rows: Row[],
  set: ReviewSet,
  { limit = most.shown, isAnySentence = false, leaning }: Quoting = {},
): Promise<Citation[]> {
  const ids = rows
    .filter(({ id, isHidden }) => id !== '' && !isHidden)
    .slice(0, most.read)
    .map(({ id }) => id)
  const citable = await readCitable(db, businessId, ids)
  const found = ids.flatMap((id) => {
    const review = citable.get(id)
    const quote = review && (quoteOf(review, set, leaning) ?? (isAnySentence ? quoteOf(review, {}) : null))
    return quote ? [{ text: '', citations: [citationOf(review, quote)], figures: [] }] : []
  })
  const checked = await checkCitations(db, businessId, found.slice(0, 2 * limit))
  return checked.flatMap(({ citations }) => citations).slice(0, limit)
}

function citationOf(
  { reviewId, authorName, writtenAt, rating, provenance, language }: CitableReview,
  quote: string,
): Citation {
  return { reviewId, quote, authorName, writtenAt, rating, provenance, language }
}

/** The sentence with the opinion, the topic or the word asked for; otherwise the first that has an opinion, or the first. */
function quoteOf(review: CitableReview, set: ReviewSet, leaning?: Quoting['leaning']): string | null {
  const { text } = review
  const sentences = leaning ? review.sentences.filter(isLeaning(review, leaning)) : review.sentences
  const fitting = fittingTo(review, set)
  const sentence = fitting
    ? fitting.map((isFitting) => sentences.find(isFitting)).find(Boolean)
    : (sentences.find(({ shown, start, end }) => shown && end - start <= most.letters) ?? sentences[0])
  if (!sentence) return null
  const quote = text.slice(sentence.start, sentence.end).trim()
  return quote !== '' && quote.length <= most.letters ? quote : null
}

type Sentence = CitableReview['sentences'][number]

function isLeaning({ aspects }: CitableReview, leaning: 'praise' | 'complaint') {
  const opposite = leaning === 'praise' ? 'negative' : 'positive'
  return ({ shown, label, start, end }: Sentence) =>
    !(shown && label === opposite) &&
    !aspects.some((each) => each.shown && each.label === opposite && each.start >= start && each.end <= end)
}

/** Null if any sentence will do; otherwise the best kinds of sentences come first. */
function fittingTo(
  { text, aspects, language, rating }: CitableReview,
  { topics, opinion, words = [] }: ReviewSet,
): ((sentence: Sentence) => boolean)[] | null {
  const label = opinion && (opinion === 'praise' ? 'positive' : 'negative')
  const objects = words.filter(({ isObject }) => isObject)
  const hasWord = ({ start, end }: Sentence) =>
    words.some(({ forms }) => hasWords(text.slice(start, end), forms, language))
  // A lone word of praise in a review with three stars is often no praise.
  const hasFittingStars = opinion === 'praise' ? rating >= 4 : rating <= 3
  const isOpinion = (sentence: Sentence) =>
    sentence.shown && sentence.label !== 'neutral' ? sentence.label === label : hasFittingStars
  const isSaid = (sentence: Sentence) =>
    aspects.some(
      (each) =>
        each.start >= sentence.start &&
        each.end <= sentence.end &&
        (!topics || topics.includes(each.topic)) &&
        (!label || (each.shown && each.label === label)) &&
        (topics || objects.length === 0 || objects.some(({ forms }) => hasWords(each.term, forms, language))),
    ) &&
    (!label || isOpinion(sentence))
  const isBoth = (sentence: Sentence) => isSaid(sentence) && hasWord(sentence)
  if (label) return words.length > 0 ? [isBoth, isSaid] : [isSaid]
  if (topics) return words.length > 0 ? [isBoth, hasWord, isSaid] : [isSaid]
  return words.length > 0 ? [hasWord] : null
}
