import { sql } from 'drizzle-orm'
import { countedProvenances } from './review.vocabulary.ts'

/** The provenances of the rating, for `provenance in ${counted}`. */
export const counted = sql.raw(`(${countedProvenances.map((each) => `'${each}'`).join(', ')})`)
