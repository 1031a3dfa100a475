import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequests } from './refusal.ts'

export type Limit = { name: string; points: number; perSeconds: number }

let pool: pg.Pool
const limiters = new Map<string, RateLimiterPostgres>()

export function openRateLimits(connections: pg.Pool) {
  pool = connections
  limiters.clear()
}

/**
 * Counts one try by `key` (an address, a business, an e-mail) against a limit that all processes share.
 * Throws `TooManyRequests` when it is used up. A key that is over its limit is refused from memory.
 */
export async function countAgainst(limit: Limit, key: string) {
  await limiterOf(limit)
    .consume(key)
    .catch((spent: unknown) => {
      if (!(spent instanceof RateLimiterRes)) throw spent
      throw new TooManyRequests(Math.max(1, Math.ceil(spent.msBeforeNext / 1000)))
    })
}

/** Starts a key's count anew. */
export async function forgetCount(limit: Limit, key: string) {
  await limiterOf(limit).delete(key)
}

function limiterOf(limit: Limit) {
  const known = limiters.get(limit.name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.perSeconds,
    inMemoryBlockOnConsumed: limit.points + 1,
    clearExpiredByTimeout: false,
  })
  limiters.set(limit.name, limiter)
  return limiter
}
