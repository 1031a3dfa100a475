// npm run papers: writes the generated parts of docs/retention.md and docs/security.md.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
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

export const retentionPage = () =>
  [
    '| table | what | whose | how long | what ends it |',
    '|---|---|---|---|---|',
    ...listKept().map(
      ({ table, what, whose, howLong, ends }) =>
        `| \`${table}\` | ${what} | ${whose} | ${howLong} | ${ends.map(endIn).join('; ')} |`,
    ),
  ].join('\n')

/** The generated part of a page stands between two comments. */
export const generatedPart = (page: string) =>
  /(?<=<!-- generated -->\n\n)[\s\S]*?(?=\n\n<!-- \/generated -->)/.exec(page)?.[0]

export const generated: Record<string, () => string> = { 'docs/retention.md': retentionPage }

if (import.meta.main) {
  for (const [file, make] of Object.entries(generated)) {
    const page = readFileSync(file, 'utf8')
    writeFileSync(file, page.replace(generatedPart(page)!, make))
    console.log(`Wrote ${file}.`)
  }
}
