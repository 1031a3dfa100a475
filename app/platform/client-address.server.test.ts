import { expect, test } from 'vitest'
import { addressReader } from './client-address.server.ts'

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
