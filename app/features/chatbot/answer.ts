import type { Citation, CitedSentence, Figure } from '#app/features/citations/cited-sentence.ts'

/** A row of the table beside an answer. */
export type AnswerRow = {
  label: string
  /** Null with too few reviews. */
  value: number | null
  kind: Figure['kind'] | 'hours'
  /** Of so many reviews. */
  reviews: number
  interval: { low: number; high: number } | null
  address: string | null
}

export type AnswerFigure = Omit<Figure, 'kind'> & { kind: Figure['kind'] | 'hours' }

export type Answer = {
  /** Made by our code. Every number is one of the figures. */
  text: string
  figures: AnswerFigure[]
  rows: AnswerRow[]
  /** In the order of the answer. */
  topics: string[]
  quotes: Citation[]
  /** Beside sure opinions: sentences that mention what they are about, of reviews whose stars fit. */
  mentioned: { title: string; quotes: Citation[] } | null
  /** The reviews behind it, where the inbox can list exactly these. */
  address: string | null
  /** Said beside the answer: what was left out, and of which reviews it speaks. */
  notes: string[]
  /** Why there is no answer. */
  cannot: string | null
}

export const noAnswer = (reason: string): Answer => ({
  ...{
    text: reason,
    figures: [],
    rows: [],
    topics: [],
    quotes: [],
    mentioned: null,
    address: null,
    notes: [],
    cannot: reason,
  },
})

/** As they stand in the text, one space between two. */
export const sentencesIn = (text: string) => text.split(/(?<=[.!?]) (?=[\p{Lu}\p{N}])/u)

/** Each with all that the answer rests on. */
export const citedSentences = ({ text, quotes, figures }: Answer): CitedSentence[] =>
  sentencesIn(text).map((sentence) => ({
    text: sentence,
    citations: quotes,
    figures: figures.filter((figure): figure is Figure => figure.kind !== 'hours'),
  }))
