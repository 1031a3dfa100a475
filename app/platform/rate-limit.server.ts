import { isIP } from 'node:net'
import type pg from 'pg'
import { inBatches } from './batch.server.ts'
import { now } from './clock.ts'
import { TooManyRequests } from './refusal.ts'

export type Limit = { name: string; points: number; perSeconds: number }

type Try = { limit: Limit; key: string }
type Spent = { points: number; expire: number }

let pool: pg.Pool
let count: (tried: Try) => Promise<Spent>

export function openRateLimits(connections: pg.Pool) {
  pool = connections
  count = inBatches(countTries, { largest: 200, lanes: 1 })
}

/**
 * Counts one try by `key` (an address, a business, an e-mail) against a limit that all processes share.
 * Throws `TooManyRequests` when it is used up; answers with how many are left. Tries that arrive together are
 * counted in one statement.
 */
export async function countAgainst(limit: Limit, key: string) {
  const { points, expire } = await count({ limit, key })
  if (points > limit.points) {
    throw new TooManyRequests(Math.max(1, Math.ceil((expire - now().getTime()) / 1000)))
  }
  return limit.points - points
}

const rowOf = ({ limit, key }: Try) => `${limit.name}:${key}`.slice(0, 255)

/** Each try gets the count that it would have got alone. Rows are locked in one order, so that none wait in a ring. */
async function countTries(tries: Try[]): Promise<Spent[]> {
  const at = now().getTime()
  const added = new Map<string, { tries: number; perSeconds: number }>()
  for (const each of tries) {
    const { tries: before } = added.get(rowOf(each)) ?? { tries: 0 }
    added.set(rowOf(each), { tries: before + 1, perSeconds: each.limit.perSeconds })
  }
  const keys = [...added.keys()].sort()
  const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
    name: 'count-tries',
    text: `
      insert into rate_limits as r (key, points, expire)
      select * from unnest($1::text[], $2::int[], $3::bigint[]) as t (key, points, expire) order by t.key
      on conflict (key) do update set
        points = case when r.expire <= $4 then excluded.points else r.points + excluded.points end,
        expire = case when r.expire <= $4 then excluded.expire else r.expire end
      returning key, points, expire`,
    values: [
      keys,
      keys.map((key) => added.get(key)!.tries),
      keys.map((key) => at + added.get(key)!.perSeconds * 1000),
      at,
    ],
  })
  const counted = new Map(rows.map((row) => [row.key, row]))
  return tries.map((each) => {
    const row = counted.get(rowOf(each))!
    const later = --added.get(rowOf(each))!.tries
    return { points: row.points - later, expire: Number(row.expire) }
  })
}

/**
 * What an address is counted by. An IPv6 customer is given a whole /64 and may use another address for each
 * try, so that is what counts as one.
 */
export function networkOf(address: string) {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = (part = '') => part.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array(Math.max(zeros, 0)).fill('0'), ...groups(tail)]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Starts a key's count anew. */
export async function forgetCount(limit: Limit, key: string) {
  await pool.query('delete from rate_limits where key = $1', [rowOf({ limit, key })])
}
