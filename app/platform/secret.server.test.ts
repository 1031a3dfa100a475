import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type SignedPurpose, signedPurposes } from '#app/purposes.ts'
import { resolveDataDir, rootStore } from './data-dir.server.ts'
import { deriveKey, deriveKeys, openSecret, sign, verify } from './secret.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-secret-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the secret', () => {
  test('is made once, kept where only we can read it, and found again', () => {
    const made = openSecret({}, folder)
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(openSecret({}, folder)).toBe(made)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  test('gives each purpose a key of its own, the same at every start', () => {
    openSecret({ SECRET: 'one secret' }, folder)
    const key = deriveKey('unsubscribe')
    expect(key).toHaveLength(32)
    expect(deriveKey('suppressions')).not.toEqual(key)
    expect(deriveKey('unsubscribe', 64)).toHaveLength(64)
    openSecret({ SECRET: 'one secret' }, folder)
    expect(deriveKey('unsubscribe')).toEqual(key)
  })

  test('can be rotated: the new key signs, the old one is still known', () => {
    openSecret({ SECRET: 'old' }, folder)
    const old = deriveKey('unsubscribe')
    openSecret({ SECRET: 'new', SECRET_PREVIOUS: 'old' }, folder)
    expect(deriveKeys('unsubscribe')).toEqual([deriveKey('unsubscribe'), old])
    expect(deriveKey('unsubscribe')).not.toEqual(old)
  })
})

describe('the data folder', () => {
  test('is the one that was named, and ours alone', () => {
    const named = join(folder, 'named')
    expect(resolveDataDir({ DATA_DIR: named })).toBe(named)
    expect(statSync(named).mode & 0o066).toBe(0)
  })

  test.skipIf(process.getuid?.() !== 0)('of root moves where the database can reach it', () => {
    const closed = mkdtempSync(join(folder, 'closed-'))
    chmodSync(closed, 0o700)
    const moved = resolveDataDir({}, closed)
    expect(moved.startsWith(`${rootStore}/`)).toBe(true)
    expect(resolveDataDir({}, closed)).toBe(moved)
    rmSync(moved, { recursive: true })
  })
})

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
