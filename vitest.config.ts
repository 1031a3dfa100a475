import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { findOlderPostgres } from './tests/older-postgres.ts'

const tests = ['app', 'analysis', 'widget', 'seeds', 'bench', 'commands'].map(
  (folder) => `${folder}/**/*.test.{ts,tsx}`,
)
tests.push('tests/*.test.ts')

// Tests that use a database run a second time on the oldest PostgreSQL that operators may bring.
const databaseTests = globSync(tests).filter((file) =>
  readFileSync(file, 'utf8').includes('#tests/database.ts'),
)
const older = findOlderPostgres()

const shared = {
  globalSetup: ['tests/global-setup.ts'],
  // Generous: a machine that does other work too is slow, not wrong.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  pool: 'forks' as const,
}

export default defineConfig({
  test: {
    reporters: ['dot'],
    // One for each core (the default leaves one out), and no more than the server has connections for.
    maxWorkers: Math.min(availableParallelism(), 6),
    projects: [
      { test: { ...shared, name: 'embedded', include: tests } },
      ...(older && databaseTests.length > 0
        ? [{ test: { ...shared, name: older.name, include: databaseTests } }]
        : []),
    ],
  },
})
