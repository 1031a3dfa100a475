import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { utf8 } from '#app/features/log-format/bytes.ts'
import { encodeWords } from '#app/features/log-format/entry.ts'
import { cosign, keyTypes, writeKey } from '#app/features/log-format/note.ts'
import { makeKey, WrittenLog } from '#tests/written-log.ts'
import { readWatchState, type WatchState, writeState } from './fetch-log.server.ts'
import { watchLog } from './watch-log.server.ts'

const business = '0193380d-acb8-71fa-9b90-424bdecb1a07'
const aCase = (n: number) => new Uint8Array(16).fill(n)
const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-watch-'))
afterAll(() => rmSync(folder, { recursive: true }))

function aLog() {
  const log = new WrittenLog()
  log.open(business)
  log.publish(business, aCase(1), { author: 'Ann', rating: '2' })
  log.tally()
  return log
}

const figures = (received: number, count: number, average: number | null) => ({
  totals: { received },
  rating: { count, average },
  sources: { imported: { count: 0 }, insider: { count: 0 } },
})
const watch = (log: WrittenLog, before: WatchState | null, shown = figures(1, 1, 2), minutes = 1) =>
  watchLog({
    log: log.get,
    before,
    patience: 0,
    site: async () => utf8(JSON.stringify(shown)),
    now: new Date((log.now + minutes * 60) * 1000),
  })

/** What the first look leaves behind, through the files. */
async function remember(log: WrittenLog, before: WatchState | null = null, name = 'state') {
  const file = join(folder, name)
  const { origin, keys, checkpoint, fresh } = await watch(log, before)
  writeState(file, before, { origin, keys, checkpoint: checkpoint.note, size: checkpoint.size }, fresh)
  return readWatchState(file)
}

describe('an honest log', () => {
  test('is read once, and then only what is new', async () => {
    const log = aLog()
    const first = await remember(log)
    expect(first?.entries).toEqual(log.entries)
    log.write(business, aCase(1), 'challenged', 'published')
    log.tally()
    const second = await watch(log, first)
    expect(second).toMatchObject({ compared: [business], businesses: 1 })
    expect(second.fresh).toHaveLength(2)
    expect((await remember(log, first))?.entries).toEqual(log.entries)
    expect((await watch(log, readWatchState(join(folder, 'state')))).fresh).toEqual([])
  })

  test('may have no witness, which is said', async () => {
    const log = aLog()
    log.quorum = 'none'
    expect((await watch(log, null, undefined, 600)).notes.at(-1)).toContain('No one else watches')
  })
})

describe('a log that is audited', () => {
  const auditor = makeKey('other.example/auditor', keyTypes.cosignature)

  async function cosigned(log: WrittenLog) {
    const note = await log.checkpoint(undefined, false)
    return note + (await cosign(note.slice(0, note.indexOf('\n\n') + 1), log.now, auditor.key, auditor.sign))
  }
  function audited(log: WrittenLog, shown: string, before: WatchState | null = null) {
    log.auditor = `${writeKey(auditor.key)} https://other.example/auditor`
    return watchLog({
      log: log.get,
      before,
      patience: 0,
      now: new Date(log.now * 1000),
      site: async () => utf8(JSON.stringify(figures(1, 1, 2))),
      elsewhere: (address) => async (path) => {
        expect(`${address}/${path}`).toMatch(/^https:\/\/other\.example\/auditor\/[0-9a-f]{64}\/checkpoint$/)
        return utf8(shown)
      },
    })
  }

  test('says who holds it and found it right', async () => {
    const log = aLog()
    const { notes } = await audited(log, await cosigned(log))
    expect(notes).toContain(
      'other.example/auditor holds the first 6 entries and found every count right, last at 2026-11-18T11:06Z.',
    )
  })

  test('is told by an auditor who saw another one, or a larger one', async () => {
    const [log, other] = [aLog(), new WrittenLog()]
    const before = await remember(log, null, 'audited')
    Object.assign(other, { log: log.log })
    for (const each of ['2', '3']) other.open(`0193380d-acb8-71fa-9b90-424bdecb1a0${each}`)
    other.tally()
    while (other.entries.length < 6) other.tally()
    const shown = await cosigned(other)
    for (const known of [null, before])
      await expect(audited(log, shown, known)).rejects.toMatchObject({
        message: 'The log showed an auditor another tree of 6 entries.',
        held: shown,
      })
    other.tally()
    await expect(audited(log, await cosigned(other))).rejects.toThrow('goes back: it showed 7 entries')
  })

  test('is not accused because its auditor is away, or lies', async () => {
    const log = aLog()
    const sentences = [
      ['', 'could not be asked'],
      [await aLog().checkpoint(), 'could not be asked'],
      [await log.checkpoint(undefined, false), 'has not cosigned'],
    ] as const
    for (const [shown, sentence] of sentences)
      expect((await audited(log, shown)).notes.join()).toContain(`other.example/auditor ${sentence}`)
  })
})

describe('a dishonest one', () => {
  test('shows another tree of the same size, or an older one', async () => {
    const log = aLog()
    const before = await remember(log, null, 'fork')
    const other = new WrittenLog()
    other.open(business)
    other.publish(business, aCase(1), { author: 'Ann', rating: '5' })
    other.tally()
    const keys = [...log.vkeys.slice(0, 2)]
    Object.assign(other, { log: log.log, receipts: log.receipts, witness: log.witness })
    await expect(watch(other, before, figures(1, 1, 5))).rejects.toThrow('signed another tree of 6 entries')
    other.write(business, aCase(1), 'challenged', 'published')
    other.tally()
    await expect(watch(other, before, figures(1, 1, 5))).rejects.toThrow('do not follow from those')
    other.entries.length = 5
    await expect(watch(other, before)).rejects.toThrow('signed another tree of 5 entries')
    log.entries.length = 5
    await expect(watch(log, before)).rejects.toThrow('goes back')
    expect(before?.keys.slice(0, 2)).toEqual(keys)
  })

  test('is signed by another key', async () => {
    const before = await remember(aLog(), null, 'keys')
    await expect(watch(aLog(), before)).rejects.toThrow('no signature of the log')
  })

  test('shows other numbers than it wrote', async () => {
    for (const shown of [figures(1, 1, 5), figures(1, 2, 2), figures(0, 1, 2)])
      await expect(watch(aLog(), null, shown)).rejects.toMatchObject({ check: 'numbers' })
  })

  test('is shown to one reader alone: no witness saw it lately', async () => {
    await expect(watch(aLog(), null, undefined, 16)).rejects.toThrow('Too few witnesses')
  })

  test('writes what the rules forbid', async () => {
    const log = aLog()
    log.entries.push(encodeWords('Buy here\n'))
    log.tally()
    await expect(watch(log, null)).rejects.toThrow('words that may not be in a log')
  })
})

test('a state file that lost entries is no proof against the log', async () => {
  const log = aLog()
  const before = await remember(log, null, 'damaged')
  before!.entries[2] = before!.entries[3]!
  await expect(watch(log, before)).rejects.toThrow('The state file is damaged')
})
