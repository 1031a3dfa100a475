import { expect, test } from 'vitest'
import { checkAuthorsFile } from '#app/features/log-format/authors-file.ts'
import {
  type BusinessFiles,
  type CheckedBusiness,
  checkBusiness,
} from '#app/features/log-format/business-check.ts'
import { textOf, utf8 } from '#app/features/log-format/bytes.ts'
import { encodeHeader } from '#app/features/log-format/entry.ts'
import { readTrust } from '#app/features/log-format/trust.ts'
import { bend, type Random, seeded } from '#tests/tampering.ts'
import { WrittenLog } from '#tests/written-log.ts'
import { verifyEd25519 } from './ed25519.server.ts'
import { watchLog } from './watch-log.server.ts'

// Each bent file is caught, or means the same. LOG_TAMPERINGS=10000 for as many of them.
const tamperings = Number(process.env.LOG_TAMPERINGS ?? 1000)

const business = '0193380d-acb8-71fa-9b90-424bdecb1a07'
const aCase = (n: number) => new Uint8Array(16).fill(n)

function aLog(words: string) {
  const log = new WrittenLog()
  log.open(business)
  for (let n = 1; n <= 6; n++)
    log.publish(business, aCase(n), {
      author: `Ann ${n}`,
      rating: String(1 + (n % 5)),
      text: `${words} ${n}`,
    })
  log.write(business, aCase(1), 'answered', 'published', { answer: 'Sorry' }, { actor: 'business' })
  log.write(business, aCase(2), 'withdrawn', 'withdrawn')
  log.write(business, aCase(3), 'hidden', 'hidden', {}, { actor: 'rule' })
  log.tally()
  return log
}
const log = aLog('Soup')
const other = aLog('Cake')
const trust = readTrust(log.origin, log.vkeys)
const files = await log.businessFiles(business)
const otherFiles = await other.businessFiles(business)
const authors = await log.authorsFile(aCase(1))
const otherAuthors = await other.authorsFile(aCase(1))

/** What a reader takes from the files. The number of witnesses may shrink: a signature that was bent is none. */
const meaningOf = ({ checkpoint, ...rest }: CheckedBusiness) => {
  const { size, root, origin, seen } = checkpoint
  return { size, root, origin, ...rest, seen: new Set(seen.map(({ name, at }) => `${name} ${at}`)) }
}
const honest = meaningOf(await checkBusiness(files, business, trust, verifyEd25519))

type Part = [name: string, bend: (random: Random) => Promise<boolean>]

const bendText = (text: string, from: string, random: Random) => textOf(bend(utf8(text), utf8(from), random))

/** True where the bent files are taken for true and mean something else. */
async function deceives(bent: BusinessFiles) {
  const { seen, ...found } = meaningOf(await checkBusiness(bent, business, trust, verifyEd25519))
  const { seen: known, ...expected } = honest
  return [...seen].some((each) => !known.has(each)) || JSON.stringify(found) !== JSON.stringify(expected)
}

const bendJson = <T>(value: T, from: T, random: Random): T =>
  JSON.parse(bendText(JSON.stringify(value), JSON.stringify(from), random))

const parts: Part[] = [
  [
    'record',
    async (random) => deceives({ ...files, record: bendJson(files.record, otherFiles.record, random) }),
  ],
  [
    'entries',
    async (random) => deceives({ ...files, entries: bend(files.entries, otherFiles.entries, random) }),
  ],
  [
    'openings',
    async (random) => deceives({ ...files, openings: bendJson(files.openings, otherFiles.openings, random) }),
  ],
  ['receipts', bendAuthorsFile],
  ['the log', bendLog],
]

async function bendAuthorsFile(random: Random) {
  const text = bendText(JSON.stringify(authors), JSON.stringify(otherAuthors), random)
  const { acts } = await checkAuthorsFile(text, verifyEd25519, new Date(0), log.vkeys)
  return acts.some((act) => {
    if (typeof act === 'string') return false
    const { index } = act.place ?? {}
    const written = log.acts.find(({ entry }) => {
      const header = encodeHeader(act.entry)
      return header.every((byte, at) => byte === entry[at])
    })
    const isSame = JSON.stringify(written?.fields) === JSON.stringify(act.fields)
    return !isSame || (index !== undefined && index !== written?.index)
  })
}

/** A watcher that knew nothing before, with the keys from elsewhere. */
async function bendLog(random: Random) {
  const size = log.entries.length
  const bundle = log.bundle(0, size)
  const bent = bend(bundle, other.bundle(0, size), random)
  const serve = async (path: string) => (path.startsWith('tile/') ? bent : log.get(path))
  const site = async () => utf8('{}')
  const now = new Date(log.now * 1000)
  const found = await watchLog({ log: serve, site, before: null, keys: log.vkeys, businesses: [], now })
  return !found.fresh.every((entry, at) => Buffer.compare(entry, log.entries[at]!) === 0)
}

test.each(parts)(`${tamperings / 5} bent copies of %s deceive nobody`, async (name, deceive) => {
  const random = seeded(name.length)
  let caught = 0
  for (let n = 0; n < tamperings / 5; n++) {
    const isDeceived = await deceive(random).catch(() => {
      caught++
      return false
    })
    expect(isDeceived, `${name}, tampering ${n}`).toBe(false)
  }
  // Most changes are no harmless ones.
  expect(caught).toBeGreaterThan(name === 'receipts' ? 0 : tamperings / 10)
})
