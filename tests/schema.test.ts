import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from '#tests/database.ts'

type Column = { type: string; isNotNull: boolean; hasDefault: boolean; isGenerated: boolean }
type Table = { columns: Record<string, Column>; primaryKey: string[] }

const casing = new CasingCache('snake_case')

async function tablesInCode() {
  const tables: Record<string, Table> = {}
  for (const file of globSync('app/**/*.table.ts')) {
    const exported = Object.values(await import(pathToFileURL(resolve(file)).href))
    for (const table of exported.filter((each) => is(each, PgTable))) {
      const { name, columns, primaryKeys } = getTableConfig(table)
      const keyed = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
      tables[name] = {
        columns: Object.fromEntries(
          columns.map((column) => [
            casing.getColumnCasing(column),
            {
              type: column.getSQLType(),
              isNotNull: column.notNull,
              // A default made by the application ($defaultFn) is no default of the database.
              hasDefault: column.default !== undefined || column.generated !== undefined,
              isGenerated: column.generated !== undefined,
            },
          ]),
        ),
        primaryKey: keyed.map((column) => casing.getColumnCasing(column)),
      }
    }
  }
  return tables
}

const columnsOfDatabase = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as not_null, a.atthasdef as has_default, a.attgenerated <> '' as is_generated,
    array(
      select key.attname::text from pg_attribute key
      where key.attrelid = c.oid and key.attnum = any (k.conkey)
      order by array_position(k.conkey, key.attnum)
    ) as primary_key
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'migrations'
  order by c.relname, a.attnum`

// format_type's spelling, as Drizzle has it.
const spelling = (type: string) =>
  type.replace('character varying', 'varchar').replace(/numeric\((\d+),(\d+)\)/, 'numeric($1, $2)')

test('the Drizzle tables and the migrated database agree', async ({ pool }) => {
  const inDatabase: Record<string, Table> = {}
  for (const row of (await pool.query(columnsOfDatabase)).rows) {
    inDatabase[row.table] ??= { columns: {}, primaryKey: row.primary_key }
    inDatabase[row.table]!.columns[row.column] = {
      type: spelling(row.type),
      isNotNull: row.not_null,
      hasDefault: row.has_default,
      isGenerated: row.is_generated,
    }
  }

  const inCode = await tablesInCode()
  expect(Object.keys(inCode).length).toBeGreaterThan(5)
  expect(inCode).toEqual(inDatabase)
})
