import { expect, test } from 'vitest'
import { isPublicAddress } from './public-web.server.ts'

test('addresses inside a network are nobody’s website', () => {
  const inside = [
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['255.255.255.255', '224.0.0.1', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::127.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', '', 'localhost', '127.1'],
  ]
  expect(inside.filter(isPublicAddress)).toEqual([])
  const outside = ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1']
  expect(outside.filter((address) => !isPublicAddress(address))).toEqual([])
})
