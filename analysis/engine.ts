import { type LanguageProfiles, loadLanguageProfiles } from './language/language-profiles.ts'
import { loadSentimentModel, type SentimentModel } from './sentiment/sentiment-model.ts'

/** Goes up whenever the same text may get another answer; stored beside every analysis. */
export const engineVersion = '0.2.0'

export type Engine = { sentiment: SentimentModel; languages: LanguageProfiles }

let engine: Engine | undefined

/** Reads the model files, once; later calls return the same engine. */
export function loadEngine(): Engine {
  engine ??= { sentiment: loadSentimentModel(), languages: loadLanguageProfiles() }
  return engine
}
