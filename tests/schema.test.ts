import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { is, SQL } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from '#tests/database.ts'

// What stands in a migration and in a Drizzle table is compared here; see docs/decisions/0048-a-constraint-stands-in-its-migration.md.

type Column = { type: string; isNotNull: boolean; filledWith: string | null; values?: string[] }
type Table = { columns: Record<string, Column>; primaryKey: string[] }

const casing = new CasingCache('snake_case')
const nameOf = (column: PgColumn) => casing.getColumnCasing(column)

async function tablesInCode() {
  const tables: Record<string, Table> = {}
  for (const file of globSync('app/**/*.table.ts')) {
    const exported = Object.values(await import(pathToFileURL(resolve(file)).href))
    for (const table of exported.filter((each) => is(each, PgTable))) {
      const { name, columns, primaryKeys, ...declared } = getTableConfig(table)
      const { foreignKeys, checks, uniqueConstraints, indexes } = declared
      const uniques = columns.filter((column) => column.isUnique)
      const saidTwice = [foreignKeys, checks, uniqueConstraints, indexes, uniques].flat()
      expect(saidTwice, `${name}: constraints and indexes stand in the migrations alone`).toEqual([])
      const keyed = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
      const described = columns.map((column) => [nameOf(column), columnInCode(column, name === 'businesses')])
      tables[name] = {
        columns: Object.fromEntries(described),
        primaryKey: name === 'businesses' ? [] : keyed.map(nameOf),
      }
    }
  }
  return tables
}

/** Of a view's columns, the database knows the types alone. */
function columnInCode(column: PgColumn, isOfView: boolean): Column {
  const described = { type: column.getSQLType(), isNotNull: false, filledWith: null }
  if (isOfView) return described
  const { enumValues } = column
  return {
    ...described,
    isNotNull: column.notNull,
    filledWith: filledWith(column),
    ...(enumValues?.length && { values: [...enumValues].sort() }),
  }
}

/** A default, or what generates the column. A default made by the application ($defaultFn) is none of the database. */
function filledWith(column: PgColumn) {
  const value = column.generated?.as ?? column.default
  if (value === undefined) return null
  if (is(value, SQL)) return plain(new PgDialect().sqlToQuery(value).sql)
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object') return String(value)
  return column.getSQLType() === 'jsonb' ? `'${JSON.stringify(value)}'` : `'{${value}}'`
}

/** An expression without what PostgreSQL adds when it prints one: brackets, types, breaks. */
const plain = (expression: string) => expression.replace(/::\w+(\[\])?|[()\s]/g, '')

const columnsOfDatabase = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as not_null, pg_get_expr(d.adbin, d.adrelid) as filled_with,
    array(
      select key.attname::text from pg_attribute key
      where key.attrelid = c.oid and key.attnum = any (k.conkey)
      order by array_position(k.conkey, key.attnum)
    ) as primary_key,
    -- "CHECK ((state = ANY (ARRAY['open'::text, …])))", and of one value "CHECK ((kind = 'wall'::text))".
    (select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]
        and pg_get_constraintdef(oid) ~ '^CHECK \\(\\(\\w+ = (ANY \\(ARRAY\\[|'')') as list
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and c.relname <> 'migrations' and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  order by c.relname, a.attnum`

// format_type's spelling, as Drizzle has it.
const spelling = (type: string) =>
  type.replace('character varying', 'varchar').replace(/numeric\((\d+),(\d+)\)/, 'numeric($1, $2)')

test('the Drizzle tables and the migrated database agree', async ({ pool }) => {
  const inDatabase: Record<string, Table> = {}
  for (const row of (await pool.query(columnsOfDatabase)).rows) {
    inDatabase[row.table] ??= { columns: {}, primaryKey: row.primary_key }
    const values = row.list && [...row.list.matchAll(/'([^']+)'::text/g)].map(([, value]) => value)
    inDatabase[row.table]!.columns[row.column] = {
      type: spelling(row.type),
      isNotNull: row.not_null,
      filledWith: row.filled_with && plain(row.filled_with),
      ...(values && { values: values.sort() }),
    }
  }

  const inCode = await tablesInCode()
  expect(Object.keys(inCode).length).toBeGreaterThan(5)
  expect(inCode).toEqual(inDatabase)
})

// Directories, by which a business is found: they are not divided by business.
const directories = ['short_links', 'widget_directory']

const keysOfBusinessTables = `
  select i.indrelid::regclass || ': ' || pg_get_indexdef(i.indexrelid) as key,
    pg_get_indexdef(i.indexrelid, 1, true) as first_column
  from pg_index i
  where i.indisunique and i.indrelid in (select attrelid from pg_attribute where attname = 'business_id')
    and i.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    and i.indrelid::regclass::text <> all ($1)
  union all
  select k.conrelid::regclass || ': ' || pg_get_constraintdef(k.oid), a.attname
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    and k.confrelid in (select attrelid from pg_attribute where attname = 'business_id')`

test('business_id comes first in every key of a business’s table', async ({ pool }) => {
  const { rows } = await pool.query(keysOfBusinessTables, [directories])
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ first_column }) => first_column !== 'business_id')).toEqual([])
})
