import { type SQL, sql } from 'drizzle-orm'
import { analyse } from '#analysis/analyse.ts'
import { phraseOf } from '#analysis/languages/concepts.ts'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { countOf, noStars, type StarCounts } from '#app/features/figures/statistics.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { isAnyOf, searchedWords } from '#app/features/reviews/search-words.ts'
import { plusDays } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import {
  findMeanings,
  isNamed,
  type Meaning,
  readTopics,
  readVocabulary,
  type Sought,
  type Topic,
} from './meanings.server.ts'
import { findAlike } from './own-words.server.ts'
import type { Question } from './question.schema.ts'

export const customers = provenances.filter((each) => each !== 'insider')

export type Scope = { from: string | null; to: string | null }

/** `to` is exclusive in counts, and included in a question. */
export const scopeOf = ({ from, to }: Question) => ({
  provenance: customers,
  from: from ?? null,
  to: to ? plusDays(to, 1) : null,
})

/** On `f`: the stars, the language, and the words. */
export function conditionOf({ stars, written }: Question, words: SQL | null) {
  const [lowest, highest = lowest] = (stars ?? '').split('-').map(Number)
  const parts = [
    ...(stars ? [sql`f.rating between ${lowest} and ${highest}`] : []),
    ...(written ? [sql`f.language = any (${sql.param(written.split(' '))}::text[])`] : []),
    ...(words ? [words] : []),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : undefined
}

/** `has`, on `f`: the reviews `ids` have it. `weight`: the fewer reviews have it, the more it says. */
export type Word = Meaning & {
  has: SQL
  ids: string[]
  weight: number
  reviews: number
  stars: StarCounts
  filed: Filed[]
}
/** A topic that the word names, with all that the engine files there; or of a word that few reviews have, one under which it files such things. */
export type Filed = Topic & {
  reviews: number
  stars: StarCounts
  complaints: { start: string; reviews: number }[]
}

/** What is searched for: the words of the question that reviews have, in all their languages. */
export type Search = {
  /** On `f`. Null for a question without words. */
  where: SQL | null
  /** The words that are answered: each review has all of them, or with `isAny` those that say most. */
  searched: Word[]
  isAny: boolean
  /** How many of the reviews that are asked about have any of them. */
  some: number
  /** How many have all of them. */
  both: number
  /** Each word that is surely asked about, with how many of the reviews that are asked about have it. */
  each: Word[]
  /** Words that may only be part of the asking. */
  more: Word[]
  /** Topics whose mentions are quoted, as stored: the one that is asked about, or those of words that few reviews have. */
  topics: string[]
}

const noWord: Omit<Word, 'word'> = {
  english: [],
  sought: new Map(),
  isUnknown: false,
  has: sql`true`,
  ids: [],
  weight: 1,
  reviews: 0,
  stars: noStars,
  filed: [],
}
export const noSearch: Search = {
  where: null,
  searched: [],
  isAny: false,
  some: 0,
  both: 0,
  each: [],
  more: [],
  topics: [],
}

/** On `f`. A review has it in words of its language. Not in the author's name, which has another weight. Each is looked up along its own index. */
function hasMeaning(businessId: string, { sought }: Meaning): SQL {
  const queries = [...sought].map(
    ([language, phrases]) => sql`select n.review_id from ${analyses} n where n.business_id = ${businessId}
      and n.language = ${language} and n.search @@ to_tsquery('simple', ${phrases.map(queryOf).join(' | ')})`,
  )
  return sql`f.review_id in (${sql.join(queries, sql` union `)})`
}

const isOneOf = (ids: string[]) => sql`f.review_id = any (${sql.param(ids)}::uuid[])`

export const hasTopic = (businessId: string, topics: string[], isComplaint = false) => sql`f.review_id in (
  select m.review_id from ${mentions} m where m.business_id = ${businessId} and not m.is_elsewhere and m.topic = any (${sql.param(topics)}::text[])
    and (m.complaint or not ${isComplaint}))`

/** Of letters and digits only, so that nothing typed becomes an operator. */
function queryOf({ forms, within }: Sought): string {
  const [first, ...others] = forms.map(
    (its) =>
      `(${its.map((form) => (form.endsWith('*') ? `${form.slice(0, -1)}:*A` : `${form}:A`)).join(' | ')})`,
  )
  return others.reduce((before, next) => {
    const distances = Array.from({ length: within }, (_, less) => `${before} <${less + 1}> ${next}`)
    return `(${distances.join(' | ')})`
  }, first!)
}

/** Words that fewer reviews have together are told apart. */
const fewest = 3
/** So much of the weight of all words makes a review one that is meant: a rare word, and no frequent one alone. */
const muchOf = 0.45

/**
 * Reviews that have all the words which any has, those that may only be part of the asking among them; where few have all, those that
 * have the words which say most, each told apart.
 */
export async function findWords(db: Database, businessId: string, asked: Question): Promise<Search> {
  if (asked.topic) {
    const topics = await topicsBehind(db, businessId, asked.topic)
    return {
      ...noSearch,
      where: hasTopic(businessId, topics),
      searched: [{ ...noWord, word: asked.topic }],
      topics,
    }
  }
  const groups = (asked.words ?? '')
    .split(/[|,]/)
    .map(lettersOf)
    .filter((each) => each.length > 0)
  if (groups.length === 0) return noSearch
  const known = await readTopics(db, businessId)
  const vocabulary = await readVocabulary(db, businessId)
  const meanings = groups.flatMap((group) => findMeanings(vocabulary, group, asked.language))
  const each = await readAll(meanings)
  const others = await readAll(findMeanings(vocabulary, lettersOf(asked.more ?? ''), asked.language))
  const more = others
    .filter(({ word }) => each.every((other) => other.word !== word))
    .map((word) => ({ ...word, weight: word.weight / 2 }))
  const topics = each.flatMap(({ filed }) => filed.flatMap(({ stored }) => stored))
  const found = each.filter(({ reviews }) => reviews > 0)
  const besides = more.filter(({ reviews }) => reviews > 0)
  const rest = { each, more, topics }
  if (besides.length > 0 && found.length > 0) {
    const searched = [...besides, ...found]
    const all = reviewsWith(searched, searched.length)
    const { reviews: both } = await countWith(all)
    if (both >= fewest) return { ...rest, where: all, searched, isAny: false, some: both, both }
  }
  const searched = found.length > 0 ? found : besides.length > 0 ? besides : each
  const all = reviewsWith(searched, searched.length)
  const any = reviewsWith(searched, 1)
  const isOne = searched.length === 1
  const { reviews: both } = isOne ? searched[0]! : await countWith(all)
  const { reviews: some } = isOne ? searched[0]! : await countWith(any)
  const isAny = some > both && (isAnyOf(asked.words!) || both < fewest)
  const telling = isAny && !isAnyOf(asked.words!) ? reviewsWith(searched, null) : any
  const isTold = telling === any || (await countWith(telling)).reviews > 0
  const where = !isAny ? all : isTold ? telling : any
  return { ...rest, where, searched, isAny, some, both }

  async function readAll(meanings: Meaning[]) {
    const told = (await Promise.all(meanings.map(readPhrase))).flat()
    return told.filter(({ word }, at) => told.findIndex((other) => other.word === word) === at)
  }

  /** Where no review has it: its words each by itself, or of one that nobody knows the word that is written nearly alike. */
  async function readPhrase(meaning: Meaning): Promise<Word[]> {
    const phrase = await readWord(meaning)
    const words = meaning.word.split(' ')
    if (phrase.ids.length > 0) return [phrase]
    if (words.length > 1)
      return (await Promise.all(findMeanings(vocabulary, words, asked.language, 1).map(readPhrase))).flat()
    const alike = meaning.isUnknown ? findAlike(vocabulary.own, meaning.word) : undefined
    const [other] = findMeanings(vocabulary, [alike ?? meaning.word], asked.language, 1, true)
    const read = other && (await readWord(other))
    return [read && read.ids.length > 0 ? read : phrase]
  }

  /** Looked for once: an answer counts them several times. */
  async function readWord(meaning: Meaning): Promise<Word> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select f.review_id as id from ${reviewFacts} f where f.business_id = ${businessId} and ${hasMeaning(businessId, meaning)}`)
    const ids = rows.map(({ id }) => id)
    const has = isOneOf(ids)
    const { reviews, stars } = await countWith(has)
    const filed = (await filedWith(meaning, reviews)).filter((each) => each.reviews > reviews)
    return {
      ...meaning,
      has,
      ids,
      weight: Math.log((vocabulary.reviews + 1) / (ids.length + 0.5)),
      reviews,
      stars,
      filed,
    }
  }

  /** On `f`: at least so many of the words, or, with null, much of what all of them say. */
  function reviewsWith(words: Word[], least: number | null): SQL {
    const scores = new Map<string, number>()
    for (const { ids, weight } of words)
      for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + (least === null ? weight : 1))
    const needed = least ?? muchOf * words.reduce((sum, { weight }) => sum + weight, 0)
    return isOneOf([...scores].filter(([, score]) => score >= needed).map(([id]) => id))
  }

  function filedWith({ english }: Meaning, reviews: number): Promise<Filed[]> {
    const isFew = reviews < fewest && meanings.length === 1
    const { aspects } = analyse(isFew ? `the ${english[0]}` : '', { languageHint: 'en' })
    const its = known.filter(
      ({ topic, stored }) =>
        english.some((each) => isNamed(phraseOf(each), topic)) ||
        aspects.some((each) => stored.includes(each.topic)),
    )
    return Promise.all(
      its.map(async (each) => ({
        ...each,
        ...(await countWith(hasTopic(businessId, each.stored))),
        complaints: await readComplaints(each.stored),
      })),
    )
  }

  /** How many read as complaints, by quarter. */
  async function readComplaints(stored: string[]) {
    const counted = await readCounts(db, businessId, {
      ...scopeOf(asked),
      ...{ by: ['start'], sums: ['reviews'], unit: 'quarter' },
      where: conditionOf(asked, hasTopic(businessId, stored, true)),
    })
    return counted.map(({ start, reviews }) => ({ start, reviews }))
  }

  /** Of the reviews that are asked about. */
  async function countWith(words: SQL) {
    const about = { ...scopeOf(asked), where: conditionOf(asked, words) }
    const rows = await readCounts(db, businessId, { ...about, by: ['rating'], sums: ['reviews'] })
    const stars: StarCounts = [...noStars]
    for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
    return { reviews: countOf(stars), stars }
  }
}

/** Nothing typed becomes an operator; accents stay, which tell words of some languages apart. */
const lettersOf = (typed: string) =>
  typed
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.filter((word) => searchedWords(word).length > 0) ?? []
