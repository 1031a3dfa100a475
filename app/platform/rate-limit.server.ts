import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type pg from 'pg'
import { now } from './clock.ts'
import { mailboxOf } from './mailbox.ts'
import { TooManyRequests } from './refusal.ts'
import { deriveKey } from './secret.server.ts'

/** `by`: the kind of key that tries are counted by. The product's limits are in app/limits.ts. */
export type Limit = { name: string; by: keyof typeof keyKinds; max: number; windowMs: number }

/** What counts as the same key, so that no caller can forget it. */
const keyKinds = {
  network: networkOf,
  email: hashOf,
  /** The email address, a space and the client's address. */
  emailFromNetwork: (key: string) => {
    const at = key.lastIndexOf(' ')
    return `${hashOf(key.slice(0, at))} ${networkOf(key.slice(at + 1))}`
  },
  id: (id: string) => id.toLowerCase(),
}

/** Every address of a mailbox is the same key. None is kept in the clear only to count it. */
function hashOf(email: string) {
  return createHmac('sha256', deriveKey('rate-limits')).update(mailboxOf(email)).digest('base64url')
}

let pool: pg.Pool

export function openRateLimits(connections: pg.Pool) {
  pool = connections
}

/**
 * Counts one try in the database, so that all processes share the limit. Returns how many tries are left;
 * throws `TooManyRequests` when there are none. `key`: a client's address, an email address or an id, as is.
 */
export async function countAgainst(limit: Limit, key: string) {
  const at = now().getTime()
  const { rows } = await pool.query<{ points: number; expire: string }>({
    name: 'count-try',
    text: `
      insert into rate_limits as r (key, points, expire) values ($1, 1, $2)
      on conflict (key) do update set
        points = case when r.expire <= $3 then 1 else r.points + 1 end,
        expire = case when r.expire <= $3 then excluded.expire else r.expire end
      returning points, expire`,
    values: [rowOf(limit, key), at + limit.windowMs, at],
  })
  const { points, expire } = rows[0]!
  if (points > limit.max) throw new TooManyRequests(Math.max(1, Math.ceil((Number(expire) - at) / 1000)))
  return limit.max - points
}

/** Takes one try back, for something that was counted and then failed by no fault of its own. */
export async function uncount(limit: Limit, key: string) {
  await pool.query('update rate_limits set points = points - 1 where key = $1 and points > 0', [
    rowOf(limit, key),
  ])
}

/** Resets a key's count. */
export async function forgetCount(limit: Limit, key: string) {
  await pool.query('delete from rate_limits where key = $1', [rowOf(limit, key)])
}

const rowOf = ({ name, by }: Limit, key: string) => `${name}:${keyKinds[by](key)}`.slice(0, 255)

/** An IPv6 customer is given a whole /64 and may use another address for each try, so the /64 is the key. */
function networkOf(address: string) {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = (part = '') => part.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array(Math.max(zeros, 0)).fill('0'), ...groups(tail)]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
