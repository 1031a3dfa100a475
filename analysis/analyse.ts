import { type Aspect, findAspects } from './aspects/find-aspects.ts'
import { loadEngine } from './engine.ts'
import { findKeywords } from './keywords/keywords.ts'
import { detectLanguage } from './language/detect-language.ts'
import { type Explanation, explain } from './sentiment/explain.ts'
import { type Judgement, judgeDocument, judgeSentence, type Rating } from './sentiment/judge-sentiment.ts'
import { type Sentence, splitSentences } from './text/sentences.ts'
import { tokenise } from './text/tokens.ts'

/** All offsets are UTF-16 code units of the text, `end` exclusive; all scores are from -1 to 1. */
export type Analysis = {
  /** BCP-47, `und` when the text does not say. */
  language: string
  /** False for a language that the engine has not learned: then there is no number at all. */
  judged: boolean
  sentiment: Judgement | null
  sentences: (Judgement & { start: number; end: number })[]
  aspects: Aspect[]
  keywords: string[]
  /** The spans which moved the score, in the order of the text. */
  explanations: Explanation[]
}

export type AnalyseOptions = {
  /** The stars that came with the text: a hint beside the words, never copied. */
  rating?: Rating
}

/** Reads one review. Takes any string, in time linear in its length; equal text gives equal output. */
export function analyse(text: string, options: AnalyseOptions = {}): Analysis {
  const { sentiment: model, languages } = loadEngine()
  const tokens = tokenise(text)
  const language = detectLanguage(text, tokens, languages, () => false)
  if (language !== 'en') {
    return { language, judged: false, sentiment: null, sentences: [], aspects: [], keywords: [], explanations: [] }
  }
  const sentences = splitSentences(text, tokens)
  return {
    language,
    judged: true,
    sentiment: judgeDocument(model, sentences, options.rating),
    sentences: sentences.map((sentence) => judgeInPlace(model, sentence)),
    aspects: findAspects(text, sentences),
    keywords: findKeywords(sentences),
    explanations: explain(model, sentences),
  }
}

function judgeInPlace(model: Parameters<typeof judgeSentence>[0], sentence: Sentence) {
  return { start: sentence.start, end: sentence.end, ...judgeSentence(model, sentence) }
}
