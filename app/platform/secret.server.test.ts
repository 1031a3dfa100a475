import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { resolveDataDir, rootStore } from './data-dir.server.ts'
import { deriveKey, deriveKeys, openSecret } from './secret.server.ts'

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
