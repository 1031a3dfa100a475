import type { Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { measureInWords, partsOf, type SetPart, setInWords } from './set-words.ts'

/** A query in plain words. */
export type ShownQuery = { measure: string; parts: SetPart[]; versus: string | null }

export function queryInWords(query: Query): ShownQuery {
  const { where, part, versus } = query
  const none: (keyof ReviewSet)[] = []
  return {
    measure: measureInWords(query),
    parts: [
      ...(Object.keys(where).length === 0
        ? [{ text: 'all published reviews', fields: none }]
        : partsOf(where)),
      ...(part ? partsOf(part).map(({ text }) => ({ text: `share: ones ${text}`, fields: none })) : []),
    ],
    versus: versus ? setInWords(versus) : null,
  }
}

/** The query without these conditions. */
export function leaveOut(query: Query, fields: readonly string[]): Query {
  const rest = (set: ReviewSet) =>
    Object.fromEntries(Object.entries(set).filter(([field]) => !fields.includes(field))) as ReviewSet
  return { ...query, where: rest(query.where), ...(query.versus && { versus: rest(query.versus) }) }
}
