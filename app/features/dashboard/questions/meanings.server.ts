import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Cause } from '#analysis/causes/causes.ts'
import {
  glossesOfParts,
  glossOfTypedPhrase,
  glossOfTypedWord,
  glossOfWholeWord,
  isThing,
} from '#analysis/languages/typed-words.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { countedMentions, ownerMentions } from '#app/features/analyses/shown-topics.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type QuestionLanguage, questionLanguages } from './question.schema.ts'
import { familiesBy } from './synonyms.ts'

/** What a typed word, or two that belong together, stand for in the reviews of this business, in any language. */
export type Meaning = {
  word: string
  /** As reviews write it: one word, or two beside each other; and by the language of the reviews, '' for any. */
  forms: string[]
  formsIn: Map<string, string[]>
  /** Topics under which the engine files it, and causes of complaints about nothing else. */
  topics: string[]
  causes: Cause[]
  isName: boolean
  isThing: boolean
  isVague: boolean
  /** Words of the reviews that look like it, where none has it. */
  near: string[]
}

/** By the name that the owner sees, and as stored. */
export type Topic = { topic: string; stored: string[] }

/** Of the newest reviews; a word has so many forms, and so many letters at least to be the beginning of another or a part of it. */
const most = { tried: 10, reviews: 2000, forms: 40, ending: 3, near: 3, topics: 120, names: 40 }
const fewest = { stem: 4, part: 5, partOfTyped: 6, family: 6, ofName: 3, ofTypo: 6 }

type Known = {
  folded: string
  written: string
  language: string
  /** What it means, in English; none for a word that says little, or that nobody glossed. */
  concepts: string[]
  isGlossed: boolean
  reviews: number
  isName: boolean
}

/** The topics of a business, most frequent first. Of the newest reviews: all mentions of a hundred thousand would take a second. */
export async function readTopics(db: Database, businessId: string): Promise<Topic[]> {
  const { rows } = await db.execute<Topic>(sql`
    select m.shown_as as topic, array_agg(distinct m.topic) as stored
    from ${countedMentions(ownerMentions(businessId))}
    join ${newestReviews(businessId, most.reviews)} newest on newest.review_id = f.review_id
    where m.business_id = ${businessId} group by 1 order by count(*) desc, 1 limit ${most.topics}`)
  return rows
}

/** Names of people and products that several reviews have, most frequent first. */
export async function readNames(db: Database, businessId: string): Promise<string[]> {
  const words = await readOwnWords(db, businessId)
  const named = Map.groupBy(
    words.filter(({ isName }) => isName),
    ({ folded }) => folded,
  )
  return [...named.values()]
    .map((its) => ({ name: its[0]!.written, reviews: its.reduce((sum, { reviews }) => sum + reviews, 0) }))
    .filter(({ name, reviews }) => reviews >= fewest.ofName && name.length > 2 && !/days?$/.test(name))
    .sort((one, other) => other.reviews - one.reviews)
    .slice(0, most.names)
    .map(({ name }) => name)
}

/** Each typed word with the words of the reviews that mean it: by its stem, its English, a synonym, or as part of a compound. */
export async function findMeanings(
  db: Database,
  businessId: string,
  /** Those beside each other together. */
  typed: string[],
  language: QuestionLanguage | undefined,
  topics: Topic[],
): Promise<Meaning[]> {
  if (typed.length === 0) return []
  const known = await readOwnWords(db, businessId)
  const words = [...new Set(typed.flatMap((group) => joinPhrases(group.split(' '), language)))].slice(
    0,
    most.tried,
  )
  const stems = await stemsOf(db, words, language)
  return words.map((word, at) => meaningOf(word, stems[at]!, language, known, topics))
}

function meaningOf(
  word: string,
  stems: Stems,
  language: QuestionLanguage | undefined,
  known: Known[],
  topics: Topic[],
): Meaning {
  const folded = fold(word)
  const glosses = glossesOf(word, language, known)
  const isEnglish = language === 'en' || (language === undefined && glosses.length === 0)
  const english = isEnglish ? [word, ...glosses] : glosses
  const own = english.flatMap(meaningsIn)
  const related = own.flatMap((each) => families.get(each) ?? [])
  const concepts = new Set([...own, ...related.flatMap((family) => [...family.words, ...family.kinds])])
  const meant = known.filter((each) =>
    isSame(each, folded, stems, concepts, glosses.length === 0 ? undefined : language),
  )
  // "telefon" is the beginning of "telefonisch".
  const beginnings = meant.map((each) => each.folded).filter(({ length }) => length >= fewest.family)
  const same = known.filter(
    (each) =>
      meant.includes(each) ||
      beginnings.some(
        (start) => each.folded.startsWith(start) && each.folded.length <= start.length + most.ending,
      ),
  )
  const named = new Set([...own, ...related.flatMap((family) => family.topics.flatMap(conceptsOf))])
  same.sort(byReviews)
  const phrases = [
    ...english.filter((each) => each.includes(' ')),
    ...(same.length === 0 || word.includes(' ') ? [folded] : []),
    ...related.flatMap((family) => family.phrases),
  ]
  const formsIn = new Map([['', phrases]])
  for (const each of same.slice(0, most.forms))
    formsIn.set(each.language, [...(formsIn.get(each.language) ?? []), each.folded])
  return {
    word,
    forms: [...new Set([...same.map((each) => each.folded), ...phrases])].slice(0, most.forms),
    formsIn,
    topics: topics
      .filter(({ topic }) => {
        const its = conceptsOf(topic)
        return its.length > 0 && its.every((each) => named.has(each))
      })
      .flatMap(({ stored }) => stored),
    causes: [...new Set(related.flatMap((family) => family.causes))],
    isName: same.some((each) => each.isName && each.folded.startsWith(folded)),
    isThing: (glosses.length > 0 ? glosses : [folded]).some((each) => each.split(' ').some(isThing)),
    isVague:
      isVagueWord(folded) ||
      (english.length > 0 && own.length === 0) ||
      (same.length === 0 && isVagueMistyped(folded)),
    near: same.length > 0 ? [] : nearest(folded, known),
  }
}

const byReviews = (one: Known, other: Known) => other.reviews - one.reviews

/** Two words that together mean something else: "petit déjeuner", "money back". */
function joinPhrases(typed: string[], language: QuestionLanguage | undefined): string[] {
  const words: string[] = []
  for (let at = 0; at < typed.length; at++) {
    const pair = `${typed[at]} ${typed[at + 1]}`
    const isPhrase =
      families.has(stemsTogether(pair)) ||
      (language && language !== 'en' && glossOfTypedPhrase(pair, language))
    if (at + 1 < typed.length && isPhrase) {
      words.push(pair)
      at++
    } else words.push(typed[at]!)
  }
  return words
}

/** What the word means in English. A word alone is in the language of the reviews that have it, or in any of owners. */
function glossesOf(word: string, language: QuestionLanguage | undefined, known: Known[]): string[] {
  const folded = fold(word)
  const own = known.filter((each) => each.folded === folded).map((each) => each.language)
  const languages = language ? [language] : own.length > 0 ? own : questionLanguages
  const glosses = languages.flatMap((each) =>
    word.includes(' ')
      ? [glossOfTypedPhrase(word, each)]
      : [glossOfWholeWord(word, each), ...glossesOfParts(word, each).slice(0, 1)],
  )
  return [...new Set(glosses.filter((each) => each !== null))]
}

function isSame(
  { folded: own, concepts: its, ...each }: Known,
  folded: string,
  stems: Stems,
  concepts: Set<string>,
  language: QuestionLanguage | undefined,
) {
  // The German "Bad" is no English "bad".
  const mayBe = !each.isGlossed || language === undefined || each.language === language
  if (mayBe && own === folded) return true
  const stem = stems[each.language]
  if (mayBe && stem && own.startsWith(stem) && own.length <= folded.length + most.ending) return true
  if (its.some((concept) => concepts.has(concept))) return true
  if (each.language !== 'de' || language === 'en' || language === 'fr') return false
  return (
    (stem !== undefined && stem.length >= fewest.part && own.includes(stem)) ||
    (own.length >= fewest.partOfTyped && folded.startsWith(own))
  )
}

/** Other spellings of nearly the same letters, the most frequent first. */
function nearest(folded: string, known: Known[]): string[] {
  const allowed = folded.length < 4 ? 0 : folded.length < 6 ? 1 : 2
  const close = known.filter(
    (each) =>
      allowed > 0 &&
      each.folded.length >= 4 &&
      each.concepts.length > 0 &&
      ((folded[0] === each.folded[0] && distance(folded, each.folded, allowed) <= allowed) ||
        (each.folded.length >= fewest.part && folded.endsWith(each.folded))),
  )
  return [...new Set(close.sort(byReviews).map((each) => each.folded))].slice(0, most.near)
}

/** How many letters must be changed, added or left out; more than `most` is only that. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}

const dictionaries = { en: 'english_stem', de: 'german_stem', fr: 'french_stem' }
type Stems = Partial<Record<string, string>>

/** By language, of a word in any the three of owners: each is the beginning of words of its own language. Shorter ones begin too many. */
async function stemsOf(
  db: Database,
  words: string[],
  language: QuestionLanguage | undefined,
): Promise<Stems[]> {
  const languages = language ? [language] : questionLanguages
  const lexized = languages.map(
    (each) => sql`(ts_lexize(${dictionaries[each]}::regdictionary, w))[1] as ${sql.identifier(each)}`,
  )
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select ${sql.join(lexized, sql`, `)}
    from unnest(${sql.param(words.map((word) => word.toLowerCase()))}::text[]) with ordinality as t (w, rank) order by rank`)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([each, stem]) =>
        stem && stem.length >= fewest.stem ? [[each, fold(stem)]] : [],
      ),
    ),
  )
}

/** Without those of insiders. */
export const newestReviews = (businessId: string, count: number) => sql`(
  select f.business_id, f.review_id from ${reviewFacts} f
  where f.business_id = ${businessId} and f.is_counted and f.provenance <> 'insider'
  order by f.written_on desc, f.review_id desc limit ${count})`

const kept = new LRUCache<string, { state: string; words: Known[] }>({ max: 50 })

/** The words of the newest reviews, kept until one of these is analysed anew, published or removed. */
async function readOwnWords(db: Database, businessId: string): Promise<Known[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select concat_ws(' ', count(*), max(n.analysed_at), max(n.review_id::text), min(n.review_id::text)) as state
    from ${newestReviews(businessId, most.reviews)} f
    join ${analyses} n on n.business_id = f.business_id and n.review_id = f.review_id`)
  const { state } = rows[0]!
  const known = kept.get(businessId)
  const words = known?.state === state ? known.words : await findOwnWords(db, businessId)
  kept.set(businessId, { state, words })
  return words
}

/** With their English. */
async function findOwnWords(db: Database, businessId: string): Promise<Known[]> {
  const { rows } = await db.execute<{ text: string; language: string }>(sql`
    select coalesce(r.title || '. ', '') || r.text as text, n.language
    from ${newestReviews(businessId, most.reviews)} f
    join reviews r on r.business_id = f.business_id and r.id = f.review_id
    join ${analyses} n on n.business_id = f.business_id and n.review_id = f.review_id`)
  const known = new Map<string, Known>()
  const [capitals, small] = [new Set<string>(), new Set<string>()]
  for (const { text, language } of rows) {
    for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const folded = fold(written)
      const key = `${language} ${folded}`
      const each = known.get(key) ?? {
        ...{ folded, written, language, isName: false, reviews: 0 },
        ...meaningOfOwn(written.toLowerCase(), language),
      }
      each.reviews++
      known.set(key, each)
      // German capitalises every noun, and every language the first word.
      if (!/^\p{Lu}/u.test(written)) small.add(folded)
      else if (
        language !== 'de' &&
        /(?:[\p{Ll},]|(?<!\p{L})\p{Lu}\p{L}{0,2}\.) $/u.test(text.slice(Math.max(0, index - 6), index))
      )
        capitals.add(folded)
    }
  }
  return [...known.values()].map((each) => ({
    ...each,
    isName: capitals.has(each.folded) && !small.has(each.folded),
  }))
}

/** Of a typed word: "music school" is not about every school, but "waiting time" is about all waiting. */
function meaningsIn(english: string): string[] {
  const concepts = conceptsOf(english)
  return concepts.length > 2 ? concepts.slice(0, 1) : concepts
}

function meaningOfOwn(word: string, language: string): Pick<Known, 'concepts' | 'isGlossed'> {
  if (language === 'en') return { concepts: conceptsOf(word), isGlossed: true }
  const glosses = [glossOfTypedWord(word, language), ...glossesOfParts(word, language)]
  const concepts = [...new Set(glosses.flatMap((gloss) => (gloss ? conceptsOf(gloss) : [])))]
  return { concepts, isGlossed: glosses[0] !== null }
}

/** The English as a whole, and each of its words that says something, by their stems. */
function conceptsOf(english: string): string[] {
  const words = english.toLowerCase().split(/[ -]/)
  const telling = words.filter((word) => !isVagueWord(word)).map(englishStem)
  return words.length > 1 ? [...new Set([words.map(englishStem).join(' '), ...telling])] : telling
}

/** "refunds", "refunded" and "refunding" as one. */
const englishStem = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|sh|ch|ss)es$|(?<!s)s$/, '')
    // Not "same" as "Sam".
    .replace(/(?<=.{4})(?:ing|ed|e)$/, '')
    .replace(/(?<=.{3})([bdfglmnprt])\1$/, '$1')

const small =
  'a an the of in on at to for from with about is are was were be been do does did have has had i we us our you they it its and or because same now just through too so as by not very'.split(
    ' ',
  )
const vague = new Set([...small, ...small.map(englishStem)])
/** "pourqoi", "happend" */
const isVagueMistyped = (word: string) =>
  word.length >= fewest.ofTypo &&
  [...vague].some((each) => each.length >= fewest.ofTypo && distance(word, each, 1) <= 1)
const isVagueWord = (word: string) => vague.has(word) || vague.has(englishStem(word))

const stemsTogether = (words: string) => words.split(' ').map(englishStem).join(' ')
const families = familiesBy(stemsTogether)
