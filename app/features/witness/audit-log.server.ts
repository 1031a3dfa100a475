import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { readGuarded, Unreachable } from '#app/features/log/fetch-log.server.ts'
import { cosignAs } from '#app/features/log/keys.server.ts'
import { fromBase64, isEqual, textOf } from '#app/features/log-format/bytes.ts'
import { isSignedBy, readCheckpoint, readKey, readNote, signaturesOf } from '#app/features/log-format/note.ts'
import { minutes, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { ProcessEnded, runSeparately } from '#app/platform/run-separately.server.ts'
import { keepEvidence } from './add-checkpoint.server.ts'
import { askAuditors } from './ask-witnesses.server.ts'
import { fetchEntries, forgetUnchecked, mostKept, readCopied } from './log-copy.server.ts'
import { logAudits, watchedLogs } from './witness.table.ts'

// Reads logs of other services whole. Our line as their auditor says: we hold all entries up to here, they are what the log
// signed, and every tally is right.

type Watched = typeof watchedLogs.$inferSelect
type Audit = typeof logAudits.$inferSelect
/** What a run changes. `sent`: a signed checkpoint that breaks a promise. */
type Found = Partial<Audit> & { sent?: string }

export type Replayed = { root: string; wrong: string | null }

/** Runs every ten minutes. */
export async function auditLogs(db: Database) {
  await askAuditors(db)
  const all = await db.select({ origin: logAudits.origin }).from(logAudits).orderBy(logAudits.origin)
  for (const { origin } of all) await auditLog(db, origin)
}

/** Longer than a run takes, so that one that was killed stops the next for no longer. */
const longest = minutes(15)

/** One run at a time: a second one leaves the log to the first. */
export async function auditLog(db: Database, origin: string) {
  const isFree = or(isNull(logAudits.busyUntil), lt(logAudits.busyUntil, now()))
  const [audit] = await db
    .update(logAudits)
    .set({ busyUntil: new Date(now().getTime() + longest) })
    .where(and(eq(logAudits.origin, origin), eq(logAudits.isProven, false), isFree))
    .returning()
  const [watched] = await db.select().from(watchedLogs).where(eq(watchedLogs.origin, origin))
  if (!audit || !watched) return
  const found = await look(db, watched, audit).catch(problemOf)
  await db.transaction(async (tx) => {
    const { sent, ...changed } = { problem: null, ...found }
    await tx
      .update(logAudits)
      .set({ ...changed, busyUntil: null })
      .where(eq(logAudits.origin, origin))
    if (sent)
      await keepEvidence(tx, { origin, note: audit.note ?? '', kind: 'audit', sent, found: found.wrong })
    if (found.wrong && found.wrong !== audit.wrong) await enqueue(tx, 'log.notify-operator', {})
  })
}

/** Why an audit failed, for errors that say nothing about the log itself. */
function problemOf(error: unknown): Found {
  if (error instanceof Unreachable) return { problem: error.message }
  if (error instanceof ProcessEnded) return { problem: 'Its entries took too much time or memory.' }
  log.error({ err: error }, 'audit of a log')
  return { problem: 'This service made a mistake, which its own log has.' }
}

const patience = seconds(10)

const readNamed = (address: string) =>
  readGuarded(address, (url) => publicWeb().askNamed(url, { method: 'GET', headers: {} }, patience))

async function look(db: Database, { origin, vkey, url }: Watched, audit: Audit): Promise<Found> {
  const get = readNamed(url)
  const { text, signed, size, root } = await readSigned(await get('checkpoint'), origin, vkey)
  if (size > mostKept)
    throw new Unreachable(`It has ${size} entries, more than the ${mostKept} that are kept of a log.`)
  if (size > audit.kept) {
    const kept = await fetchEntries(db, get, { origin, kept: audit.kept, size })
    if (kept < size) return {}
  }
  const isKnown = size === audit.size && audit.root !== null && isEqual(root, audit.root)
  const replayed = isKnown ? null : await replay(db, origin, size)
  if (replayed && !isEqual(fromBase64(replayed.root), root)) {
    await forgetUnchecked(db, audit)
    if (size <= audit.size) await checkCopy(db, audit)
    // Who serves the entries signs nothing but the checkpoint: what does not fit is no proof, unless all of it was checked before.
    return size <= audit.size
      ? { wrong: `It signed two logs of ${size} entries.`, isProven: true, sent: signed }
      : { wrong: 'Its entries do not make the root that it signed.', sent: signed }
  }
  if (size < audit.size) return { wrong: 'It shows fewer entries than it signed before.', sent: signed }
  if (replayed?.wrong) {
    await forgetUnchecked(db, { origin, size })
    return { wrong: replayed.wrong, isProven: true, sent: signed }
  }
  const note = signed + (await cosignAs('auditor', text))
  return { size, root: Buffer.from(root), note, auditedAt: now(), wrong: null }
}

/** Checks our copy, so that no log is accused because our disk is damaged. */
async function checkCopy(db: Database, { origin, size, root }: Audit) {
  const { root: own } = await replay(db, origin, size)
  if (!root || !isEqual(fromBase64(own), root))
    throw new Unreachable('Its copy here is damaged: stop the audit and begin it anew.')
}

/** `signed`: the checkpoint with the log's own lines alone. */
async function readSigned(bytes: Uint8Array, origin: string, vkey: string) {
  const key = readKey(vkey)
  try {
    const note = readNote(textOf(bytes))
    const checkpoint = readCheckpoint(note.text)
    if (checkpoint.origin === origin && checkpoint.size > 0 && (await isSignedBy(note, key, verifyEd25519)))
      return { ...checkpoint, text: note.text, signed: `${note.text}\n${signaturesOf(note, key)}` }
  } catch (error) {
    log.debug({ err: error, origin }, 'checkpoint of an audited log')
  }
  throw new Unreachable('It shows no checkpoint that its key signed.')
}

/** Takes 39 s of a processor and 350 MB of memory for a log of full size. */
async function replay(db: Database, origin: string, size: number): Promise<Replayed> {
  const lines = runSeparately({
    script: 'app/features/witness/replay-entries.process.ts',
    input: { stream: () => readCopied(db, origin, size) },
    given: { origin },
    megabytes: 512,
    seconds: 300,
  })
  for await (const [line] of lines) if (line) return JSON.parse(line)
  throw new ProcessEnded('no answer')
}
