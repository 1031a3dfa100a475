import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { lockedPackages, shippedFiles } from './shipped.ts'

const files = shippedFiles()
const running = new Set(
  lockedPackages()
    .filter(({ runs }) => runs)
    .map(({ name }) => name),
)

test('a release has nothing of our tests, our tools, our data or our history', () => {
  const unwanted = /\.test\.|^(tests|bench|data|release|node_modules|\.)|(^|\/)\.env|training\/|\.jsonl$/
  expect(files.filter((file) => unwanted.test(file))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['bin/vouchsafe', 'commands/start.mjs', 'docs/operating.md']))
  const tools = [
    'vite',
    'vitest',
    'typescript',
    '@playwright/test',
    '@biomejs/biome',
    'lighthouse',
    'axe-core',
  ]
  expect(tools.filter((tool) => running.has(tool))).toEqual([])
})

test('what a command of a release imports is in the release', () => {
  const shipped = new Set(files)
  const missing: string[] = []
  const seen = new Set<string>()
  const waiting = files.filter((file) => /^commands\/.*\.m?[jt]s$|^analysis\/cli\.ts$/.test(file))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const target of importsOf(file)) {
      if (target.startsWith('node:')) continue
      const own = target.startsWith('.')
        ? normalize(join(dirname(file), target))
        : target.startsWith('#')
          ? target.slice(1)
          : null
      if (own ? shipped.has(own) : running.has(packageOf(target))) own && waiting.push(own)
      else missing.push(`${file}: ${target}`)
    }
  }
  expect(seen.size).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

/** What Node loads: imports of types alone fall away. */
function importsOf(file: string) {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const found = source.matchAll(
    /^\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?from\s*)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...found].map(([, one, other]) => one ?? other!)
}

function packageOf(target: string) {
  const [first, second] = target.split('/')
  return target.startsWith('@') ? `${first}/${second}` : first!
}
