import { type SQL, sql } from 'drizzle-orm'
import { analyse } from '#analysis/analyse.ts'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { countOf, noStars, type StarCounts } from '#app/features/figures/statistics.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { isAnyOf, searchedWords } from '#app/features/reviews/search-words.ts'
import { plusDays } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findMeanings, type Meaning, readTopics, type Sought } from './meanings.server.ts'
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

/** `has`, on `f`: a review has it. `near`: offered for a word that no review has, or that is told by its parts. */
export type Word = Meaning & {
  has: SQL
  reviews: number
  stars: StarCounts
  near: string[]
}

/** What is searched for: the words of the question that reviews have, in all their languages. */
export type Search = {
  /** On `f`. Null for a question without words. */
  where: SQL | null
  /** The words that are answered, all of them in each review or any of them. */
  searched: Word[]
  isAny: boolean
  /** How many of the reviews that are asked about have any of them. */
  some: number
  /** Each word of the question, with how many of the reviews that are asked about have it. */
  each: Word[]
}

const noWord: Omit<Word, 'word'> = {
  english: '',
  sought: new Map(),
  tried: [],
  topics: [],
  filed: [],
  isUnknown: false,
  has: sql`true`,
  reviews: 0,
  stars: noStars,
  near: [],
}
export const noSearch: Search = { where: null, searched: [], isAny: false, some: 0, each: [] }

/**
 * On `f`. A review has it in words of its language, or the engine files it under one of the topics or causes. Not in the author's name,
 * which has another weight. Each is looked up along its own index.
 */
function hasMeaning(businessId: string, { sought, topics, filed }: Meaning): SQL {
  const queries = [...sought].map(
    ([language, phrases]) => sql`select n.review_id from ${analyses} n where n.business_id = ${businessId}
      and n.language = ${language} and n.search @@ to_tsquery('simple', ${phrases.map(queryOf).join(' | ')})`,
  )
  const isIn = (names: string[]) => sql`= any (${sql.param(names)}::text[])`
  const filedWith = (sign: string) =>
    filed.filter((each) => each.endsWith(sign)).map((each) => each.slice(0, -1))
  const mentioned = [sql`m.topic ${isIn(topics)}`]
  if (filed.length > 0)
    mentioned.push(
      sql`m.cause ${isIn(filed)}`,
      sql`m.topic ${isIn(filedWith('-'))} and m.complaint`,
      sql`m.topic ${isIn(filedWith('+'))} and m.praise`,
    )
  for (const is of mentioned)
    queries.push(
      sql`select m.review_id from ${mentions} m where m.business_id = ${businessId} and not m.is_elsewhere and ${is}`,
    )
  return sql`f.review_id in (${sql.join(queries, sql` union `)})`
}

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

/** Reviews that have all the words which any has; where none has all of them, those that have any, each told apart. */
export async function findWords(db: Database, businessId: string, asked: Question): Promise<Search> {
  if (asked.topic) {
    const topics = await topicsBehind(db, businessId, asked.topic)
    const word = { ...noWord, word: asked.topic, topics }
    return { ...noSearch, where: hasMeaning(businessId, word), searched: [word] }
  }
  const typed = (asked.words ?? '').split(/[|,]/).flatMap(lettersOf)
  if (typed.length === 0) return noSearch
  const topics = await readTopics(db, businessId)
  const meanings = await findMeanings(db, businessId, typed, asked.language, topics)
  const each = (await Promise.all(meanings.map(readPhrase))).flat()
  const found = each.filter(({ reviews }) => reviews > 0)
  const searched = found.length > 0 ? found : each
  const conditions = searched.map(({ has }) => has)
  const any = sql`(${sql.join(conditions, sql` or `)})`
  const all = sql.join(conditions, sql` and `)
  const { reviews: some } = searched.length > 1 ? await countWith(any) : searched[0]!
  const isAny =
    searched.length > 1 && some > 0 && (isAnyOf(asked.words!) || (await countWith(all)).reviews === 0)
  return { where: isAny ? any : all, searched, isAny, some, each }

  /** Where no review has it with its words, or with the one word that is written nearly alike: an answer tells what reviews have one of them. */
  async function readPhrase(meaning: Meaning): Promise<Word[]> {
    const phrase = await readWord(meaning)
    const words = meaning.word.split(' ')
    if (phrase.reviews > 0) return [phrase]
    const [alike] = meaning.isUnknown && phrase.near.length === 1 ? phrase.near : []
    const isMisspelt = alike !== undefined && Math.abs(alike.length - meaning.word.length) <= 1
    const others = words.length > 1 ? words : isMisspelt ? [alike] : []
    const parts = await findMeanings(db, businessId, others, asked.language, topics, 1)
    const all = await Promise.all(parts.map((part) => (isMisspelt ? readWord(part) : readPhrase(part))))
    const found = all.flat().filter(({ reviews }) => !isMisspelt || reviews >= fewest)
    return [{ ...phrase, near: isMisspelt && found.length > 0 ? [] : phrase.near }, ...found]
  }

  async function readWord(meaning: Meaning): Promise<Word> {
    const has = await readReviews(meaning)
    const { reviews, stars } = await countWith(has)
    return { ...meaning, has, reviews, stars, near: await nearOf(meaning, reviews) }
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
    if (words.length === 1) return reviews > 0 ? [] : nearestTo(meaning)
    if (reviews === 0 || reviews >= fewest) return []
    const parts = await findMeanings(db, businessId, words, asked.language, topics, 1)
    const counts = await Promise.all(parts.map(async (part) => countWith(await readReviews(part))))
    return parts.filter((_, at) => counts[at]!.reviews > reviews).map(({ word }) => word)
  }

  /** Words that look like it, and topics under which the engine files such a thing: a barista under "staff". */
  async function nearestTo(meaning: Meaning) {
    const near = await findNear(db, businessId, meaning)
    const filed = analyse(`the ${meaning.english}`, { languageHint: 'en' }).aspects.map(({ topic }) => topic)
    const its = topics.filter(({ stored }) => stored.some((each) => filed.includes(each)))
    return [...new Set([...near, ...its.map(({ topic }) => topic)])]
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
