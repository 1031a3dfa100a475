import { type SQL, sql } from 'drizzle-orm'
import { noteAllRatingsShown } from '#app/features/moderation/challenging.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { businessColumns, businessParts, type Part, personParts } from './takeout-parts.ts'

const together = 500

/** Everything about a person and their businesses as JSON, a few hundred rows at a time. */
export async function* writeTakeout(db: Database, userId: string): AsyncGenerator<string> {
  yield `{"madeAt":${JSON.stringify(now().toISOString())},"about":${JSON.stringify(about)}`
  for (const part of personParts) yield* writePart(db, part, userId)
  yield ',"businesses":['
  const { rows } = await db.execute<{ id: string; business: string }>(
    sql`select id, ${objectOf(businessColumns.split(' '))} as business from businesses t
      where owner_id = ${userId} order by created_at, id`,
  )
  for (const [at, { id, business }] of rows.entries()) {
    await noteAllRatingsShown(db, id)
    yield `${at > 0 ? ',' : ''}{"business":${business}`
    for (const part of businessParts) yield* writePart(db, part, id)
    yield '}'
  }
  yield ']}\n'
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

type Row = { position: string | null; row: string }

/** Keyset paging, so that every page costs the same. */
async function* rowsOf(db: Database, part: Part, id: string) {
  const key = part.key && sql.raw(`t.${part.key}`)
  let after: string | null = null
  for (;;) {
    const behind: SQL = key && after !== null ? sql` and ${key} > ${after}::${typeOf(part)}` : sql``
    const order = key ? sql` order by ${key} limit ${together}` : sql``
    const { rows }: { rows: Row[] } = await db.execute<Row>(
      sql`select ${key ? sql`${key}::text` : sql`null`} as position, ${objectOf(part.columns)} as row
        from ${sql.raw(part.table)} t where ${belongs(part, id)}${behind}${order}`,
    )
    for (const { row } of rows) yield row
    if (!key || rows.length < together) return
    after = rows.at(-1)!.position
  }
}

const typeOf = ({ key }: Part) => sql.raw(key === 'email_hash' ? 'bytea' : 'uuid')

const belongs = (part: Part, id: string) =>
  sql.join(
    part.belongs.split('$id').map((text) => sql.raw(text)),
    sql`${id}::uuid`,
  )

/** The named columns and no other, as one JSON object. */
const objectOf = (columns: string[]) =>
  sql.raw(`json_build_object(${columns.map((column) => `'${column}', t.${column}`).join(', ')})::text`)
