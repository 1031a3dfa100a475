import { type SQL, sql } from 'drizzle-orm'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import type { Meaning, Sought } from './meanings.server.ts'

/** The bit of the topics that the only word of a question names. */
export const ofTopic = 1 << 30

/**
 * `own` and `related`, for words that only speak of what the word names, are bits in the mask of a review; mentions of the `named` topics,
 * as stored, are the bit `ofTopic`.
 */
export type Masked = { meaning: Meaning; own: number; related: number; named: string[] }

/**
 * Conditions on an analysis `h`, one for each set of languages; a review that has the word fulfils one of them. A query that several
 * languages share is searched once, because a search reads the reviews of all languages.
 */
function conditionsOf({ sought }: Meaning, isRelated: boolean): SQL[] {
  const queries = [...sought].flatMap(([language, its]) =>
    withoutNarrower(its)
      .filter((each) => each.isRelated === isRelated)
      .map((each) => ({ language, query: queryOf(each) })),
  )
  const languagesOf = (its: { language: string }[]) =>
    [...new Set(its.map(({ language }) => language))].sort().join(' ')
  const byLanguages = Map.groupBy(
    Map.groupBy(queries, ({ query }) => query),
    ([, its]) => languagesOf(its),
  )
  return [...byLanguages].map(
    ([languages, its]) => sql`h.language = any (${sql.param(languages.split(' '))}::text[])
      and (${sql.join(lookUps(its.map(([query]) => query)), sql` or `)})`,
  )
}

/** All words in one search, and each phrase in its own: PostgreSQL would try every phrase on each review with a word. */
function lookUps(queries: string[]): SQL[] {
  const { true: phrases = [], false: words = [] } = Object.groupBy(
    queries,
    (query) => `${query.includes('<')}`,
  )
  return [...phrases, ...(words.length > 0 ? [words.join(' | ')] : [])].map(
    (query) => sql`h.search @@ to_tsquery('simple', ${query})`,
  )
}

/** Without the phrases that hold a searched word: every review with "queue at the till" is found by "queue". */
function withoutNarrower(its: Sought[]): Sought[] {
  const alone = new Set(its.flatMap(({ forms }) => (forms.length === 1 ? forms[0]! : [])))
  const isNarrower = ({ forms }: Sought) =>
    forms.length > 1 && forms.some((word) => word.every((form) => alone.has(form)))
  return its.filter((each) => !isNarrower(each))
}

/** Each word and topic is found in so many reviews, which fulfil a condition on `f`. */
export type Few = { where: SQL; most: number }

/** The reviews that have any of the words or of the topics that they name, with a bit for each that they have. */
export function masked(businessId: string, items: Masked[], few?: Few): SQL {
  const queryFor = (from: SQL, is: SQL, bit: number) => {
    const all = sql`select h.review_id, ${bit}::int as bit from ${from} where h.business_id = ${businessId} and ${is}`
    // Looked up by the word first: the planner may not look for it in review after review.
    return few
      ? sql`(select h.review_id, h.bit from (${all} offset 0) h
          join ${reviewFacts} f on f.business_id = ${businessId} and f.review_id = h.review_id and ${few.where} limit ${few.most})`
      : all
  }
  const queries = items.flatMap(({ meaning, own, related, named }) => [
    ...conditionsOf(meaning, false).map((is) => queryFor(sql`${analyses} h`, is, own)),
    ...conditionsOf(meaning, true).map((is) => queryFor(sql`${analyses} h`, is, related)),
    ...(named.length > 0 ? [queryFor(sql`${mentions} h`, isOf(named), ofTopic)] : []),
  ])
  return sql`(select h.review_id, bit_or(h.bit) as mask from (${sql.join(queries, sql` union all `)}) h group by 1)`
}

const isOf = (topics: string[]) => sql`not h.is_elsewhere and h.topic = any (${sql.param(topics)}::text[])`

/**
 * On `f`, the same for each review by itself, where the newest of many are wanted: read as values, or all reviews would be looked up
 * first.
 */
export function hasWords(businessId: string, items: Masked[]): SQL {
  const topics = items.flatMap(({ named }) => named)
  const words = items.flatMap(({ meaning }) => [false, true].flatMap((is) => conditionsOf(meaning, is)))
  return sql`coalesce((select ${sql.join(
    [sql`false`, ...words.map((is) => sql`(${is})`)],
    sql` or `,
  )} from ${analyses} h where h.business_id = ${businessId} and h.review_id = f.review_id), false)
    or coalesce((select true from ${mentions} h where h.business_id = ${businessId} and h.review_id = f.review_id
      and ${isOf(topics)} limit 1), false)`
}

/** Of letters and digits only, so that nothing typed becomes an operator. */
function queryOf({ forms, within }: Sought): string {
  const [first, ...others] = forms.map(
    (its) => `(${its.map((form) => (form.endsWith('*') ? `${form.slice(0, -1)}:*` : form)).join(' | ')})`,
  )
  return others.reduce((before, next) => {
    const distances = Array.from({ length: within }, (_, less) => `${before} <${less + 1}> ${next}`)
    return `(${distances.join(' | ')})`
  }, first!)
}
