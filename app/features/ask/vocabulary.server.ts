import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { givenNames } from '#analysis/aspects/given-names.ts'
import { isOfOtherTrade, type Named } from '#analysis/aspects/trade.ts'
import { isAlike } from '#analysis/languages/concepts.ts'
import { glossOfWholeWord } from '#analysis/languages/typed-words.ts'
import { analyses, topicRules, trades } from '#app/features/analyses/analysis.table.ts'
import { newestMentions, newestReviews, ownerMentions } from '#app/features/analyses/shown-topics.server.ts'
import { readTrade } from '#app/features/analyses/trade.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'

/** A word of the newest reviews, in a language. `gloss`: its English; none for one that nobody glossed. */
export type OwnWord = {
  folded: string
  written: string
  language: string
  gloss: string | null
  reviews: number
  isName: boolean
  isNoun: boolean
  isPerson: boolean
}

const titleBefore =
  /(?<!\p{L})(?:dr|doc\p{L}*|dok\p{L}*|dott\p{L}*|prof\p{L}*|mrs?|ms|miss|mme|monsieur|madame|herrn?|frau|se[nñ]ora?|signora?|sra?|pani?|paní|fru|hr|meneer|mevrouw)\.? $/iu
/** Of the reviews with a name, how many have a title before it: "the" stands behind "Dr." too, where a sentence ends. */
const leastTitled = 0.1
/** How many characters before a word are searched for a title. */
const lettersOfTitle = 12

const most = { names: 40, people: 12, topics: 120 }
const fewest = { ofName: 3, ofPerson: 2, letters: 4 }

/** Names of people and products that several reviews have, most frequent first. */
export async function readNames(db: Database, businessId: string): Promise<string[]> {
  const { own: words } = await readVocabulary(db, businessId)
  return mostFrequent(byLetters(words.filter(({ isName }) => isName)), fewest.ofName)
    .filter((name) => name.length > 2 && !/days?$/.test(name))
    .slice(0, most.names)
}

/** People whom two of the newest reviews name: by a title before them, a given name, or a word that is always written as a name and otherwise unknown. */
export async function readPeople(db: Database, businessId: string): Promise<string[]> {
  const words = byLetters((await readVocabulary(db, businessId)).own)
  const people = words.filter((its) => its.some(({ isPerson }) => isPerson))
  return mostFrequent(people, fewest.ofPerson).slice(0, most.people)
}

/** The words of all languages that are written alike. */
const byLetters = (words: OwnWord[]) => [...Map.groupBy(words, ({ folded }) => folded).values()]

const mostFrequent = (words: OwnWord[][], least: number) =>
  words
    .map((its) => ({ name: its[0]!.written, reviews: its.reduce((sum, { reviews }) => sum + reviews, 0) }))
    .filter(({ reviews }) => reviews >= least)
    .sort((one, other) => other.reviews - one.reviews)
    .map(({ name }) => name)

/** For a word that nobody knows: the most frequent one of the reviews in its language, or name, that is written nearly alike. 2027 is not 2024. */
export function findAlike(own: OwnWord[], word: string, language: string | undefined): string | undefined {
  const folded = fold(word)
  if (folded.length < fewest.letters || /\d/.test(folded) || own.some((each) => each.folded === folded))
    return undefined
  const alike = own.filter(
    (own) =>
      own.folded.length >= fewest.letters &&
      (!language || own.language === language || own.isName || own.isPerson) &&
      [own.folded, own.folded.replace(/s$/, '')].some((each) => isAlike(each, folded)),
  )
  const [best] = alike.sort((one, other) => other.reviews - one.reviews)
  return best?.written.toLowerCase()
}

/** Languages that write several words as one. */
export const compounding = new Set(['de', 'nl', 'sv', 'da'])

/** "Kinderbehandlung" is about children and a treatment: both are words of the reviews, or known. */
export function splitCompound(own: OwnWord[], word: string, language: string | undefined): string[] {
  const tag = language ?? 'de'
  const isKnown = (part: string) =>
    part.length >= fewest.letters &&
    (own.some((each) => each.folded === fold(part)) || glossOfWholeWord(part, tag) !== null)
  if (!compounding.has(tag)) return [word]
  for (let at = word.length - fewest.letters; at >= fewest.letters; at--) {
    const [first, last] = [word.slice(0, at), word.slice(at)]
    const start = [first, first.replace(/(?:es|en|s|n)$/, '')].find(isKnown)
    if (start && isKnown(last)) return [start, last]
  }
  return [word]
}

/** `topic`: the name that the owner sees; `stored`: the topics as stored. */
export type Topic = { topic: string; stored: string[] }

/**
 * Of a business: the words of its newest reviews and which of these are about a business of another trade, how many reviews it has, their
 * languages and topics, the most frequent first.
 */
export type Vocabulary = {
  own: OwnWord[]
  elsewhere: string[]
  spoken: string[]
  reviews: number
  topics: Topic[]
}

const kept = new LRUCache<string, Vocabulary & { state: string }>({ max: 50 })

/** Kept until a review is analysed, one of the newest is published or removed, or a topic renamed. */
export async function readVocabulary(db: Database, businessId: string): Promise<Vocabulary> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select concat_ws(' ', count(*), max(n.analysed_at), max(n.review_id::text), min(n.review_id::text),
      (select concat(t.reviews, ' ', t.analysed_since) from ${trades} t where t.business_id = ${businessId}),
      (select string_agg(concat(t.topic, ' ', t.shown_as, ' ', t.is_muted), ' ' order by t.topic)
        from ${topicRules} t where t.business_id = ${businessId})) as state
    from ${newestReviews(businessId)} f
    join ${analyses} n on n.business_id = f.business_id and n.review_id = f.review_id`)
  const { state } = rows[0]!
  const known = kept.get(businessId)
  if (known?.state === state) return known
  const counts = await readCounts(db, businessId, { by: ['language'], sums: ['reviews'] })
  counts.sort((one, other) => other.reviews - one.reviews)
  const found = {
    state,
    ...(await findOwnWords(db, businessId)),
    topics: await readTopics(db, businessId),
    spoken: counts.map((each) => each.language),
    reviews: counts.reduce((sum, { reviews }) => sum + reviews, 0),
  }
  kept.set(businessId, found)
  return found
}

/** Of the newest reviews: all mentions of a hundred thousand would take a second. */
async function readTopics(db: Database, businessId: string): Promise<Topic[]> {
  const { rows } = await db.execute<Topic>(sql`
    select m.shown_as as topic, array_agg(distinct m.topic) as stored
    from ${newestMentions(businessId, ownerMentions(businessId))} group by 1 order by count(*) desc, 1 limit ${most.topics}`)
  return rows
}

async function findOwnWords(
  db: Database,
  businessId: string,
): Promise<Pick<Vocabulary, 'own' | 'elsewhere'>> {
  const { rows } = await db.execute<{ id: string; text: string; language: string; named: Named[] }>(sql`
    select r.id, coalesce(r.title || '. ', '') || r.text as text, n.language, n.aspects as named
    from ${newestReviews(businessId)} f
    join reviews r on r.business_id = f.business_id and r.id = f.review_id
    join ${analyses} n on n.business_id = f.business_id and n.review_id = f.review_id`)
  const known = new Map<string, OwnWord>()
  const [capitals, small, things] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const capitalised = new Map<string, number>()
  const titled = new Map<string, number>()
  for (const { text, language } of rows) {
    for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const folded = fold(written)
      const key = `${language} ${folded}`
      const each = known.get(key) ?? {
        folded,
        written,
        language,
        isName: false,
        isNoun: false,
        isPerson: false,
        reviews: 0,
        gloss: glossOfWholeWord(written, language),
      }
      each.reviews++
      if (/^\p{Lu}\p{Ll}/u.test(written)) each.written = written
      if (
        /^\p{Lu}\p{Ll}{2}/u.test(written) &&
        titleBefore.test(text.slice(Math.max(0, index - lettersOfTitle), index))
      )
        titled.set(folded, (titled.get(folded) ?? 0) + 1)
      known.set(key, each)
      // German capitalises every noun, and every language the first word.
      const isCapital = /^\p{Lu}/u.test(written)
      capitalised.set(folded, (capitalised.get(folded) ?? 0) + (isCapital ? 1 : -1))
      if (
        language === 'en' &&
        /\b(?:the|an?|this|our|my|new|old) $/i.test(text.slice(Math.max(0, index - 5), index))
      )
        things.add(folded)
      if (!isCapital) small.add(folded)
      else if (
        language !== 'de' &&
        /(?:[\p{Ll},]|(?<!\p{L})\p{Lu}\p{L}{0,2}\.) $/u.test(text.slice(Math.max(0, index - 6), index))
      )
        capitals.add(folded)
    }
  }
  const own = [...known.values()].map((each) => ({
    ...each,
    isName: capitals.has(each.folded) && !small.has(each.folded),
    isPerson:
      (capitalised.get(each.folded)! > 0 &&
        (givenNames.has(each.folded) || (titled.get(each.folded) ?? 0) >= leastTitled * each.reviews)) ||
      (!small.has(each.folded) &&
        !things.has(each.folded) &&
        capitals.has(each.folded) &&
        each.gloss === null &&
        each.reviews >= fewest.ofName),
    isNoun: /^\p{Lu}/u.test(each.written) || each.language !== 'de',
  }))
  const trade = await readTrade(db, businessId)
  const elsewhere = rows.filter(({ named }) => isOfOtherTrade(trade, named))
  return { own, elsewhere: elsewhere.map(({ id }) => id) }
}
