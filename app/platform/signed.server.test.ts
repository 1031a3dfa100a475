import { afterEach, expect, test, vi } from 'vitest'
import { type SignedPurpose, signedPurposes } from '#app/purposes.ts'
import { openSecret } from './secret.server.ts'
import { sign, verify } from './signed.server.ts'

const purposes = Object.keys(signedPurposes) as SignedPurpose[]

openSecret({ SECRET: 'one' }, '')
afterEach(() => {
  vi.useRealTimers()
  openSecret({ SECRET: 'one' }, '')
})

test('each purpose takes only its own tokens', () => {
  for (const purpose of purposes) {
    const token = sign(purpose, 'a payload')
    for (const other of purposes) {
      expect(verify(other, token)?.payload).toBe(other === purpose ? 'a payload' : undefined)
    }
  }
})

test('a changed payload, signature or time is refused, and nothing throws', () => {
  const [body, mac] = sign('review-form', 'a payload').split('.')
  const forged = Buffer.from(`${Date.now() + 1} a payload`).toString('base64url')
  for (const token of ['', '.', 'x', `${body}`, `${body}.`, `${forged}.${mac}`, `${body}.${mac!.slice(2)}`]) {
    expect(verify('review-form', token)).toBeNull()
  }
})

test('a token holds as long as its purpose says, or for ever', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const [thanks, unsubscribe] = [sign('review-thanks', 'id'), sign('unsubscribe', 'id')]
  vi.advanceTimersByTime(signedPurposes['review-thanks'])
  expect(verify('review-thanks', thanks)).toEqual({ payload: 'id', signedAt: 1_800_000_000_000 })
  vi.advanceTimersByTime(1)
  expect(verify('review-thanks', thanks)).toBeNull()
  expect(verify('unsubscribe', unsubscribe)).toEqual({ payload: 'id', signedAt: null })
})

test('where tokens hold for ever, a mail that is sent twice carries the same link', () => {
  expect(sign('unsubscribe', 'id')).toBe(sign('unsubscribe', 'id', new Date(0)))
})

test('a token outlives one rotation of SECRET and not two', () => {
  const token = sign('unsubscribe', 'id')
  openSecret({ SECRET: 'two', SECRET_PREVIOUS: 'one' }, '')
  expect(verify('unsubscribe', token)?.payload).toBe('id')
  openSecret({ SECRET: 'three', SECRET_PREVIOUS: 'two' }, '')
  expect(verify('unsubscribe', token)).toBeNull()
})
