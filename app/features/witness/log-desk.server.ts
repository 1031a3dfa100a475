import { desc, eq, isNotNull } from 'drizzle-orm'
import { type LogState, readNewest, readState } from '#app/features/log/state.server.ts'
import { originHash } from '#app/features/log-format/note.ts'
import { countOf } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { listNamed } from './ask-witnesses.server.ts'
import { ownLines } from './policy-lines.server.ts'
import { logAudits, logEvidence, watchedLogs } from './witness.table.ts'

export async function findWitnesses(db: Database) {
  const all = await listNamed(db)
  return all.map(({ seenAt, ...each }) => ({ ...each, seenAt: seenAt?.toISOString() ?? null }))
}

export async function findLogDesk(db: Database) {
  const [state, newest, watching, logs, evidence] = await Promise.all([
    readState(db),
    readNewest(db),
    findWitnesses(db),
    db
      .select()
      .from(watchedLogs)
      .leftJoin(logAudits, eq(logAudits.origin, watchedLogs.origin))
      .orderBy(watchedLogs.origin),
    db.select().from(logEvidence).orderBy(desc(logEvidence.foundAt)).limit(50),
  ])
  return {
    origin: state!.origin,
    frozen: describeFreeze(state!),
    size: state!.published,
    quorum: state!.quorum,
    publishedAt: newest?.publishedAt.toISOString() ?? null,
    watching,
    ownLines: ownLines(),
    logs: logs.map(({ watched_logs: { origin, url, size, cosignedAt }, log_audits: audit }) => ({
      origin,
      url,
      size,
      cosignedAt: cosignedAt?.toISOString() ?? null,
      audit: audit && {
        size: audit.size,
        kept: audit.kept,
        problem: audit.problem,
        wrong: audit.wrong,
        auditedAt: audit.auditedAt?.toISOString() ?? null,
      },
    })),
    evidence: evidence.map(({ id, origin, kind, found, foundAt }) => ({
      id,
      origin,
      kind,
      found,
      foundAt: foundAt.toISOString(),
    })),
  }
}

/** One sentence for the state of the service. */
export async function describeLog(db: Database) {
  const [state, watching] = [await readState(db), await findWitnesses(db)]
  const wrong = await findWrong(db, state && describeFreeze(state), watching)
  const by = watching.map(({ name }) => name).join(', ')
  return {
    name: 'Public log',
    isGood: wrong === '',
    isOff: wrong === '' && watching.length === 0,
    sentence:
      wrong ||
      `${countOf(state?.published ?? 0, 'entry', 'entries')}, ${by ? `watched by ${by}` : 'no one else watches it yet'}.`,
  }
}

type Watching = Awaited<ReturnType<typeof findWitnesses>>

/** The worst problem alone; empty if all is well. */
async function findWrong(db: Database, frozen: ReturnType<typeof describeFreeze>, watching: Watching) {
  if (frozen) return `Nothing is signed. ${frozen.why} ${frozen.todo}`
  const forks = await db
    .selectDistinct({ origin: logEvidence.origin })
    .from(logEvidence)
    .where(eq(logEvidence.kind, 'fork'))
  if (forks.length > 0)
    return `${forks.map(({ origin }) => origin).join(', ')} signed two logs: both are at /witness/evidence. Tell its operator, and everybody who relies on it.`
  const broken = await db.select().from(logAudits).where(isNotNull(logAudits.wrong))
  const audits = broken.map(
    ({ origin, wrong }) =>
      `The audit of ${origin}: ${wrong} Tell its operator: the checkpoint is at /witness/evidence.`,
  )
  const failing = watching.flatMap(({ name, problem }) => (problem === null ? [] : `${name} ${problem}.`))
  return (audits.length > 0 ? audits : failing).join(' ')
}

/** Signed checkpoints that do not fit, with those that were held: anybody can verify them. */
export async function listEvidence(db: Database) {
  const all = await db.select().from(logEvidence).orderBy(desc(logEvidence.foundAt)).limit(500)
  return all.map(({ id: _, ...evidence }) => evidence)
}

/** An audit by the hash of its log's name. */
export async function findAudit(db: Database, id: string) {
  const all = await db.select().from(logAudits)
  return all.find(({ origin }) => originHash(origin) === id) ?? null
}

// Why nothing is signed: a word in the database, a sentence for the operator.

const reasons: Record<string, { why: string; todo: string }> = {
  restored: {
    why: 'A backup was restored: the log here is an older one than the one that was signed.',
    todo: 'If this copy is now the service, run “npm run log -- thaw”. If the real one still runs elsewhere, leave it.',
  },
  'other address': {
    why: 'The log was made at HOST, and APP_URL or PORT now say otherwise: this may be a copy.',
    todo: 'Start it at HOST again and the log goes on; to try things elsewhere, set DATA_DIR too. If it moves here for good, stop it and run “npm run log -- thaw --moved” with the new settings. If HOST was a trial, run “npm run log -- close --yes” instead: the log then begins anew under the new name.',
  },
  'other key': {
    why: 'The key here is not the log’s.',
    todo: 'Put the file log-key back into the data folder, or set LOG_KEY on every machine, and start again.',
  },
  'no head': {
    why: 'The file log-head is missing, and no witness could say that this is the newest log.',
    todo: 'Run “npm run log -- thaw”. Keep the data folder on a lasting disk.',
  },
  'head ahead': {
    why: 'This machine signed a larger log than the database has: the database went back.',
    todo: 'Run “npm run log -- thaw”.',
  },
  'head beside': {
    why: 'This machine signed another log than the database has.',
    todo: 'Run “npm run log -- thaw”.',
  },
}

/** Null where it is not frozen. */
function describeFreeze({ frozen, host }: Pick<LogState, 'frozen' | 'host'>) {
  if (frozen === null) return null
  const [, witness] = /^witness ahead: (.+)$/.exec(frozen) ?? []
  if (witness)
    return {
      why: `${witness} has seen a larger log of ours, or another one.`,
      todo: 'Run “npm run log -- thaw”, which asks what it saw. If you do not trust it, remove it first.',
    }
  const known = reasons[frozen]
  const withHost = (text: string) => text.replaceAll('HOST', host ?? '')
  if (known) return { why: withHost(known.why), todo: withHost(known.todo) }
  return {
    why: frozen,
    todo: 'The tables of the log were changed: restore them, and do not go on until you know by whom.',
  }
}
