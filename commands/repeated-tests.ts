import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** Writes the names of the tests that passed only when they were repeated to REPEATED_TESTS_FILE, as a JSON array. */
export default class RepeatedTests implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.names.push(test.fullName)
  }

  onTestRunEnd() {
    writeFileSync(process.env.REPEATED_TESTS_FILE!, JSON.stringify(this.names))
  }
}
