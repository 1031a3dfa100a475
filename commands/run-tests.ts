// The work of npm test: every part runs, whatever the one before it said, and the last line counts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { describeChromium } from '../tests/chromium.ts'
import { findOlderPostgres } from '../tests/older-postgres.ts'
import { build } from './prepare.mjs'

type Result = { passed: number; failed: number; skipped: number; note?: string }
type Part = { name: string; run: () => Promise<Result> }

const reports = '.cache/test-reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const parts: Part[] = [
  {
    name: 'format and lint',
    run: () =>
      check(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off']),
  },
  {
    name: 'types',
    run: () =>
      check(
        ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
        ['node_modules/typescript/bin/tsc', '--noEmit'],
      ),
  },
  { name: 'unit and database', run: runVitest },
  { name: 'build', run: runBuild },
  { name: 'browser', run: runPlaywright },
]

type Ended = { status: number; output: string }

/** Runs a program of ours; `isShown`: its output is passed on while it runs. */
function runNode(args: string[], { isShown = false, env = {} } = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
    const child = spawn(process.execPath, args, { env: { ...process.env, ...plain, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (isShown) process.stdout.write(text)
      })
    }
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

async function check(...programs: string[][]): Promise<Result> {
  for (const args of programs) {
    const { status, output } = await runNode(args)
    if (status === 0) continue
    console.log(output)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  return { passed: 1, failed: 0, skipped: 0 }
}

async function runVitest(): Promise<Result> {
  const older = findOlderPostgres() ?? installOlderPostgres()
  const report = `${reports}/vitest.json`
  const { status } = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { isShown: true },
  )
  const note = older
    ? `also on ${older.name}`
    : 'SKIPPED on an older PostgreSQL: none is installed and none could be had (set TEST_DATABASE_URL to one)'
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, note }
  const found = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const brokenFiles = found.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = found.numFailedTests + brokenFiles.length
  return {
    passed: found.numPassedTests,
    // An error outside any test fails the run too.
    failed: failed || (status === 0 ? 0 : 1),
    skipped: found.numPendingTests + found.numTodoTests + (older ? 0 : 1),
    note,
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Debian's and Ubuntu's package brings the major that the release has, which is seldom the newest. */
function installOlderPostgres() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const apt = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 180_000 }).status === 0
  }
  if (apt('update')) apt('install', '-y', '--no-install-recommends', 'postgresql')
  return findOlderPostgres()
}

async function runBuild(): Promise<Result> {
  const error = build()
  if (error) console.log(error)
  return { passed: error ? 0 : 1, failed: error ? 1 : 0, skipped: 0 }
}

async function runPlaywright(): Promise<Result> {
  const report = `${reports}/playwright.json`
  const { status } = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
    isShown: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_FORCE_TTY: '0' },
  })
  const note = `in ${await describeChromium()}`
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, note }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Record<string, number> }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return { passed: expected + flaky, failed: unexpected || (status === 0 ? 0 : 1), skipped, note }
}

const startedAt = Date.now()
const lines: string[] = []
const total: Result = { passed: 0, failed: 0, skipped: 0 }
for (const { name, run } of parts) {
  console.log(`\n— ${name}`)
  const since = Date.now()
  const result = await run()
  total.passed += result.passed
  total.failed += result.failed
  total.skipped += result.skipped
  lines.push(`${describe(result)}  ${name} (${seconds(since)})${result.note ? `: ${result.note}` : ''}`)
}
console.log(`\n${lines.join('\n')}\nall in ${seconds(startedAt)}\n${describe(total)}`)
process.exit(total.failed > 0 ? 1 : 0)

function describe({ passed, failed, skipped }: Result) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function seconds(since: number) {
  return `${Math.round((Date.now() - since) / 1000)} s`
}
