import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { service as command } from '../../commands/prepare.mjs'

/**
 * Starts the built service as an operator would, on its own data folder, which is deleted afterwards, or on one that
 * stays.
 */
export async function startService({
  port,
  settings = {},
  dataDir: kept,
  preload,
}: {
  port: number
  settings?: Record<string, string>
  dataDir?: string
  /** A module that runs in the service's process and answers messages. */
  preload?: string
}) {
  const dataDir = kept ?? resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-bench-')) })
  const child = spawn(process.execPath, [...(preload ? ['--import', preload] : []), ...command], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: '0',
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', ...(preload ? ['ipc' as const] : [])],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The service did not start. Was it built? (npm run build)')
    await sleep(100)
  }
  const given = settings.DATABASE_URL
  // Joins the service's PostgreSQL, does not start a second one.
  const embedded = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres({ dataDir })
  openSecret({ SECRET: settings.SECRET }, dataDir)
  const { db, pool, close } = openDatabase(embedded.url, { connections: 50 })
  return {
    url,
    dataDir,
    databaseUrl: embedded.url,
    db,
    pool,
    pid: child.pid!,
    process: child,
    async stop() {
      await close()
      await embedded.stop()
      child.kill('SIGTERM')
      await new Promise((done) => child.once('exit', done))
      if (!kept) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function isReady(url: string) {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}
