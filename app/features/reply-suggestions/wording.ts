import type { Language } from '#app/languages/languages.ts'
import type { Tone } from './suggestion.vocabulary.ts'
import { wording as cs } from './wording-cs.ts'
import { wording as da } from './wording-da.ts'
import { wording as de } from './wording-de.ts'
import { wording as en } from './wording-en.ts'
import { wording as es } from './wording-es.ts'
import { wording as fr } from './wording-fr.ts'
import { wording as it } from './wording-it.ts'
import { wording as nl } from './wording-nl.ts'
import { wording as pl } from './wording-pl.ts'
import { wording as pt } from './wording-pt.ts'
import { wording as sv } from './wording-sv.ts'
import { wording as tr } from './wording-tr.ts'

type InTones = Record<Tone, string[]>

/** Topics that are named in the reply's own words: a review names them in many ways, often without a noun. */
export type NamedTopic =
  | 'staff'
  | 'service'
  | 'price'
  | 'waiting time'
  | 'delivery'
  | 'cleanliness'
  | 'location'
  | 'quality'
  | 'atmosphere'
  | 'selection'
  | 'noise'
  | 'comfort'
  | 'internet'
  | 'parking'
  | 'facilities'

/**
 * The sentences of replies in one language. `{things}` are the author's own words in quotation marks and topics (with
 * their preposition where it merges with the article), `{name}`
 * a first name, `{contact}` a website: each sentence is right whatever these are, without inflecting them.
 */
export type Wording = {
  quotes: readonly [string, string]
  topics: Record<NamedTopic, string>
  /** Forms of address by first name, where the language has a vocative; then no other name is used. */
  vocatives?: Record<string, string>
  greeting: Record<Tone, string>
  greetingWithoutName: Record<Tone, string>
  /** The sentence behind the greeting begins with a small letter. */
  isContinued: boolean
  thanks: InTones
  praise: InTones
  complaint: InTones
  /** A complaint after praise. */
  however: string[]
  /** Something is named that is neither clearly praised nor clearly blamed. */
  mention: string[]
  glad: string[]
  sorry: string[]
  middling: string[]
  /** "five stars", by number, as `{stars}` has it. */
  stars: readonly [string, string, string, string, string]
  highStars: string[]
  middleStars: string[]
  lowStars: string[]
  /** A member of the staff is praised by name. */
  named: string[]
  recommends: string[]
  returns: string[]
  first: string[]
  celebrates: string[]
  answer: string
  wish: Record<'warm' | 'formal', string[]>
  contact: string[]
  /** Stars and words disagree. */
  unclear: string[]
  carefulThanks: string[]
  serious: string[]
  carefulContact: string[]
  regards: string
}

export const wordings: Record<Language, Wording> = { en, de, fr, es, it, nl, pl, pt, sv, da, cs, tr }
