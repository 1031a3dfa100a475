import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, renameSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from './cannot-start.server.ts'
import { databaseUser, readOrMakeFile } from './data-dir.server.ts'
import { preparePostgresBinaries } from './postgres-binaries.server.ts'
import {
  type Cluster,
  createCluster,
  embeddedMajor,
  prepareSocketFolder,
  removeStaleLocks,
  serverPid,
} from './postgres-cluster.server.ts'

type Options = {
  /** From `resolveDataDir`. */
  dataDir: string
  /** More settings for the server, or others than ours (tests turn fsync off). */
  settings?: Record<string, string>
  /** How long a start, a recovery included, may take. */
  deadlineMs?: number
  /** The server died, and was brought back. Requests in between are answered 503. */
  onChange?: (state: 'lost' | 'restored') => void
}

const databaseName = 'vouchsafe'
const presenceName = 'vouchsafe-presence'

const ourSettings = {
  // Nobody reaches it but through the socket, and the socket's folder is closed.
  listen_addresses: '',
  // One small machine, shared with the service.
  max_connections: '80',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  // A page of a large business leaves the other processors to everybody else.
  max_parallel_workers_per_gather: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // A promise of durability to every author: an acknowledged review is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of statements carry what people typed: they stay out of the file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/**
 * Starts PostgreSQL under the data folder, or joins the one that runs there already: a service that was
 * killed leaves its server behind, and a command runs beside the service. Brings it back when it dies.
 */
export async function startEmbeddedPostgres(options: Options) {
  const user = databaseUser()
  const cluster: Cluster = {
    folder: join(options.dataDir, 'postgresql'),
    socketFolder: prepareSocketFolder(options.dataDir, user),
    binaries: preparePostgresBinaries(options.dataDir, user),
    user,
  }
  const passwordFile = join(options.dataDir, 'database-password')
  const password = readOrMakeFile(passwordFile, () => randomBytes(24).toString('base64url'))
  createCluster(cluster, password)

  const urlOf = (database: string) =>
    `postgres://vouchsafe:${password}@localhost/${database}?host=${encodeURIComponent(cluster.socketFolder)}`

  let stopping = false
  let presence = await joinServer()
  await createDatabase(presence)

  /** One connection is kept for our whole life. It tells others that we are here, and us that the server died. */
  async function joinServer() {
    const client = await connectOrLaunch(cluster, urlOf('postgres'), options)
    client.on('error', () => {})
    client.on('end', () => {
      if (!stopping) void restore()
    })
    return client
  }

  async function restore() {
    options.onChange?.('lost')
    while (!stopping) {
      try {
        presence = await joinServer()
        if (stopping) return await presence.end()
        options.onChange?.('restored')
        return
      } catch {
        await sleep(1_000)
      }
    }
  }

  return {
    url: urlOf(databaseName),
    major: embeddedMajor,

    /** The server's process, as it is now: it changes when the server was restarted. */
    get pid() {
      return serverPid(cluster)
    },

    /** Leaves the server. The last process to leave stops it. */
    async stop() {
      if (stopping) return
      stopping = true
      if (await isAlone(presence)) await stopServer(cluster)
      await presence.end().catch(() => {})
    },
  }
}
export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>

/** Loops until a query is answered: the server may be there, starting, recovering, stopping or dead. */
async function connectOrLaunch(cluster: Cluster, url: string, { settings, deadlineMs = 120_000 }: Options) {
  const deadline = Date.now() + deadlineMs
  let launched: ReturnType<typeof launchServer> | undefined
  let launches = 0
  for (;;) {
    const client = new pg.Client({
      connectionString: url,
      application_name: presenceName,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const { code, message } = error as NodeJS.ErrnoException
      if (code === '28P01') {
        throw new CannotStart(
          'The file database-password in the data folder is not the password of its database: put back the file that belongs to it.',
        )
      }
      const isNobodyThere = code === 'ENOENT' || code === 'ECONNREFUSED'
      if (launches > 3 && isDiskFull(cluster))
        throw new CannotStart('There is no space left on the disk of the data folder.')
      if (Date.now() > deadline || launches > 40) {
        throw new CannotStart(
          `The embedded PostgreSQL does not answer (${message}); its log is ${logFile(cluster)}.`,
          { cause: error },
        )
      }
      // A launch that gave up is tried again: leftovers of a killed server may still be ending.
      if (isNobodyThere && (!launched || launched.hasEnded())) {
        if (launches++) await sleep(250)
        launched = launchServer(cluster, settings)
      }
      await sleep(isNobodyThere ? 20 : 100)
    }
  }
}

/** PostgreSQL starts with no less than a new piece of its write-ahead log. */
function isDiskFull(cluster: Cluster) {
  const { bavail, bsize } = statfsSync(cluster.folder)
  return bavail * bsize < 16 * 1024 * 1024
}

const logFile = (cluster: Cluster) => `${cluster.folder}.log`

/** Detached, so that it lives through our own sudden end, and an interrupt at the terminal reaches only us. */
function launchServer(cluster: Cluster, settings: Record<string, string> = {}) {
  removeStaleLocks(cluster)
  const all = { ...ourSettings, unix_socket_directories: cluster.socketFolder, ...settings }
  const log = openLog(logFile(cluster))
  const server = spawn(
    join(cluster.binaries, 'bin/postgres'),
    ['-D', cluster.folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...cluster.user,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  let ended = false
  server.on('error', () => {
    ended = true
  })
  server.on('exit', () => {
    ended = true
  })
  server.unref()
  return { hasEnded: () => ended }
}

function openLog(path: string) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > 5_000_000) renameSync(path, `${path}.old`)
  return openSync(path, 'a', 0o600)
}

async function createDatabase(client: pg.Client) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount) return
  try {
    await client.query(`create database ${databaseName}`)
  } catch (error) {
    // Another process of ours was faster.
    if (!['42P04', '23505'].includes((error as { code: string }).code)) throw error
  }
}

/** Looks again for a moment: PostgreSQL lists a connection a little longer than it lasts. */
async function isAlone(client: pg.Client) {
  try {
    // One after the other: two that leave together would each see the other, and neither would stop the server.
    await client.query(`select pg_advisory_lock(hashtext('${presenceName}'))`)
    for (let looks = 0; looks < 10; looks++) {
      const { rowCount } = await client.query(
        'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
        [presenceName],
      )
      if (rowCount === 0) return true
      await sleep(50)
    }
    return false
  } catch {
    return false
  }
}

/** A fast shutdown: running statements are cancelled, everything committed is written. */
async function stopServer(cluster: Cluster) {
  const pid = serverPid(cluster)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 30_000
  // The server removes its pid file as the last thing it does.
  while (serverPid(cluster) === pid && Date.now() < deadline) await sleep(20)
}
