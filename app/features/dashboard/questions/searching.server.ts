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
  type Sought,
  type Topic,
} from './meanings.server.ts'
import { findNear } from './own-words.server.ts'
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

/** `has`, on `f`: a review has it. `near`: words offered for one that no review has, or that is told by its parts. */
export type Word = Meaning & {
  has: SQL
  reviews: number
  stars: StarCounts
  near: string[]
  filed: Filed[]
}
/** A topic that the word names, with all that the engine files there; or of a word that few reviews have, one under which it files such things. */
export type Filed = Topic & { reviews: number; stars: StarCounts }

/** What is searched for: the words of the question that reviews have, in all their languages. */
export type Search = {
  /** On `f`. Null for a question without words. */
  where: SQL | null
  /** The words that are answered, all of them in each review or any of them. */
  searched: Word[]
  isAny: boolean
  /** How many of the reviews that are asked about have any of them. */
  some: number
  /** How many have all of them. */
  both: number
  /** Each word of the question, with how many of the reviews that are asked about have it. */
  each: Word[]
  /** Topics whose mentions are quoted, as stored: the one that is asked about, or those of words that few reviews have. */
  topics: string[]
}

const noWord: Omit<Word, 'word'> = {
  english: [],
  sought: new Map(),
  tried: [],
  isUnknown: false,
  has: sql`true`,
  reviews: 0,
  stars: noStars,
  near: [],
  filed: [],
}
export const noSearch: Search = {
  where: null,
  searched: [],
  isAny: false,
  some: 0,
  both: 0,
  each: [],
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

export const hasTopic = (businessId: string, topics: string[]) => sql`f.review_id in (
  select m.review_id from ${mentions} m where m.business_id = ${businessId} and not m.is_elsewhere and m.topic = any (${sql.param(topics)}::text[]))`

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

/** A phrase that fewer reviews have may be meant by its words. */
const fewest = 3

/** Reviews that have all the words which any has; where few have all of them, those that have any, each told apart. */
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
  const typed = (asked.words ?? '').split(/[|,]/).flatMap(lettersOf)
  if (typed.length === 0) return noSearch
  const known = await readTopics(db, businessId)
  const meanings = await findMeanings(db, businessId, typed, asked.language)
  const told = (await Promise.all(meanings.map(readPhrase))).flat()
  const each = told.filter(({ word }, at) => told.findIndex((other) => other.word === word) === at)
  const found = each.filter(({ reviews }) => reviews > 0)
  const searched = found.length > 0 ? found : each
  const conditions = searched.map(({ has }) => has)
  const any = sql`(${sql.join(conditions, sql` or `)})`
  const all = sql.join(conditions, sql` and `)
  const { reviews: some } = searched.length > 1 ? await countWith(any) : searched[0]!
  const both = searched.length > 1 && some > 0 ? (await countWith(all)).reviews : some
  const isAny = some > both && (isAnyOf(asked.words!) || both < fewest)
  const topics = each.flatMap(({ filed }) => filed.flatMap(({ stored }) => stored))
  return { where: isAny ? any : all, searched, isAny, some, both, each, topics }

  /** Where no review has it with its words, or with the one word that is written nearly alike: an answer tells what reviews have one of them. */
  async function readPhrase(meaning: Meaning): Promise<Word[]> {
    const phrase = await readWord(meaning)
    const words = meaning.word.split(' ')
    if (phrase.reviews > 0) return [phrase]
    const [alike] = meaning.isUnknown && phrase.near.length === 1 ? phrase.near : []
    const isMisspelt = alike !== undefined && Math.abs(alike.length - meaning.word.length) <= 1
    const others = words.length > 1 ? words : isMisspelt ? [alike] : []
    const parts = await findMeanings(db, businessId, others, asked.language, 1)
    const all = await Promise.all(parts.map((part) => (isMisspelt ? readWord(part) : readPhrase(part))))
    const found = all.flat().filter(({ reviews }) => !isMisspelt || reviews >= fewest)
    return [{ ...phrase, near: isMisspelt && found.length > 0 ? [] : phrase.near }, ...found]
  }

  async function readWord(meaning: Meaning): Promise<Word> {
    const has = await readReviews(meaning)
    const { reviews, stars } = await countWith(has)
    const filed = (await filedWith(meaning, reviews)).filter((each) => each.reviews > reviews)
    return { ...meaning, has, reviews, stars, near: await nearOf(meaning, reviews), filed }
  }

  /** Looked for once: an answer counts them several times. */
  async function readReviews(meaning: Meaning) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select f.review_id as id from ${reviewFacts} f where f.business_id = ${businessId} and ${hasMeaning(businessId, meaning)}`)
    return sql`f.review_id = any (${sql.param(rows.map(({ id }) => id))}::uuid[])`
  }

  /** Of a phrase that few reviews have, those of its words that more have. */
  async function nearOf(meaning: Meaning, reviews: number) {
    const words = meaning.word.split(' ')
    if (words.length === 1) return reviews > 0 ? [] : findNear(db, businessId, meaning)
    if (reviews === 0 || reviews >= fewest) return []
    const parts = await findMeanings(db, businessId, words, asked.language, 1)
    const counts = await Promise.all(parts.map(async (part) => countWith(await readReviews(part))))
    return parts.filter((_, at) => counts[at]!.reviews > reviews).map(({ word }) => word)
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
      its.map(async (each) => ({ ...each, ...(await countWith(hasTopic(businessId, each.stored))) })),
    )
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
