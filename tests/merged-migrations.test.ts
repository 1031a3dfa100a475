import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMigrations } from '#app/platform/migrations.server.ts'

// Databases in use have run the merged migrations, and refuse to start with others.

const file = 'migrations/merged.sha256'

test('a merged migration stays as it was merged', () => {
  const merged = readFileSync(file, 'utf8').trimEnd().split('\n').sort()
  const found = readMigrations().map(({ name, checksum }) => `${checksum}  ${name}`)
  expect(
    found.sort(),
    `A migration that stands in ${file} is never edited, renamed or deleted: add a new migration instead. ` +
      'Is this the new one? Then: cd migrations && sha256sum its-file.sql >> merged.sha256',
  ).toEqual(merged)
})

test('what a version was released with stands in the list', () => {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  let version: string
  try {
    version = git('describe', '--tags', '--abbrev=0').trim()
  } catch {
    return // No version is known here, or this is no clone.
  }
  const changes = git('diff', version, '--', file).split('\n')
  expect(changes.filter((line) => /^-[0-9a-f]/.test(line))).toEqual([])
})
