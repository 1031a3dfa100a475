import { expect, test } from 'vitest'
import { makeKey } from '#tests/written-log.ts'
import { keyTypes, writeKey } from './note.ts'
import { readPolicy } from './trust.ts'

const witnesses = ['a', 'b', 'c']
  .map(
    (name) =>
      `witness ${name} ${writeKey(makeKey(`${name}.example`, keyTypes.cosignature).key)} https://${name}.example\n`,
  )
  .join('')
const isMet = (rest: string, ...seen: string[]) =>
  readPolicy(`# ours\n${witnesses}${rest}`).isMet(new Set(seen.map((name) => `${name}.example`)))

test('a quorum of witnesses and groups', () => {
  expect(isMet('group two 2 a b c\nquorum two', 'a', 'c')).toBe(true)
  expect(isMet('group two 2 a b c\nquorum two', 'a')).toBe(false)
  expect(isMet('group ab all a b\ngroup one any ab c # either\nquorum one', 'b')).toBe(false)
  expect(isMet('group ab all a b\ngroup one any ab c\nquorum one', 'c')).toBe(true)
  expect(isMet('quorum none')).toBe(true)
})

test.each(['', 'quorum a', 'group x 2 y\nquorum x', 'group x 0\nquorum x', 'hello\nquorum none'])(
  'is no policy: %s',
  (text) => {
    expect(() => readPolicy(text)).toThrow()
  },
)
