import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonl } from './data.ts'
import { isTrainedOn, ownFacts } from './own-reviews.ts'

/** 0 negative, 1 neutral, 2 positive. */
export type TrainingText = { text: string; label: 0 | 1 | 2; source: string }

/** What a source is good for. The order fixes the number by which the net's trainer knows it. */
export const sources: Record<string, Source> = {
  yelp_sent: { isDocument: false, weight: 1, hasNeutral: false, take: [1, 1, 1] },
  sst_phr: { isDocument: false, weight: 0.5, hasNeutral: true, take: [1, 1, 1] },
  sst_sent: { isDocument: false, weight: 2, hasNeutral: true, take: [1, 1, 1] },
  trip: { isDocument: true, weight: 0.8, hasNeutral: true, take: [0.9, 0.6, 0.25] },
  proscons: { isDocument: false, weight: 1, hasNeutral: false, take: [1, 1, 1] },
  hatn: { isDocument: true, weight: 1, hasNeutral: false, take: [1, 1, 1] },
  fdu: { isDocument: true, weight: 1, hasNeutral: false, take: [1, 1, 1] },
  imdb: { isDocument: true, weight: 1, hasNeutral: false, take: [1, 1, 1] },
  amazon_doc: { isDocument: true, weight: 1, hasNeutral: false, take: [1, 1, 1] },
  subj_obj: { isDocument: false, weight: 0.5, hasNeutral: true, take: [1, 1, 1] },
  rt: { isDocument: false, weight: 2, hasNeutral: false, take: [1, 1, 1] },
  headlines: { isDocument: false, weight: 1, hasNeutral: true, take: [1, 1, 1] },
  facts: { isDocument: false, weight: 6, hasNeutral: true, take: [1, 1, 1] },
  extra: { isDocument: false, weight: 2, hasNeutral: true, take: [1, 1, 1] },
}

type Source = {
  isDocument: boolean
  weight: number
  /** False where nobody wrote neutral labels: then the net learns nothing about neutral from it. */
  hasNeutral: boolean
  /** Share taken of negative, neutral and positive texts, so that no domain drowns the others. */
  take: [number, number, number]
}

/** The texts to learn from, balanced over the sources, with an operator's own at the end. */
export function* trainingTexts(folder: string, extra?: string): Generator<TrainingText> {
  const random = seededRandom(7)
  for (const row of readSound(join(folder, 'sentiment-train.jsonl.gz'))) {
    const source = sources[row.source]
    if (source && random() < source.take[row.label]) yield row
  }
  for (const { text, label, lang } of readSound(join(folder, 'languages/hotel-headlines/train.jsonl.gz')))
    if (lang === 'en') yield { text, label, source: 'headlines' }
  for (const { text, label } of ownFacts().filter(isTrainedOn)) yield { text, label, source: 'facts' }
  if (extra === undefined) return
  if (!existsSync(extra)) throw new Error(`There is no file ${extra}.`)
  for (const row of readJsonl<{ text: string; label?: 0 | 1 | 2; rating?: number }>(extra)) {
    const label = row.label ?? labelOfRating(row.rating)
    if (label !== undefined) yield { text: row.text, label, source: 'extra' }
  }
}

function labelOfRating(rating: number | undefined): 0 | 1 | 2 | undefined {
  if (rating === undefined) return undefined
  return rating < 3 ? 0 : rating > 3 ? 2 : 1
}

/** A headline with a line of script, or UTF-8 once read as another encoding. */
const debris = /showReview\(|Ã|â€|Â|\ufffd|\p{Script=Han}/u

/** Whether neither a scraper nor a wrong encoding spoilt a text. */
export function isSound(text: string): boolean {
  return !debris.test(text)
}

/** The sound rows of a file. */
export function* readSound<Row extends { text: string } = TrainingText & { lang?: string }>(
  path: string,
): Generator<Row> {
  for (const row of readJsonl<Row>(path)) if (isSound(row.text)) yield row
}

/** xorshift32: the same numbers on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
