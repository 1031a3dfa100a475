import { gt, inArray, lt, sql } from 'drizzle-orm'
import { minutes, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type MailLane, mailLanes } from './mailing.table.ts'

// A lane is the pace at which mail may go: to our mail server, and through it to each mailbox provider. All processes
// share the lanes.

/** Every mail uses this lane, besides its provider's. */
export const serverLane = 'server'

const firstPause = seconds(30)
const recoveryStep = minutes(10)
const maxThrottleLevel = 6

let perMinute = 60
let concurrency = 4

/** How much the mail server takes. At most half of it goes to one provider. */
export function openMailLanes(env: { MAIL_PER_MINUTE: number; MAIL_AT_ONCE: number }) {
  perMinute = env.MAIL_PER_MINUTE
  concurrency = env.MAIL_AT_ONCE
}

const shareOf = (lane: string, whole: number) => (lane === serverLane ? whole : Math.ceil(whole / 2))

export const maxConcurrent = (lane: string) => shareOf(lane, concurrency)

/** Milliseconds between two mails of a lane, at its current pace. */
function intervalOf({ name, throttleLevel, throttledAt }: Omit<MailLane, 'freeAt'>, at: Date) {
  const interval = minutes(1) / shareOf(name, perMinute)
  return interval * 2 ** currentLevel({ throttleLevel, throttledAt }, at)
}

/** A throttled lane recovers one level every ten minutes. */
function currentLevel(
  { throttleLevel, throttledAt }: Pick<MailLane, 'throttleLevel' | 'throttledAt'>,
  at: Date,
) {
  if (!throttledAt) return 0
  return Math.max(0, throttleLevel - Math.floor((at.getTime() - throttledAt.getTime()) / recoveryStep))
}

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

export function listBusyLanes(db: Database): Promise<MailLane[]> {
  return db.select().from(mailLanes).where(gt(mailLanes.freeAt, now()))
}

/** Reserves the next mail in our server's lane and in its provider's, or in neither. */
export function reserveLanes(db: Database, provider: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now()
    const lanes = await lockLanes(tx, [serverLane, provider], at)
    if (lanes.some(({ freeAt }) => freeAt > at)) return false
    for (const lane of lanes) await setLane(tx, lane.name, { freeAt: after(at, intervalOf(lane, at)) })
    return true
  })
}

/** Counts a mail that is sent at once, whatever the lanes allow: queued mails make room for it. */
export async function countUrgentMail(db: Database, address: string) {
  await db.transaction(async (tx) => {
    const at = now()
    for (const lane of await lockLanes(tx, [serverLane, providerOf(address)], at)) {
      const from = lane.freeAt > at ? lane.freeAt : at
      await setLane(tx, lane.name, { freeAt: after(from, intervalOf(lane, at)) })
    }
  })
}

/**
 * A server answered "too many": the lane pauses, then goes on at half the pace. Mails already in flight get the same
 * answer, which counts once.
 */
export async function throttle(db: Database, name: string) {
  await db.transaction(async (tx) => {
    const at = now()
    const [lane] = await lockLanes(tx, [name], at)
    const { throttleLevel, throttledAt } = lane!
    const isRepeated = throttledAt && after(throttledAt, pauseAt(throttleLevel)) > at
    if (isRepeated) return
    const level = Math.min(maxThrottleLevel, currentLevel(lane!, at) + 1)
    await setLane(tx, name, { throttleLevel: level, throttledAt: at, freeAt: after(at, pauseAt(level)) })
  })
}

/** The pause in milliseconds: from half a minute to a quarter of an hour. */
const pauseAt = (level: number) => firstPause * 2 ** (level - 1)

/** A server does not answer: the lane pauses for a moment and keeps its pace. */
export async function pauseLane(db: Database, name: string, milliseconds: number) {
  const until = after(now(), milliseconds)
  await db
    .insert(mailLanes)
    .values({ name, freeAt: until })
    .onConflictDoUpdate({
      target: mailLanes.name,
      set: { freeAt: sql`greatest(${mailLanes.freeAt}, excluded.free_at)` },
    })
}

/** Takes one of the lane's concurrency slots. The end of the transaction, or of the process, frees it. */
export async function takeSlot(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`
    select exists (select from generate_series(1, ${maxConcurrent(name)}::int) as slot
      where pg_try_advisory_xact_lock(hashtext(${`mail ${name}`}), slot)) as taken`)
  return rows[0]!.taken
}

/** Deletes lanes unused for so long that they are back at full pace: we keep no list of domains. */
export async function deleteIdleLanes(db: Database) {
  await db.delete(mailLanes).where(lt(mailLanes.freeAt, after(now(), -recoveryStep * maxThrottleLevel)))
}

/** Locks rows in the order of their names, which avoids deadlock. */
async function lockLanes(tx: Database, names: string[], at: Date) {
  const sorted = names.toSorted()
  await tx
    .insert(mailLanes)
    .values(sorted.map((name) => ({ name, freeAt: at })))
    .onConflictDoNothing()
  return tx
    .select()
    .from(mailLanes)
    .where(inArray(mailLanes.name, sorted))
    .orderBy(mailLanes.name)
    .for('update')
}

async function setLane(tx: Database, name: string, values: Partial<MailLane>) {
  await tx.update(mailLanes).set(values).where(sql`${mailLanes.name} = ${name}`)
}

/**
 * Mailbox providers with many domains, which limit mail to all of them together. PostgreSQL evaluates these patterns
 * too: use only the syntax that both kinds of regular expression share.
 */
const providers: Record<string, string> = {
  google: '^(gmail|googlemail)[.]com$',
  microsoft: '^(outlook|hotmail|live|msn)[.][a-z]{2,3}([.][a-z]{2})?$',
  yahoo: '^((yahoo|ymail|rocketmail|aol)[.][a-z]{2,3}([.][a-z]{2})?|aim[.]com)$',
  apple: '^(icloud|me|mac)[.]com$',
  'united internet': '^(gmx[.][a-z]{2,3}|web[.]de|mail[.]com|1und1[.]de)$',
  proton: '^(proton[.]me|protonmail[.](com|ch)|pm[.]me)$',
  orange: '^(orange|wanadoo)[.]fr$',
  telekom: '^(t-online|magenta)[.]de$',
}

const known = Object.entries(providers).map(([name, pattern]) => [name, new RegExp(pattern)] as const)

const bigProviderOf = (domain: string) => known.find(([, pattern]) => pattern.test(domain))?.[0]

/** The provider of a mailbox: one of the big ones, or the domain itself. */
export function providerOf(address: string) {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return bigProviderOf(domain) ?? domain
}

/** A regular expression that matches the domains of these providers and no others. */
export function domainPattern(names: string[]) {
  return names.map((name) => providers[name] ?? `^${name.replace(/[^a-z0-9-]/g, '[$&]')}$`).join('|')
}
