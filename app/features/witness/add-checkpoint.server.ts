import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { cosignAs } from '#app/features/log/keys.server.ts'
import { fromBase64, isEqual } from '#app/features/log-format/bytes.ts'
import { emptyRoot, verifyConsistency } from '#app/features/log-format/merkle.ts'
import { isSignedBy, readCheckpoint, readKey, readNote, signaturesOf } from '#app/features/log-format/note.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { logEvidence, watchedLogs } from './witness.table.ts'

// C2SP tlog-witness, add-checkpoint: for the logs alone that the operator named.

type Answer = { status: 200 | 400 | 403 | 404 | 409 | 422; body: string; isSize?: boolean }

const refuse = (status: Answer['status'], body: string): Answer => ({ status, body: `${body}\n` })
const tellSize = (size: number): Answer => ({ status: 409, body: `${size}\n`, isSize: true })

const mostProofLines = 63

export async function addCheckpoint(db: Database, text: string): Promise<Answer> {
  const request = readRequest(text)
  if (!request) return refuse(400, 'This is no old size, proof and checkpoint.')
  const { old, proof, note, checkpoint } = request
  const [log] = await db.select().from(watchedLogs).where(eq(watchedLogs.origin, checkpoint.origin))
  if (!log) return refuse(404, 'This log is not watched here.')
  const key = readKey(log.vkey)
  if (!(await isSignedBy(note, key, verifyEd25519))) return refuse(403, 'The log did not sign this.')
  if (old > checkpoint.size) return refuse(400, 'The old size is the larger one.')
  const signed = `${note.text}\n${signaturesOf(note, key)}`
  if (log.root && log.size === checkpoint.size && !isEqual(log.root, checkpoint.root))
    await keepEvidence(db, { ...log, kind: 'fork', sent: signed })
  if (old !== log.size) return tellSize(log.size)
  const held = { size: log.size, root: log.root ?? emptyRoot() }
  if (!verifyConsistency(held, checkpoint, proof)) {
    if (log.size !== checkpoint.size) await keepEvidence(db, { ...log, kind: 'proof', sent: signed })
    return refuse(422, 'The proof does not lead from the old size to this checkpoint.')
  }
  const cosignature = await cosignAs('witness', note.text)
  const kept = await db
    .update(watchedLogs)
    .set({
      size: checkpoint.size,
      root: Buffer.from(checkpoint.root),
      note: signed + cosignature,
      cosignedAt: now(),
    })
    // Nobody else may have stored another checkpoint since it was read.
    .where(
      and(
        eq(watchedLogs.origin, log.origin),
        eq(watchedLogs.size, old),
        sql`${watchedLogs.root} is not distinct from ${log.root}`,
      ),
    )
    .returning({ origin: watchedLogs.origin })
  if (kept.length > 0) return { status: 200, body: cosignature }
  const [present] = await db.select().from(watchedLogs).where(eq(watchedLogs.origin, log.origin))
  return present ? tellSize(present.size) : refuse(404, 'This log is not watched here.')
}

function readRequest(text: string) {
  try {
    const end = text.indexOf('\n\n')
    const [first = '', ...lines] = text.slice(0, end).split('\n')
    const [, old] = /^old (0|[1-9]\d{0,15})$/.exec(first) ?? []
    if (end < 0 || !old || !Number.isSafeInteger(Number(old)) || lines.length > mostProofLines) return null
    const proof = lines.map(fromBase64)
    if (proof.some(({ length }) => length !== 32)) return null
    const note = readNote(text.slice(end + 2))
    return { old: Number(old), proof, note, checkpoint: readCheckpoint(note.text) }
  } catch {
    return null
  }
}

type Evidence = Pick<typeof logEvidence.$inferInsert, 'origin' | 'kind' | 'sent' | 'found'> & {
  note: string | null
}

/** A log can sign as many forks as it likes; a few tell enough. */
const mostEvidence = 20

/** Two roots of one size prove a fork to anybody. A proof that does not fit proves nothing: strangers may send one. */
export async function keepEvidence(db: Database, { origin, note, kind, sent, found }: Evidence) {
  const isKind = and(eq(logEvidence.origin, origin), eq(logEvidence.kind, kind))
  if (note === null || (await db.$count(logEvidence, isKind)) >= mostEvidence) return
  const kept = await db
    .insert(logEvidence)
    .values({ id: randomUUID(), origin, kind, held: note, sent, found, foundAt: now() })
    .onConflictDoNothing()
    .returning({ id: logEvidence.id })
  if (kept.length > 0 && kind === 'fork') await enqueue(db, 'log.notify-operator', {})
}
