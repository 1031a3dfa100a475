import sentiment from 'sentiment'
import vader from 'vader-sentiment'
import winkModel from 'wink-eng-lite-web-model'
import winkNlp from 'wink-nlp'
import winkSentiment from 'wink-sentiment'
import { analyse } from '../../analysis/analyse.ts'

/** One way to read a text. `score` is below 0 for negative; NaN says "cannot judge" and counts as wrong. */
export type Reader = {
  name: string
  score: (text: string) => number
  /** The neutral zone for three classes, as the library's own text advises. */
  neutralBelow: number
  /** What the speed row runs; the same as `score` unless the library does more. */
  read: (text: string) => unknown
}

export function makeReaders(): Reader[] {
  const afinn = new sentiment()
  const nlp = winkNlp(winkModel, ['sbd', 'negation', 'sentiment'])
  const ours = (text: string) => analyse(text).sentiment?.score ?? Number.NaN
  const vaders = (text: string) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound
  const afinns = (text: string) => afinn.analyze(text).comparative
  const winks = (text: string) => winkSentiment(text).normalizedScore
  const winkNlps = (text: string) => nlp.readDoc(text).out(nlp.its.sentiment) as unknown as number
  return [
    { name: 'this engine', score: ours, neutralBelow: Number.NaN, read: analyse },
    { name: 'vader-sentiment', score: vaders, neutralBelow: 0.05, read: vaders },
    { name: 'sentiment', score: afinns, neutralBelow: 1e-9, read: afinns },
    { name: 'wink-sentiment', score: winks, neutralBelow: 1e-9, read: winks },
    { name: 'wink-nlp', score: winkNlps, neutralBelow: 1e-9, read: winkNlps },
  ]
}
