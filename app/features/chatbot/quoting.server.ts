import type { Citation } from '#app/features/citations/cited-sentence.ts'
import { type CitableReview, checkCitations, readCitable } from '#app/features/citations/citing.server.ts'
import type { ReviewSet } from '#app/features/question-reading/query.schema.ts'
import type { Database } from '#app/platform/database.server.ts'
import { hasWords } from './finding-words.ts'
import type { Row } from './reading-rows.server.ts'

const most = { read: 60, shown: 6, letters: 400 }

/** Exact sentences of these reviews, in their order, that say what was asked for; each is checked as it is stored now. */
export async function quotesFrom(
  db: Database,
  businessId: string,
  rows: Row[],
  set: ReviewSet,
  { limit = most.shown, isAnySentence = false }: { limit?: number; isAnySentence?: boolean } = {},
): Promise<Citation[]> {
  const ids = rows
    .filter(({ id, isHidden }) => id !== '' && !isHidden)
    .slice(0, most.read)
    .map(({ id }) => id)
  const citable = await readCitable(db, businessId, ids)
  const found = ids.flatMap((id) => {
    const review = citable.get(id)
    const quote = review && (quoteOf(review, set) ?? (isAnySentence ? quoteOf(review, {}) : null))
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
function quoteOf(review: CitableReview, set: ReviewSet): string | null {
  const { text, sentences } = review
  const isFitting = fittingTo(review, set)
  const sentence = isFitting
    ? sentences.find(isFitting)
    : (sentences.find(({ shown, start, end }) => shown && end - start <= most.letters) ?? sentences[0])
  if (!sentence) return null
  const quote = text.slice(sentence.start, sentence.end).trim()
  return quote !== '' && quote.length <= most.letters ? quote : null
}

type Sentence = CitableReview['sentences'][number]

/** Null if any sentence will do. */
function fittingTo(
  { text, aspects, language }: CitableReview,
  { topics, opinion, words = [] }: ReviewSet,
): ((sentence: Sentence) => boolean) | null {
  const label = opinion && (opinion === 'praise' ? 'positive' : 'negative')
  const objects = words.filter(({ isObject }) => isObject)
  const wordsIn = ({ start, end }: Sentence, forms: string[]) =>
    hasWords(text.slice(start, end), forms, language)
  const isSaid = (sentence: Sentence) =>
    aspects.some(
      (each) =>
        each.start >= sentence.start &&
        each.end <= sentence.end &&
        (!topics || topics.includes(each.topic)) &&
        (!label || (each.shown && each.label === label)) &&
        (topics || objects.length === 0 || objects.some(({ forms }) => hasWords(each.term, forms, language))),
    ) && !(label && sentence.shown && sentence.label !== 'neutral' && sentence.label !== label)
  if (topics || label) return isSaid
  if (words.length > 0) return (sentence) => words.some(({ forms }) => wordsIn(sentence, forms))
  return null
}
