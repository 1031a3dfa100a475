import { type SQL, sql } from 'drizzle-orm'

/**
 * The same condition, of which the planner believes that every second row meets it. To be used in lists with an order
 * and a limit: without statistics it takes each comparison to leave one row in two hundred, thinks that the whole list
 * is short, and reads and sorts all of it instead of walking along the index that is in order.
 */
export const assumeHalfMatch = (condition: SQL) => sql`coalesce(${condition}, false)`

/**
 * The same limit or offset, of which the planner does not know how high it is. It then plans for a tenth of the list,
 * and walks along the index that is in order: of a list that it takes to be shorter than the limit it sorts all rows.
 */
export const hideLimitFromPlanner = (limit: number) => sql`(select ${limit}::int)`
