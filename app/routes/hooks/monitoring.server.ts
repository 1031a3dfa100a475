import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Next } from 'hono'
import { findServiceState, gaugesOf } from '#app/features/operator/service-state.server.ts'
import { db, pool } from '#app/platform/database.server.ts'
import { showMetrics as asText, metricsToken } from '#app/platform/metrics.server.ts'
import { Refusal } from '#app/platform/refusal.ts'
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

const hashOf = (text: string) => createHash('sha256').update(text).digest()

// GET /metrics: with METRICS_TOKEN as `Authorization: Bearer`. Without the setting there is no such address.
export async function showMetrics(c: Context, next: Next) {
  const token = metricsToken()
  if (!token) return next()
  const sent = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  // Hashes have equal length, so that the comparison always takes the same time.
  if (!timingSafeEqual(hashOf(sent), hashOf(token)))
    throw new Refusal(401, 'unauthorized', 'Send METRICS_TOKEN as “Authorization: Bearer …”.')
  const text = await asText(gaugesOf(await findServiceState(db)))
  return c.text(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
}
