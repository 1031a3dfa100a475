import { expect, test } from 'vitest'
import { readReceipt, writeReceipt } from './authors-file.ts'
import { base64, fromHex, hex } from './bytes.ts'
import { commit, digestOf, entryOf, fieldSaltOf } from './commitment.ts'
import {
  chain,
  decodeEntry,
  decodeRecord,
  encodeHeader,
  encodeRecord,
  encodeTally,
  encodeWords,
  firstHead,
} from './entry.ts'
import { leafHash, Tree6962 } from './merkle.ts'

const salt = new Uint8Array(32).fill(0x42)
const fields = {
  at: '2026-11-22T03:21:40.000Z',
  author: 'Ann Lee',
  rating: '2',
  text: 'Cold soup — twice.',
  title: '',
}
const act = {
  ...({ act: 'submitted', standing: 'waiting', actor: 'author' } as const),
  day: 20779,
  businessId: '0193380d-acb8-71fa-9b90-424bdecb1a07',
  case: fromHex('000102030405060708090a0b0c0d0e0f'),
  step: 0,
}
const header = encodeHeader(act)
const entry = entryOf(header, commit(header, salt, fields))

test('the commitment and the leaf of an act', () => {
  expect(hex(digestOf(fieldSaltOf(salt, 'rating'), 'rating', '2'))).toBe(
    'eae21a6d635b4bd32ad8d3e852790133fd560fc480388a4bc517989c0d1ac4a2',
  )
  expect(hex(entry.subarray(44))).toBe('2369a0287311c1102ec2ac8aced90b9220436a1abfa7342580daab12cb4b9e30')
  expect(base64(leafHash(entry))).toBe('YKpHK1WxNSB9Dm/0eGYEY58XDXmiQgCJXWsXron/72g=')
  expect(decodeEntry(entry)).toMatchObject({ type: 'act', entry: act })
})

test('the record of a business, the tally and the root', () => {
  const head = chain(firstHead, 1, entry)
  expect(hex(head)).toBe('23b11e7425f190bfcf4a043d5af3d79723c905f48c78cb074c0b4632f268d738')
  const record = encodeRecord({ businessId: act.businessId, acts: 1, cases: { waiting: 1 }, last: 1, head })
  expect(base64(leafHash(record))).toBe('FT1gbUdd+NEBhfjfLtY9OysEyurznmh8A1WUWem91lI=')
  expect(encodeRecord(decodeRecord(record))).toEqual(record)
  const register = new Tree6962()
  register.set(0, leafHash(record))
  const tally = encodeTally({ businesses: 1, since: 0, root: register.root() })
  expect(base64(tally)).toBe('AgAAAAAAAAEAAAAAAAAAABU9YG1HXfjRAYX43y7WPTsrBMrq855ofANVlFnpvdZS')
  const log = new Tree6962()
  for (const [n, each] of [
    encodeWords('vouchsafe log v1\nlog reviews.example/log\n'),
    entry,
    tally,
  ].entries())
    log.set(n, leafHash(each))
  expect(base64(log.root())).toBe('8O/U14SuWLVy8FKeALvYkV3nqw7tD1dEKMMw+al0XLY=')
})

test('a receipt whose promise has no day, or is written otherwise, is none', () => {
  const receipt = writeReceipt({ origin: 'reviews.example/log', entry: new Uint8Array(76), by: new Date(0) })
  expect(readReceipt(receipt).by).toEqual(new Date(0))
  for (const by of ['2026-13-45T00:00:00Z', 'never', '1970-01-01', '1970-01-01T00:00:00.000Z'])
    expect(() => readReceipt(receipt.replace('1970-01-01T00:00:00Z', by)), by).toThrow()
})
