import { setTimeout } from 'node:timers/promises'
import { checkBusiness } from '#app/features/log-format/business-check.ts'
import { isEqual, textOf } from '#app/features/log-format/bytes.ts'
import { decodeEntry } from '#app/features/log-format/entry.ts'
import { readCheckpoint, readNote } from '#app/features/log-format/note.ts'
import { compareNumbers, countReviews, type Numbers } from '#app/features/log-format/page-check.ts'
import { Audit, type Chain } from '#app/features/log-format/replay.ts'
import {
  checkCheckpoint,
  readPolicy,
  readTrust,
  type SignedCheckpoint,
  type Trust,
} from '#app/features/log-format/trust.ts'
import { Wrong, wrongIn } from '#app/features/log-format/wrong.ts'
import { verifyEd25519 } from './ed25519.server.ts'
import { fetchBusiness, type Get } from './fetch-business.ts'
import {
  askPublic,
  findContradiction,
  NotFound,
  readAudited,
  readEntries,
  type WatchState,
} from './fetch-log.server.ts'

export type Watched = {
  checkpoint: SignedCheckpoint
  origin: string
  /** The keys that are trusted from now on. */
  keys: string[]
  /** Entries that were not known before. */
  fresh: Uint8Array[]
  businesses: number
  /** The businesses whose pages were compared. */
  compared: string[]
  notes: string[]
}

type Watching = {
  /** Reads below the log's address. */
  log: Get
  /** Reads below the service's address. */
  site: Get
  /** Reads below an auditor's address. */
  elsewhere?: (address: string) => Get
  before: WatchState | null
  /** Keys that the reader has from elsewhere. */
  keys?: string[]
  businesses?: string[]
  now: Date
  /** Milliseconds before asking again, if two answers may be of different moments. */
  patience?: number
}

/** The witnesses' signatures may be this many minutes old; older ones reveal a frozen view. */
const mostMinutes = 15
/** The most businesses with new acts whose pages are compared in one run, if none were chosen. */
const mostCompared = 20

/** Audits a log from where the state ends. Throws `Wrong` at the first thing that breaks a promise. */
export async function watchLog(watching: Watching): Promise<Watched> {
  const { log, before, now, elsewhere = askPublic } = watching
  const origin = before?.origin ?? readCheckpoint(readNote(textOf(await log('checkpoint'))).text).origin
  const keys = watching.keys ?? before?.keys ?? (await readKeys(log))
  const policy = readPolicy(await log('policy').then(textOf, (error) => noPolicy(error)))
  const trust = { ...readTrust(origin, keys), witnesses: policy.witnesses }
  // Read before the newest checkpoint, which has to follow from the auditors'.
  const audited = await readAudited(policy.auditors, trust, elsewhere)
  const checkpoint = await checkCheckpoint(textOf(await log('checkpoint')), trust, verifyEd25519).catch(
    wrongIn('checkpoint'),
  )
  const notes =
    before || watching.keys ? [] : ['The keys are from the log itself: compare them with what others have.']
  const { replay, fresh, touched, added } = await follow(
    watching,
    checkpoint,
    audited.map(({ signed }) => signed),
  )
  notes.push(...audited.map(({ sentence }) => sentence))
  notes.push(checkAge(checkpoint, policy, now))
  const compared = watching.businesses ?? [...touched].slice(-mostCompared)
  for (const id of compared) await compareBusiness(watching, trust, id, replay.chains.get(id))
  return {
    checkpoint,
    origin,
    fresh,
    notes,
    compared,
    keys: [...new Set([...keys, ...added])],
    businesses: replay.chains.size,
  }
}

/** A service without witnesses may have none. */
function noPolicy(error: unknown) {
  if (error instanceof NotFound) return 'quorum none'
  throw error
}

/** `role vkey from-index [until-index]` */
async function readKeys(log: Get) {
  const lines = textOf(await log('keys')).split('\n')
  return lines.flatMap((line) => (line && !line.startsWith('#') ? [line.split(' ')[1] ?? ''] : []))
}

/** Replays what is known and what is new. The known entries are those of the older checkpoint, so the log only grew. */
async function follow(
  { log, before }: Watching,
  checkpoint: SignedCheckpoint,
  audited: (SignedCheckpoint | null)[],
) {
  const { size, root, origin } = checkpoint
  const audit = new Audit(origin)
  const { tree, replay } = audit
  const fresh: Uint8Array[] = []
  const touched = new Set<string>()
  const added: string[] = []
  const expectRoot = (what: string) => {
    if (!isEqual(tree.root(), root)) throw new Wrong('checkpoint', what)
  }
  let beside: Wrong | null = null
  const take = (entry: Uint8Array) => {
    audit.take(entry)
    beside ??= findContradiction(tree, audited)
  }
  for (const entry of before?.entries ?? []) {
    take(entry)
    if (audit.broken) throw new Error(`The state file is damaged. ${audit.broken}`)
    if (tree.size === size)
      expectRoot(`The log signed another tree of ${size} entries than it showed before.`)
  }
  if (beside) throw beside
  const shown = Math.max(tree.size, ...audited.map((each) => each?.size ?? 0))
  if (size < shown)
    throw new Wrong('checkpoint', `The log goes back: it showed ${shown} entries before, and now ${size}.`)
  for await (const entry of readEntries(log, tree.size, size)) {
    take(entry)
    fresh.push(entry.slice())
  }
  expectRoot(
    before
      ? `The entries up to ${size} do not follow from those that the log showed before.`
      : 'The entries do not make the root that the log signed.',
  )
  if (beside ?? audit.wrong) throw beside ?? new Wrong('acts', audit.wrong!)
  for (const entry of fresh) {
    const decoded = decodeEntry(entry)
    if (decoded.type === 'act') touched.add(decoded.entry.businessId)
    const [, key] = decoded.type === 'words' ? (/^vouchsafe key v1\n(.+)\n$/.exec(decoded.entry) ?? []) : []
    if (key) added.push(key)
  }
  return { replay, fresh, touched, added }
}

function checkAge({ seen }: SignedCheckpoint, policy: ReturnType<typeof readPolicy>, now: Date) {
  if (!policy.hasQuorum)
    return policy.auditors.length === 0
      ? 'No one else watches this log yet: it could show others another one.'
      : 'No witness has to have seen this state: others could be shown another one.'
  const recent = seen.filter(({ at }) => Math.abs(now.getTime() / 1000 - at) <= mostMinutes * 60)
  if (!policy.isMet(new Set(recent.map(({ name }) => name))))
    throw new Wrong('checkpoint', `Too few witnesses saw this state in the last ${mostMinutes} minutes.`)
  return `Seen by ${recent.map(({ name }) => name).join(', ')} in the last ${mostMinutes} minutes.`
}

/** The record, its acts, the openings, and the numbers of the business's own page. */
async function compareBusiness(
  { log, site, patience = 6000 }: Watching,
  trust: Trust,
  id: string,
  chain: Chain | undefined,
) {
  if (!chain) throw new Wrong('record', `The log has no business ${id}.`)
  if (!chain.isOpen) return
  for (let attempt = 1; ; attempt++) {
    try {
      const { reviews, received } = await checkBusiness(
        await fetchBusiness(log, id),
        id,
        trust,
        verifyEd25519,
      )
      const logged = { ...countReviews(reviews), received }
      const shown = numbersOf(JSON.parse(textOf(await site(`business/${id}/transparency.json`))))
      return compareNumbers(logged, shown)
    } catch (error) {
      if (attempt === 3 || !(error instanceof Wrong)) throw error
      await setTimeout(patience)
    }
  }
}

type PublicFigures = {
  totals: { received: number }
  rating: { count: number; average: number | null }
  sources: { imported: { count: number }; insider: { count: number } }
}

const numbersOf = ({ totals, rating, sources }: PublicFigures): Numbers => ({
  received: totals.received,
  count: rating.count,
  average: rating.average,
  imported: sources.imported.count,
  insiders: sources.insider.count,
})
