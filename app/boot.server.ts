import type { Server } from 'node:http'
import { seedDemo, welcomeLines } from '#seeds/demo.ts'
import { openAuth } from './features/accounts/auth.server.ts'
import { openSigning } from './features/transparency/signing.server.ts'
import { CannotStart } from './platform/cannot-start.server.ts'
import { resolveDataDir } from './platform/data-dir.server.ts'
import { openDatabase } from './platform/database.server.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.server.ts'
import { EnvironmentError, parseEnvironment } from './platform/env.server.ts'
import { log, openLog } from './platform/log.server.ts'
import { openLoopback } from './platform/loopback.server.ts'
import { openMail } from './platform/mail.server.ts'
import { migrate } from './platform/migrations.server.ts'
import { openQueue, startWorking } from './platform/queue.server.ts'
import { openRateLimits } from './platform/rate-limit.server.ts'
import { openSecret } from './platform/secret.server.ts'
import { openSite } from './platform/site.server.ts'
import { createWeb, type Front } from './web.server.ts'
import { handlers, jobNames, schedules } from './worker.server.ts'

/**
 * Starts the whole service: settings, data folder and secret, database, migrations, queue, worker, web.
 *
 * Whatever is wrong with the settings or the machine ends the start with one sentence, before anything is
 * changed.
 */
export async function boot({ front }: { front?: Front } = {}) {
  try {
    return await startService(front)
  } catch (error) {
    if (!(error instanceof EnvironmentError || error instanceof CannotStart)) throw error
    console.error(`Vouchsafe cannot start: ${error.message}`)
    process.exit(1)
  }
}

async function startService(front?: Front) {
  const env = parseEnvironment(process.env)
  openLog(env.LOG_LEVEL)
  const dataDir = resolveDataDir(env)
  openSecret(env, dataDir)
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir, onChange: (state) => log.warn({ database: state }, 'database') })
  const { db, pool, close } = openDatabase(env.DATABASE_URL ?? embedded!.url)
  await migrate(pool)
  openRateLimits(pool)
  openMail(env)
  openLoopback(env)
  openSite(env)
  openAuth(db, env)
  await openSigning(db)
  await seedDemo(db, env)
  const isWorker = env.ROLE !== 'web'
  const queue = await openQueue(env.DATABASE_URL ?? embedded!.url, jobNames, { isWorker })
  if (isWorker) await startWorking(db, handlers, schedules)

  const server = env.ROLE === 'worker' ? null : await listen(createWeb(env, front), env.PORT, env.HOST)
  if (server) console.log((await welcomeLines(db, env)).join('\n'))

  async function stop() {
    server?.closeIdleConnections()
    await new Promise((done) => (server ? server.close(done) : done(undefined)))
    await queue.close()
    await close()
    await embedded?.stop()
  }
  onSignal(stop)
  return { env, db, stop }
}

function listen(server: Server, port: number, host: string) {
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new CannotStart(`port ${port} is taken by another program.`) : error,
      ),
    )
    server.listen(port, host, () => resolve(server))
  })
}

/** Ends in order at Ctrl-C or a stop: what was begun is finished, for ten seconds at most. */
function onSignal(stop: () => Promise<void>) {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), 10_000).unref()
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
