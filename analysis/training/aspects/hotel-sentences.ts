import { BROAD } from '../../aspects/topic-evidence.ts'
import { splitSentences } from '../../text/sentences.ts'
import { tokenise } from '../../text/tokens.ts'
import { isHeldOut, readHotels } from './pool.ts'
import { seededRandom } from './random.ts'
import type { WeakSentence } from './weak-sentences.ts'

/** The sub-rating that speaks of each broad topic, in the order of the broad topics. */
export const subRatings = ['rooms', 'service', 'location', 'cleanliness', 'value']

/**
 * Sentences of the hotels that may be trained on: a term of a rated topic takes the guest's sub-rating as its
 * label. `topicOf` tells the topic of the term that the sentence's lot picks; undefined when it has no term.
 */
export function hotelSentences(
  data: string,
  topicOf: (sentence: WeakSentence) => string | undefined,
): WeakSentence[] {
  const random = seededRandom(9)
  const out: WeakSentence[] = []
  for (const { business, aspectRatings, text } of readHotels(data)) {
    if (isHeldOut(business) || Object.keys(aspectRatings).length === 0) continue
    for (const { tokens } of splitSentences(text, tokenise(text))) {
      if (tokens.length < 3 || tokens.length > 50) continue
      const sentence = { tokens, label: 0, weight: 0.05, source: 7, isWhole: false, lot: random() }
      const broad = BROAD[topicOf(sentence) ?? '']
      const stars = broad === undefined ? undefined : aspectRatings[subRatings[broad] as string]
      // Praise is far more common than blame: most of it is left out.
      if (stars === undefined || stars === 3 || (stars > 3 && random() < 0.6)) continue
      const isClear = stars === 1 || stars === 5
      out.push({ ...sentence, label: stars > 3 ? 2 : 0, weight: isClear ? 0.05 : 0.03 })
    }
  }
  return out
}
