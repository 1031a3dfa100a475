import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { networkOf, wideNetworkOf } from './client-address.server.ts'
import { now } from './clock.ts'
import { mailboxOf, mailDomainOf } from './mail-address.ts'
import { TooManyRequests } from './refusal.ts'
import { logSecurity, noteRetryAfter } from './requests.server.ts'
import { deriveKey } from './secret.server.ts'

/** `by`: the kind of key that tries are counted by. The product's limits are in app/rate-limits.ts. */
export type Limit = { name: string; by: keyof typeof keyKinds; max: number; windowMs: number }

/** How keys are normalised. Done here, so that no caller can forget it. */
const keyKinds = {
  network: networkOf,
  email: hashOf,
  /** Like `email`, but without a wider limit for the whole mail domain. */
  mailbox: hashOf,
  /** The email address, a space and the client's address. */
  emailFromNetwork: (key: string) => {
    const at = key.lastIndexOf(' ')
    return `${hashOf(key.slice(0, at))} ${networkOf(key.slice(at + 1))}`
  },
  id: (id: string) => id.toLowerCase(),
}

/** All addresses of a mailbox give the same key. It is a hash, so that no address is stored in the clear only to count it. */
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
export const countAgainst = (limit: Limit, key: string) => countAgainstAll([limit], key)

/**
 * The same against several limits in one statement. Returns the smallest number of tries left. A try that one limit
 * refuses counts against none of the others; the error says how long to wait for all of them.
 */
export async function countAgainstAll(limits: Limit[], key: string) {
  const at = now().getTime()
  // All processes lock the rows in one order.
  const counts = limits
    .flatMap((limit) => rowsOf(limit, key).map((each) => ({ limit, ...each })))
    .sort((one, other) => (one.row < other.row ? -1 : 1))
  const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
    name: 'count-try',
    text: `
      insert into rate_limits as r (key, points, expire)
      select key, 1, expire from unnest($1::text[], $2::bigint[]) as tried (key, expire)
      on conflict (key) do update set
        points = case when r.expire <= $3 then 1 else r.points + 1 end,
        expire = case when r.expire <= $3 then excluded.expire else r.expire end
      returning key, points, expire`,
    values: [counts.map(({ row }) => row), counts.map(({ limit }) => at + limit.windowMs), at],
  })
  const byRow = new Map(rows.map((row) => [row.key, row]))
  const counted = counts.map(({ limit: { name }, row, max }) => {
    const { points, expire } = byRow.get(row)!
    return { name, row, left: max - points, expire: Number(expire) }
  })
  const refused = counted.filter(({ left }) => left < 0)
  if (refused.length > 0) {
    await uncountRows(counted.flatMap(({ row, left }) => (left >= 0 ? [row] : [])))
    logSecurity('limit reached', { limit: refused[0]!.name })
    const until = Math.max(...refused.map(({ expire }) => expire))
    const seconds = Math.max(1, Math.ceil((until - at) / 1000))
    noteRetryAfter(seconds)
    throw new TooManyRequests(seconds)
  }
  return Math.min(...counted.map(({ left }) => left))
}

/** Takes one try back, for something that was counted and then failed by no fault of its own. */
export const uncount = (limit: Limit, key: string) => uncountRows(rowsOf(limit, key).map(({ row }) => row))

async function uncountRows(rows: string[]) {
  await pool.query('update rate_limits set points = points - 1 where key = any($1) and points > 0', [rows])
}

export async function forgetCount(limit: Limit, key: string) {
  await pool.query('delete from rate_limits where key = $1', [rowOf(limit, key)])
}

const rowOf = ({ name, by }: Limit, key: string) => `${name}:${keyKinds[by](key)}`.slice(0, 255)

/**
 * A network block or mail domain gets this many times the limit of one network or mailbox, because somebody with a whole
 * /48 or a mail domain of their own has any number of those.
 */
const wideLimitFactor = 20

/** The keys a try is counted under: its own, and with a larger maximum its network block or mail domain. */
function rowsOf(limit: Limit, key: string) {
  const wide = wideKeyOf(limit.by, key)
  return [
    { row: rowOf(limit, key), max: limit.max },
    ...(wide ? [{ row: `${limit.name}:${wide}`, max: limit.max * wideLimitFactor }] : []),
  ]
}

function wideKeyOf(by: Limit['by'], key: string) {
  const block = by === 'network' ? wideNetworkOf(key) : ''
  if (block.endsWith('/48')) return block
  if (by !== 'email' && by !== 'emailFromNetwork') return null
  // The client's network is part of the key, so that no network uses up the limit of a whole domain.
  const end = by === 'email' ? key.length : key.lastIndexOf(' ')
  const domain = mailDomainOf(key.slice(0, end))
  return domain && `domain ${hashOf(`@${domain}`)} ${networkOf(key.slice(end + 1))}`
}
