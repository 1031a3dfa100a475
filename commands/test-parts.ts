// The parts of `npm test` and `npm run check`. Each says how many of its tests passed, and its own output when some did not.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { describeChromium } from '../tests/chromium.ts'
import { findOlderPostgres } from '../tests/older-postgres.ts'
import { installOlderPostgres } from './install-older-postgres.ts'
import { run, runProgram } from './run-program.ts'

export type Result = { passed: number; failed: number; skipped: number; note?: string }
export type Part = { name: string; run: () => Promise<Result> }

const reports = '.cache/test-reports'

export function clearReports() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

export const lint: Part = {
  name: 'format and lint',
  run: () =>
    runCheck(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off']),
}

export const types: Part = {
  name: 'types',
  run: () =>
    runCheck(
      ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
      ['node_modules/typescript/bin/tsc', '--noEmit'],
    ),
}

export const unitAndDatabase: Part = {
  name: 'unit and database',
  run: () => runVitest('vitest', 'unit', 'embedded'),
}

export const olderPostgres: Part = {
  name: 'database, smoke part',
  async run() {
    const older = findOlderPostgres() ?? (await installOlderPostgres())
    if (older) {
      const { note, ...result } = await runVitest('vitest-older', older.name)
      return { ...result, note: [`on ${older.name}`, note].filter(Boolean).join(': ') }
    }
    const note =
      'SKIPPED, no older PostgreSQL is installed and none could be had (set TEST_DATABASE_URL to one)'
    return { passed: 0, failed: 0, skipped: 1, note }
  },
}

export const build: Part = { name: 'build', run: () => runCheck(['commands/build.mjs']) }

export const browser: Part = {
  name: 'browser',
  async run() {
    const report = `${reports}/playwright.json`
    const { status } = await runProgram(
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
      { isShown: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_FORCE_TTY: '0' } },
    )
    const browser = `in ${await describeChromium()}`
    if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, note: browser }
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
    const note = [browser, ...suites.flatMap(flakyIn).map(passedWhenRepeated)].join(' · ')
    return { passed: expected + flaky, failed: unexpected || (status === 0 ? 0 : 1), skipped, note }
  },
}

const passedWhenRepeated = (test: string) => `passed only when repeated: ${test}`

type BrowserReport = { stats: Record<string, number>; suites: BrowserSuite[] }
type BrowserSuite = {
  suites?: BrowserSuite[]
  specs: { title: string; tests: { status: string }[] }[]
}

const flakyIn = ({ suites = [], specs }: BrowserSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyIn),
]

export const audit: Part = {
  name: 'known weaknesses',
  async run() {
    const waiting = ['--fetch-retries=0', '--fetch-timeout=20000']
    const args = ['audit', '--omit=dev', '--json', '--loglevel=silent', ...waiting]
    const npm = process.env.npm_execpath
    const { output } = await (npm?.endsWith('.js') ? runProgram([npm, ...args]) : run('npm', args))
    return judgeAudit(output)
  },
}

/**
 * Reads the output of `npm audit` for the packages that a release contains. If the registry cannot be reached, the check is
 * skipped.
 */
export function judgeAudit(output: string): Result {
  let found: { vulnerabilities?: Record<string, { severity: string }> } | null = null
  try {
    found = JSON.parse(output)
  } catch {}
  if (!found?.vulnerabilities) {
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      note: 'SKIPPED, the registry gives no list of known weaknesses',
    }
  }
  const known = Object.entries(found.vulnerabilities)
  const failed = known.some(([, { severity }]) => severity === 'high' || severity === 'critical') ? 1 : 0
  const note = known.map(([name, { severity }]) => `${name} (${severity})`).join(', ')
  return { passed: 1 - failed, failed, skipped: 0, ...(note && { note: `npm audit names ${note}` }) }
}

/** Runs programs that pass or fail, and stops at the first that fails, whose output is printed. */
async function runCheck(...programs: string[][]): Promise<Result> {
  for (const args of programs) {
    const { status, output } = await runProgram(args)
    if (status === 0) continue
    console.log(`\n${output}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  return { passed: 1, failed: 0, skipped: 0 }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

async function runVitest(name: string, ...projects: string[]): Promise<Result> {
  const report = `${reports}/${name}.json`
  const repeatedFile = `${reports}/${name}-repeated.json`
  const { status } = await runProgram(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--retry=1',
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./commands/repeated-tests.ts',
      `--outputFile.json=${report}`,
    ],
    { isShown: true, env: { REPEATED_TESTS_FILE: repeatedFile } },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const repeated = existsSync(repeatedFile)
    ? (JSON.parse(readFileSync(repeatedFile, 'utf8')) as string[])
    : []
  const found = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const brokenFiles = found.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = found.numFailedTests + brokenFiles.length
  const names = [
    ...brokenFiles.map(({ name }) => name),
    ...found.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
    ),
  ]
  if (!failed && status !== 0) names.push('an error outside any test, printed above')
  return {
    passed: found.numPassedTests,
    // An error outside any test fails the run too.
    failed: failed || (status === 0 ? 0 : 1),
    skipped: found.numPendingTests + found.numTodoTests,
    note: [...names.slice(0, 5), ...repeated.map(passedWhenRepeated)].join(' · ') || undefined,
  }
}
