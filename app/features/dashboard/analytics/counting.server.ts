import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { type Counted, readCounts, type Sums, type Unit } from '#app/features/figures/counts.server.ts'
import type { StarCounts } from '#app/features/figures/statistics.ts'
import { type Months, shiftMonth } from '#app/features/inbox/periods.ts'
import { countedProvenances, type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Asked } from './filter.ts'
import { aboutSource, isRatingSource } from './source.ts'

const summed = [
  'reviews',
  'positive',
  'neutral',
  'negative',
  'replied',
  'repliedInDay',
  'repliedInWeek',
] as const

/** Of reviews that are counted together. */
export type Counts = Pick<Sums, (typeof summed)[number]> & { stars: StarCounts }

export type Scope = {
  filter: Asked
  months: Months | null
}

type Key = 'start' | 'hour' | 'provenance' | 'importSource' | 'language'

/** Counts the reviews that match the filter in these months: one row for each combination of the keys. */
async function count<By extends Key>(
  db: Database,
  businessId: string,
  { filter: { topic, language, source }, months }: Scope,
  by: By[],
  unit?: Unit,
): Promise<Counted<By | 'rating'>[]> {
  return readCounts(db, businessId, {
    by: [...by, 'rating'],
    unit,
    ...daysOf(months),
    topic: topic ? await topicsBehind(db, businessId, topic) : null,
    ...counted(source),
    language,
  })
}

export const daysOf = (months: Months | null) =>
  months ? { from: `${months.from}-01`, to: `${shiftMonth(months.to, 1)}-01` } : { from: null, to: null }

/** The reviews of a source, as the counts are asked for. */
export function counted(source: string): { provenance: Provenance[] | null; importSource?: string } {
  const { provenance, importedFrom } = aboutSource(source)
  if (importedFrom) return { provenance: ['imported'], importSource: importedFrom }
  if (provenance === 'any') return { provenance: null }
  if (provenance === 'own') return { provenance: [...countedProvenances] }
  if (provenance === 'customers') return { provenance: provenances.filter((each) => each !== 'insider') }
  return { provenance: [provenance] }
}

export function addUp(rows: (Sums & { rating: number })[]): Counts {
  const stars: StarCounts = [0, 0, 0, 0, 0]
  for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
  const sums = summed.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])
  return { stars, ...(Object.fromEntries(sums) as Omit<Counts, 'stars'>) }
}

export const countAll = async (db: Database, businessId: string, scope: Scope) =>
  addUp(await count(db, businessId, scope, []))

/** By month or by day, in rows for each rating. */
export const countOverTime = (db: Database, businessId: string, scope: Scope, unit: Unit) =>
  count(db, businessId, scope, ['start'], unit)

export type CountsFrom = Counts & { provenance: Provenance; importSource: string }

export async function countBySource(db: Database, businessId: string, scope: Scope): Promise<CountsFrom[]> {
  const rows = await count(db, businessId, scope, ['provenance', 'importSource'])
  return groups(rows, ({ provenance, importSource }) => ({ provenance, importSource }))
}

export type CountsIn = Counts & { language: string }

export async function countByLanguage(db: Database, businessId: string, scope: Scope): Promise<CountsIn[]> {
  return groups(await count(db, businessId, scope, ['language']), ({ language }) => ({ language }))
}

/** The largest first. */
function groups<Row extends Sums & { rating: number }, Keys extends object>(
  rows: Row[],
  keysOf: (row: Row) => Keys,
): (Keys & Counts)[] {
  return [...Map.groupBy(rows, (row) => JSON.stringify(keysOf(row))).values()]
    .map((group) => ({ ...keysOf(group[0]!), ...addUp(group) }))
    .sort((a, b) => b.reviews - a.reviews)
}

/** Reviews in the rating by month and hour of the week in UTC. */
export const countHours = async (db: Database, businessId: string, { filter, months }: Scope) =>
  count(
    db,
    businessId,
    { filter: isRatingSource(filter.source) ? filter : { ...filter, source: 'own' }, months },
    ['start', 'hour'],
  )
