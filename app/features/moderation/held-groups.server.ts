import { and, eq, inArray, sql } from 'drizzle-orm'
import { reviews } from '#app/features/reviews/review.table.ts'
import { countedProvenances, type FailedCheck } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { GroupSign } from './case.vocabulary.ts'
import { findGroup } from './groups.server.ts'

type Held = { businessId: string; reviewId: string; version: number; failedChecks: FailedCheck[] }

export type HeldGroup = {
  signs: GroupSign[]
  /** The held reviews of the group that are in the list. */
  heldIds: string[]
  /** Of these, the ones that failed no other check, each with the version that is shown: "id:version". */
  publishable: string[]
  /** Reviews of the group that are not held: public, withdrawn or removed. */
  others: number
  /** The average of the published reviews: before the first review of the group came, and now. */
  average: { before: number | null; now: number | null }
}

/** Held reviews with the group that each belongs to, members of a group one after the other. */
export async function addGroups<Of extends Held>(db: Database, held: Of[]) {
  const grouped = held.filter(({ failedChecks }) => failedChecks.includes('group'))
  const clusters = await findClusters(db, grouped)
  const groups = new Map<string, HeldGroup>()
  for (const cluster of clusters) {
    const own = grouped.filter(({ reviewId }) => cluster.held.has(reviewId))
    const { businessId } = own[0]!
    const ids = [...cluster.members]
    const group = {
      signs: [...cluster.signs],
      heldIds: own.map(({ reviewId }) => reviewId),
      publishable: own.flatMap(({ reviewId, version, failedChecks }) =>
        failedChecks.length === 1 ? [`${reviewId}:${version}`] : [],
      ),
      others: ids.filter((id) => !cluster.held.has(id)).length,
      average: await readStep(db, businessId, ids),
    }
    for (const id of group.heldIds) groups.set(id, group)
  }
  const withGroup = held.map((each) => ({ ...each, group: groups.get(each.reviewId) ?? null }))
  return withGroup.flatMap((each) => {
    if (!each.group) return [each]
    return each.group.heldIds[0] === each.reviewId
      ? withGroup.filter(({ group }) => group === each.group)
      : []
  })
}

/** Merges groups that share a review. */
async function findClusters(db: Database, held: Held[]) {
  let clusters: { held: Set<string>; members: Set<string>; signs: Set<GroupSign> }[] = []
  if (held.length === 0) return clusters
  const rows = await db
    .select()
    .from(reviews)
    .where(
      and(
        inArray(reviews.businessId, [...new Set(held.map(({ businessId }) => businessId))]),
        inArray(
          reviews.id,
          held.map(({ reviewId }) => reviewId),
        ),
      ),
    )
  for (const row of rows) {
    const found = await findGroup(db, row)
    let cluster = {
      held: new Set([row.id]),
      members: new Set([row.id, ...(found?.reviewIds ?? [])]),
      signs: new Set(found?.signs),
    }
    const apart: typeof clusters = []
    for (const each of clusters) {
      if (![...each.members].some((id) => cluster.members.has(id))) apart.push(each)
      else
        cluster = {
          held: new Set([...cluster.held, ...each.held]),
          members: new Set([...cluster.members, ...each.members]),
          signs: new Set([...cluster.signs, ...each.signs]),
        }
    }
    clusters = [...apart, cluster]
  }
  return clusters
}

async function readStep(db: Database, businessId: string, ids: string[]) {
  const [step] = await db
    .select({
      before: sql<number | null>`avg(${reviews.rating}) filter (where ${reviews.confirmedAt} < (
        select min(r.confirmed_at) from reviews r where r.business_id = ${businessId} and ${inArray(sql`r.id`, ids)}))::float8`,
      now: sql<number | null>`avg(${reviews.rating})::float8`,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.businessId, businessId),
        eq(reviews.state, 'published'),
        inArray(reviews.provenance, countedProvenances),
      ),
    )
  return step!
}
