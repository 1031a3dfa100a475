import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from '#tests/database.ts'
import { atDatabase, query } from '#tests/postgres-url.ts'
import { type Migration, migrate, readMigrations, statementsOf } from './migrations.server.ts'

const step = (name: string, sql: string): Migration => ({ name, sql, checksum: sql })
const first = step('0001_first.sql', 'create table people (name text); create table places (name text)')
const second = step('0002_second.sql', 'alter table people add age integer')

async function anEmptyDatabase(url: string) {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await query(url, `create database ${name}`)
  return new pg.Pool({ connectionString: atDatabase(url, name), max: 4 })
}

describe('migrations', () => {
  test('are cut into statements at no semicolon of a comment, a text or a body', () => {
    const all = [
      "-- one; two\ncreate table a (t text default ';')",
      '\ncreate function f() as $$ begin; end; $$',
    ]
    expect(statementsOf(`${all.join(';')};\n`)).toEqual(all)
  })

  test('are applied in order, once, and remembered', async ({ url }) => {
    const pool = await anEmptyDatabase(url)
    expect(await migrate(pool, [first])).toEqual(['0001_first.sql'])
    expect(await migrate(pool, [first, second])).toEqual(['0002_second.sql'])
    expect(await migrate(pool, [first, second])).toEqual([])
    expect((await pool.query('select name, age from people')).rows).toEqual([])
    await pool.end()
  })

  test('run once when several processes start together', async ({ url }) => {
    const pool = await anEmptyDatabase(url)
    const runs = await Promise.all([1, 2, 3].map(() => migrate(pool, [first, second])))
    expect(runs.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql'])
    await pool.end()
  })

  test('stop when a file was edited after it had been applied', async ({ url }) => {
    const pool = await anEmptyDatabase(url)
    await migrate(pool, [first])
    await expect(migrate(pool, [{ ...first, checksum: 'other' }, second])).rejects.toThrow(
      'migrations/0001_first.sql was changed after it had been applied',
    )
    await expect(pool.query('select age from people')).rejects.toThrow('does not exist')
    await pool.end()
  })

  test('stop when the database was migrated by a newer version', async ({ url }) => {
    const pool = await anEmptyDatabase(url)
    await migrate(pool, [first, second])
    await expect(migrate(pool, [first])).rejects.toThrow('newer version (0002_second.sql is unknown here)')
    await pool.end()
  })

  test('leave nothing of one that failed, and name it', async ({ url }) => {
    const pool = await anEmptyDatabase(url)
    const broken = step('0002_broken.sql', 'create table half (name text); create table people (name text)')
    await expect(migrate(pool, [first, broken])).rejects.toThrow(
      'migrations/0002_broken.sql failed and was undone',
    )
    await expect(pool.query('select from half')).rejects.toThrow('does not exist')
    expect(await migrate(pool, [first])).toEqual([])
    await pool.end()
  })

  test('of this repository are named and numbered as they should be', () => {
    expect(readMigrations()[0]?.name).toBe('0001_platform.sql')
  })
})
