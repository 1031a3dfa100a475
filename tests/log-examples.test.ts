import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { actCodes, type Standing, standings, steps } from '#app/features/log-format/acts.ts'
import { fieldsOf } from '#app/features/log-format/commitment.ts'

// The programs in docs/log check a file with nothing of ours. Where a language is not installed, its test is skipped.

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))
const example = readFileSync('docs/log/example.json', 'utf8')

const programs: [language: string, isThere: string[], command: string[]][] = [
  ['Node', [process.execPath, '--version'], [process.execPath, 'docs/log/check.mjs']],
  ['Python', ['python3', '--version'], ['python3', 'docs/log/check.py']],
  ['Go', ['go', 'version'], ['go', 'run', 'docs/log/check.go']],
]

const bent: [what: string, (text: string) => string][] = [
  ['the words', (text) => text.replace('Cold soup', 'Good soup')],
  ['the receipt', (text) => text.replace('by 2026', 'by 2027')],
  ['the place', (text) => text.replace('index 2\\n', 'index 3\\n')],
  ['the checkpoint', (text) => text.replace('\\n6\\n', '\\n7\\n')],
]

for (const [language, [asked, ...version], [program, ...args]] of programs) {
  const isThere = spawnSync(asked!, version).status === 0
  describe.skipIf(!isThere)(language, () => {
    const check = (text: string) => {
      const file = join(folder, 'file.json')
      writeFileSync(file, text)
      return spawnSync(program!, [...args, file], { encoding: 'utf8' })
    }
    test('takes the example for true', () => {
      expect(check(example)).toMatchObject({
        status: 0,
        stdout: 'act 10 is entry 2 of 6\nact 13 is entry 3 of 6\nact 14 is entry 4 of 6\n',
      })
    })
    test.each(bent)('refuses it where %s changed', (_what, bend) => {
      expect(bend(example)).not.toBe(example)
      expect(check(bend(example)).status).toBe(1)
    })
  })
}

test('the table of acts in the document is the one that the log obeys', () => {
  const codes = (names: readonly (Standing | 'start')[]) =>
    names
      .map((name) => (name === 'start' ? name : standings[name]))
      .sort()
      .join(' ')
  const words = fieldsOf.submitted.join(' ')
  const rows = Object.entries(actCodes).map(([act, code]) => {
    const { from, to } = steps[act as keyof typeof steps]
    const fields = fieldsOf[act as keyof typeof fieldsOf].join(' ')
    return `| ${code} | ${act} | ${codes(from)} | ${to === 'same' ? to : codes(to)} | ${fields === words ? '*words*' : fields} |`
  })
  const document = readFileSync('docs/log.md', 'utf8')
  expect(document).toContain(`\n${rows.join('\n')}\n\n*words*: ${words}.`)
  for (const [name, code] of Object.entries(standings)) expect(document).toContain(`${code} ${name}`)
})
