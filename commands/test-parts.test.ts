import { expect, test } from 'vitest'
import { judgeAudit } from './test-parts.ts'

const told = (vulnerabilities: Record<string, { severity: string }>) =>
  judgeAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))

test('a package with a grave known weakness fails the run, by name', () => {
  expect(told({ qs: { severity: 'high' } })).toMatchObject({ failed: 1, note: 'npm audit names qs (high)' })
  expect(told({ qs: { severity: 'critical' }, a: { severity: 'low' } })).toMatchObject({ failed: 1 })
})

test('a lesser one is named, and none is none', () => {
  const result = told({ qs: { severity: 'moderate' } })
  expect(result).toMatchObject({ passed: 1, failed: 0, note: 'npm audit names qs (moderate)' })
  expect(told({})).toEqual({ passed: 1, failed: 0, skipped: 0 })
})

test('a network without that list is named as skipped, and fails nothing', () => {
  const refusal = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } })
  for (const output of [refusal, '', 'npm error ENOTFOUND', 'null', '[]']) {
    expect(judgeAudit(output)).toMatchObject({ passed: 0, failed: 0, skipped: 1 })
  }
})
