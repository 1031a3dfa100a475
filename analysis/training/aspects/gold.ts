import {
  fingerprint,
  type GoldSentence,
  readMams,
  readOpenerHotels,
  readProducts,
  readSemEval,
} from './datasets.ts'
import { readFacts } from './own-facts.ts'

export type Gold = {
  mams: GoldSentence[]
  hotels: GoldSentence[]
  products: GoldSentence[]
  /** Our own sentences that praise or complain by stating a fact. */
  facts: GoldSentence[]
  mamsTest: GoldSentence[]
}

/**
 * The sentences with marked terms that may be trained on. MAMS was drawn from the same reviews as SemEval's
 * restaurants: a sentence that is in both is left out, so that the measure stays one of unseen sentences.
 */
export function readGold(data: string): Gold {
  const measured = new Set(
    [...readSemEval(data, 'rest'), ...readSemEval(data, 'laptop')].map((s) => fingerprint(s.text)),
  )
  const unseen = (sentences: GoldSentence[]) => sentences.filter((s) => !measured.has(fingerprint(s.text)))
  return {
    mams: unseen([...readMams(data, 'train'), ...readMams(data, 'val')]),
    mamsTest: unseen(readMams(data, 'test')),
    hotels: unseen(readOpenerHotels(data)),
    products: unseen(readProducts(data)),
    facts: readFacts(),
  }
}
