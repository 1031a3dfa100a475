import { loadAspectModel } from '../aspects/aspect-model.ts'
import { read } from '../aspects/find-aspects.ts'
import { findTerms } from '../aspects/find-terms.ts'
import { packModel } from '../aspects/model-file.ts'
import { mayName, NAMING_FACTS, type NamingTables, namingFacts } from '../aspects/name-model.ts'
import { loadEngine } from '../engine.ts'
import { glossTokens } from '../languages/gloss.ts'
import { meaningOf } from '../text/litotes.ts'
import { splitSentences } from '../text/sentences.ts'
import { tokenise } from '../text/tokens.ts'
import { type Example, learnLogistic, packed } from './logistic.ts'
import { type MarkedReview, placesOf } from './own-reviews.ts'

const ROWS = 1 << 14
const PULL = 1

export function wordsOf(review: MarkedReview, language: string): Example[] {
  const model = loadAspectModel()
  const { text } = review
  const glossary = loadEngine().foreign.languages.get(language)?.glossary
  const marks = placesOf(review)
  return splitSentences(text, tokenise(text)).flatMap((sentence) => {
    const written = glossary ? glossTokens(glossary, sentence.tokens) : sentence.tokens
    const { tokens } = meaningOf({ ...sentence, tokens: written })
    const reading = read(model, tokens)
    findTerms(model.terms, reading)
    return tokens.flatMap((token, i): Example[] => {
      if (!mayName(token)) return []
      const rows = new Int32Array(NAMING_FACTS)
      const count = namingFacts(reading, text, tokens, i, language, ROWS - 1, rows)
      const its = marks.filter(({ term }) => term && term.start < token.end && term.end > token.start)
      const isThing = its.some(({ kind }) => kind !== 'unnamed')
      // Somebody with a name: the topic is the name then.
      const isPerson = its.some(({ kind, topic }) => kind === 'person' && /^\p{Lu}/u.test(topic))
      return [{ rows: rows.slice(0, count), value: 1, is: [isThing, isPerson], weight: 1 }]
    })
  })
}

export function learnNaming(words: Example[]): NamingTables {
  const { weights, bias } = learnLogistic(words, ROWS, PULL, -3)
  return { rows: weights, scale: 1, bias }
}

export function packNaming({ rows, bias }: NamingTables): Buffer {
  const { bytes, scale } = packed(rows as Float32Array)
  return packModel([['rows', bytes]], { scale, bias })
}
