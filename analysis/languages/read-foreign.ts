import type { AnalyseOptions, Analysis, JudgedSentence } from '../analyse.ts'
import { findThings } from '../aspects/find-aspects.ts'
import { judgeTopics } from '../aspects/judge-topics.ts'
import { findSpoken, leanOf, overlapping, withQuotability } from '../aspects/spoken-phrases.ts'
import { isShownWithStars } from '../confidence.ts'
import type { Engine } from '../engine.ts'
import { judgeClauses } from '../sentiment/clauses.ts'
import { type Explanation, explainSentence, strongest } from '../sentiment/explain.ts'
import type { Judgement } from '../sentiment/judge-sentiment.ts'
import { type SentenceMood, sentenceMood } from '../sentiment/mood.ts'
import { addReading, clearedWeights, clearReading, readSentence } from '../sentiment/read-sentence.ts'
import { shiftOfSentence, shiftOfWhole } from '../sentiment/stars.ts'
import { marksElsewhere } from '../text/elsewhere.ts'
import { meaningOf } from '../text/litotes.ts'
import { splitSentences } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'
import { foreignKeywords } from './foreign-keywords.ts'
import { glossTokens } from './gloss.ts'
import {
  addNative,
  emptyNative,
  foreignParts,
  foreignPolarity,
  judgeForeign,
  readNative,
} from './judge-foreign.ts'
import type { Language } from './language-model.ts'
import { thingOf } from './things.ts'

/**
 * Analyses a text in one of the learned languages: English glosses at the same offsets replace its words for the English
 * parts of the engine, and the weights of the language's own words are added.
 */
export function readForeign(
  engine: Engine,
  language: Language,
  text: string,
  tokens: Token[],
  { rating }: AnalyseOptions,
): Omit<Analysis, 'language' | 'judged' | 'sentiment'> & { sentiment: Judgement } {
  const { sentiment: model, foreign, whole, part } = engine
  const split = splitSentences(text, tokens)
  const meant = split.map((sentence) =>
    meaningOf({ ...sentence, tokens: glossTokens(language.glossary, sentence.tokens) }),
  )
  const sentences: JudgedSentence[] = []
  const moods: SentenceMood[] = []
  const explanations: Explanation[] = []
  const native = emptyNative()
  const spoken = split.map((sentence) => findSpoken(text, sentence, language.name))
  let leans = 0
  clearReading(whole)
  meant.forEach(({ start, end, tokens }, i) => {
    const given = clearedWeights(tokens.length)
    readSentence(model, tokens, part, given, 0)
    addReading(whole, part)
    const own = readNative(foreign, language, split[i]?.tokens ?? [], tokens)
    addNative(native, own)
    const parts = foreignParts(model, foreign, part, own)
    moods.push({
      ...sentenceMood(model, part, given, tokens.length),
      whole: foreignPolarity(language.fit, parts),
    })
    const lean = leanOf(spoken[i] ?? [], part.words)
    leans += lean * part.words
    const judgement = judgeForeign(language.fit, parts, part, rating && shiftOfSentence(rating), lean)
    const byWords = rating ? judgeForeign(language.fit, parts, part, undefined, lean) : judgement
    const shown = isShownWithStars(judgement, byWords)
    spoken[i] = withQuotability(spoken[i] ?? [], { label: judgement.label, shown })
    explainSentence(tokens, given, judgement, explanations)
    const clauses = judgeClauses({ start, end, tokens }, byWords, (its) => {
      readSentence(model, its, part, undefined, 0)
      const [first, last] = [its[0]!, its.at(-1)!]
      const written = (split[i]?.tokens ?? []).filter(
        (token) => token.start >= first.start && token.end <= last.end,
      )
      const clauseParts = foreignParts(model, foreign, part, readNative(foreign, language, written, its))
      return judgeForeign(
        language.fit,
        clauseParts,
        part,
        undefined,
        leanOf(overlapping(spoken[i]!, its), part.words),
      )
    })
    sentences.push({ start, end, ...judgement, byWords, clauses, shown, isElsewhere: false })
  })
  const { aspects: found, named } = findThings(text, meant, {
    moods,
    rating,
    language: language.name,
    spoken,
    thingOf: (tokens, span) => thingOf(language.name, text, tokens, span),
  })
  const aspects = found.filter(({ start, end }) => end > start)
  const marked = marksElsewhere(text, split, language.name)
  return {
    sentiment: judgeForeign(
      language.fit,
      foreignParts(model, foreign, whole, native),
      whole,
      rating && shiftOfWhole(rating),
      leans / Math.max(1, whole.words),
    ),
    sentences: marked(sentences),
    aspects: marked(aspects),
    named: marked(named),
    topics: judgeTopics(meant, aspects),
    keywords: foreignKeywords(model.table, meant),
    explanations: strongest(joinPlaces(explanations)),
  }
}

/** A word whose gloss has two words is explained once. */
function joinPlaces(explanations: Explanation[]): Explanation[] {
  const joined: Explanation[] = []
  for (const explanation of explanations.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const before = joined.at(-1)
    if (before && explanation.start < before.end) {
      if (Math.abs(explanation.weight) > Math.abs(before.weight)) before.weight = explanation.weight
    } else joined.push({ ...explanation })
  }
  return joined
}
