import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { seconds } from './clock.ts'
import { type Database, db, pool } from './database.server.ts'
import { log } from './log.server.ts'
import { isUnavailable } from './unavailable.server.ts'

/** How old what a page shows may be, in ms. A widget is kept for a while after it was read, and shows changes within a second. */
const [oldestForPages, oldestForWidgets] = [1000, 400]
const [lookEvery, lookFor] = [200, seconds(2)]

let ofReplica: { forPages: Database; forWidgets: Database } | undefined

/** A copy of the database that PostgreSQL keeps up to date by streaming. Reads go to it while it is fresh. */
export function openReadReplica(url: string | undefined) {
  ofReplica = undefined
  if (!url) return { close: async () => {} }
  const replica = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 1000,
    query_timeout: 10_000,
    keepAlive: true,
  })
  replica.on('error', () => {})
  replica.on('connect', (client) => client.on('error', () => {}))
  const { age, wasFresh } = followReplica(pool, replica)
  const within = (ms: number) =>
    drizzle(new FreshPool({ replica, primary: pool, isFresh: () => age() <= ms, wasFresh }), {
      casing: 'snake_case',
    })
  ofReplica = { forPages: within(oldestForPages), forWidgets: within(oldestForWidgets) }
  return { close: () => replica.end() }
}

export const hasReadReplica = () => ofReplica !== undefined

/** For what anybody may read. Who has just written something reads the primary, to find it there. */
export const databaseForPages = ({ hasJustWritten }: { hasJustWritten?: boolean } = {}) =>
  hasJustWritten ? db : (ofReplica?.forPages ?? db)
export const databaseForWidgets = () => ofReplica?.forWidgets ?? db

type Fresh = { replica: pg.Pool; primary: pg.Pool; isFresh: () => boolean; wasFresh: () => boolean }

/**
 * Queries go to the replica while it is fresh; otherwise, or if it fails during a query, to the primary. While the primary
 * is down, a replica that was fresh until then answers.
 */
class FreshPool extends pg.Pool {
  // A Pool only because Drizzle takes a connection of its own out of one for a transaction.
  constructor({ replica, primary, isFresh, wasFresh }: Fresh) {
    super()
    const ask = async <T>(from: (pool: pg.Pool) => Promise<T>): Promise<T> => {
      if (!isFresh()) {
        return from(primary).catch((error) => {
          if (isUnavailable(error) && wasFresh()) return from(replica)
          throw error
        })
      }
      return from(replica).catch((error) => {
        if (isUnavailable(error) || isReplayConflict(error)) return from(primary)
        throw error
      })
    }
    this.query = ((...args: Parameters<pg.Pool['query']>) => ask((of) => of.query(...args) as never)) as never
    this.connect = (() => ask((of) => of.connect())) as never
  }
}

/** PostgreSQL cancelled a query on the replica because it conflicted with changes of the primary. */
const isReplayConflict = (error: Error & { code?: string }) =>
  error.code === '40001' || error.code === '40P01'

const askPrimary = `select (pg_current_wal_lsn() - '0/0')::text as position, system_identifier::text as system,
  to_regclass('pg_dist_partition') is not null as "isDistributed" from pg_control_system()`
const askReplica = `select (pg_last_wal_replay_lsn() - '0/0')::text as position, system_identifier::text as system
  from pg_control_system() where pg_is_in_recovery()`

type Asked = { position: string | null; system: string; isDistributed?: boolean }

function findProblem(ours: Asked, theirs: Asked | undefined) {
  if (!theirs) return 'is no replica: it takes writes itself'
  if (theirs.system !== ours.system) return 'is a replica of another database server'
  // The rows lie on other nodes, whose state the positions of these two do not show.
  return ours.isDistributed ? 'is of no use: the database is distributed' : null
}

/** For doctor: how far the replica is behind, or an error that says what it is instead of a replica. */
export async function checkReadReplica(primaryUrl: string, replicaUrl: string) {
  const ask = async (url: string, question: string): Promise<Asked | undefined> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    return (await client.query(question).finally(() => client.end())).rows[0]
  }
  const ours = await ask(primaryUrl, askPrimary)
  const theirs = await ask(replicaUrl, askReplica)
  const problem = findProblem(ours!, theirs)
  if (problem) throw new Error(`What DATABASE_READ_URL names ${problem}.`)
  const behind = Math.max(0, Number(BigInt(ours!.position!) - BigInt(theirs!.position ?? 0)))
  return `follows the database, ${behind} bytes of its log behind`
}

/**
 * Follows how far the replica is while somebody wants to know, and tells its age in ms: it has everything that was committed
 * before. No clock of another machine is part of it: the position of the primary's log is noted with the time at which it
 * was asked for, and the replica is as old as the latest note that it has reached.
 */
function followReplica(primary: pg.Pool, replica: pg.Pool) {
  let freshAt = Number.NEGATIVE_INFINITY
  let wantedAt = Number.NEGATIVE_INFINITY
  let isFollowing = false
  let isCurrent = false
  let state = ''
  let notes: { at: number; position: bigint }[] = []

  async function look() {
    const at = performance.now()
    const [ours, theirs] = await Promise.all(
      [primary.query(askPrimary), replica.query(askReplica)].map((asked) =>
        asked.then(({ rows }) => rows[0]),
      ),
    )
    const problem = findProblem(ours, theirs)
    isCurrent &&= !problem
    if (problem) return tell(problem)
    notes.push({ at, position: BigInt(ours.position) })
    const reached = notes.findLastIndex(({ position }) => position <= BigInt(theirs.position ?? 0))
    if (reached >= 0) freshAt = notes[reached]!.at
    notes = notes.slice(Math.max(reached, notes.length - 1000, 0))
    isCurrent = performance.now() - freshAt <= oldestForPages
    tell(isCurrent ? 'is read' : 'is behind')
  }

  function tell(now: string, err?: unknown) {
    if (now !== state) log[now === 'is read' ? 'info' : 'warn']({ state: now, err }, 'read replica')
    state = now
  }

  async function follow() {
    isFollowing = true
    while (performance.now() - wantedAt < lookFor) {
      await look().catch((error) => tell('or the primary is away', error))
      await new Promise((done) => setTimeout(done, lookEvery).unref())
    }
    isFollowing = false
    notes = []
  }

  function age() {
    wantedAt = performance.now()
    if (!isFollowing) void follow()
    return wantedAt - freshAt
  }
  return { age, wasFresh: () => isCurrent }
}
