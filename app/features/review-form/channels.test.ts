import { expect, test } from 'vitest'
import { readChannel } from './channels.server.ts'

test.for([
  ['', null],
  ['product=p', null],
  ['next=t', null],
  ['business=b', { kind: 'open', businessId: 'b', product: null }],
  ['business=b&product=p', { kind: 'open', businessId: 'b', product: 'p' }],
  ['business=b&next=t', { kind: 'open', businessId: 'b', product: null }],
  ['business=b&product=p&next=t', { kind: 'next', token: 't', product: 'p' }],
  ['business=b&invitation=t', { kind: 'invitation', token: 't' }],
  ['order=&invitation=t', { kind: 'order', token: '' }],
] as const)('?%s', ([query, channel]) => {
  expect(readChannel(new URLSearchParams(query))).toEqual(channel)
})
