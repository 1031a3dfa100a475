import type { Context } from 'hono'
import { pool } from '#app/platform/database.server.ts'
import { isWorking } from '#app/platform/worker-loop.server.ts'

// GET /healthz
export const live = (c: Context) => c.json({ status: 'ok' })

// GET /readyz
export const ready = (c: Context) => answer(c, isDatabaseUp())

// GET /readyz at WORKER_PORT: the database answers, and the queue asked it for work a moment ago.
export const workerReady = (c: Context) =>
  answer(
    c,
    isDatabaseUp().then((isUp) => isUp && isWorking()),
  )

const isDatabaseUp = () =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )

async function answer(c: Context, isReady: Promise<boolean>) {
  if (await isReady) return c.json({ status: 'ok' })
  return c.json({ status: 'unavailable' }, 503, { 'retry-after': '5' })
}
