import { findAspects, judgeTerms } from '../../analysis/aspects/find-aspects.ts'
import type { Judgement } from '../../analysis/aspects/judge-term.ts'
import { judgeTopics } from '../../analysis/aspects/judge-topics.ts'
import { meaningOf } from '../../analysis/text/litotes.ts'
import { splitSentences } from '../../analysis/text/sentences.ts'
import { tokenise } from '../../analysis/text/tokens.ts'
import { type GoldSentence, readSemEval } from '../../analysis/training/aspects/datasets.ts'
import { goldSpans } from '../../analysis/training/aspects/train-judgements.ts'
import { dataFolder } from '../../analysis/training/data.ts'
import { measureHotels } from './hotels.ts'
import { measureShown } from './shown-aspects.ts'
import { type Mark, printMarks } from './table.ts'

/** Aspect marks: terms and judgements on SemEval-2014, which is never trained on, and hotels held out. */
export async function measureAspects(folder: string): Promise<Mark[]> {
  const restaurants = readSemEval(folder, 'rest')
  const laptops = readSemEval(folder, 'laptop')
  return [
    { what: 'aspect terms, restaurants, F1', value: termF1(restaurants), gate: 65, aim: 76 },
    { what: 'aspect terms, laptops, F1', value: termF1(laptops), gate: 42, aim: 58 },
    {
      what: 'aspect sentiment, restaurants, accuracy',
      value: judgementAccuracy(restaurants),
      gate: 77,
      aim: 82,
    },
    { what: 'aspect sentiment, laptops, accuracy', value: judgementAccuracy(laptops), gate: 73, aim: 77 },
    ...measureShown(restaurants, laptops),
    ...measureHotels(folder, readTopics),
  ]
}

/** Exact spans, in percent. Each sentence is read as one, as the set has it. */
export function termF1(sentences: GoldSentence[]): number {
  let right = 0
  let found = 0
  let marked = 0
  for (const { text, terms } of sentences) {
    const tokens = tokenise(text)
    const aspects = findAspects(text, [{ start: 0, end: text.length, tokens }])
    found += aspects.length
    marked += terms.length
    right += aspects.filter((a) => terms.some((t) => t.start === a.start && t.end === a.end)).length
  }
  return (200 * right) / (found + marked)
}

/** Three classes, gold terms given, `conflict` left out, in percent. A term without a token counts as wrong. */
export function judgementAccuracy(sentences: GoldSentence[]): number {
  let right = 0
  let all = 0
  for (const sentence of sentences) {
    all += sentence.terms.filter((t) => t.polarity !== 'conflict').length
    const tokens = tokenise(sentence.text)
    const { spans, terms } = goldSpans(sentence, tokens)
    const judgements = judgeTerms(tokens, spans)
    terms.forEach(({ polarity }, i) => {
      const best = Object.entries(judgements[i] as Judgement).reduce((a, b) => (b[1] > a[1] ? b : a))[0]
      if (polarity !== 'conflict' && best === polarity) right++
    })
  }
  return (100 * right) / all
}

function readTopics(text: string) {
  const sentences = splitSentences(text, tokenise(text)).map(meaningOf)
  return judgeTopics(sentences, findAspects(text, sentences))
}

if (import.meta.main) printMarks(await measureAspects(dataFolder(process.argv[2])), [])
