import { describe, expect, test } from 'vitest'
import type { Act, Actor, Standing } from './acts.ts'
import { entryOf } from './commitment.ts'
import { decodeEntry, encodeHeader, encodeRecord, encodeTally, encodeWords, noCase } from './entry.ts'
import { leafHash, Tree6962 } from './merkle.ts'
import { Chain, Replay } from './replay.ts'

const origin = 'reviews.example/log'
const start = encodeWords(`vouchsafe log v1\nlog ${origin}\n`)
const business = '0193380d-acb8-71fa-9b90-424bdecb1a07'
const aCase = new Uint8Array(16).fill(7)

function anAct(
  act: Act,
  standing: Standing,
  step = 0,
  more: { day?: number; actor?: Actor; business?: string } = {},
) {
  const { day = 20_000, actor = 'author' } = more
  const isCase = standing !== 'none'
  const entry = { act, standing, actor, day, businessId: more.business ?? business, step }
  return entryOf(encodeHeader({ ...entry, case: isCase ? aCase : noCase }), new Uint8Array(32).fill(1))
}

/** The first sentence against these entries. */
function replay(entries: Uint8Array[]) {
  const log = new Replay(origin)
  for (const entry of entries) {
    const wrong = log.take(entry)
    if (wrong) return wrong
  }
  return log.end()
}

function withTally(entries: Uint8Array[], since = 0) {
  const its = new Chain(business)
  for (const [index, bytes] of entries.entries()) if (bytes[0] === 1) its.take(index, bytes, anEntry(bytes))
  const register = new Tree6962()
  register.set(0, leafHash(encodeRecord(its.record)))
  return [...entries, encodeTally({ businesses: 1, since, root: register.root() })]
}
function anEntry(bytes: Uint8Array) {
  const decoded = decodeEntry(bytes)
  if (decoded.type !== 'act') throw new Error('no act')
  return decoded.entry
}

const opened = anAct('opened', 'none')
const life = [
  start,
  opened,
  anAct('submitted', 'waiting'),
  anAct('confirmed', 'waiting', 1),
  anAct('published', 'published', 2),
]

describe('a log that obeys its rules', () => {
  test('ends with the tally of its register', () => {
    expect(replay(withTally(life))).toBe(null)
    expect(replay(life)).toBe('The last entry is no tally.')
  })
})

describe('a log that breaks one', () => {
  const cases: [string, Uint8Array[], string][] = [
    [
      'begins elsewhere',
      [encodeWords('vouchsafe log v1\nlog other/log\n')],
      'Entry 0: a log begins with its name.',
    ],
    ['has typed words', [start, encodeWords('Buy here\n')], 'Entry 1: words that may not be in a log.'],
    ['begins twice', [start, start], 'Entry 1: words that may not be in a log.'],
    [
      'skips the opening',
      [start, life[2]!],
      'Entry 1: the acts of a business begin with its opening and go on in order.',
    ],
    ['skips a step', [start, opened, life[2]!, life[4]!], 'Entry 3: step 2 is not the next one.'],
    [
      'publishes what nobody sent',
      [start, opened, anAct('published', 'published')],
      'Entry 2: published cannot follow start.',
    ],
    [
      'removes what waits',
      [start, opened, life[2]!, anAct('removed', 'removed', 1)],
      'Entry 3: removed cannot follow waiting.',
    ],
    [
      'counts a copied review',
      [
        start,
        opened,
        anAct('imported', 'imported'),
        anAct('withdrawn', 'withdrawn', 1),
        anAct('restored', 'published', 2),
      ],
      'Entry 4: imported cannot become published.',
    ],
    [
      'counts an insider',
      [
        start,
        opened,
        life[2]!,
        anAct('published', 'insider', 1),
        anAct('removed', 'removed', 2),
        anAct('published', 'published', 3),
      ],
      'Entry 5: insider cannot become published.',
    ],
    [
      'goes on after the erasure',
      [...life, anAct('erased', 'erased', 3), anAct('answered', 'erased', 4)],
      'Entry 6: answered cannot follow erased.',
    ],
    [
      'dates back',
      [start, opened, anAct('submitted', 'waiting', 0, { day: 19_997 })],
      'Entry 2: it is dated back.',
    ],
    [
      'hides acts from the register',
      [...withTally([start, opened]), ...life.slice(2), withTally([start, opened]).at(-1)!],
      'Entry 6: the tally begins elsewhere.',
    ],
  ]
  for (const [name, entries, sentence] of cases) test(name, () => expect(replay(entries)).toBe(sentence))

  test('leaves an act out of its chain', () => {
    const [, , , , , tally] = withTally(life)
    const without = [...life.slice(0, 4), tally!]
    expect(replay(without)).toBe('Entry 4: the tally has another register.')
  })
})
