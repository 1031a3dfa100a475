import { expect, test } from 'vitest'
import { type Random, seeded } from '#tests/tampering.ts'
import { WrittenLog } from '#tests/written-log.ts'
import { type Act, actCodes, isCounted, type Standing, standings } from './acts.ts'
import { hex } from './bytes.ts'
import { Replay } from './replay.ts'

// Whatever the table of acts allows is accepted; a log with an act less, twice, elsewhere or bent is not.

const businesses = ['0193380d-acb8-71fa-9b90-424bdecb1a07', '0193380d-acb8-71fa-9b90-424bdecb1a08']
const someActs = Object.keys(actCodes) as Act[]
const someStandings = Object.keys(standings) as Standing[]

/** Tries acts at random: what the table forbids throws, and is in no log. */
function randomLog(random: Random) {
  const log = new WrittenLog()
  for (const id of businesses) log.open(id)
  let refused = 0
  for (let n = 0; n < 150; n++) {
    const its = new Uint8Array(16).fill(1 + random(12))
    const id = businesses[its[0]! % 2]!
    const act = someActs[3 + random(someActs.length - 3)]!
    const was = log.chains.get(id)!.cases.get(hex(its))?.standing ?? 'waiting'
    try {
      log.write(id, its, act, random(2) === 0 ? was : someStandings[1 + random(9)]!)
    } catch {
      refused++
    }
    if (random(20) === 0) log.tally()
  }
  log.tally()
  return { log, refused }
}

function replay(entries: Uint8Array[]) {
  const auditor = new Replay('reviews.example/log')
  const wrong = entries.map((entry) => auditor.take(entry)).find((sentence) => sentence !== null)
  return { auditor, wrong: wrong ?? auditor.end() }
}

test('random histories', () => {
  const random = seeded(5)
  let [acts, refusedActs] = [0, 0]
  for (let turn = 0; turn < 60; turn++) {
    const { log, refused } = randomLog(random)
    refusedActs += refused
    acts += log.acts.length
    const { auditor, wrong } = replay(log.entries)
    expect(wrong).toBe(null)
    for (const { record, cases } of auditor.chains.values())
      for (const standing of someStandings.slice(1)) {
        const count = [...cases.values()].filter((each) => each.standing === standing).length
        expect(record.cases[standing] ?? 0).toBe(count)
      }
    for (const { cases } of auditor.chains.values())
      for (const each of cases.values())
        expect(isCounted(each)).toBe(
          each.kind === 'published' && ['published', 'hidden'].includes(each.standing),
        )
    const { index } = log.acts[random(log.acts.length)]!
    const act = log.entries[index]!
    const other = log.entries.findIndex((entry, at) => at > index && entry[0] === 1)
    const bent = [
      log.entries.toSpliced(index, 1),
      log.entries.toSpliced(index, 0, act),
      log.entries.with(index, act.with(random(76), random(256))),
      ...(other < 0 ? [] : [log.entries.with(index, log.entries[other]!).with(other, act)]),
    ].filter((entries) => entries.some((entry, at) => Buffer.compare(entry, log.entries[at]!) !== 0))
    for (const entries of bent) expect(replay(entries).wrong).not.toBe(null)
  }
  expect(acts).toBeGreaterThan(500)
  expect(refusedActs).toBeGreaterThan(500)
})
