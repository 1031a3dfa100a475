import { eq } from 'drizzle-orm'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { logKeyInUse, signingLogKeys } from '#app/features/log/keys.server.ts'
import { logCheckpoints } from '#app/features/log/log.table.ts'
import { freeze, readNewest, readState } from '#app/features/log/state.server.ts'
import { storedNodes } from '#app/features/log/tree.server.ts'
import { base64, isEqual } from '#app/features/log-format/bytes.ts'
import { proveConsistency, rootOf } from '#app/features/log-format/merkle.ts'
import {
  type Checkpoint,
  cosignatureTime,
  originHash,
  readCheckpoint,
  readKey,
  readNote,
  readSignature,
  signaturesOf,
} from '#app/features/log-format/note.ts'
import { isAuditor, isSignedByAny } from '#app/features/log-format/trust.ts'
import { minutes, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { witnesses } from './witness.table.ts'

type Witness = typeof witnesses.$inferSelect
type Asked = { checkpoint: Checkpoint; note: string }

const patience = seconds(2)

/** All who watch our log. Auditors do so at a time of their own, and are not shown each checkpoint. */
export async function listNamed(db: Database) {
  const all = await db.select().from(witnesses).orderBy(witnesses.vkey)
  return all.map((each) => {
    const { name } = readKey(each.vkey)
    return { ...each, name, isAuditor: isAuditor(name) }
  })
}

/**
 * Shows a checkpoint to all witnesses at once. Returns the lines of those that cosigned it, now or when they were asked
 * before.
 */
export async function askWitnesses(db: Database, checkpoint: Checkpoint, note: string) {
  const all = (await listNamed(db)).filter(({ isAuditor }) => !isAuditor)
  if (all.length === 0) return []
  const [before] = await db.select().from(logCheckpoints).where(eq(logCheckpoints.size, checkpoint.size))
  const answers = await Promise.all(
    all.map((witness) => ask(db, witness, { checkpoint, note }).catch(() => problemOf('does not answer'))),
  )
  const lines: string[] = []
  for (const [at, { vkey }] of all.entries()) {
    const { line, ...found } = answers[at]!
    await db.update(witnesses).set(found).where(eq(witnesses.vkey, vkey))
    if (line) lines.push(line)
    else if (before && isEqual(before.root, checkpoint.root))
      lines.push(signaturesOf(readNote(before.note), readKey(vkey)))
  }
  const ahead = answers.findIndex(({ isAhead }) => isAhead)
  if (ahead < 0) return lines
  await freeze(db, `witness ahead: ${readKey(all[ahead]!.vkey).name}`)
  throw new Error('A witness knows a larger log, or another one: nothing is signed until that is settled.')
}

type Answer = { line?: string; isAhead?: boolean; size?: number; seenAt?: Date; problem: string | null }

const problemOf = (problem: string): Answer => ({ problem })

async function ask(db: Database, witness: Witness, asked: Asked): Promise<Answer> {
  const { checkpoint } = asked
  let answer = await post(db, witness.url, Math.min(witness.size, checkpoint.size), asked)
  if (answer.status === 409) {
    const size = sizeIn(await answer.text())
    if (size === null) return problemOf('answered 409 without a size')
    // Another process may have gone on since.
    if (size > (await readState(db))!.size) return { isAhead: true, problem: `says that it saw size ${size}` }
    if (size > checkpoint.size) return problemOf('has seen a newer one')
    answer = await post(db, witness.url, size, asked)
    if (answer.status === 422 && size === checkpoint.size)
      return { isAhead: true, problem: 'has another root for this size' }
  }
  if (answer.status !== 200) return problemOf(describe[answer.status] ?? `answered ${answer.status}`)
  return takeLine(witness, asked, await answer.text())
}

const describe: Record<number, string> = {
  403: 'does not accept our key',
  404: 'does not watch this log',
  422: 'refuses the proof: it saw another log under this name',
}

async function post(db: Database, url: string, old: number, { checkpoint, note }: Asked) {
  const proof = await proveConsistency(old, checkpoint.size, storedNodes(db))
  const body = `old ${old}\n${proof.map((hash) => `${base64(hash)}\n`).join('')}\n${note}`
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return publicWeb().askNamed(`${url}/add-checkpoint`, { method: 'POST', headers, body }, patience)
}

const sizeIn = (text: string) => (/^(?:0|[1-9]\d{0,14})\n?$/.test(text) ? Number(text) : null)

/** Accepts a line only if it verifies under the key that the operator gave and its time has come. */
async function takeLine({ vkey }: Witness, { checkpoint, note }: Asked, text: string): Promise<Answer> {
  const key = readKey(vkey)
  const own = readNote(note).text
  try {
    for (const signature of text.replace(/\n$/, '').split('\n').slice(0, 64).map(readSignature)) {
      const signed = { text: own, signatures: [signature] }
      const time = await cosignatureTime(signed, key, verifyEd25519)
      if (time && time * 1000 <= now().getTime() + minutes(5))
        return {
          line: signaturesOf(signed, key),
          size: checkpoint.size,
          seenAt: new Date(time * 1000),
          problem: null,
        }
    }
    return problemOf('signs wrongly')
  } catch {
    return problemOf('answers with something else than a cosignature')
  }
}

/** What somebody has seen of our log. `note`: with our signature; without one it is a claim. `copy`: where its entries are. */
export type Sighting = {
  by: string
  size: number
  note: string | null
  root: Uint8Array | null
  copy?: string
}

/** The newest checkpoint of ours that each of them knows; null for those that do not answer. */
export async function askNewest(db: Database) {
  const [all, state, published] = [await listNamed(db), await readState(db), await readNewest(db)]
  const id = originHash(state!.origin)
  return Promise.all(
    all.map(async ({ name: by, url, isAuditor }): Promise<Known> => {
      const at = `${url}/${id}`
      const shown = await readSighting(by, `${at}/checkpoint`).catch(() => null)
      if (isAuditor) return { by, isAuditor, seen: shown && { ...shown, copy: at } }
      if (shown || !published) return { by, isAuditor, seen: shown }
      const note = readNote(published.note)
      const asked = {
        checkpoint: readCheckpoint(note.text),
        note: `${note.text}\n${signingLogKeys()
          .map((key) => signaturesOf(note, key))
          .join('')}`,
      }
      const answer = await post(db, url, published.size, asked).catch(() => null)
      const size =
        answer?.status === 409 ? sizeIn(await answer.text()) : answer?.status === 200 ? published.size : null
      return { by, isAuditor, seen: size === null ? null : { by, size, note: null, root: null } }
    }),
  )
}

type Known = { by: string; isAuditor: boolean; seen: Sighting | null }

/** A checkpoint of ours at an address. Null where there is none, or not one that we signed. */
export async function readSighting(by: string, address: string): Promise<Sighting | null> {
  const answer = await publicWeb().askNamed(address, { method: 'GET', headers: {} }, patience)
  if (answer.status !== 200) return null
  const text = await answer.text()
  const note = readNote(text)
  const { origin, size, root } = readCheckpoint(note.text)
  if (origin !== logKeyInUse().name || !(await isSignedByAny(note, signingLogKeys(), verifyEd25519)))
    return null
  return { by, size, root, note: text }
}

/** The largest tree seen that this one does not continue; null if there is none. */
export async function findLargestUncontinued(
  db: Database,
  { size }: { size: number },
  sightings: Sighting[],
) {
  const beside: Sighting[] = []
  for (const seen of sightings) {
    const isPart =
      seen.size <= size && (!seen.root || isEqual(seen.root, await rootOf(seen.size, storedNodes(db))))
    if (!isPart) beside.push(seen)
  }
  return beside.toSorted((one, other) => other.size - one.size)[0] ?? null
}

/** Whether this tree holds all that the others have seen: at least one witness answered. An auditor may be late. */
export async function isNewest(db: Database, checkpoint: Checkpoint) {
  const known = await askNewest(db)
  const seen = known.flatMap((each) => each.seen ?? [])
  return (
    known.some((each) => each.seen && !each.isAuditor) &&
    (await findLargestUncontinued(db, checkpoint, seen)) === null
  )
}

/** Notes what auditors of our log hold and found right. What we signed and do not have stops all signing. */
export async function askAuditors(db: Database) {
  const auditors = (await listNamed(db)).filter(({ isAuditor }) => isAuditor)
  const state = await readState(db)
  if (!state || state.frozen) return
  for (const { vkey, name, url, seenAt } of auditors) {
    const seen = await readSighting(name, `${url}/${originHash(state.origin)}/checkpoint`).catch(() => null)
    const at = seen && (await cosignatureTime(readNote(seen.note!), readKey(vkey), verifyEd25519))
    const found = at
      ? { size: seen.size, seenAt: new Date(at * 1000), problem: null }
      : // Whether it begins is its operator's choice.
        { problem: seenAt && 'no longer shows what it cosigned' }
    await db.update(witnesses).set(found).where(eq(witnesses.vkey, vkey))
    if (seen && (await findLargestUncontinued(db, (await readState(db))!, [seen])))
      await freeze(db, `witness ahead: ${name}`)
  }
}
