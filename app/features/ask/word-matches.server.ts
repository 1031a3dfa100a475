import { type SQL, sql } from 'drizzle-orm'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import type { Meaning, Sought } from './meanings.server.ts'

/** `bit`: in the mask of a review that has the word, or mentions a topic of that `name`, as stored. */
export type Masked = { meaning: Meaning; bit: number; named: string[] }

/**
 * Conditions on `n`, of which reviews that have the word fulfil one, in words of their language. Not in the author's name, which has another
 * weight. What is looked for in several languages is looked up once: a look-up reads the reviews of all.
 */
function conditionsOf({ sought }: Meaning): SQL[] {
  const queries = [...sought].flatMap(([language, its]) =>
    its.map((each) => ({ language, query: queryOf(each) })),
  )
  const languagesOf = (its: { language: string }[]) =>
    [...new Set(its.map(({ language }) => language))].sort().join(' ')
  const byLanguages = Map.groupBy(
    Map.groupBy(queries, ({ query }) => query),
    ([, its]) => languagesOf(its),
  )
  return [...byLanguages].map(
    ([languages, its]) => sql`n.language = any (${sql.param(languages.split(' '))}::text[])
      and n.search @@ to_tsquery('simple', ${its.map(([query]) => query).join(' | ')})`,
  )
}

/** The reviews that have any of the words or of the topics that they name, with a bit for each that they have. */
export function masked(businessId: string, items: Masked[]): SQL {
  const queries = items.flatMap(({ meaning, bit, named }) => [
    ...conditionsOf(meaning).map(
      (is) =>
        sql`select n.review_id, ${bit}::int as bit from ${analyses} n where n.business_id = ${businessId} and ${is}`,
    ),
    ...(named.length > 0
      ? [
          sql`select m.review_id, ${bit}::int as bit from ${mentions} m
            where m.business_id = ${businessId} and not m.is_elsewhere and m.topic = any (${sql.param(named)}::text[])`,
        ]
      : []),
  ])
  return sql`(select h.review_id, bit_or(h.bit) as mask from (${sql.join(queries, sql` union all `)}) h group by 1)`
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
