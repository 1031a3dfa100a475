import { type Aspect, findThings, type Named } from './aspects/find-aspects.ts'
import { judgeTopics, type TopicJudgement } from './aspects/judge-topics.ts'
import { findSpoken, leanOf, overlapping, withQuotability } from './aspects/spoken-phrases.ts'
import { type ByWords, isShownWithStars } from './confidence.ts'
import { type Engine, loadEngine } from './engine.ts'
import { findKeywords } from './keywords/keywords.ts'
import { detectLanguage } from './language/detect-language.ts'
import { isSureEnough } from './languages/judge-foreign.ts'
import { readForeign } from './languages/read-foreign.ts'
import { type Clause, judgeClauses } from './sentiment/clauses.ts'
import { type Explanation, explainSentence, strongest } from './sentiment/explain.ts'
import {
  type Judgement,
  judgeDocument,
  judgeSentence,
  type Rating,
  sentenceParts,
} from './sentiment/judge-sentiment.ts'
import { type SentenceMood, sentenceMood } from './sentiment/mood.ts'
import { addReading, clearedWeights, clearReading, readSentence } from './sentiment/read-sentence.ts'
import { isCommonWord, rankOfWord } from './sentiment/word-table.ts'
import { marksElsewhere } from './text/elsewhere.ts'
import { meaningOf, readLitotes } from './text/litotes.ts'
import { splitSentences } from './text/sentences.ts'
import { type Token, tokenise } from './text/tokens.ts'

/** All offsets are UTF-16 code units of the text, `end` exclusive; all scores are from -1 to 1. */
export type Analysis = {
  /** BCP-47; `und` if it cannot be told. */
  language: string
  /**
   * False for a language that the engine has not learned, and for an Italian or Czech text without stars whose
   * confidence is too low; then there is no sentiment.
   */
  judged: boolean
  sentiment: Judgement | null
  sentences: JudgedSentence[]
  aspects: Aspect[]
  /** Everything that the text names, judged or not. */
  named: Named[]
  /** Each topic once, for the whole text. */
  topics: TopicJudgement[]
  keywords: string[]
  /** The spans that moved the score, in the order of the text. */
  explanations: Explanation[]
}

/** `isElsewhere`: all of it is about another business, or only read or heard. `shown` says whether a screen may quote it as praise or complaint. Without stars `byWords` is the same judgement. */
export type JudgedSentence = Judgement & {
  start: number
  end: number
  byWords: ByWords
  clauses: Clause[]
  shown: boolean
  isElsewhere: boolean
}

export type AnalyseOptions = {
  /** The stars that came with the text: a hint beside the words, never copied. */
  rating?: Rating
  /** BCP-47: the language of the form, the mail or the business. Decides only if the text could be in several. */
  languageHint?: string
}

/** The language of a text, without a hint: BCP-47; `und` if it cannot be told. */
export function languageOf(text: string): string {
  return detectLanguage(text, tokenise(text), loadEngine().languages)
}

/** Analyses one review: any string, in time linear in its length. The same text and options give the same result. */
export function analyse(text: string, options: AnalyseOptions = {}): Analysis {
  const engine = loadEngine()
  const tokens = tokenise(text)
  const language = detectLanguage(text, tokens, engine.languages, options.languageHint)
  const foreign = engine.foreign.languages.get(language)
  if (foreign) {
    const read = readForeign(engine, foreign, text, tokens, options)
    return isSureEnough(language, read.sentiment, options.rating)
      ? { language, judged: true, ...read }
      : unjudged(language)
  }
  if (language !== 'en' && !(language === 'und' && mayBeEnglish(engine, readLitotes(tokens))))
    return unjudged(language)
  return { language, judged: true, ...readEnglish(engine, text, tokens, options) }
}

function unjudged(language: string): Analysis {
  return {
    language,
    judged: false,
    sentiment: null,
    sentences: [],
    aspects: [],
    named: [],
    topics: [],
    keywords: [],
    explanations: [],
  }
}

/** A text of unknown language is analysed as English if all its words are common English words, or if it is emoji only. */
function mayBeEnglish({ sentiment }: Engine, tokens: Token[]): boolean {
  const hasMeaning = ({ kind }: Token) => kind === 'word' || kind === 'emoji'
  const isKnown = (token: Token) => token.kind !== 'word' || isCommonWord(sentiment.table, token)
  return tokens.some(hasMeaning) && tokens.every(isKnown)
}

function readEnglish(engine: Engine, text: string, tokens: Token[], options: AnalyseOptions) {
  const { sentiment: model, whole, part } = engine
  const split = splitSentences(text, tokens)
  const meant = split.map(meaningOf)
  const sentences: JudgedSentence[] = []
  const moods: SentenceMood[] = []
  const explanations: Explanation[] = []
  const spoken = split.map((sentence) => findSpoken(text, sentence, 'en'))
  let leans = 0
  clearReading(whole)
  for (const [i, { start, end, tokens }] of meant.entries()) {
    const given = clearedWeights(tokens.length)
    readSentence(model, tokens, part, given)
    addReading(whole, part)
    const parts = sentenceParts(model, part)
    moods.push(sentenceMood(model, part, given, tokens.length, parts))
    const lean = leanOf(spoken[i] ?? [], part.words)
    leans += lean * part.words
    const judgement = judgeSentence(model, part, options.rating, parts, lean)
    const byWords = options.rating ? judgeSentence(model, part, undefined, parts, lean) : judgement
    const shown = isShownWithStars(judgement, byWords)
    spoken[i] = withQuotability(spoken[i] ?? [], { label: judgement.label, shown })
    explainSentence(tokens, given, judgement, explanations)
    const clauses = judgeClauses({ start, end, tokens }, byWords, (its) => {
      readSentence(model, its, part)
      return judgeSentence(
        model,
        part,
        undefined,
        undefined,
        leanOf(overlapping(spoken[i]!, its), part.words),
      )
    })
    sentences.push({ start, end, ...judgement, byWords, clauses, shown, isElsewhere: false })
  }
  const { aspects, named } = findThings(text, meant, { moods, rating: options.rating, spoken })
  const marked = marksElsewhere(text, split, 'en')
  return {
    sentiment: judgeDocument(model, whole, options.rating, leans / Math.max(1, whole.words)),
    sentences: marked(sentences),
    aspects: marked(aspects),
    named: marked(named),
    topics: judgeTopics(meant, aspects),
    keywords: findKeywords(split, (token) => rankOfWord(model.table, token)),
    explanations: strongest(explanations),
  }
}
