import { expect, test } from 'vitest'
import { lengthOnX } from './content-texts.server.ts'

test.for<[string, number]>([
  ['Great bread', 11],
  ['Größe – “gut”', 13],
  ['cafe\u0301', 4],
  ['★★★★☆', 10],
  ['👨‍👩‍👧', 2],
  ['👍🏽🇩🇪', 4],
  ['パン', 4],
  ['See https://example.com/a/very/long/address?with=many&parts=here', 27],
])('%s counts as %i', ([text, length]) => expect(lengthOnX(text)).toBe(length))
