import type { LanguageModels } from './language/detect-language.ts'
import { loadLanguageProfiles } from './language/language-profiles.ts'
import { readLetterWeights } from './language/nearest-language.ts'
import { type LanguageModel, loadLanguageModel } from './languages/language-model.ts'
import { emptyReading, type Reading } from './sentiment/read-sentence.ts'
import { loadSentimentModel, type SentimentModel } from './sentiment/sentiment-model.ts'

/** Raised whenever the same text may be analysed differently; stored with every analysis. */
export const engineVersion = '0.13.2'

/** `whole` and `part` are reused: allocating typed arrays for every sentence costs more than clearing them. */
export type Engine = {
  sentiment: SentimentModel
  languages: LanguageModels
  foreign: LanguageModel
  whole: Reading
  part: Reading
}

let engine: Engine | undefined

/** Reads the model files, once; later calls return the same engine. */
export function loadEngine(): Engine {
  engine ??= startEngine()
  return engine
}

function startEngine(): Engine {
  const sentiment = loadSentimentModel()
  const [whole, part] = [emptyReading(sentiment), emptyReading(sentiment)]
  return {
    sentiment,
    languages: { profiles: loadLanguageProfiles(), letters: readLetterWeights() },
    foreign: loadLanguageModel(),
    whole,
    part,
  }
}
