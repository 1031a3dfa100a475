import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { verifierPage } from './app/features/log/verifier/bundle.ts'
import { keepFilesInMemory } from './tests/memory-files.ts'
import { findOlderPostgres } from './tests/older-postgres.ts'
import { widgetScripts } from './widget/bundle.ts'

keepFilesInMemory()

const tests = globSync([
  '{app,analysis,widget,seeds,bench,commands}/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
])
const needsDatabase = (file: string) => /from '(#tests|\.)\/database\.ts'/.test(readFileSync(file, 'utf8'))

/** What the oldest PostgreSQL that operators may bring has to show: it migrates, and our queries run on it. */
const smokeTests = [
  'tests/schema.test.ts',
  'tests/tenancy.test.ts',
  'app/features/transparency/lively-record.test.tsx',
]

/** Not run on a cluster, and why. */
const notOnCluster: Record<string, string> = {
  'app/platform/backup.server.test.ts': 'clones databases, which a cluster does not',
  'app/platform/distribution.server.test.ts': 'shows what a database without the extension says',
  'app/platform/log.server.test.ts': 'names a constraint, which the error of a node does not',
  'tests/restored-erasures.test.ts': 'clones databases, which a cluster does not',
  'app/features/witness/restored-log.test.ts': 'clones databases, which a cluster does not',
  'tests/competitor-doors.test.ts': 'writes through a view, which a cluster refuses',
}

/** What takes its time on purpose takes none in tests, but where a test imports it. */
const slowOnPurpose = ['slow-hash', 'at-least', 'yield-to-requests', 'table-file']
for (const name of slowOnPurpose)
  if (!globSync(`app/**/${name}.server.ts`).length) throw new Error(`${name}.server.ts has another name now.`)

const withoutWaiting: Plugin = {
  name: 'vouchsafe:without-waiting',
  enforce: 'pre',
  resolveId(source, importer) {
    const takesItsTime = slowOnPurpose.some(
      (name) => /^[.#]/.test(source) && source.endsWith(`/${name}.server.ts`),
    )
    return takesItsTime && !/(\.test|without-waiting)\.ts$/.test(importer ?? '')
      ? resolve('tests/without-waiting.ts')
      : null
  },
}
const compiling = {
  plugins: [withoutWaiting, widgetScripts(), verifierPage()],
  oxc: { jsx: { development: false } },
}

const shared = {
  // Generous: a machine that does other work too is slow, not wrong.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Files share a process, and what it has imported: importing anew takes longer than most files' tests.
  isolate: false,
  pool: 'forks' as const,
  // React's other build takes twice as long to draw a page or a mail, and says its warnings to nobody here.
  env: { NODE_ENV: 'production' },
}
const withServer = { ...shared, globalSetup: ['tests/global-setup.ts'] }
const older = findOlderPostgres()

export default defineConfig({
  test: {
    reporters: ['dot'],
    // One for each core (the default leaves one out), and no more than the server has connections for.
    maxWorkers: Math.min(availableParallelism(), 6),
    projects: [
      {
        ...compiling,
        test: { ...shared, name: 'unit', include: tests.filter((each) => !needsDatabase(each)) },
      },
      { ...compiling, test: { ...withServer, name: 'embedded', include: tests.filter(needsDatabase) } },
      ...(older ? [{ ...compiling, test: { ...withServer, name: older.name, include: smokeTests } }] : []),
      // One database for all files, so one file at a time.
      ...(process.env.CITUS_DATABASE_URL
        ? [
            {
              ...compiling,
              test: {
                ...withServer,
                name: 'citus',
                include: tests.filter((each) => needsDatabase(each) && !(each in notOnCluster)),
                maxWorkers: 1,
              },
            },
          ]
        : []),
    ],
  },
})
