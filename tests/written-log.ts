import { generateKeyPairSync, hkdfSync, sign } from 'node:crypto'
import type { Act, Actor, Standing } from '#app/features/log-format/acts.ts'
import { type AuthorsFile, writeReceipt } from '#app/features/log-format/authors-file.ts'
import type { BusinessFiles, Opening } from '#app/features/log-format/business-check.ts'
import { base64, concat, hex, u64, utf8, viewOf } from '#app/features/log-format/bytes.ts'
import { commit, entryOf, type Fields, fieldsOf, openFields } from '#app/features/log-format/commitment.ts'
import {
  encodeHeader,
  encodeRecord,
  encodeTally,
  encodeWords,
  noCase,
} from '#app/features/log-format/entry.ts'
import {
  leafHash,
  proveInclusion,
  type ReadNode,
  rootOf,
  Tree6962,
  tileWidth,
  widthOf,
} from '#app/features/log-format/merkle.ts'
import {
  cosign,
  keyTypes,
  type PublicKey,
  signNote,
  writeCheckpoint,
  writeKey,
  writeProof,
} from '#app/features/log-format/note.ts'
import { Chain } from '#app/features/log-format/replay.ts'
import '#app/features/log/ed25519.server.ts'

export function makeKey(name: string, type: number = keyTypes.note) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key: PublicKey = {
    name,
    type,
    key: new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)),
  }
  return { key, sign: (message: Uint8Array) => sign(null, message, privateKey) }
}

type Written = { index: number; entry: Uint8Array; act: Act; salt: Uint8Array; fields: Fields; case: string }

/** A small log in memory, with keys of its own: what a server would serve, made by the pure part alone. */
export class WrittenLog {
  readonly entries: Uint8Array[] = []
  readonly acts: Written[] = []
  readonly chains = new Map<string, Chain>()
  readonly #register = new Tree6962()
  readonly log
  readonly receipts
  readonly witness = makeKey('witness.example/witness', keyTypes.cosignature)
  since = 0
  quorum = 'first'
  /** Named in the policy. */
  auditor: string | null = null
  /** Seconds since 1970 at which the witness signs. */
  now = 1_795_000_000

  readonly origin: string

  constructor(origin = 'reviews.example/log') {
    this.origin = origin
    this.log = makeKey(origin)
    this.receipts = makeKey(`${origin}/receipts`)
    this.entries.push(encodeWords(`vouchsafe log v1\nlog ${origin}\n`))
  }

  get vkeys() {
    return [this.log, this.receipts, this.witness].map(({ key }) => writeKey(key))
  }

  write(
    businessId: string,
    id: Uint8Array,
    act: Act,
    standing: Standing,
    values: Fields = {},
    { actor = 'author' as Actor, day = 20_775 } = {},
  ) {
    const chain = this.chains.get(businessId) ?? new Chain(businessId)
    this.chains.set(businessId, chain)
    const step = chain.cases.get(hex(id))?.steps ?? 0
    const entry = { act, standing, actor, day, businessId, case: id, step }
    const header = encodeHeader(entry)
    const index = this.entries.length
    const salt = new Uint8Array(hkdfSync('sha256', 'salt', '', u64(index), 32))
    const fields = Object.fromEntries(fieldsOf[act].map((name) => [name, values[name] ?? '']))
    const bytes = entryOf(header, commit(header, salt, fields))
    const wrong = chain.take(index, bytes, entry)
    if (wrong) throw new Error(wrong)
    this.entries.push(bytes)
    this.acts.push({ index, entry: bytes, act, salt, fields, case: hex(id) })
    return bytes
  }

  open = (businessId: string) => this.write(businessId, noCase, 'opened', 'none')

  publish(businessId: string, id: Uint8Array, values: Fields) {
    this.write(businessId, id, 'submitted', 'waiting', values)
    this.write(businessId, id, 'confirmed', 'waiting')
    this.write(businessId, id, 'published', 'published', values, { actor: 'rule' })
  }

  tally() {
    for (const [number, chain] of [...this.chains.values()].entries())
      this.#register.set(number, leafHash(encodeRecord(chain.record)))
    const root = this.#register.root()
    this.entries.push(encodeTally({ businesses: this.chains.size, since: this.since, root }))
    this.since = this.entries.length
  }

  /** Of level `level`, as it is served. */
  tile = (level: number, n: number, size = this.entries.length) => {
    const width = widthOf(level, n, size)
    if (level === 0) {
      const first = n * tileWidth
      return concat(...this.entries.slice(first, first + width).map(leafHash))
    }
    throw new RangeError('a small log has one level')
  }

  read: ReadNode = (level, n) => {
    // Larger ones than a tile are made from the leaves below.
    const span = 2 ** level
    const tree = new Tree6962()
    for (let at = 0; at < span; at++) tree.set(at, leafHash(this.entries[n * span + at]!))
    return tree.root()
  }

  bundle(n: number, width: number) {
    const parts = this.entries.slice(n * tileWidth, n * tileWidth + width).map((entry) => {
      const length = new Uint8Array(2)
      viewOf(length).setUint16(0, entry.length)
      return concat(length, entry)
    })
    return concat(...parts)
  }

  async checkpoint(size = this.entries.length, isWitnessed = true) {
    const text = writeCheckpoint({ origin: this.origin, size, root: await rootOf(size, this.read) })
    const note = await signNote(text, this.log.key, this.log.sign)
    return isWitnessed ? note + (await cosign(text, this.now, this.witness.key, this.witness.sign)) : note
  }

  async businessFiles(businessId: string): Promise<BusinessFiles> {
    const size = this.entries.length
    const number = [...this.chains.keys()].indexOf(businessId)
    const chain = this.chains.get(businessId)!
    const own = this.acts.filter(({ entry }) => chain.record.businessId === uuidIn(entry))
    const prove = async (index: number) => (await proveInclusion(index, size, this.read)).map(base64)
    return {
      record: {
        business: businessId,
        number,
        record: base64(encodeRecord(chain.record)),
        recordProof: this.#register.prove(number).map(base64),
        tally: base64(this.entries.at(-1)!),
        tallyProof: await prove(size - 1),
        checkpoint: await this.checkpoint(),
      },
      entries: concat(...own.map(({ index, entry }) => concat(u64(index), entry))),
      openings: openingsOf(own, chain),
    }
  }

  /** The files below /log, as of the last tally. */
  get = async (path: string): Promise<Uint8Array> => {
    const [, n, width = '256'] = /^tile\/entries\/(\d{3})(?:\.p\/(\d+))?$/.exec(path) ?? []
    if (n) return this.bundle(Number(n), Number(width))
    const [, id, file] = /^business\/(.+)\/([^?]+)/.exec(path) ?? []
    if (id) {
      const { record, entries, openings } = await this.businessFiles(id)
      if (file === 'entries.bin') return entries
      return utf8(JSON.stringify(file === 'record.json' ? record : { openings, next: null }))
    }
    if (path === 'checkpoint') return utf8(await this.checkpoint())
    if (path === 'keys') return utf8(this.vkeys.map((key) => `key ${key} 0\n`).join(''))
    if (path === 'policy')
      return utf8(
        `log ${this.vkeys[0]}\nwitness first ${this.vkeys[2]}\n${this.auditor ? `witness other ${this.auditor}\n` : ''}quorum ${this.quorum}\n`,
      )
    throw new Error(`nothing at ${path}`)
  }

  async authorsFile(id: Uint8Array): Promise<AuthorsFile> {
    const size = this.since
    const checkpoint = await this.checkpoint(size)
    const acts = this.acts.filter((each) => each.case === hex(id))
    return {
      vouchsafe: 1,
      keys: this.vkeys,
      acts: await Promise.all(
        acts.map(async ({ index, entry, salt, fields }) => ({
          receipt: await this.#receipt(entry),
          salt: base64(salt),
          fields: Object.entries(fields),
          proof:
            index < size
              ? writeProof({ index, hashes: await proveInclusion(index, size, this.read), checkpoint })
              : null,
        })),
      ),
    }
  }

  #receipt(entry: Uint8Array) {
    const text = writeReceipt({ origin: this.origin, entry, by: new Date('2026-11-23T03:21:40Z') })
    return signNote(text, this.receipts.key, this.receipts.sign)
  }
}

const uuidIn = (entry: Uint8Array) =>
  hex(entry.subarray(8, 24)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const publicWords =
  'author incentive pictures product provenance rating shown source text title written'.split(' ')

function openingsOf(acts: Written[], chain: Chain): Opening[] {
  const newest = new Map<string, Written>()
  for (const act of acts) {
    if ('text' in act.fields) newest.set(`${act.case} words`, act)
    if ('answer' in act.fields) newest.set(`${act.case} reply`, act)
    if ('answer' in act.fields && 'reason' in act.fields) newest.delete(`${act.case} reply`)
  }
  return [...newest.values()].flatMap(({ case: id, index, entry, salt, fields }) => {
    const open: Partial<Record<Standing, string[]>> = {
      published: publicWords,
      imported: publicWords,
      insider: publicWords,
      hidden: ['product', 'rating', 'written'],
      removed: ['rating', 'written'],
      held: ['rating'],
    }
    const { standing } = chain.cases.get(id)!
    const names =
      'answer' in fields ? (open[standing] === publicWords ? ['answer'] : undefined) : open[standing]
    return names ? [{ index, entry: base64(entry), fields: openFields(salt, fields, names) }] : []
  })
}
