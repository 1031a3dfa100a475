import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { splitBundle } from '#app/features/log/fetch-log.server.ts'
import { auditorKey } from '#app/features/log/keys.server.ts'
import { textOf } from '#app/features/log-format/bytes.ts'
import { encodeRecord, encodeTally, encodeWords } from '#app/features/log-format/entry.ts'
import { leafHash, Tree6962 } from '#app/features/log-format/merkle.ts'
import { cosignatureTime, isSignedBy, readNote } from '#app/features/log-format/note.ts'
import { Chain } from '#app/features/log-format/replay.ts'
import { minutes, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openPublicWeb, publicWeb } from '#app/platform/public-web.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { killedAfter } from '#tests/killed-after.ts'
import { WrittenLog } from '#tests/written-log.ts'
import { auditLog } from './audit-log.server.ts'
import { readCopied, readCopiedBundle } from './log-copy.server.ts'
import { describeLog, listEvidence } from './log-desk.server.ts'
import { setAudit } from './policy-lines.server.ts'
import { logAudits, logCopies, watchedLogs } from './witness.table.ts'

const { askNamed } = publicWeb()
const [business, another] = ['0193380d-acb8-71fa-9b90-424bdecb1a07', '0193380d-acb8-71fa-9b90-424bdecb1a08']
const aCase = (n: number) => Uint8Array.of(n, n >> 8, ...Array<number>(14).fill(1))

let peers = 0

/** The log of another service, audited from now on. `asked`: the paths that were asked for. */
async function aPeer(db: Database) {
  const log = new WrittenLog(`peer-${++peers}.example/log`)
  const url = `https://peer-${peers}.example/log`
  const asked: string[] = []
  openPublicWeb({
    askNamed: async (address) => {
      const path = address.slice(url.length + 1)
      asked.push(path)
      return new Response(Uint8Array.from(await log.get(path)))
    },
  })
  log.open(business)
  await db.insert(watchedLogs).values({ origin: log.origin, vkey: log.vkeys[0]!, url })
  await setAudit(db, log.origin, true)
  return { log, asked, url }
}

const publish = (log: WrittenLog, from: number, count: number) => {
  for (let n = from; n < from + count; n++) log.publish(business, aCase(n), { rating: '5' })
  log.tally()
}

async function audited(db: Database, { origin }: WrittenLog) {
  await auditLog(db, origin)
  const [audit] = await db.select().from(logAudits).where(eq(logAudits.origin, origin))
  return audit!
}

async function copyOf(db: Database, origin: string, size: number) {
  const parts: Uint8Array[] = []
  for await (const part of readCopied(db, origin, size)) parts.push(part)
  return parts.flatMap((part) => splitBundle(new Uint8Array(part)))
}

describe('an honest log', () => {
  test('is kept whole and cosigned, and read on from there', async ({ db }) => {
    const { log, asked } = await aPeer(db)
    publish(log, 0, 100)
    const first = await audited(db, log)
    expect(first).toMatchObject({ size: 303, kept: 303, problem: null, wrong: null, busyUntil: null })
    const note = readNote(first.note!)
    expect(await cosignatureTime(note, auditorKey(), verifyEd25519)).toBeGreaterThan(0)
    expect(await isSignedBy(note, log.log.key, verifyEd25519)).toBe(true)
    expect(await copyOf(db, log.origin, 303)).toEqual(log.entries.map((entry) => Uint8Array.from(entry)))
    asked.length = 0
    // Nothing new: the line says that it is still the newest.
    moveClock(minutes(10))
    const again = await audited(db, log)
    expect(again).toMatchObject({ size: 303 })
    expect(again.auditedAt!.getTime() - first.auditedAt!.getTime()).toBeGreaterThan(minutes(9))
    expect(asked).toEqual(['checkpoint'])
    publish(log, 100, 80)
    expect(await audited(db, log)).toMatchObject({ size: 544, kept: 544 })
    expect(await copyOf(db, log.origin, 544)).toEqual(log.entries.map((entry) => Uint8Array.from(entry)))
    expect(asked.slice(1)).toEqual(['checkpoint', 'tile/entries/001', 'tile/entries/002.p/32'])
  })

  test('serves what was found right, and no more', async ({ db }) => {
    const { log } = await aPeer(db)
    publish(log, 0, 1)
    const audit = await audited(db, log)
    expect(await readCopiedBundle(db, audit, { n: 0, width: 6 })).toEqual(Buffer.from(log.bundle(0, 6)))
    expect(await readCopiedBundle(db, audit, { n: 0, width: 2 })).toEqual(Buffer.from(log.bundle(0, 2)))
    expect(await readCopiedBundle(db, { ...audit, size: 5 }, { n: 0, width: 6 })).toBeNull()
    await setAudit(db, log.origin, false)
    expect(await db.$count(logCopies, eq(logCopies.origin, log.origin))).toBe(0)
  })

  test('is read to its end by whoever comes after one that was killed', async ({ db, url }) => {
    const { log, asked } = await aPeer(db)
    publish(log, 0, 350)
    let statements = 1
    while (await killedAfter(url, statements++, (own) => auditLog(own, log.origin)))
      // Until then it is as if it still ran.
      moveClock(minutes(16))
    expect(statements).toBeGreaterThan(7)
    expect(await audited(db, log)).toMatchObject({ size: 1053, kept: 1053, problem: null, wrong: null })
    expect(await copyOf(db, log.origin, 1053)).toEqual(log.entries.map((entry) => Uint8Array.from(entry)))
    expect(asked.filter((path) => path === 'tile/entries/000').length).toBeLessThan(statements / 2)
  }, 120_000)

  test('is read by one at a time', async ({ db }) => {
    const { log, asked } = await aPeer(db)
    publish(log, 0, 1)
    await Promise.all([1, 2, 3].map(() => auditLog(db, log.origin)))
    expect(asked).toHaveLength(2)
  })
})

/** A tally as `forge` counts. */
function tallyOf(log: WrittenLog, forge: (records: Uint8Array[]) => Uint8Array[]) {
  const records = forge([...log.chains.values()].map(({ record }) => encodeRecord(record)))
  const tree = new Tree6962()
  for (const [n, record] of records.entries()) tree.set(n, leafHash(record))
  log.entries.push(encodeTally({ businesses: records.length, since: log.since, root: tree.root() }))
  log.since = log.entries.length
}

describe('a log whose tree is right', () => {
  const lies: Record<string, (log: WrittenLog) => void> = {
    'and whose register is wrong': (log) => {
      log.publish(business, aCase(1), { rating: '1' })
      tallyOf(log, ([record]) => [record!.map((byte, at) => (at === 35 ? 9 : byte))])
    },
    'with an act left out of its chain': (log) => {
      log.publish(business, aCase(1), { rating: '1' })
      const before = encodeRecord(structuredClone(log.chains.get(business)!.record))
      log.publish(business, aCase(2), { rating: '1' })
      tallyOf(log, () => [before])
    },
    'with two records of one business': (log) => {
      const other = new Chain(business)
      log.publish(business, aCase(1), { rating: '1' })
      tallyOf(log, ([record]) => [record!, encodeRecord(other.record)])
    },
    'with a second opening of one business': (log) => {
      log.entries.push(log.entries[1]!)
      log.tally()
    },
    'with words that nobody may write': (log) => {
      log.entries.push(encodeWords('vouchsafe says hello\n'))
      log.tally()
    },
    'without a tally at its end': (log) => {
      log.publish(business, aCase(1), { rating: '1' })
    },
  }
  for (const [what, lie] of Object.entries(lies))
    test(`${what} is never cosigned: it is kept as evidence, and the operator is told`, async ({ db }) => {
      const { log, asked } = await aPeer(db)
      publish(log, 0, 1)
      const { note } = await audited(db, log)
      log.open(another)
      lie(log)
      const audit = await audited(db, log)
      expect(audit).toMatchObject({ note, size: 6, isProven: true, kept: log.entries.length })
      expect(audit.wrong).toMatch(/^(Entry \d+: |The last entry is no tally)/)
      const [evidence] = (await listEvidence(db)).filter(({ origin }) => origin === log.origin)
      expect(evidence).toMatchObject({ kind: 'audit', held: note, found: audit.wrong })
      expect(evidence!.sent).toBe(await log.checkpoint(undefined, false))
      expect((await describeLog(db)).sentence).toContain(`The audit of ${log.origin}: ${audit.wrong}`)
      // What shows it stays where anybody can read it, and nothing more is read.
      const last = { n: 0, width: log.entries.length }
      expect(await readCopiedBundle(db, audit, last)).toEqual(Buffer.from(log.bundle(0, last.width)))
      asked.length = 0
      log.tally()
      expect(await audited(db, log)).toEqual(audit)
      expect(asked).toEqual([])
      await db.delete(watchedLogs).where(eq(watchedLogs.origin, log.origin))
    })
})

describe('a log that changes its past', () => {
  test('is not cosigned: fewer entries, and then again as many', async ({ db }) => {
    const { log } = await aPeer(db)
    publish(log, 0, 1)
    publish(log, 1, 1)
    const { note } = await audited(db, log)
    const all = [...log.entries]
    log.entries.length = 6
    expect(await audited(db, log)).toMatchObject({
      note,
      size: 10,
      isProven: false,
      wrong: 'It shows fewer entries than it signed before.',
    })
    log.entries.splice(0, 6, ...all)
    expect(await audited(db, log)).toMatchObject({ size: 10, wrong: null })
  })

  test('is not cosigned: a fork of the same size, or a smaller one', async ({ db }) => {
    for (const size of [10, 6]) {
      const { log } = await aPeer(db)
      publish(log, 0, 1)
      publish(log, 1, 1)
      const { note } = await audited(db, log)
      log.entries[3] = log.entries[4]!
      log.entries.length = size
      const audit = await audited(db, log)
      expect(audit).toMatchObject({ note, isProven: true, wrong: `It signed two logs of ${size} entries.` })
      const [evidence] = (await listEvidence(db)).filter(({ origin }) => origin === log.origin)
      expect(evidence).toMatchObject({ held: note, sent: await log.checkpoint(undefined, false) })
    }
  })

  test('is not cosigned: a larger fork, whose entries are forgotten', async ({ db }) => {
    const { log } = await aPeer(db)
    publish(log, 0, 90)
    const { note, size } = await audited(db, log)
    const before = [...log.entries]
    log.entries[3] = log.entries[4]!
    publish(log, 90, 10)
    expect(await audited(db, log)).toMatchObject({
      note,
      size,
      kept: size,
      wrong: 'Its entries do not make the root that it signed.',
    })
    expect(await copyOf(db, log.origin, size)).toEqual(before.map((entry) => Uint8Array.from(entry)))
    log.entries[3] = before[3]!
    expect(await audited(db, log)).toMatchObject({ wrong: null, kept: log.entries.length })
  })

  test('does not get others accused: a copy that was damaged here is no proof', async ({ db }) => {
    const { log } = await aPeer(db)
    publish(log, 0, 1)
    await audited(db, log)
    const bent = Buffer.from(log.bundle(0, 6))
    bent[bent.length - 60]! ^= 1
    log.entries.length = 5
    for (const [entries, problem] of [
      [bent, 'Its copy here is damaged'],
      [Buffer.from(log.bundle(0, 4).fill(9, 5)), 'This service made a mistake'],
    ] as const) {
      await db.update(logCopies).set({ entries }).where(eq(logCopies.origin, log.origin))
      const audit = await audited(db, log)
      expect(audit).toMatchObject({ wrong: null, isProven: false })
      expect(audit.problem).toContain(problem)
    }
    expect((await listEvidence(db)).filter(({ origin }) => origin === log.origin)).toEqual([])
  })
})

describe('a service that makes work', () => {
  test('is not waited for: a byte a second, a flood, too long a bundle, another key', async ({ db }) => {
    const { log, url } = await aPeer(db)
    publish(log, 0, 1)
    const server = createServer(async (_request, response) => {
      for (let n = 0; !response.destroyed && n < 60; n++) {
        response.write('1')
        await sleep(1000)
      }
    }).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const slow = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const answers: [string, (path: string) => Promise<Response>][] = [
      ['does not answer', (path) => askNamed(`${slow}/${path}`, { method: 'GET', headers: {} }, 1500)],
      [
        'It has 3000000 entries, more than the 2000000',
        async () => {
          const flood = Object.assign(new WrittenLog(log.origin), { log: log.log })
          const note = await flood.checkpoint()
          const text = note.slice(0, note.indexOf('\n\n') + 1).replace('\n1\n', '\n3000000\n')
          const { signNote } = await import('#app/features/log-format/note.ts')
          return new Response(await signNote(text, log.log.key, log.log.sign))
        },
      ],
      [
        'is too long',
        async (path) =>
          path === 'checkpoint' ? new Response(await log.checkpoint()) : new Response(new Uint8Array(40_000)),
      ],
      ['shows no checkpoint', async () => new Response(await new WrittenLog(log.origin).checkpoint())],
      ['shows no checkpoint', async () => new Response('nonsense')],
      ['is not there', async () => new Response('', { status: 404 })],
      [
        'is too short',
        async (path) => new Response(path === 'checkpoint' ? await log.checkpoint() : '\u0000\u0001x'),
      ],
    ]
    try {
      for (const [problem, answer] of answers) {
        openPublicWeb({ askNamed: (address) => answer(address.slice(url.length + 1)) })
        const audit = await audited(db, log)
        expect(audit).toMatchObject({ note: null, kept: 0, wrong: null })
        expect(audit.problem).toContain(problem)
      }
    } finally {
      server.closeAllConnections()
      server.close()
    }
    expect(textOf(await log.get('checkpoint'))).toContain(log.origin)
  })
})
