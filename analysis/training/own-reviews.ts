import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rating } from '../sentiment/judge-sentiment.ts'
import { hashString } from '../text/word-hash.ts'
import { readJsonl } from './data.ts'

export const languages = 'cs da de en es fr it nl pl pt sv tr'.split(' ')

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

/** A thing, somebody, something bought, or what was done or suffered without a noun for it. */
type MarkKind = 'thing' | 'person' | 'product' | 'unnamed'

/** `label`: null of another business. `words` carry the opinion, with the term in or beside them. */
export type MarkedReview = Omit<OwnReview, 'aspects'> & {
  trade: string
  aspects: [term: string | null, label: Label | null, topic: string, kind: MarkKind, words: string][]
}

export function ownReviews(language = 'en'): OwnReview[] {
  const folder = fileURLToPath(new URL(`./own/${language}/`, import.meta.url))
  const files = readdirSync(folder).filter((name) => /^reviews.*\.jsonl$/.test(name))
  return files.sort().flatMap((name) => readOwnReviews(folder + name))
}

/** Mentions of every kind are listed there, and not only opinions. They are of other trades than those of any bench. */
export function markedReviews(language: string): MarkedReview[] {
  const path = fileURLToPath(new URL(`./own/${language}/marked.jsonl`, import.meta.url))
  return readOwnReviews(path) as unknown as MarkedReview[]
}

/** Where each mark of a review stands: the words that carry its opinion, and its term in or beside them. */
export function placesOf({ text, aspects }: MarkedReview) {
  return aspects.map(([term, label, topic, kind, words]) => {
    const start = text.indexOf(words)
    const within = { start, end: start + words.length }
    const near = term === null ? -1 : text.indexOf(term, start)
    const at = near >= 0 && near < within.end ? near : term === null ? -1 : text.indexOf(term)
    return { label, topic, kind, within, term: at < 0 ? null : { start: at, end: at + term!.length } }
  })
}

/** The reviews of one file, a JSON object a line; a review's text is its sentences. */
export function readOwnReviews(path: string): OwnReview[] {
  return [...readJsonl<Omit<OwnReview, 'text'>>(path)].map((review) => ({
    ...review,
    text: review.sentences.map(([text]) => text).join(' '),
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
