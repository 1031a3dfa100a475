// npm run test:citus: the database tests on a cluster. Arguments name test files; without any, all of them run.
import { runProgram } from './run-program.ts'

if (process.env.CITUS_DATABASE_URL) {
  const run = ['node_modules/vitest/vitest.mjs', 'run', '--project=citus', ...process.argv.slice(2)]
  const { status } = await runProgram(run, { isShown: true })
  process.exitCode = status
} else
  console.log(
    'SKIPPED: set CITUS_DATABASE_URL to an empty database on the coordinator of a Citus cluster, with its workers added.',
  )
