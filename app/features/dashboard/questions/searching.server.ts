import { type SQL, sql } from 'drizzle-orm'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { averageOf, noStars, type StarCounts } from '#app/features/figures/statistics.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { isAnyOf, searchedWords } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findMeanings, type Meaning, readTopics } from './meanings.server.ts'
import type { Question } from './question.schema.ts'

export const customers = provenances.filter((each) => each !== 'insider')

export type Scope = { from: string | null; to: string | null }

/** `to` is exclusive in counts, and included in a question. */
export const scopeOf = ({ from, to }: Question) => ({
  provenance: customers,
  from: from ?? null,
  to: to ? dayAfter(to, 1) : null,
})

export const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

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

export type Word = Meaning & { reviews: number; average: number | null }

/** What is searched for: the words of the question that reviews have, in all their languages. */
export type Search = {
  /** On `f`. Null for a question without words. */
  where: SQL | null
  /** The words that are answered, all of them in each review or any of them. */
  searched: Word[]
  isAny: boolean
  /** Each word of the question, with how many of the reviews that are asked about have it. */
  each: Word[]
}

/** A review has one of the forms, or the engine files it under one of the topics or causes. Not in the author's name, which has another weight. */
export function hasMeaning(businessId: string, { formsIn, topics, causes }: Meaning): SQL {
  const queries = [...formsIn]
    .filter(([, forms]) => forms.length > 0)
    .map(([language, forms]) => {
      const query = forms
        .map(
          (form) =>
            `(${form
              .split(' ')
              .map((part) => `${part}:A`)
              .join(' <-> ')})`,
        )
        .join(' | ')
      const isWritten = language ? sql`n.language = ${language} and ` : sql``
      return sql`select n.review_id from ${analyses} n where n.business_id = ${businessId}
        and ${isWritten}n.search @@ to_tsquery('simple', directory_fold(${query})) union `
    })
  return sql`f.review_id in (
    with found as materialized (
      ${sql.join(queries)} select m.review_id from ${mentions} m where m.business_id = ${businessId} and not m.is_elsewhere
        and (m.topic = any (${sql.param(topics)}::text[]) or m.cause = any (${sql.param(causes)}::text[]))
    )
    select review_id from found)`
}

const fewestTogether = 3

const noMeaning: Omit<Meaning, 'word'> = {
  ...{ forms: [], formsIn: new Map(), topics: [], causes: [], near: [] },
  ...{ isName: false, isThing: true, isVague: false },
}

/**
 * A name speaks for itself. Else reviews that have all the things that are asked about; where there are few of them, those that have any,
 * each told apart. Other words (how, in which way) are counted beside them, and searched for where there is no thing.
 */
export async function findWords(db: Database, businessId: string, asked: Question): Promise<Search> {
  if (asked.topic) {
    const stored = await topicsBehind(db, businessId, asked.topic)
    const word = { ...noMeaning, word: asked.topic, topics: stored, reviews: 0, average: null }
    return { where: hasMeaning(businessId, word), searched: [word], isAny: false, each: [] }
  }
  const typed = (asked.words ?? '')
    .split(/[|,]/)
    .map((group) => lettersOf(group).join(' '))
    .filter(Boolean)
  if (typed.length === 0) return { where: null, searched: [], isAny: false, each: [] }
  const topics = await readTopics(db, businessId)
  const meanings = await findMeanings(db, businessId, typed, asked.language, topics)
  const each = await Promise.all(
    meanings.map(async (meaning) => {
      const where = hasMeaning(businessId, meaning)
      const { reviews, stars } = await countWith(db, businessId, asked, where)
      return { ...meaning, reviews, average: averageOf(stars) }
    }),
  )
  const telling = each.filter(({ isVague }) => !isVague)
  const found = (telling.length > 0 ? telling : each).filter(({ reviews }) => reviews > 0)
  const isChoice = isAnyOf(asked.words!)
  const kinds = [
    found.filter(({ isName }) => isName || isChoice),
    found.filter(({ isThing }) => isThing),
    ...[found, telling],
  ]
  const searched = kinds.find(({ length }) => length > 0) ?? each
  const conditions = searched.map((word) => hasMeaning(businessId, word))
  const any = sql`(${sql.join(conditions, sql` or `)})`
  const all = sql.join(conditions, sql` and `)
  const isAny =
    searched.length > 1 &&
    (isChoice || (await countWith(db, businessId, asked, all)).reviews < fewestOf(searched, typed))
  return { where: isAny ? any : all, searched, isAny, each }
}

/** "bed bugs": one review with both says more than many with a bed. Of a name in several words, half of the rarest one's. */
function fewestOf(words: Word[], typed: string[]) {
  const isTogether = typed.some((group) =>
    words.every(({ word }) => group.split(' ').includes(word.split(' ')[0]!)),
  )
  if (!isTogether) return fewestTogether
  return words[0]!.isName ? Math.ceil(Math.min(...words.map(({ reviews }) => reviews)) / 2) : 1
}

/** Nothing typed becomes an operator; accents stay, which tell words of some languages apart. */
const lettersOf = (typed: string) =>
  typed
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.filter((word) => searchedWords(word).length > 0) ?? []

/** How many of the reviews that are asked about, by their stars. */
async function countWith(db: Database, businessId: string, asked: Question, words: SQL) {
  const about = { ...scopeOf(asked), where: conditionOf(asked, words) }
  const rows = await readCounts(db, businessId, { ...about, by: ['rating'] })
  const stars: StarCounts = [...noStars]
  for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
  return { reviews: stars.reduce((sum, count) => sum + count, 0), stars }
}
