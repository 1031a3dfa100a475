import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { seedDemo, welcomeLines } from '#seeds/demo.ts'
import { mountDoors, workerDoors } from './doors.server.ts'
import { openCookies } from './features/accounts/sessions.server.ts'
import { keyWarning, openBackups, startCopyingErasures } from './features/backups/backup-setup.server.ts'
import { openBilling } from './features/billing/stripe-client.server.ts'
import { openFiles } from './features/files/stored-files.server.ts'
import { startSending } from './features/invitations/sending-loop.server.ts'
import { openLanguageModel } from './features/language-model/model.server.ts'
import { openLogKeys } from './features/log/keys.server.ts'
import { startSequencer } from './features/log/sequencer.server.ts'
import { openMailLanes } from './features/mailing/mail-lanes.server.ts'
import { openOrderProviders } from './features/orders/fetch-order.server.ts'
import { listenForOrderMail } from './features/orders/order-mail.server.ts'
import { openOrderMail } from './features/orders/order-mail-address.server.ts'
import { openPlans } from './features/plans/tier-in-force.server.ts'
import { openCases } from './features/reviews/open-log-cases.server.ts'
import { startWriting } from './features/widget-counts/count-events.server.ts'
import { describeLog } from './features/witness/log-desk.server.ts'
import { watched } from './features/witness/publish-watched.server.ts'
import { jobNames } from './jobs.ts'
import { CannotStart, explainDatabase } from './platform/cannot-start.server.ts'
import { openLoopback } from './platform/client-address.server.ts'
import { resolveDataDir } from './platform/data-dir.server.ts'
import { type Database, openDatabase } from './platform/database.server.ts'
import { openDistribution } from './platform/distribution.server.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.server.ts'
import { describeUnused, EnvironmentError, parseEnvironment } from './platform/env.server.ts'
import { openErasures } from './platform/erasures.server.ts'
import { log, openLog } from './platform/log.server.ts'
import { openMail } from './platform/mail.server.ts'
import { openMetrics } from './platform/metrics.server.ts'
import { migrate } from './platform/migrations.server.ts'
import { enqueue, openQueue } from './platform/queue.server.ts'
import { openRateLimits } from './platform/rate-limit.server.ts'
import { openReadReplica } from './platform/read-replica.server.ts'
import { openReceivedFiles } from './platform/received-files.server.ts'
import { openSecret } from './platform/secret.server.ts'
import { openSite } from './platform/site.server.ts'
import { openTracing } from './platform/trace.server.ts'
import { isUnavailable } from './platform/unavailable.server.ts'
import { startWorking } from './platform/worker-loop.server.ts'
import { createWeb, type Front } from './web.server.ts'
import { handlers, schedules } from './worker.server.ts'

/**
 * Starts the whole service: settings, data folder and secret, database, migrations, queue, worker, web.
 *
 * Any problem with the settings or the machine stops the start with one sentence, before anything is changed.
 */
export async function boot({ front }: { front?: Front } = {}) {
  try {
    return await startService(front)
  } catch (error) {
    const isExplained = error instanceof EnvironmentError || error instanceof CannotStart
    const sentence = isExplained ? error.message : explainDatabase(error)
    if (!sentence && !isUnavailable(error)) throw error
    console.error(`Vouchsafe cannot start: ${sentence ?? 'the database does not answer.'}`)
    process.exit(1)
  }
}

async function startService(front?: Front) {
  const closers: (() => unknown)[] = []
  async function stop() {
    stopListening()
    for (const close of closers.splice(0).reverse()) await close()
  }
  // Registered first, so that the database is stopped even if the start fails half-way.
  const stopListening = onSignal(stop)
  try {
    return { ...(await openAll(closers, front)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Opens everything in order; `closers` collects how to close it, in reverse order. */
async function openAll(closers: (() => unknown)[], front?: Front) {
  const env = parseEnvironment(process.env)
  openLog(env.LOG_LEVEL)
  const unused = describeUnused(env)
  if (unused) log.warn(unused)
  const dataDir = resolveDataDir(env)
  const secret = openSecret(env, dataDir)
  openErasures(dataDir)
  openMetrics(env, dataDir)
  closers.push(await openTracing(env))
  openReceivedFiles(dataDir)
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir, onChange: (state) => log.warn({ database: state }, 'database') })
  if (embedded) closers.push(embedded.stop)
  const { db, pool, close } = openDatabase(env.DATABASE_URL ?? embedded!.url)
  closers.push(close)
  closers.push(openReadReplica(env.DATABASE_READ_URL).close)
  await migrate(pool)
  await openDistribution(pool)
  openRateLimits(pool)
  openFiles(env)
  openMail(env)
  openMailLanes(env)
  openLoopback(env)
  openSite(env)
  openPlans(env)
  await openBilling(env, db)
  openLanguageModel(env)
  openOrderProviders(env)
  openOrderMail(env)
  openCookies(env)
  await openLogKeys(db, env, dataDir)
  await openCases(db)
  const backups = await openBackups(env, { url: env.DATABASE_URL ?? embedded!.url, secret, dataDir })
  closers.push(startCopyingErasures())
  await seedDemo(db, env)
  const isWorker = env.ROLE !== 'web'
  const queue = await openQueue(env.DATABASE_URL ?? embedded!.url, jobNames, { isWorker })
  closers.push(queue.close)
  if (isWorker) {
    await startWorking(db, handlers, schedules)
    closers.push(startSending(db).close)
    closers.push(startSequencer(db, watched(dataDir)).close)
    if (env.ORDER_MAIL_DOMAIN) {
      const at = { host: env.HOST, port: env.ORDER_MAIL_PORT }
      closers.push((await listenForOrderMail(db, at)).close)
    }
    // The engine may be newer than at the last start.
    await enqueue(db, 'analyses.renew-analyses', {})
    await enqueue(db, 'mailing.check-sender-domain', {})
    if (env.WORKER_PORT !== undefined) {
      // Last: whoever finds the worker ready finds it started.
      const answer = getRequestListener(mountDoors(new Hono(), workerDoors).fetch)
      const server = createServer((request, response) => void answer(request, response))
      await listen(server, env.WORKER_PORT, env.HOST)
      closers.push(() => closeServer(server))
    }
  }

  if (env.ROLE !== 'worker') {
    // Asked for before, so that whoever finds the service ready finds nothing written late.
    const welcome = [...(await welcomeLines(db, env)), ...(await warnOfLog(db))]
    const server = await listen(createWeb(env, front), env.PORT, env.HOST)
    console.log(welcome.join('\n'))
    const counts = startWriting(db)
    closers.push(() => closeServer(server).then(counts.stop))
  }
  if (backups?.key.isNew) log.warn(keyWarning(backups))
  return { env, db }
}

async function warnOfLog(db: Database) {
  const { isGood, name, sentence } = await describeLog(db)
  return isGood ? [] : ['', `${name}: ${sentence}`]
}

function listen(server: Server, port: number, host: string) {
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new CannotStart(
          error.code === 'EADDRINUSE'
            ? `port ${port} is taken by another program.`
            : `HOST ${host} and port ${port} cannot be listened on (${error.code}).`,
        ),
      ),
    )
    server.listen(port, host, () => resolve(server))
  })
}

/** Requests are finished; connections that a proxy keeps open are closed as soon as they are idle. */
async function closeServer(server: Server) {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise((done) => server.close(done))
  clearInterval(closing)
}

/** Stops gracefully on SIGINT and SIGTERM: finishes work in progress, for at most ten seconds. */
function onSignal(stop: () => Promise<void>) {
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, end)
  return () => {
    // A second Ctrl-C must not interrupt a graceful stop.
    if (!isStopping) for (const signal of signals) process.off(signal, end)
  }
}
