import { endOfStem } from '../../aspects/words.ts'
import { splitSentences } from '../../text/sentences.ts'
import { tokenise } from '../../text/tokens.ts'
import { readSound } from '../texts.ts'
import { fingerprint } from './datasets.ts'

export type PoolText = { text: string; label: 0 | 1 | 2; source: string }
export type Hotel = {
  business: string
  rating: number
  aspectRatings: Partial<Record<string, number>>
  text: string
}

/** Every fourth hotel is kept for measuring: none of its texts is trained on, with or without labels. */
export const isHeldOut = (business: string) => Number(business.slice(-3)) % 4 === 3

export const readHotels = (data: string) => [...readSound<Hotel>(`${data}/hotels.jsonl.gz`)]

const textKey = (text: string) => fingerprint(text).slice(0, 80)

/** The unlabelled pool: every `keep`-th text of the sources that are large, hotels held out left out. */
export function readPool(data: string): PoolText[] {
  const heldOut = new Set(
    readHotels(data)
      .filter((h) => isHeldOut(h.business))
      .map((h) => textKey(h.text)),
  )
  const keepOneOf: Record<string, number> = { trip: 3, imdb: 3, sst_phr: 0, subj_obj: 0 }
  const seen: Record<string, number> = {}
  return [...readSound<PoolText>(`${data}/sentiment-train.jsonl.gz`)].filter(({ text, source }) => {
    const nth = seen[source] ?? 0
    seen[source] = nth + 1
    const keep = keepOneOf[source] ?? 1
    return keep > 0 && nth % keep === 0 && !(source === 'trip' && heldOut.has(textKey(text)))
  })
}

/** A text's sentences as lower-case words; a number is `0`. */
export function wordsOf(text: string): string[][] {
  return splitSentences(text, tokenise(text)).map((s) =>
    s.tokens.map((t) => (t.kind === 'number' ? '0' : t.lower.slice(0, endOfStem(t.lower)))),
  )
}
