import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readPlan, readSubscription } from '#app/features/billing/subscription-page.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { listFiles, readBytesOf } from '#app/features/files/stored-files.server.ts'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { listUnshownPhotoFiles } from '#app/features/media/read-photos.server.ts'
import { noteAllRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import type { Support } from '#app/features/plans/plan-comparison.ts'
import { tierFeatures, tierFeaturesView } from '#app/features/plans/plan-view.ts'
import { tierNames } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { businessColumns, businessParts, type Part, personParts } from './takeout-parts.ts'

const together = 500

/** Everything about a person and their businesses as JSON, a few hundred rows at a time. */
export async function* writeTakeout(db: Database, userId: string): AsyncGenerator<string> {
  yield `{"madeAt":${JSON.stringify(now().toISOString())},"about":${JSON.stringify(about)}`
  for (const part of personParts) yield* writePart(db, part, userId)
  yield ',"businesses":['
  const { support } = await findInstanceSettings(db)
  const owned = await db
    .select()
    .from(businesses)
    .where(eq(businesses.ownerId, userId))
    .orderBy(asc(businesses.createdAt), asc(businesses.id))
  for (const [at, business] of owned.entries()) {
    await noteAllRatingsShown(db, business.id)
    yield `${at > 0 ? ',' : ''}{${await writeBusiness(db, business, support)}`
    for (const part of businessParts) yield* writePart(db, part, business.id)
    yield* writeFiles(db, business.id)
    yield '}'
  }
  yield ']}\n'
}

/** A business, its plan and its subscription under the names that everything outside uses, and its other fields. */
async function writeBusiness(db: Database, stored: Business, support: Support) {
  const business = { ...stored, tierName: tierInForce(stored.tierName) }
  const [{ rows }, subscription] = await Promise.all([
    db.execute<{ fields: string }>(
      sql`select ${objectOf(businessColumns.split(' '))} as fields from businesses t where id = ${business.id}`,
    ),
    readSubscription(db, business),
  ])
  const plan = readPlan(business.tierName, support)
  const views = JSON.stringify({ business: toBusinessView(business, support), plan, subscription }).slice(
    1,
    -1,
  )
  return `${views},"otherFields":${rows[0]!.fields}`
}

const about =
  'Passwords, keys and hashes are not included. Addresses of authors and reporters are their own data, which they can export through the links in their emails.'

async function* writePart(db: Database, part: Part, id: string) {
  yield `,${JSON.stringify(part.name)}:[`
  let isFirst = true
  for await (const row of rowsOf(db, part, id)) {
    yield (isFirst ? '' : ',') + row
    isFirst = false
  }
  yield ']'
}

/** With their bytes, as base64. Photos that the public does not see are their authors' alone. */
async function* writeFiles(db: Database, businessId: string) {
  yield ',"files":['
  const unshown = new Set(await listUnshownPhotoFiles(db, businessId))
  const files = (await listFiles(db, businessId)).filter(({ id }) => !unshown.has(id))
  for (const [at, file] of files.entries()) {
    const { id, type, createdAt } = file
    yield `${at > 0 ? ',' : ''}${JSON.stringify({ id, type, createdAt }).slice(0, -1)},"content":"`
    // Each piece but the last is of whole groups of three bytes.
    for await (const piece of readBytesOf(db, file)) yield piece.toString('base64')
    yield '"}'
  }
  yield ']'
}

type Row = { position: string[]; row: string }

/** Keyset paging, so that every page costs the same. A table with one row for its owner has no key besides. */
async function* rowsOf(db: Database, part: Part, id: string) {
  const key = sql.raw(part.key.map(({ name }) => `t.${name}`).join(', '))
  const order = part.key.length > 0 ? sql` order by ${key} limit ${together}` : sql``
  for (let after: string[] | null = null; ; ) {
    const behind: SQL = after ? sql` and (${key}) > (${valuesOf(part.key, after)})` : sql``
    const { rows }: { rows: Row[] } = await db.execute<Row>(
      sql`select ${sql.raw(`array[${part.key.map(({ name }) => `t.${name}::text`)}]::text[]`)} as position, ${objectOf(part.columns)} as row
        from ${sql.raw(part.table)} t where ${belongs(part, id)}${behind}${order}`,
    )
    for (const { row } of rows) yield row
    if (part.key.length === 0 || rows.length < together) return
    after = rows.at(-1)!.position
  }
}

const valuesOf = (key: Part['key'], values: string[]) =>
  sql.join(
    key.map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`),
    sql`, `,
  )

const belongs = (part: Part, id: string) =>
  sql.join(
    part.belongs.split('$id').map((text) => sql.raw(text)),
    sql`${id}::uuid`,
  )

const objectOf = (columns: string[]) =>
  sql.raw(`json_build_object(${columns.map((column) => `'${column}', t.${column}`).join(', ')})::text`)

const time = z.iso.datetime()

/** A business as the owner's takeout has it. Times are ISO 8601 in UTC. */
export const businessView = z.strictObject({
  id: z.uuid(),
  ownerId: z.uuid(),
  name: z.string(),
  website: z.string(),
  domain: z.string(),
  description: z.string().nullable(),
  address: z.string().nullable(),
  isActive: z.boolean(),
  /** `price` in whole dollars a month; `renewalDate`: the end of the period, in milliseconds since 1970. */
  tier: z.strictObject({
    name: z.enum(tierNames),
    isAnnual: z.boolean(),
    price: z.number(),
    renewalDate: z.number().int().nullable(),
  }),
  reviewCount: z.number().int(),
  reviewScore: z.number(),
  verifiedReviews: z.number().int(),
  monthlyInvitations: z.strictObject({ count: z.number().int(), resetDate: time }),
  tierFeatures: tierFeaturesView,
  /** Null until the first subscription. */
  stripeSubscriptionId: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
  lastUpdated: time,
})
type BusinessView = z.output<typeof businessView>

/** A business as it leaves the service. `support`: what the operator has switched on. */
export function toBusinessView(business: Business, support: Support): BusinessView {
  const updatedAt = business.updatedAt.toISOString()
  return {
    id: business.id,
    ownerId: business.ownerId,
    name: business.name,
    website: business.website,
    domain: business.domain,
    description: business.description,
    address: business.address,
    isActive: business.isActive,
    tier: {
      name: business.tierName,
      isAnnual: business.tierIsAnnual,
      price: business.tierPriceCents / 100,
      renewalDate: business.tierRenewalAt?.getTime() ?? null,
    },
    reviewCount: business.reviewCount,
    reviewScore: business.reviewScore,
    verifiedReviews: business.verifiedReviews,
    monthlyInvitations: {
      count: business.monthlyInvitationCount,
      resetDate: business.monthlyInvitationResetAt.toISOString(),
    },
    tierFeatures: tierFeatures(business.tierName, support),
    stripeSubscriptionId: business.stripeSubscriptionId,
    stripeCustomerId: business.stripeCustomerId,
    createdAt: business.createdAt.toISOString(),
    updatedAt,
    lastUpdated: updatedAt,
  }
}
