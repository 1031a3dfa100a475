import { loadEngine } from '../engine.ts'
import { glossTokens } from '../languages/gloss.ts'
import { ownWords } from '../languages/own-words.ts'
import { type Sentence, splitSentences } from '../text/sentences.ts'
import { tokenise } from '../text/tokens.ts'
import { eachPhrase } from './keywords.ts'

/** `counts`: in how many of the `texts` reviews each phrase occurs. */
export type PhraseCounts = { texts: number; counts: Map<string, number> }

/** A phrase of a business's reviews; `reviews` says how many have it, `weight` how special it is. */
export type BusinessKeyword = { phrase: string; reviews: number; weight: number }

/** `language` is BCP-47: that of the text's analysis. */
export type Written = { text: string; language: string }

/** Counts each phrase once a text. Feed it the reviews of other businesses to make a background. */
export function countPhrases(texts: Iterable<Written>): PhraseCounts {
  const counts = new Map<string, number>()
  let total = 0
  for (const written of texts) {
    total++
    const seen = new Set<string>()
    eachPhrase(sentencesOf(written), (phrase) => seen.add(phrase))
    for (const phrase of seen) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return { texts: total, counts }
}

function sentencesOf({ text, language }: Written): Sentence[] {
  const sentences = splitSentences(text, tokenise(text))
  const learned = loadEngine().foreign.languages.get(language)
  if (!learned) return sentences
  return ownWords(
    sentences.map((sentence) => ({ ...sentence, tokens: glossTokens(learned.glossary, sentence.tokens) })),
  )
}

/**
 * The phrases that make one business different: frequent in its own reviews, rarer in the background.
 * Ranked by the log-likelihood ratio; at most `limit`.
 */
export function businessKeywords(
  texts: Iterable<Written>,
  background?: PhraseCounts,
  limit = 20,
): BusinessKeyword[] {
  const own = countPhrases(texts)
  const least = own.texts < 10 ? 1 : 2
  const ranked: BusinessKeyword[] = []
  for (const [phrase, reviews] of own.counts) {
    if (reviews < least) continue
    const elsewhere = background?.counts.get(phrase) ?? 0
    const weight = distinctiveness(reviews, own.texts, elsewhere, background?.texts ?? 0)
    if (weight > 0) ranked.push({ phrase, reviews, weight: Math.round(weight * 1000) / 1000 })
  }
  // Of equals the longer phrase says more.
  ranked.sort(
    (a, b) => b.weight - a.weight || b.phrase.length - a.phrase.length || (a.phrase < b.phrase ? -1 : 1),
  )
  return withoutOverlaps(ranked, limit)
}

function distinctiveness(own: number, ownTotal: number, elsewhere: number, elsewhereTotal: number): number {
  if (elsewhereTotal === 0) return own
  const rate = own / ownTotal
  const expected = (elsewhere + 0.5) / (elsewhereTotal + 1)
  return rate > expected ? own * Math.log(rate / expected) : 0
}

/** Of "front desk" and "desk" only the more telling one stays. */
function withoutOverlaps(ranked: BusinessKeyword[], limit: number): BusinessKeyword[] {
  const kept: BusinessKeyword[] = []
  for (const keyword of ranked) {
    if (kept.length === limit) break
    const padded = ` ${keyword.phrase} `
    const overlaps = kept.some(
      ({ phrase }) => ` ${phrase} `.includes(padded) || padded.includes(` ${phrase} `),
    )
    if (!overlaps) kept.push(keyword)
  }
  return kept
}
