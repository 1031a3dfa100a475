// The work of npm test and, with "check", of npm run check. Every part runs, whatever the others said; the last line counts.
import { resolve } from 'node:path'
import type { Part, Result } from './test-parts.ts'
import * as parts from './test-parts.ts'

/** The parts of a step run side by side. Browser tests wait half of the time, which leaves room for the database tests. */
const check = [parts.lint, parts.types, parts.unitAndDatabase]
const everything = [
  [parts.lint, parts.types, parts.olderPostgres, parts.build, parts.audit],
  [parts.unitAndDatabase, parts.browser],
]
const steps = process.argv[2] === 'check' ? [check] : everything

// Dozens of processes load the same code: services, commands, and those that run tests. Node compiles it once.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled')

parts.clearReports()
const startedAt = Date.now()
const lines: string[] = []
const total: Result = { passed: 0, failed: 0, skipped: 0 }
for (const step of steps) {
  console.log(`\n— ${step.map(({ name }) => name).join(' · ')}`)
  await Promise.all(step.map(runPart))
}
console.log(`\n${lines.join('\n')}\nall in ${seconds(startedAt)}\n${describe(total)}`)
process.exit(total.failed > 0 ? 1 : 0)

async function runPart({ name, run }: Part) {
  const since = Date.now()
  const result = await run()
  total.passed += result.passed
  total.failed += result.failed
  total.skipped += result.skipped
  lines.push(`${describe(result)}  ${name} (${seconds(since)})${result.note ? `: ${result.note}` : ''}`)
}

function describe({ passed, failed, skipped }: Result) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function seconds(since: number) {
  return `${Math.round((Date.now() - since) / 1000)} s`
}
