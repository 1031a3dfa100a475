import { describe, expect, test } from '#tests/database.ts'
import { distribute } from './distribution.server.ts'

describe('spreading the database over a cluster', () => {
  test('a PostgreSQL without the extension is refused, unchanged', async ({ pool }) => {
    const { rows: before } = await pool.query('select count(*) from pg_class')
    await expect(distribute(pool, () => {})).rejects.toThrow(/no extension citus/)
    const { rows: after } = await pool.query('select count(*) from pg_class')
    expect(after).toEqual(before)
  })

  test('no table for all businesses refers to one that is split by business', async ({ pool }) => {
    const { rows } = await pool.query(`
      with tables as (
        select c.oid, c.oid::regclass as name, exists (
          select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary and a.attname = 'business_id') as is_split
        from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace)
      select one.name, other.name as refers_to from pg_constraint
      join tables one on one.oid = conrelid join tables other on other.oid = confrelid
      where contype = 'f' and other.is_split and not one.is_split`)
    expect(rows).toEqual([])
  })
})
