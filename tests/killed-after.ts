import type { PoolClient } from 'pg'
import { type Database, openDatabase } from '#app/platform/database.server.ts'

/** Runs with a connection that is cut after so many statements, as by kill -9. False if it lived. */
export async function killedAfter(url: string, statements: number, run: (db: Database) => Promise<unknown>) {
  const { db, pool, close } = openDatabase(url, { connections: 1 })
  let left = statements
  let isKilled = false
  pool.on('error', () => {})
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    client.query = (async (...given: unknown[]) => {
      if (isKilled) throw new Error('killed')
      if (typeof given.at(-1) === 'function') return query(...given)
      const result = await query(...given)
      if (--left > 0) return result
      isKilled = true
      ;(client as never as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
      throw new Error('killed')
    }) as never
  })
  await run(db).catch(() => {})
  if (!isKilled) await close()
  return isKilled
}
