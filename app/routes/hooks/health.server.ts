import type { Context } from 'hono'
import { pool } from '#app/platform/database.server.ts'

// GET /healthz
export const live = (c: Context) => c.json({ status: 'ok' })

// GET /readyz
export async function ready(c: Context) {
  const isReady = await pool.query('select 1').then(
    () => true,
    () => false,
  )
  return isReady ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503, { 'retry-after': '5' })
}
