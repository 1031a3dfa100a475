import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { logKeyInUse, openLogKeys, signCheckpoint, witnessKey } from '#app/features/log/keys.server.ts'
import { logEntries, logState } from '#app/features/log/log.table.ts'
import { findDifference } from '#app/features/log/recompute.server.ts'
import { sequence } from '#app/features/log/sequencer.server.ts'
import { freeze, readNewest, readState } from '#app/features/log/state.server.ts'
import { storedNodes } from '#app/features/log/tree.server.ts'
import { base64 } from '#app/features/log-format/bytes.ts'
import { emptyRoot, proveConsistency, rootOf } from '#app/features/log-format/merkle.ts'
import {
  cosign,
  cosignatureTime,
  isSignedBy,
  keyTypes,
  readNote,
  writeCheckpoint,
  writeKey,
} from '#app/features/log-format/note.ts'
import { readPolicy } from '#app/features/log-format/trust.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import { openPublicWeb } from '#app/platform/public-web.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { makeKey } from '#tests/written-log.ts'
import { addCheckpoint } from './add-checkpoint.server.ts'
import { askAuditors, isNewest } from './ask-witnesses.server.ts'
import { listEvidence } from './log-desk.server.ts'
import { addPolicyLines, ownLines, writePolicy } from './policy-lines.server.ts'
import { readHead, watched, writeHead } from './publish-watched.server.ts'
import { closeLog, thaw } from './thaw.server.ts'
import { watchedLogs, witnesses } from './witness.table.ts'

type Db = Parameters<typeof sequence>[0]
type Answer = (address: string, body: string | undefined) => Promise<Response>

const dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-witness-'))
const url = 'http://127.0.0.1:1/witness'
const forHere = { dataDir, appUrl: 'http://localhost:3000', isMoved: false, isUnwatched: false }

/** The log watches itself, through its own witness's two doors. */
async function aWatchedLog(db: Db) {
  const origin = logKeyInUse().name
  const honest: Answer = async (address, body) => {
    if (body !== undefined) {
      const { body: text, status } = await addCheckpoint(db, body)
      return new Response(text, { status })
    }
    const [log] = await db.select().from(watchedLogs).where(eq(watchedLogs.origin, origin))
    return address.startsWith(url) && log?.note ? new Response(log.note) : new Response('', { status: 404 })
  }
  answerWith(honest)
  await db.delete(watchedLogs)
  await db.delete(witnesses)
  await db.insert(watchedLogs).values({ origin, vkey: writeKey(logKeyInUse()), url })
  await db.insert(witnesses).values({ vkey: writeKey(witnessKey()), url })
  await db.update(logState).set({ frozen: null, toldAt: null, host: 'localhost:3000' })
  await grow(db)
  return { origin, honest }
}

const answerWith = (answer: Answer) =>
  openPublicWeb({ askNamed: (address, { body }) => answer(address, body) })

async function grow(db: Db) {
  await aReview(db, { business: await aBusiness(db) })
  await sequence(db, watched(dataDir))
  return (await readState(db))!
}

const held = async (db: Db) => (await db.select().from(watchedLogs))[0]!

/** What a log would send: the tree of this size, or one with another root. */
async function aRequest(db: Db, old: number, size: number, root?: Uint8Array) {
  const read = storedNodes(db)
  const text = writeCheckpoint({ origin: logKeyInUse().name, size, root: root ?? (await rootOf(size, read)) })
  const proof = old <= size ? await proveConsistency(old, size, read) : []
  return `old ${old}\n${proof.map((hash) => `${base64(hash)}\n`).join('')}\n${await signCheckpoint(text)}`
}

test('what is published has the cosignature of who watches', async ({ db }) => {
  await aWatchedLog(db)
  const { size, frozen } = (await readState(db))!
  expect(frozen).toBeNull()
  const newest = (await readNewest(db))!
  expect(newest.size).toBe(size)
  expect(await cosignatureTime(readNote(newest.note), witnessKey(), verifyEd25519)).toBeGreaterThan(0)
  expect(await held(db)).toMatchObject({ size, root: newest.root })
  expect(readHead(dataDir)?.size).toBe(size)
})

describe('our witness', () => {
  test('answers as C2SP tlog-witness says', async ({ db }) => {
    await aWatchedLog(db)
    const { size } = await held(db)
    await db.update(witnesses).set({ url: 'http://127.0.0.1:2' })
    answerWith(async () => new Response('', { status: 500 }))
    const { size: larger } = await grow(db)
    const ask = async (body: string) => addCheckpoint(db, body)
    const good = await aRequest(db, size, larger)
    expect((await ask('old 1\n')).status).toBe(400)
    expect((await ask(good.replaceAll('localhost:3000/log', 'elsewhere/log'))).status).toBe(404)
    expect((await ask(good.replace(/— (\S+) (\S{8})/, '— $1 AAAAAAAA'))).status).toBe(403)
    expect((await ask(await aRequest(db, larger + 1, larger))).status).toBe(400)
    expect(await ask(await aRequest(db, size - 1, larger))).toEqual({
      status: 409,
      body: `${size}\n`,
      isSize: true,
    })
    expect((await ask(good.replace(/\n[^\n]+\n/, '\n'))).status).toBe(422)
    expect((await ask(good.replace('\n', `\n${`${base64(new Uint8Array(32))}\n`.repeat(64)}`))).status).toBe(
      400,
    )
    expect((await held(db)).size).toBe(size)
    expect((await ask(good)).status).toBe(200)
    expect((await ask(await aRequest(db, size, larger))).body).toBe(`${larger}\n`)
    expect((await ask(await aRequest(db, larger, larger))).status).toBe(200)
    // A tree without entries has one root.
    await db.update(watchedLogs).set({ size: 0, root: null, note: null })
    expect((await ask(await aRequest(db, 0, 0, new Uint8Array(32)))).status).toBe(422)
    expect((await ask(await aRequest(db, 0, 0))).status).toBe(200)
    expect((await ask(await aRequest(db, 0, larger))).status).toBe(200)
    // A rollback, signed by the log itself.
    expect((await ask(await aRequest(db, size, size))).body).toBe(`${larger}\n`)
    expect((await ask(await aRequest(db, larger, size))).status).toBe(400)
  })

  test('keeps two roots of one size as evidence, and a wrong proof as no proof of a fork', async ({ db }) => {
    await aWatchedLog(db)
    const { size, root } = await held(db)
    const other = new Uint8Array(32).fill(1)
    expect((await addCheckpoint(db, await aRequest(db, size, size, other))).status).toBe(422)
    expect((await addCheckpoint(db, await aRequest(db, 1, size, other))).status).toBe(409)
    expect((await held(db)).root).toEqual(root)
    const forks = (await listEvidence(db)).filter(({ kind }) => kind === 'fork')
    expect(forks).toHaveLength(1)
    expect(forks[0]!.held).toContain(base64(root!))
    expect(forks[0]!.sent).toContain(base64(other))
    // No log can fill the table.
    for (let i = 2; i < 30; i++)
      await addCheckpoint(db, await aRequest(db, size, size, new Uint8Array(32).fill(i)))
    expect(await listEvidence(db)).toHaveLength(
      20 + (await listEvidence(db)).filter((e) => e.kind === 'proof').length,
    )
  })

  test('cosigns one of 24 that come at once for one old size', async ({ db }) => {
    await aWatchedLog(db)
    const { size } = await held(db)
    answerWith(async () => new Response('', { status: 500 }))
    const { size: larger } = await grow(db)
    const sizes = Array.from({ length: 24 }, (_, at) => size + 1 + (at % (larger - size)))
    const all = await Promise.all(sizes.map((each) => aRequest(db, size, each)))
    const answers = await Promise.all(all.map((body) => addCheckpoint(db, body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { size: present } = await held(db)
    expect(sizes[answers.findIndex(({ status }) => status === 200)]).toBe(present)
  })
})

describe('a witness that lies', () => {
  test('gets no line into the checkpoint, and stops nothing', async ({ db }) => {
    const { honest } = await aWatchedLog(db)
    const lies: Answer[] = [
      async () => new Response('— someone AAAAAAAAAAAA\n'),
      async () => new Response('\n\nnonsense'),
      async (address, body) =>
        new Response((await (await honest(address, body)).text()).replace(/.{8}\n$/, 'AAAAAA==\n')),
      async () => new Response('', { status: 422 }),
      async () => new Response('many', { status: 409 }),
      async () => Promise.reject(new Error('away')),
    ]
    for (const lie of lies) {
      answerWith(lie)
      const { size, published, frozen } = await grow(db)
      expect({ published, frozen }).toEqual({ published: size, frozen: null })
      expect(readNote((await readNewest(db))!.note).signatures).toHaveLength(1)
      expect((await db.select().from(witnesses))[0]!.problem).not.toBeNull()
    }
  })

  test('freezes the log by naming a larger size, until the operator looks', async ({ db }) => {
    await aWatchedLog(db)
    const before = (await readState(db))!
    answerWith(async () => new Response('999999\n', { status: 409 }))
    await expect(grow(db)).rejects.toThrow('A witness knows a larger log')
    const after = (await readState(db))!
    expect(after).toMatchObject({
      published: before.published,
      frozen: `witness ahead: ${witnessKey().name}`,
    })
    const { size } = await grow(db)
    expect(size).toBe(after.size)
    expect(await thaw(db, forHere)).toMatch('has seen 999999 entries')
  })
})

describe('a database that went back', () => {
  test('is neither signed nor added to', async ({ db }) => {
    await aWatchedLog(db)
    const { origin, size, root } = (await readState(db))!
    writeHead(dataDir, { origin, size: size + 2, root })
    const entries = await db.$count(logEntries)
    expect(await grow(db)).toMatchObject({ frozen: 'head ahead', size })
    expect(await db.$count(logEntries)).toBe(entries)
    writeHead(dataDir, { origin, size: size - 1, root })
    await db.update(logState).set({ frozen: null })
    expect(await grow(db)).toMatchObject({ frozen: 'head beside', size })
    writeHead(dataDir, { origin, size, root })
  })

  test('goes on when the witness has seen nothing newer, and not when it does not answer', async ({ db }) => {
    const { honest } = await aWatchedLog(db)
    await freeze(db, 'restored')
    answerWith(async () => Promise.reject(new Error('away')))
    expect(await thaw(db, forHere)).toMatch('No witness answers')
    answerWith(honest)
    expect(await thaw(db, forHere)).toBeNull()
    const { size, published, frozen } = await grow(db)
    expect({ published, frozen }).toEqual({ published: size, frozen: null })
  })

  test('closes its log where others saw more, and the next one names the last checkpoint', async ({ db }) => {
    await aWatchedLog(db)
    const before = (await readState(db))!
    const root = Buffer.alloc(32, 3)
    writeHead(dataDir, { origin: before.origin, size: before.size + 9, root })
    await freeze(db, 'restored')
    expect(await thaw(db, forHere)).toMatch(`This machine has seen ${before.size + 9} entries`)
    expect((await readState(db))!.frozen).toBe('restored')
    expect(await closeLog(db, forHere)).toBe('localhost:3000/log/2')
    await openLogKeys(db, { APP_URL: forHere.appUrl, LOG_KEY: Buffer.alloc(32, 7).toString('base64') }, '')
    const { frozen } = await grow(db)
    expect(frozen).toBeNull()
    const [first] = await db.select().from(logEntries).where(eq(logEntries.index, 0))
    expect(first!.entry.toString('utf8').slice(1)).toBe(
      `vouchsafe log v1\nlog localhost:3000/log/2\nafter localhost:3000/log ${before.size + 9} ${base64(root)}\n`,
    )
  })
})

describe('an auditor of ours', () => {
  /** It cosigns what it is given, as one that read it all. */
  async function anAuditor(db: Db) {
    const { honest } = await aWatchedLog(db)
    const auditor = makeKey('other.example/auditor', keyTypes.cosignature)
    const url = 'https://other.example/auditor'
    await db.insert(witnesses).values({ vkey: writeKey(auditor.key), url })
    let shown = ''
    answerWith(async (address, body) =>
      address.startsWith(url) ? new Response(shown, { status: shown ? 200 : 404 }) : honest(address, body),
    )
    const show = async (text: string) => {
      const time = Math.floor(now().getTime() / 1000)
      shown = (await signCheckpoint(text)) + (await cosign(text, time, auditor.key, auditor.sign))
      return shown
    }
    const known = async () => (await db.select().from(witnesses)).find(({ url: its }) => its === url)!
    return { show, known, auditor, hide: () => (shown = ''), showNote: (note: string) => (shown = note) }
  }

  test('is asked by itself, not with each checkpoint, and named once it found all right', async ({ db }) => {
    const { show, known, hide, showNote, auditor } = await anAuditor(db)
    await grow(db)
    expect((await readNewest(db))!.note).not.toContain('/auditor')
    await askAuditors(db)
    expect(await known()).toMatchObject({ seenAt: null, problem: null })
    expect(await writePolicy(db)).not.toContain('auditor')
    const { text } = readNote((await readNewest(db))!.note)
    await show(text)
    await askAuditors(db)
    const { size } = (await readState(db))!
    expect(await known()).toMatchObject({ size, problem: null, seenAt: expect.any(Date) })
    const policy = readPolicy(await writePolicy(db))
    expect(policy.auditors.map(({ key }) => writeKey(key))).toEqual([writeKey(auditor.key)])
    expect(policy.witnesses.map(({ name }) => name)).toEqual([witnessKey().name])
    // An older answer, or one without its line, takes nothing back, and is said.
    hide()
    await askAuditors(db)
    expect(await known()).toMatchObject({ size, problem: expect.any(String) })
    showNote(await signCheckpoint(text))
    await askAuditors(db)
    expect((await known()).problem).not.toBeNull()
    expect((await readState(db))!.frozen).toBeNull()
  })

  test('shows what we signed and lost: nothing more is signed, and it says where the entries are', async ({
    db,
  }) => {
    const { show, hide } = await anAuditor(db)
    const { origin, size } = (await readState(db))!
    for (const lost of [size, size + 4]) {
      await db.update(logState).set({ frozen: null })
      await show(writeCheckpoint({ origin, size: lost, root: new Uint8Array(32).fill(1) }))
      await askAuditors(db)
      expect((await readState(db))!.frozen).toBe('witness ahead: other.example/auditor')
      expect(await thaw(db, forHere)).toMatch(
        new RegExp(`has seen ${lost} entries.*thaw --from https://other\\.example/auditor/[0-9a-f]{64}”`),
      )
    }
    // It may be late: alone, its silence or its older answer says nothing.
    await show(writeCheckpoint({ origin, size: 0, root: emptyRoot() }))
    await db.delete(witnesses).where(eq(witnesses.vkey, writeKey(witnessKey())))
    expect(await thaw(db, forHere)).toMatch('No witness')
    expect(await isNewest(db, (await readState(db))!)).toBe(false)
    hide()
  })
})

test('a copy on another port, or with another key, never signs', async ({ db }) => {
  await aWatchedLog(db)
  const LOG_KEY = Buffer.alloc(32, 7).toString('base64')
  const others = [
    { APP_URL: 'http://localhost:3001', LOG_KEY },
    { APP_URL: 'http://localhost:3000', LOG_KEY: Buffer.alloc(32, 8).toString('base64') },
  ]
  for (const [at, settings] of others.entries()) {
    await db.update(logState).set({ frozen: null })
    const { published } = (await readState(db))!
    await openLogKeys(db, settings, '')
    expect(await grow(db)).toMatchObject({ frozen: ['other address', 'other key'][at], published })
    expect(await thaw(db, { ...forHere, appUrl: settings.APP_URL })).not.toBeNull()
  }
  const right = { APP_URL: 'http://localhost:3000', LOG_KEY }
  await openLogKeys(db, right, '')
  expect(await grow(db)).toMatchObject({ frozen: null })
  // A restore while the address was wrong is still a restore.
  await openLogKeys(db, others[0]!, '')
  await freeze(db, 'restored')
  await openLogKeys(db, right, '')
  expect(await grow(db)).toMatchObject({ frozen: 'restored' })
})

test('a new key signs beside the one before it, and never without it', async ({ db }) => {
  await aWatchedLog(db)
  const APP_URL = 'http://localhost:3000'
  const [old, fresh] = [7, 9].map((byte) => Buffer.alloc(32, byte).toString('base64'))
  const [former, formerWitness] = [logKeyInUse(), witnessKey()]
  await openLogKeys(db, { APP_URL, LOG_KEY: fresh! }, '')
  expect(await grow(db)).toMatchObject({ frozen: 'other key' })
  await openLogKeys(db, { APP_URL, LOG_KEY: fresh!, LOG_KEY_PREVIOUS: old! }, '')
  const { size, frozen, keyFrom, formerKeys, published } = await grow(db)
  expect({ frozen, published }).toEqual({ frozen: null, published: size })
  expect(formerKeys).toBe(
    `log ${writeKey(former)} 0 ${keyFrom}\nreceipts ${formerKeys.split(' ')[4]} 0 ${keyFrom}\n`,
  )
  const [words] = await db.select().from(logEntries).where(eq(logEntries.index, keyFrom))
  expect(words!.entry.subarray(1).toString()).toBe(`vouchsafe key v1\n${writeKey(logKeyInUse())}\n`)
  expect(await findDifference(db)).toBeNull()
  const note = readNote((await readNewest(db))!.note)
  for (const key of [former, logKeyInUse()]) expect(await isSignedBy(note, key, verifyEd25519)).toBe(true)
  // Whoever watches us knows the former keys alone.
  expect(await cosignatureTime(note, formerWitness, verifyEd25519)).toBeGreaterThan(0)
  moveClock(days(31))
  await grow(db)
  const later = readNote((await readNewest(db))!.note)
  expect(await isSignedBy(later, former, verifyEd25519)).toBe(false)
  moveClock(-days(31))
  await openLogKeys(db, { APP_URL, LOG_KEY: old!, LOG_KEY_PREVIOUS: fresh! }, '')
})

test('an operator adds a witness and a log by pasting lines, all or none', async ({ db }) => {
  await aWatchedLog(db)
  await db.delete(witnesses)
  const [log] = ownLines()
  expect(await addPolicyLines(db, 'witness me nonsense https://a.example')).toMatch('no complete key')
  expect(await addPolicyLines(db, ownLines().join('\n'))).toMatch('own witness')
  expect(await addPolicyLines(db, `${log} `.replace('http:', 'ftp:'))).toMatch('no address')
  expect(await writePolicy(db)).toMatch(/^log \S+ http:\/\/localhost:3000\/log\nquorum none\n$/)
  const witness = writeKey({ ...witnessKey(), name: 'w.example/witness' })
  expect(await addPolicyLines(db, `witness w ${witness} https://w.example/witness/\nquorum 1`)).toBeNull()
  expect(await writePolicy(db)).toMatch(/group watching 1 w\.example\/witness\nquorum watching\n$/)
})
