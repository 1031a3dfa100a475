import { expect, test } from 'vitest'
import { fromHex, utf8 } from '#app/features/log-format/bytes.ts'
import { makeKey } from '#tests/written-log.ts'
import { verifyHere, verifyInBrowser } from './ed25519.ts'

test.each([verifyHere, verifyInBrowser])('signatures of RFC 8032, 7.1, and of our own', async (verify) => {
  const key = fromHex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
  const signature = fromHex(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  )
  expect(await verify(key, Uint8Array.of(0x72), signature)).toBe(true)
  expect(await verify(key, Uint8Array.of(0x73), signature)).toBe(false)
  const own = makeKey('x')
  const signed = new Uint8Array(await own.sign(utf8('text')))
  expect(await verify(own.key.key, utf8('text'), signed)).toBe(true)
  for (const at of [0, 31, 32, 63]) {
    const bent = signed.with(at, signed[at]! ^ 1)
    expect(await verify(own.key.key, utf8('text'), bent)).toBe(false)
  }
  expect(await verify(own.key.key, utf8('text'), signed.subarray(0, 63))).toBe(false)
  // The same signature with the order of the group added to its second half.
  const more = Uint8Array.from(signature)
  more[63] = more[63]! | 0xe0
  expect(await verify(key, Uint8Array.of(0x72), more)).toBe(false)
})
