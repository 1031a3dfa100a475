import { type Case, isAboutBusiness, type Standing, takeStep } from './acts.ts'
import { hex, isEqual } from './bytes.ts'
import {
  type ActEntry,
  type BusinessRecord,
  chain,
  decodeEntry,
  encodeRecord,
  firstHead,
  noCase,
} from './entry.ts'
import { Frontier, leafHash, Tree6962 } from './merkle.ts'

/** The acts of one business in their order, and the record that follows from them. */
export class Chain {
  readonly record: BusinessRecord
  /** By the hexadecimal case id. */
  readonly cases = new Map<string, Case>()
  isOpen = true

  constructor(businessId: string) {
    this.record = { businessId, acts: 0, cases: {}, last: 0, head: firstHead }
  }

  /** Takes the next act. Returns a sentence if it is not allowed; then nothing is changed. */
  take(index: number, bytes: Uint8Array, entry: ActEntry): string | null {
    const { record } = this
    if (entry.businessId !== record.businessId) return 'the act is of another business'
    if (record.acts === 0 ? entry.act !== 'opened' : entry.act === 'opened' || index <= record.last)
      return 'the acts of a business begin with its opening and go on in order'
    if (!this.isOpen) return 'the business was closed before'
    const wrong = isAboutBusiness(entry.act) ? this.#checkBusinessAct(entry) : this.#takeStep(entry)
    if (wrong) return wrong
    this.isOpen = entry.act !== 'closed'
    record.acts++
    record.last = index
    record.head = chain(record.head, index, bytes)
    return null
  }

  #checkBusinessAct({ standing, step, case: id }: ActEntry) {
    return standing === 'none' && step === 0 && isEqual(id, noCase) ? null : 'the act has no case'
  }

  #takeStep(entry: ActEntry) {
    if (isEqual(entry.case, noCase)) return 'the act has a case'
    const key = hex(entry.case)
    const before = this.cases.get(key)
    const after = takeStep(before, entry)
    if (typeof after === 'string') return after
    if (before) this.#count(before.standing, -1)
    this.#count(after.standing, 1)
    this.cases.set(key, after)
    return null
  }

  #count(standing: Standing, by: number) {
    this.record.cases[standing] = (this.record.cases[standing] ?? 0) + by
  }
}

/** Words that may stand in the log: nothing that people type. */
const wordsAllowed = [
  /^vouchsafe log v1\nlog [^\s]+\n(?:after [^\s]+ \d+ [A-Za-z0-9+/]+=*\n)?$/,
  /^vouchsafe key v1\n[^\s]+\n$/,
  /^vouchsafe restored v1\nfrom \d+\n$/,
]

/** Days that an act may lie before the latest day that the log has told: acts wait for the sequencer. */
const mostDaysBack = 2

/** Reads a whole log, entry by entry, and tells the first thing that breaks its rules. */
export class Replay {
  size = 0
  readonly chains = new Map<string, Chain>()
  #numbers = new Map<string, number>()
  #register = new Tree6962()
  #touched = new Set<string>()
  #sinceTally = 0
  #day = 0
  #endsWithTally = false

  readonly #start: string

  constructor(origin: string) {
    this.#start = `vouchsafe log v1\nlog ${origin}\n`
  }

  /** Takes the next entry. Returns a sentence if it breaks a rule. */
  take(bytes: Uint8Array): string | null {
    const index = this.size++
    try {
      const wrong = this.#take(index, bytes)
      return wrong && `Entry ${index}: ${wrong}.`
    } catch (error) {
      return `Entry ${index}: ${(error as Error).message}.`
    }
  }

  /** A sentence if the log, as far as it was read, cannot end here. */
  end() {
    return this.#endsWithTally ? null : 'The last entry is no tally.'
  }

  #take(index: number, bytes: Uint8Array): string | null {
    const decoded = decodeEntry(bytes)
    this.#endsWithTally = decoded.type === 'tally'
    if (index === 0 && (decoded.type !== 'words' || !decoded.entry.startsWith(this.#start)))
      return 'a log begins with its name'
    if (decoded.type === 'words') {
      const isFirst = decoded.entry.startsWith('vouchsafe log ')
      return wordsAllowed.some((line) => line.test(decoded.entry)) && isFirst === (index === 0)
        ? null
        : 'words that may not be in a log'
    }
    if (decoded.type === 'tally') return this.#checkTally(index, decoded.entry)
    const { entry } = decoded
    if (entry.day < this.#day - mostDaysBack) return 'it is dated back'
    this.#day = Math.max(this.#day, entry.day)
    const { businessId } = entry
    const known = this.chains.get(businessId)
    const its = known ?? new Chain(businessId)
    const wrong = its.take(index, bytes, entry)
    if (wrong) return wrong
    if (!known) {
      this.chains.set(businessId, its)
      this.#numbers.set(businessId, this.#numbers.size)
    }
    this.#touched.add(businessId)
    return null
  }

  #checkTally(
    index: number,
    { businesses, since, root }: { businesses: number; since: number; root: Uint8Array },
  ) {
    const byNumber = [...this.#touched].sort((a, b) => this.#numbers.get(a)! - this.#numbers.get(b)!)
    for (const id of byNumber)
      this.#register.set(this.#numbers.get(id)!, leafHash(encodeRecord(this.chains.get(id)!.record)))
    this.#touched.clear()
    const expected = this.#sinceTally
    this.#sinceTally = index + 1
    if (since !== expected) return 'the tally begins elsewhere'
    if (businesses !== this.#numbers.size) return 'the tally counts other businesses'
    return isEqual(root, this.#register.root()) ? null : 'the tally has another register'
  }
}

/** A log that is read from its beginning: its tree, and the first thing that breaks a rule. */
export class Audit {
  readonly tree = new Frontier()
  readonly replay: Replay
  /** The first entry that breaks a rule, in a sentence. */
  broken: string | null = null

  constructor(origin: string) {
    this.replay = new Replay(origin)
  }

  /** The tree goes on behind an entry that breaks a rule: only what a checkpoint signed is the log's own doing. */
  take(entry: Uint8Array) {
    this.tree.add(leafHash(entry))
    this.broken ??= this.replay.take(entry)
  }

  /** A sentence where the log, as far as it was read, cannot be that of a checkpoint. */
  get wrong() {
    return this.broken ?? this.replay.end()
  }
}
