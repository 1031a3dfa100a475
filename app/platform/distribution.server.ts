import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { CannotStart } from './cannot-start.server.ts'
import type { Database } from './database.server.ts'

type Table = { name: string; isTenant: boolean; place: 'split' | 'copied' | null }
type Key = { table: string; to: string; name: string; definition: string }

/**
 * Spreads a database over the nodes of a Citus cluster. Where a table goes is read from the tables themselves: one whose
 * primary key begins with business_id is split by it, so that all rows of a business lie on one node; one that such a
 * table refers to is copied to every node; the rest stays on the coordinator.
 *
 * One transaction, all or nothing. Tables that are where they belong are left alone, so that it may run again.
 */
export async function distribute(pool: pg.Pool, report: (line: string) => void) {
  const client = await pool.connect()
  async function run<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]> {
    const { rows } = await client.query<Row>({
      text,
      values,
      query_timeout: 24 * 3_600_000,
    } as pg.QueryConfig)
    return rows
  }
  try {
    await prepareCluster(run)
    await run('begin')
    // Citus prints a notice for each key that is put back: an operator need not read it.
    await run('set local client_min_messages = warning')
    await run(`set local citus.multi_shard_modify_mode = 'sequential'`)
    const tables = await run<Table>(readTables)
    const keys = await run<Key>(readKeys)
    const tenants = tables.filter(({ isTenant }) => isTenant)
    const copied = findCopied(tables, keys)
    const pending = [
      ...copied.filter(({ place }) => place !== 'copied'),
      ...tenants.filter(({ place }) => place !== 'split'),
    ]
    // A key can only stand while both its ends are placed, or neither.
    const moved = new Set(pending.map(({ name }) => name))
    const loose = keys.filter(({ table, to }) => moved.has(table) || moved.has(to))
    for (const { table, name } of loose) await run(`alter table ${table} drop constraint ${name}`)
    for (const { name, isTenant } of pending) {
      if (isTenant) await run(`select create_distributed_table($1, 'business_id')`, [name])
      else await run('select create_reference_table($1)', [name])
      report(`${name}: ${isTenant ? 'split by business' : 'copied to every node'}`)
    }
    for (const { table, name, definition } of loose)
      await run(`alter table ${table} add constraint ${name} ${definition}`)
    await run('commit')
    return pending.length
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Whether Citus distributes tables of this database. New tables are then distributed as soon as they are created. */
export async function isDistributed(db: pg.Pool | pg.ClientBase) {
  const { rows } = await db.query(`select to_regclass('pg_catalog.pg_dist_partition') as known`)
  if (!rows[0].known) return false
  const { rowCount } = await db.query(`select from pg_dist_partition where partmethod = 'h' limit 1`)
  return rowCount === 1
}

/** Whether this process's database is distributed, as it was at boot. */
export let isDistributedAtBoot = false

export async function openDistribution(pool: pg.Pool) {
  isDistributedAtBoot = await isDistributed(pool)
}

/**
 * Locks a row of a table that is copied to every node. A cluster would lock the whole table, so there the key is locked
 * instead of the row: whoever locks the row itself must not call this, or `updateCopied`, afterwards.
 */
export async function lockCopied(tx: Database, key: string, lockRow: () => Promise<unknown>) {
  if (isDistributedAtBoot) await tx.execute(sql`select ${lockOf(key)}`)
  else await lockRow()
}

/**
 * Runs an update of one row, found by its key, of a table that is copied to every node. A cluster lets in one transaction
 * that changes any row of such a table at a time: copies could differ when what a statement finds depends on the order.
 * Here it does not, and transactions that change the same row wait before the first node, so that none waits for another
 * on two.
 */
export async function updateCopied<T>(tx: Database, key: string, update: () => Promise<T>) {
  if (!isDistributedAtBoot) return update()
  await tx.execute(sql`select ${lockOf(key)}, ${atOnce('on')}`)
  const result = await update()
  await tx.execute(sql`select ${atOnce('off')}`)
  return result
}

const lockOf = (key: string) => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`

const atOnce = (state: 'on' | 'off') => sql`set_config('citus.all_modifications_commutative', ${state}, true)`

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>

async function prepareCluster(run: Run) {
  const [available] = await run(`select 1 from pg_available_extensions where name = 'citus'`)
  if (!available)
    throw new CannotStart('the database in DATABASE_URL has no extension citus: see docs/distributing.md.')
  await run('create extension if not exists citus')
  // Applies to every later connection: a transaction that changes a business and distributed tables has to run its statements
  // in sequence.
  const [{ name } = { name: '' }] = await run('select quote_ident(current_database()) as name')
  await run(`alter database ${name} set citus.multi_shard_modify_mode = 'sequential'`)
  const [nodes] = await run(`select
    count(*) filter (where groupid <> 0 and shouldhaveshards and isactive)::int as workers,
    coalesce(bool_or(groupid = 0), false) as "knowsItself", (select groupid from pg_dist_local_group) as "ownGroup"
    from pg_dist_node`)
  const { workers, knowsItself, ownGroup } = nodes!
  if (ownGroup !== 0)
    throw new CannotStart(
      'DATABASE_URL names a worker of the cluster: give it the address of the coordinator.',
    )
  if (!knowsItself)
    throw new CannotStart(
      'the coordinator does not know its own address: run select citus_set_coordinator_host(…) on it, see docs/distributing.md.',
    )
  if (workers === 0)
    throw new CannotStart(
      'the cluster has no workers: add each with select citus_add_node(…), see docs/distributing.md.',
    )
}

/** The tables that tenants' tables refer to, directly or through other tables. */
function findCopied(tables: Table[], keys: Key[]) {
  const isTenant = new Set(tables.filter((table) => table.isTenant).map(({ name }) => name))
  const copied = new Set<string>()
  for (const name of isTenant) addWhatItRefersTo(name)
  function addWhatItRefersTo(name: string) {
    for (const key of keys) if (key.table === name) add(key.to)
  }
  function add(name: string) {
    if (isTenant.has(name) || copied.has(name)) return
    copied.add(name)
    addWhatItRefersTo(name)
  }
  for (const { table, to } of keys) {
    if (isTenant.has(to) && !isTenant.has(table))
      throw new CannotStart(`${table} refers to ${to}, which is split by business, and is not split itself.`)
  }
  return tables.filter(({ name }) => copied.has(name))
}

const readTables = `
  select c.oid::regclass::text as name,
    exists (
      select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary and a.attname = 'business_id'
    ) as "isTenant",
    case when p.partmethod = 'h' then 'split' when p.repmodel = 't' then 'copied' end as place
  from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  order by 1`

const readKeys = `
  select conrelid::regclass::text as table, confrelid::regclass::text as to, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
  order by conrelid::regclass::text, conname`
