import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { service as command } from '../commands/prepare.mjs'

/** Lets one submitter speak for many visitors, who come from addresses of their own. */
export const manyVisitors = { TRUSTED_PROXIES: '127.0.0.1,::1' }

/** The built service, as `npm start` runs it, on a port and a data folder of its own. */
export async function openService(
  dataDir: string,
  settings: Record<string, string> = {},
  /** Started again when it ends by itself, as systemd does. */
  { isSupervised = false } = {},
) {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DEMO: '0',
    PORT: String(port),
    LOG_LEVEL: 'error',
    // A worker alone has no other address.
    WORKER_PORT: settings.ROLE === 'worker' ? String(port) : '',
    ...settings,
  }
  const log = openSync(join(dataDir, 'service.log'), 'a', 0o600)
  let service: ChildProcess | undefined

  function spawnService() {
    service = spawn(process.execPath, command, {
      env,
      stdio: ['ignore', log, log],
    })
  }
  async function start(deadlineMs?: number) {
    spawnService()
    await waitUntilReady(deadlineMs)
  }
  const hasDied = () => service!.exitCode !== null || service!.signalCode !== null
  let failedStarts = 0
  // A run that breaks leaves nothing behind that goes on writing.
  process.on('exit', () => service?.kill('SIGKILL'))

  /** How long it took until the service could work again, in ms. */
  async function waitUntilReady(deadlineMs = 180_000) {
    const since = Date.now()
    while (!(await isReady())) {
      if (hasDied()) {
        if (!isSupervised) throw new Error('The service ended.')
        failedStarts++
        spawnService()
      }
      if (Date.now() - since > deadlineMs) throw new Error('The service did not come back.')
      await sleep(50)
    }
    return Date.now() - since
  }

  async function isReady() {
    return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }

  return {
    origin,
    start,
    /** It ended by itself. */
    get hasDied() {
      return hasDied()
    },
    get failedStarts() {
      return failedStarts
    },
    get pid() {
      return service!.pid!
    },
    /** For looking at the truth beside the service. Not through our own code, which would revive the server. */
    get databaseUrl() {
      const password = readFileSync(join(dataDir, 'database-password'), 'utf8').trim()
      return `postgres://vouchsafe:${password}@localhost/vouchsafe?host=${encodeURIComponent(join(dataDir, 'socket'))}`
    },
    /** `whileDead`: what is looked at before it starts again. */
    async killService(whileDead: () => Promise<unknown> = async () => {}) {
      if (service!.kill('SIGKILL')) await once(service!, 'exit')
      await whileDead()
      const since = Date.now()
      await start()
      return Date.now() - since
    },
    /** The service has to notice, and bring it back. */
    async killDatabase() {
      process.kill(
        Number.parseInt(readFileSync(join(dataDir, 'postgresql/postmaster.pid'), 'utf8'), 10),
        'SIGKILL',
      )
      const since = Date.now()
      while ((await isReady()) && Date.now() - since < 2_000) await sleep(5)
      await waitUntilReady()
      return Date.now() - since
    },
    waitUntilReady,
    /** Returns the exit code: 0 when everything in progress was finished in time. */
    async stop() {
      if (service!.kill('SIGTERM')) await once(service!, 'exit')
      return service!.exitCode
    },
  }
}

export type Service = Awaited<ReturnType<typeof openService>>

function findFreePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
