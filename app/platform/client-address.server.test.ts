import { expect, test } from 'vitest'
import { addressReader, isLocal, openLoopback } from './client-address.server.ts'

test('forwarding headers count only from a trusted proxy, hop by hop from the right', () => {
  const nobody = addressReader([])
  expect(nobody('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  const behind = addressReader(['10.0.0.0/8', '::1'])
  expect(behind('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(behind('10.0.0.2', '198.51.100.1')).toBe('198.51.100.1')
  expect(behind('::ffff:10.0.0.2', '1.2.3.4, 198.51.100.1, 10.0.0.9')).toBe('198.51.100.1')
  expect(behind('::1', undefined)).toBe('::1')
  expect(behind('10.0.0.2', 'a lie')).toBe('10.0.0.2')
})

const ask = (headers: Record<string, string>, peer = '127.0.0.1') =>
  isLocal(new Request('http://localhost:3000/dev/mail', { headers }), peer)

const local = { host: 'localhost:3000' }

test('what is for this machine is shown when service, caller and address all are this machine', () => {
  openLoopback({ isLoopback: true, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })
  expect(ask(local)).toBe(true)
  expect(ask({ host: '127.0.0.1:3000' })).toBe(true)
  expect(ask({ host: '[::1]:3000' }, '::1')).toBe(true)
})

test.each([
  ['a caller from elsewhere', local, '192.0.2.7'],
  ['a caller whose address is unknown', local, ''],
  ['another name, as a rebound DNS name would have', { host: 'evil.example' }, '127.0.0.1'],
  ['a name that only begins like ours', { host: 'localhost.evil.example' }, '127.0.0.1'],
  ['no name', {}, '127.0.0.1'],
  ['a proxy that says for whom it speaks', { ...local, 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['a proxy that says so in the standard way', { ...local, forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
  ['a proxy that only names itself', { ...local, via: '1.1 proxy' }, '127.0.0.1'],
  ['a proxy that tells the host', { ...local, 'x-forwarded-host': 'localhost' }, '127.0.0.1'],
])('and not to %s', (_who, headers, peer) => {
  openLoopback({ isLoopback: true, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })
  expect(ask(headers as Record<string, string>, peer)).toBe(false)
})

test('and never by a service that others can reach', () => {
  openLoopback({ isLoopback: false, HOST: '127.0.0.1', TRUSTED_PROXIES: [] })
  expect(ask(local)).toBe(false)
  openLoopback({ isLoopback: true, HOST: '0.0.0.0', TRUSTED_PROXIES: [] })
  expect(ask(local)).toBe(false)
  openLoopback({ isLoopback: true, HOST: '127.0.0.1', TRUSTED_PROXIES: ['127.0.0.1'] })
  expect(ask(local)).toBe(false)
})
