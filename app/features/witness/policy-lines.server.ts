import { eq, ne } from 'drizzle-orm'
import { auditorKey, logKeyInUse, witnessKey } from '#app/features/log/keys.server.ts'
import { logState } from '#app/features/log/log.table.ts'
import { readState } from '#app/features/log/state.server.ts'
import { keyTypes, readKey, writeKey } from '#app/features/log-format/note.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { listNamed } from './ask-witnesses.server.ts'
import { logAudits, watchedLogs, witnesses } from './witness.table.ts'

// C2SP tlog-policy: what operators paste, and what readers read.

/** What another operator pastes so that we watch each other. */
export const ownLines = () => [
  `log ${writeKey(logKeyInUse())} ${addressOf('/log')}`,
  `witness ${witnessKey().name} ${writeKey(witnessKey())} ${addressOf('/witness')}`,
  `witness ${auditorKey().name} ${writeKey(auditorKey())} ${addressOf('/auditor')}`,
]

/** Our log, who watches it, and how many of the witnesses must have seen a checkpoint. An auditor is named once it found all right. */
export async function writePolicy(db: Database) {
  const [all, state] = [await listNamed(db), await readState(db)]
  const named = all.filter(({ isAuditor, seenAt }) => !isAuditor || seenAt)
  const lines = named.map(({ name, vkey, url }) => `witness ${name} ${vkey} ${url}`)
  const names = all.flatMap(({ name, isAuditor }) => (isAuditor ? [] : [name]))
  const quorum = Math.min(state?.quorum ?? 0, names.length)
  const group =
    quorum > 0 ? [`group watching ${quorum} ${names.join(' ')}`, 'quorum watching'] : ['quorum none']
  return `${[ownLines()[0], ...lines, ...group].join('\n')}\n`
}

const mostNamed = 32

/** Takes pasted lines, all or none. Returns a sentence if one is wrong, else null. */
export const addPolicyLines = (db: Database, text: string): Promise<string | null> =>
  db
    .transaction(async (tx) => {
      const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('#'))
      if (lines.length === 0) throw new BadLine('Paste a line that begins with “witness” or “log”.')
      for (const line of lines) await addLine(tx, line)
      const counts = [await tx.$count(witnesses), await tx.$count(watchedLogs)]
      if (counts.some((count) => count > mostNamed)) throw new BadLine(`At most ${mostNamed} of each.`)
      return null
    })
    .catch((error) => {
      if (error instanceof BadLine) return error.message
      throw error
    })

class BadLine extends Error {}

async function addLine(tx: Database, line: string) {
  const [role, ...parts] = line.split(/[ \t]+/)
  if (role === 'witness' && parts.length === 3) return addWitness(tx, parts[1]!, addressIn(parts[2]!))
  if (role === 'log' && parts.length === 2) return addLog(tx, parts[0]!, addressIn(parts[1]!))
  if (role === 'quorum' && /^\d{1,2}$/.test(parts.join(' ')))
    return tx.update(logState).set({ quorum: Number(parts[0]) })
  throw new BadLine(`This line is not complete: ${line.slice(0, 80)}`)
}

async function addWitness(tx: Database, vkey: string, url: string) {
  const key = keyIn(vkey)
  if (key.type !== keyTypes.cosignature) throw new BadLine(`${key.name} is not the key of a witness.`)
  if ([witnessKey(), auditorKey()].some((own) => writeKey(own) === vkey))
    throw new BadLine('This is this service’s own witness.')
  for (const known of await tx.select().from(witnesses).where(ne(witnesses.vkey, vkey)))
    if (readKey(known.vkey).name === key.name)
      throw new BadLine(`${key.name} is there with another key: remove it first.`)
  await tx
    .insert(witnesses)
    .values({ vkey, url })
    .onConflictDoUpdate({ target: witnesses.vkey, set: { url } })
}

async function addLog(tx: Database, vkey: string, url: string) {
  const key = keyIn(vkey)
  if (key.type !== keyTypes.note) throw new BadLine(`${key.name} is not the key of a log.`)
  const [known] = await tx.select().from(watchedLogs).where(eq(watchedLogs.origin, key.name))
  if (known && known.vkey !== vkey)
    throw new BadLine(`${key.name} is there with another key: remove it first.`)
  await tx
    .insert(watchedLogs)
    .values({ origin: key.name, vkey, url })
    .onConflictDoUpdate({ target: watchedLogs.origin, set: { url } })
}

function keyIn(vkey: string) {
  try {
    return readKey(vkey)
  } catch {
    throw new BadLine(`This is no complete key: ${vkey.slice(0, 80)}`)
  }
}

function addressIn(text: string) {
  const at = URL.canParse(text) ? new URL(text) : null
  if (!at || !/^https?:$/.test(at.protocol) || at.username || at.search || at.hash)
    throw new BadLine(`This is no address: ${text.slice(0, 80)}`)
  return text.replace(/\/+$/, '')
}

/** Removes a witness by its key or a log by its name. */
export async function removeNamed(db: Database, name: string) {
  await db.delete(witnesses).where(eq(witnesses.vkey, name))
  await db.delete(watchedLogs).where(eq(watchedLogs.origin, name))
}

/** Starts or ends the audit of a log that is watched here. Ending it deletes what was kept of the log. */
export async function setAudit(db: Database, origin: string, isWanted: boolean) {
  if (!isWanted) return void (await db.delete(logAudits).where(eq(logAudits.origin, origin)))
  const [known] = await db.select().from(watchedLogs).where(eq(watchedLogs.origin, origin))
  if (!known) return
  await db.insert(logAudits).values({ origin }).onConflictDoNothing()
  await enqueue(db, 'log.audit', {})
}
