import { LRUCache } from 'lru-cache'
import { isRouteErrorResponse } from 'react-router'
import { log } from './log.server.ts'
import { diskFull, Refusal, unavailable } from './refusal.ts'

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT', // the Unix socket of a server that is not running
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
  '53100', // disk_full
])
// The last one comes from a cluster whose node failed within a transaction.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|failure on connection marked as essential)/

/** Whether an error means that the database could not be reached, however deep its cause lies. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true
  if (messages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  return isUnavailable(error.cause)
}

/** Of this machine, or of the database (disk_full), however deep its cause lies. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === 'ENOSPC' || code === '53100' || isDiskFull(error.cause)
}

let complainedAt = 0

/** Every request may fail of it: one line a minute is enough. */
function complainOfDisk(error: unknown) {
  if (Date.now() - complainedAt < 60_000) return
  complainedAt = Date.now()
  log.error({ err: error }, 'There is no space left on the disk.')
}

/** The refusal that an error amounts to, or null when it is our own fault. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (isDiskFull(error)) {
    complainOfDisk(error)
    return diskFull()
  }
  return isUnavailable(error) ? unavailable() : null
}

/** Whether an error belongs into the log: not a refusal, ours or the router's (404, 405), nor an absent database. */
export function isOurFault(error: unknown) {
  return toRefusal(error) === null && !(isRouteErrorResponse(error) && error.status < 500)
}

/** The answer, or what stands in for it while the database is away. Any other error goes on. */
export function orWhileAway<T>(asked: Promise<T>, standIn: T): Promise<T> {
  return asked.catch((error) => {
    if (isUnavailable(error)) return standIn
    throw error
  })
}

/**
 * Reads from the database; while the database is away, returns what was last read. A form that is being filled in
 * must come back with what was typed.
 */
export function cacheForOutages<T extends object>() {
  const remembered = new LRUCache<string, T>({ max: 1000 })
  return async (key: string, read: () => Promise<T>): Promise<T> => {
    try {
      const found = await read()
      remembered.set(key, found)
      return found
    } catch (error) {
      const known = remembered.get(key)
      if (known !== undefined && isUnavailable(error)) return known
      throw error
    }
  }
}
