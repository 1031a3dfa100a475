// npm run papers: writes the generated parts of docs/retention.md and docs/security.md.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { periods } from '#app/periods.ts'

export type Kept = { table: string; what: string; whose: string; howLong: string; ends: string[] }

const declared = /^\/\/ Kept: (.+)\nexport const \w+ = pgTable\(\s*'(\w+)'/gm

/** What stands beside each table: `// Kept: what | whose | how long | what ends it; …`. */
export function listKept(): Kept[] {
  return globSync('app/**/*.table.ts')
    .sort()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(declared)].map(([, line, table]) => {
        const [what = '', whose = '', howLong = '', ends = ''] = withPeriods(line!).split(' | ')
        return { table: table!, what, whose, howLong, ends: ends.split('; ') }
      }),
    )
}

const withPeriods = (line: string) =>
  line.replace(/\{(\w+)\}/g, (_, name) => {
    if (!(name in periods)) throw new Error(`There is no period ${name}.`)
    return String(periods[name as keyof typeof periods])
  })

const endIn = (end: string) =>
  end.replace(/^(with|job) (\S+)$/, (_, how, name) => (how === 'with' ? `with \`${name}\`` : `\`${name}\``))

const retentionPage = () =>
  [
    '| table | what | whose | how long | what ends it |',
    '|---|---|---|---|---|',
    ...listKept().map(
      ({ table, what, whose, howLong, ends }) =>
        `| \`${table}\` | ${what} | ${whose} | ${howLong} | ${ends.map(endIn).join('; ')} |`,
    ),
  ].join('\n')

export type Requirement = { id: string; level: string; state: State; how: string; evidence: string[] }
export const states = ['met', 'partly', 'not met', 'does not apply'] as const
type State = (typeof states)[number]

/**
 * The requirements of OWASP ASVS 5.0.0, levels 1 and 2: each with how it is met and the evidence (`file` or `file > title
 * of a test`).
 */
export function listRequirements(): Requirement[] {
  type Row = Omit<Requirement, 'evidence'> & { evidence: string }
  const rows = parse(readFileSync('docs/security-asvs.csv'), { columns: true }) as Row[]
  return rows.map((row) => ({ ...row, evidence: row.evidence.split(' & ').filter(Boolean) }))
}

function securityPart() {
  const all = listRequirements()
  const count = (level: string, state: State) =>
    all.filter((each) => each.level === level && each.state === state).length
  return [
    `| level | ${states.join(' | ')} |`,
    '|---|---|---|---|---|',
    ...['1', '2'].map((level) => `| ${level} | ${states.map((state) => count(level, state)).join(' | ')} |`),
    '',
    '| requirement | level | state | |',
    '|---|---|---|---|',
    ...all
      .filter(({ state }) => state === 'partly' || state === 'not met')
      .map(({ id, level, state, how }) => `| ${id} | ${level} | ${state} | ${how} |`),
  ].join('\n')
}

/** The generated part of a page stands between two comments. */
export const generatedPart = (page: string) =>
  /(?<=<!-- generated -->\n\n)[\s\S]*?(?=\n\n<!-- \/generated -->)/.exec(page)?.[0]

export const generated: Record<string, () => string> = {
  'docs/retention.md': retentionPage,
  'docs/security.md': securityPart,
}

if (import.meta.main) {
  for (const [file, make] of Object.entries(generated)) {
    const page = readFileSync(file, 'utf8')
    writeFileSync(file, page.replace(generatedPart(page)!, make))
    console.log(`Wrote ${file}.`)
  }
}
