import type { Query } from './query.schema.ts'

/** The parser knows this of the business. */
export type Background = {
  /** The day of the question. */
  at: string
  /** By the names that the owner sees, the most frequent first. */
  topics: readonly string[]
  /** Where reviews were imported from. */
  imports: readonly string[]
  /** The language of most reviews. */
  language: string
  /** Of the words asked, those that reviews have: they are not misspelt. */
  writtenWords?: ReadonlySet<string>
  /** By an English word of the question: those that mean it in reviews of other languages, as "de:Brot". */
  foreignWords?: ReadonlyMap<string, string[]>
  previous?: Query | null
}
