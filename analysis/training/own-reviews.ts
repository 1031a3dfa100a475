import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rating } from '../sentiment/judge-sentiment.ts'
import { hashString } from '../text/word-hash.ts'
import { readJsonl } from './data.ts'

/** 0 negative, 1 neutral, 2 positive. */
type Label = 0 | 1 | 2

/** A review that was written for the engine, judged by its writer as a whole and sentence by sentence. */
export type OwnReview = {
  text: string
  stars: Rating
  label: Label
  sentences: [text: string, label: Label][]
  /** Null for a thing that is judged without being named. */
  aspects: [term: string | null, label: Label, topic: string][]
}

export function ownReviews(language = 'en'): OwnReview[] {
  const folder = fileURLToPath(new URL(`./own/${language}/`, import.meta.url))
  const files = readdirSync(folder).filter((name) => /^reviews.*\.jsonl$/.test(name))
  return files.sort().flatMap((name) => readOwnReviews(folder + name))
}

/** The reviews of one file, a JSON object a line; a review's text is its sentences. */
export function readOwnReviews(path: string): OwnReview[] {
  return [...readJsonl<Omit<OwnReview, 'text'>>(path)].map(({ stars, label, sentences, aspects }) => ({
    text: sentences.map(([text]) => text).join(' '),
    stars,
    label,
    sentences,
    aspects,
  }))
}

/** A sentence that praises or complains by stating a fact. `aspects`: [words of the sentence, label]. */
export type OwnFact = { text: string; label: Label; aspects: [term: string, label: Label][] }

const labelOf: Record<string, Label> = { '-': 0, '0': 1, '+': 2 }

/** Lines of three fields: sign, signed aspects separated by ";" (in brackets a topic without a name), sentence. */
export function ownFacts(): OwnFact[] {
  const folder = fileURLToPath(new URL('./own/en/', import.meta.url))
  const files = readdirSync(folder).filter((name) => /^facts.*\.tsv$/.test(name))
  const lines = files.sort().flatMap((name) =>
    readFileSync(folder + name, 'utf8')
      .trim()
      .split('\n'),
  )
  return lines.map((line) => {
    const [sign = '', aspects = '', text = ''] = line.split('\t')
    const named = aspects.split(';').filter((aspect) => aspect !== '' && aspect[1] !== '(')
    return {
      text,
      label: labelOf[sign] as Label,
      aspects: named.map((aspect) => [aspect.slice(1), labelOf[aspect.charAt(0)] as Label]),
    }
  })
}

/** Every fifth is kept for measuring, by a hash that stays the same when others are added. */
export function isTrainedOn({ text }: { text: string }): boolean {
  return mixed(hashString(text)) % 5 !== 0
}

/** `hashString` reads the beginning only and is even in its low bits for like endings. */
const mixed = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8
