import { describe, expect, test } from 'vitest'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { makeKey, WrittenLog } from '#tests/written-log.ts'
import { type AuthorsFile, checkAuthorsFile } from './authors-file.ts'
import { writeKey } from './note.ts'

const business = '0193380d-acb8-71fa-9b90-424bdecb1a07'
const mine = new Uint8Array(16).fill(1)
const log = new WrittenLog()
log.open(business)
log.publish(business, mine, { author: 'Ann Lee', rating: '2', text: 'Cold soup — twice.' })
log.tally()
log.write(business, mine, 'challenged', 'published', { reason: 'fake' }, { actor: 'business' })
const file = await log.authorsFile(mine)
const before = new Date('2026-11-22T12:00:00Z')
const after = new Date('2026-11-24T12:00:00Z')
const check = (given: unknown, now = before, keys?: string[]) =>
  checkAuthorsFile(JSON.stringify(given), verifyEd25519, now, keys)

test('shows each act, its place, and who saw the log', async () => {
  const { origin, acts } = await check(file)
  expect(origin).toBe(log.origin)
  expect(acts).toMatchObject([
    { entry: { act: 'submitted', standing: 'waiting' }, place: { index: 2, size: 6 }, isOverdue: false },
    { entry: { act: 'confirmed' } },
    { entry: { act: 'published', actor: 'rule' }, fields: { text: 'Cold soup — twice.' } },
    { entry: { act: 'challenged', actor: 'business' }, fields: { reason: 'fake' }, place: null },
  ])
  expect(acts[0]).toMatchObject({ place: { seen: [{ name: 'witness.example/witness' }] } })
})

test('a receipt whose time is over without a proof is a broken promise', async () => {
  const { acts } = await check(file, after)
  expect(acts.map((act) => typeof act === 'object' && act.isOverdue)).toEqual([false, false, false, true])
})

describe('proves nothing', () => {
  const [first, second] = file.acts as [AuthorsFile['acts'][number], AuthorsFile['acts'][number]]
  const withFirst = (change: Partial<typeof first>) => ({ ...file, acts: [{ ...first, ...change }] })
  const changed = first.fields.map(([name, value]) => [name, name === 'rating' ? '5' : value])
  test.each([
    ['with other words', withFirst({ fields: changed as never }), 'The words are not those'],
    ['with a field less', withFirst({ fields: first.fields.slice(1) }), 'The words are not those'],
    ['with the salt of another act', withFirst({ salt: second.salt }), 'The words are not those'],
    ['with the proof of another act', withFirst({ proof: second.proof }), 'The proof does not lead'],
    [
      'with another time',
      withFirst({ receipt: first.receipt.replace('by 2026', 'by 2036') }),
      'no signature',
    ],
  ])('%s', async (_name, given, sentence) => {
    const { acts } = await check(given)
    expect(acts[0]).toContain(sentence)
  })

  test.each([
    ['left out', [0, 2], 1],
    ['in another order', [1, 0, 2], 1],
    ['twice', [0, 0, 1], 1],
  ])('an act %s', async (_name, order, at) => {
    const { acts } = await check({ ...file, acts: order.map((act) => file.acts[act]) })
    expect(acts[at]).toBe('The act before it is missing.')
  })

  test('under keys that the reader believes instead', async () => {
    const { acts } = await check(file, before, [writeKey(makeKey(`${log.origin}/receipts`).key)])
    expect(acts[0]).toContain('The receipt has no signature of this service')
  })
})

test.each(['', '[]', '{"vouchsafe":2,"keys":[],"acts":[]}', '{"vouchsafe":1,"keys":[],"acts":[]}', 'null'])(
  'is no file of receipts: %s',
  async (text) => {
    await expect(checkAuthorsFile(text, verifyEd25519, before)).rejects.toThrow()
  },
)
