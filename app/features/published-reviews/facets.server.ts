import { and, eq, sql } from 'drizzle-orm'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { isCounted, type Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'
import { filterConditions, isMention } from './listing.server.ts'
import type { PublicFilter } from './public-view.ts'
import { searchedIds } from './search-reviews.server.ts'
import { countPublished, type Distribution, isCountedOf, type PublishedCell } from './summary.server.ts'

/** How many published reviews each choice of a filter would leave, given the other choices. */
export type Facets = {
  /** Reviews that match all choices. */
  found: { own: number; insiders: number; imported: number }
  ratings: Distribution
  languages: { language: string; count: number }[]
  replied: number
}

type Cell = Omit<PublishedCell, 'importSource' | 'recent'>

/**
 * Reviews with the chosen topic, source and mark, counted by everything else that can be chosen. `counting`: all of them, if
 * they are counted anyway.
 */
export async function countFacets(
  db: Database,
  businessId: string,
  filter: PublicFilter,
  counting?: Promise<PublishedCell[]>,
): Promise<Facets> {
  const cells = await readCells(db, businessId, { filter, counting })
  const fits = {
    rating: (cell: Cell) => !filter.rating || cell.rating === filter.rating,
    language: (cell: Cell) => !filter.language || cell.language === filter.language,
    reply: (cell: Cell) => !filter.hasReply || cell.hasReply,
  }
  const found = cells.filter((cell) => fits.rating(cell) && fits.language(cell) && fits.reply(cell))
  const byRating = cells.filter((cell) => fits.language(cell) && fits.reply(cell))
  const byLanguage = cells.filter((cell) => fits.rating(cell) && fits.reply(cell))
  const byReply = cells.filter((cell) => fits.rating(cell) && fits.language(cell))
  const foundOf = (is: (provenance: Provenance) => boolean) =>
    total(found.filter(({ provenance }) => is(provenance)))
  return {
    found: {
      own: foundOf(isCounted),
      insiders: foundOf((provenance) => provenance === 'insider'),
      imported: foundOf((provenance) => provenance === 'imported'),
    },
    ratings: [1, 2, 3, 4, 5].map((rating) =>
      total(byRating.filter((cell) => cell.rating === rating)),
    ) as Distribution,
    languages: languagesOf(cells, byLanguage),
    replied: total(byReply.filter(({ hasReply }) => hasReply)),
  }
}

type Reading = { filter: PublicFilter; counting: Promise<PublishedCell[]> | undefined }

/** Hidden words have no topic and no language. */
async function readCells(db: Database, businessId: string, { filter, counting }: Reading): Promise<Cell[]> {
  const { topic, source, mark, query, product } = filter
  const productId = product?.id
  if (query && !mark && !topic) return countSearched(db, businessId, { query, source, productId })
  if (mark || query) return countCells(db, businessId, { topic, source, mark, query, product })
  const isAbout =
    topic &&
    sql`not f.is_hidden and f.review_id in (select m.review_id from ${mentions} m where ${isMention(businessId, topic)})`
  const cells = await (isAbout
    ? countPublished(db, businessId, { productId, where: isAbout })
    : (counting ?? countPublished(db, businessId, { productId })))
  return source ? cells.filter(({ provenance }) => provenance === source) : cells
}

/** Counted from review_facts, which has one row for each review. */
async function countSearched(
  db: Database,
  businessId: string,
  { query, source, productId }: { query: string; source: Provenance | null; productId: string | undefined },
) {
  const { rows } = await db.execute<Cell>(sql`
    select f.rating, coalesce(nullif(f.language, ''), 'und') as language, f.reply_time is not null as "hasReply",
      f.provenance, count(*)::int
    from (${searchedIds(businessId, query)}) found join ${reviewFacts} f
      on f.business_id = ${businessId} and f.review_id = found.id
    where ${isCountedOf(productId)} and not f.is_hidden ${source ? sql`and f.provenance = ${source}` : sql``}
    group by 1, 2, 3, 4`)
  return rows
}

async function countCells(db: Database, businessId: string, filter: Partial<PublicFilter>) {
  const { rows } = await db.execute<Cell>(sql`
    select ${reviews.rating} as rating, case when ${reviews.hiddenAt} is null then coalesce(a.language, 'und') end as language,
      w.review_id is not null as "hasReply", ${reviews.provenance} as provenance, count(*)::int
    from ${reviews}
    left join ${analyses} a on a.business_id = ${reviews.businessId} and a.review_id = ${reviews.id}
    left join replies w on w.business_id = ${reviews.businessId} and w.review_id = ${reviews.id}
    where ${and(eq(reviews.businessId, businessId), assumeHalfMatch(eq(reviews.state, 'published')), ...filterConditions(businessId, filter))}
    group by 1, 2, 3, 4`)
  return rows
}

const total = (cells: Cell[]) => cells.reduce((sum, { count }) => sum + count, 0)

/** Every language of the reviews, most frequent first; 0 if the other choices leave none. */
function languagesOf(cells: Cell[], chosen: Cell[]) {
  // Reviews of stars alone have no language.
  const all = Map.groupBy(
    cells.filter(({ language }) => language !== 'zxx'),
    ({ language }) => language,
  )
  return [...all]
    .flatMap(([language, its]) => (language === null || total(its) === 0 ? [] : [[language, its] as const]))
    .sort(([a, ofA], [b, ofB]) => total(ofB) - total(ofA) || (a < b ? -1 : 1))
    .map(([language]) => ({ language, count: total(chosen.filter((cell) => cell.language === language)) }))
}
