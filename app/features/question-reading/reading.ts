import type { Background } from './background.ts'
import type { MarkedWords } from './marked-words.ts'
import type { Query, ReviewSet } from './query.schema.ts'

/** `leftOut`: the words that the query does without. */
export type Parsed = { query: Query; readAs: string[]; leftOut: string[] } | Refused

export type Refused = {
  query: null
  cannot: string
  /** Those that were not understood. */
  words: string[]
  /** The parts of it that were understood. */
  reading?: Reading
  /** Near to the question, and answered; each with the questions that it follows. */
  suggestions: { question: string; earlier: string[] }[]
}

export const cannot = (reason: string, words: string[] = []): Refused => ({
  ...{ query: null, cannot: reason, words, suggestions: [] },
})

export type Kind =
  | 'period'
  | 'rating'
  | 'language'
  | 'source'
  | 'reply'
  | 'weekday'
  | 'group'
  | 'topic'
  | 'words'
  | 'label'
  | 'text'

/** A condition, and the word at which the question names it. */
export type Found = { at: number; set: ReviewSet; kind: Kind /** As asked. */; word?: string }

type Given = { quoted: string[]; readAs: string[] }

/** A question while it is read: each rule takes the words that it understands, and adds the conditions that they are. */
export class Reading {
  readonly found: Found[] = []
  /** A word that turns the question into one that is not answered. */
  doubt: string | null = null
  opinion: 'praise' | 'complaint' | null = null
  /** Praise and complaints are both asked for. */
  isTwofold = false

  readonly marked: MarkedWords
  readonly background: Background
  /** Phrases in quotation marks, as they were typed. */
  readonly quoted: string[]
  /** “raiting” as “rating” … */
  readonly readAs: string[]

  constructor(marked: MarkedWords, background: Background, { quoted, readAs }: Given) {
    this.marked = marked
    this.background = background
    this.quoted = quoted
    this.readAs = readAs
  }

  add(kind: Kind, at: number, set: ReviewSet, word?: string) {
    this.found.push({ kind, at, set, word })
  }

  /** A topic or a word that the question is about. */
  hasObject = () => this.found.some(({ kind }) => kind === 'topic' || kind === 'words')
}
