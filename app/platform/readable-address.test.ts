import { expect, test } from 'vitest'
import { isReadable } from './readable-address.ts'

test('an address with control characters in its path, a NUL anywhere or a broken path is refused', () => {
  const paths = ['/%', '/%c0%ae', '/business/%00', '/hooks/unsubscribe/%0d%0aX:1', '/%7f', '/%C2%85']
  for (const path of [...paths, '/review?q=%00', '/review?%00=a', '/?a=%2500&b=%00'])
    expect(isReadable(`http://localhost:3000${path}`), path).toBe(false)
  expect(isReadable('http://[')).toBe(false)
})

test('everything else that people type is read', () => {
  for (const path of ['/', '/review?q=%0a%ff%', '/review?q=%2500', '/a%20b', '/%F0%9F%92%A5', '/%2f'])
    expect(isReadable(`http://localhost:3000${path}`), path).toBe(true)
})
