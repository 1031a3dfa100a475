import { gt, inArray, lt, sql } from 'drizzle-orm'
import { minutes, now, seconds } from './clock.ts'
import type { Database } from './database.server.ts'
import { type MailLane, mailLanes } from './mail-lanes.table.ts'
import { providerOf } from './mail-providers.ts'

/** Everything goes through this lane, and through its provider's besides. */
export const serverLane = 'server'

const firstPause = seconds(30)
const recovery = minutes(10)
const mostSlowness = 6

let perMinute = 60
let atOnce = 4

/** How much the mail server takes. Of that, at most half goes to one provider. */
export function openMailLanes(env: { MAIL_PER_MINUTE: number; MAIL_AT_ONCE: number }) {
  perMinute = env.MAIL_PER_MINUTE
  atOnce = env.MAIL_AT_ONCE
}

const shareOf = (lane: string, whole: number) => (lane === serverLane ? whole : Math.ceil(whole / 2))

export const mostAtOnce = (lane: string) => shareOf(lane, atOnce)

/** How long a lane rests after each mail, now. */
export function restOf({ name, slowness, slowedAt }: Omit<MailLane, 'freeAt'>, at: Date) {
  const rest = minutes(1) / shareOf(name, perMinute)
  return rest * 2 ** slownessNow({ slowness, slowedAt }, at)
}

/** A lane that was slowed down gets one step faster every ten minutes. */
function slownessNow({ slowness, slowedAt }: Pick<MailLane, 'slowness' | 'slowedAt'>, at: Date) {
  if (!slowedAt) return 0
  return Math.max(0, slowness - Math.floor((at.getTime() - slowedAt.getTime()) / recovery))
}

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

export const listLanes = (db: Database): Promise<MailLane[]> => db.select().from(mailLanes)

export function listBusyLanes(db: Database): Promise<MailLane[]> {
  return db.select().from(mailLanes).where(gt(mailLanes.freeAt, now()))
}

/**
 * Takes a mail's place in the lane of our server and in that of its provider, or in neither. All processes share
 * the lanes.
 */
export function takeTurn(db: Database, provider: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now()
    const lanes = await lockLanes(tx, [serverLane, provider], at)
    if (lanes.some(({ freeAt }) => freeAt > at)) return false
    for (const lane of lanes) await setLane(tx, lane.name, { freeAt: after(at, restOf(lane, at)) })
    return true
  })
}

/** A mail that waits for nobody goes now; those that wait make room for it. */
export async function countMail(db: Database, address: string) {
  await db.transaction(async (tx) => {
    const at = now()
    for (const lane of await lockLanes(tx, [serverLane, providerOf(address)], at)) {
      const from = lane.freeAt > at ? lane.freeAt : at
      await setLane(tx, lane.name, { freeAt: after(from, restOf(lane, at)) })
    }
  })
}

/**
 * Somebody said "too many": a pause, and from then on half the pace. What was on its way already is told the
 * same, and that counts once.
 */
export async function slowDown(db: Database, name: string) {
  await db.transaction(async (tx) => {
    const at = now()
    const [lane] = await lockLanes(tx, [name], at)
    const { slowness, slowedAt } = lane!
    const isSaidAgain = slowedAt && after(slowedAt, pauseOf(slowness)) > at
    if (isSaidAgain) return
    const slower = Math.min(mostSlowness, slownessNow(lane!, at) + 1)
    await setLane(tx, name, { slowness: slower, slowedAt: at, freeAt: after(at, pauseOf(slower)) })
  })
}

/** From half a minute to a quarter of an hour. */
const pauseOf = (slowness: number) => firstPause * 2 ** (slowness - 1)

/** Nobody answers: the lane rests for a moment, and keeps its pace. */
export async function rest(db: Database, name: string, milliseconds: number) {
  const until = after(now(), milliseconds)
  await db
    .insert(mailLanes)
    .values({ name, freeAt: until })
    .onConflictDoUpdate({
      target: mailLanes.name,
      set: { freeAt: sql`greatest(${mailLanes.freeAt}, excluded.free_at)` },
    })
}

/**
 * A place among those that are in flight at once, until the end of the transaction, or of the process: the
 * database gives it free by itself.
 */
export async function takePlace(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`
    select exists (select from generate_series(1, ${mostAtOnce(name)}::int) as place
      where pg_try_advisory_xact_lock(hashtext(${`mail ${name}`}), place)) as taken`)
  return rows[0]!.taken
}

/** Lanes that nobody has used for so long that nothing of them is worth knowing: domains are not kept. */
export async function forgetLanes(db: Database) {
  await db.delete(mailLanes).where(lt(mailLanes.freeAt, after(now(), -recovery * mostSlowness)))
}

/** Locked in one order, so that none wait in a ring. */
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
