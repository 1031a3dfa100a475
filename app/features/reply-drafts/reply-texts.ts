import type { Language } from '#app/languages/languages.ts'
import type { SensitiveSubject, Tone } from './reply.vocabulary.ts'
import { texts as cs } from './texts/cs.ts'
import { texts as da } from './texts/da.ts'
import { texts as de } from './texts/de.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as fr } from './texts/fr.ts'
import { texts as it } from './texts/it.ts'
import { texts as nl } from './texts/nl.ts'
import { texts as pl } from './texts/pl.ts'
import { texts as pt } from './texts/pt.ts'
import { texts as sv } from './texts/sv.ts'
import { texts as tr } from './texts/tr.ts'

/**
 * The words of replies in one language, as data. Slots: `{name}` a first name, `{things}` phrases of `topics` or `causes`, `{contact}` a website. Of several sentences one is chosen by the review. A list of phrases is
 * written "key: phrase; key: phrase".
 */
export type ReplyTexts = {
  greeting: Record<Tone, string>
  greetingWithoutName: Record<Tone, string>
  /** Forms of address by first name, where the language has a vocative; then no other name is used. */
  vocatives?: string
  /** For stars alone, the second warm one and the first of the others: they thank for no words. */
  thanks: Record<Tone, string[]>
  /** `{things}` are topics. */
  praise: string[]
  /** The same beside a complaint. */
  praiseToo: string[]
  /** `{things}` are causes. */
  cause: string[]
  /** `{things}` are topics. */
  blame: string[]
  /** A complaint that names no topic. The first does not say that the author was there, the second holds for stars alone. */
  sorry: string[]
  /** The same beside praise or three stars. */
  partly: string[]
  /** The marks around the review's own words, which the next three hold as `{words}`. */
  quotation: string
  /** What it praises; of two quotations they are a list. */
  praised: string[]
  /** Of four or five stars, what it complains of. */
  aside: string[]
  /** What else it complains of. */
  told: string
  /** Thanks for praise of which nothing is named or quoted; does not say that the author was there. */
  short: string[]
  /** After `told`. The first does not say that the author was there, the second is for small things. */
  regret: string[]
  /** Of what is neither clearly praised nor blamed. `{things}` are topics; does not say that the author was there. */
  noted: string[]
  /** The same where no topic can be named. */
  described: string[]
  /** Where nobody comes back, or it must stay confidential that the author was a customer. */
  farewell: string[]
  /** Beside four stars that are hedged. */
  heard: string[]
  contact: string[]
  wish: string[]
  regards: string
  topics: string
  causes: string
  /** Articles before the author's own word for a thing, as written -> as the frames `praise` and `blame` need them; "*" for all words. */
  articles: Record<string, string>
  /** What becomes one word in a filled sentence: "zu dem" -> "zum". */
  contractions?: Record<string, string>
  /**
   * Between semicolons, what adds to a clause, such as "and"; what turns against it, such as "but"; and what regrets or
   * hedges, such as "unfortunately" and "a bit".
   */
  joining: string
  /** Beginnings of words, between bars, "$" ends a word: insults, hard words and tears, which no reply repeats. */
  harsh: string
  /** Beginnings of words, between bars, by subject; "$" ends a word. A review with one gets no draft. */
  sensitive: Record<SensitiveSubject, string>
  /** The same: promises, offers, admissions, accusations, refunds and requests to change stars. No model's reply may have one. */
  refused: string
}

export const replyTexts: Record<Language, ReplyTexts> = { en, de, fr, es, it, nl, pl, pt, sv, da, cs, tr }

/** Reads "key: phrase; key: phrase". */
export const phrasesOf = (list: string) =>
  new Map(
    list.split(';').map((entry) => {
      const [key = '', ...phrase] = entry.split(':')
      return [key.trim(), phrase.join(':').trim().replaceAll(/\s+/g, ' ')] as const
    }),
  )
