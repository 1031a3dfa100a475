import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

// The house of docs/decisions and README: who may use whom. See ARCHITECTURE's "Direction".

/** From top to bottom: a room may use only those above it. */
const rooms = [
  'instance',
  'accounts',
  'plans',
  'activities',
  'businesses',
  'contacts',
  'mailing',
  'receipts',
  'questions',
  'invitations',
  'reviews',
  'moderation',
  'authors',
  'review-form',
  'analyses',
  'published-reviews',
  'inbox',
  'insights',
  'widgets',
  'billing',
  'transparency',
  'notifications',
  'integrations',
  'closures',
  'operator',
]

type Import = { from: string; to: string; isTypeOnly: boolean }

const files = globSync(['app/**/*.{ts,tsx}', 'analysis/**/*.ts', 'widget/**/*.ts']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const imports = [...sources].flatMap(([file, source]) => importsOf(file, source))

function importsOf(from: string, source: string): Import[] {
  const found = source.matchAll(/^\s*(?:import|export)\s+(type\s+)?([^'"]*?from\s*)?['"]([^'"]+)['"]/gms)
  return [...found].flatMap(([, isType, names = '', target]) => {
    const to = resolveImport(from, target!)
    const named = /\{([^}]*)\}/s
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const areTypes =
      named && !/^\s*\w/.test(names.replace(/\{.*/s, '')) && named.every((name) => name.startsWith('type '))
    return to ? [{ from, to, isTypeOnly: Boolean(isType) || Boolean(areTypes) }] : []
  })
}

function resolveImport(from: string, target: string) {
  if (target.startsWith('#')) return target.slice(1)
  return target.startsWith('.') ? normalize(join(dirname(from), target)) : null
}

const inside = (file: string, folder: string) => file.startsWith(`${folder}/`)
const roomOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1]
const show = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`)
const isLeafFile = (file: string) => /\.(schema|vocabulary)\.ts$/.test(file)

test('there are files to look at', () => {
  expect(imports.length).toBeGreaterThan(500)
})

test('doors use rooms, rooms use the platform, and never the other way round', () => {
  const upwards = imports.filter(
    ({ from, to }) =>
      (inside(from, 'app/features') && inside(to, 'app/routes')) ||
      (inside(from, 'app/platform') && (inside(to, 'app/routes') || inside(to, 'app/features'))),
  )
  expect(show(upwards)).toEqual([])
})

test('a room uses only the rooms above it', () => {
  const unknown = files.map(roomOf).filter((room) => room && !rooms.includes(room))
  expect(unknown).toEqual([])
  const downwards = imports.filter(({ from, to }) => {
    const [user, used] = [roomOf(from), roomOf(to)]
    return user && used && rooms.indexOf(used) > rooms.indexOf(user)
  })
  expect(show(downwards)).toEqual([])
})

test('ui, analysis, widget and the list of jobs use nothing of ours', () => {
  for (const leaf of ['app/ui', 'analysis', 'widget']) {
    expect(show(imports.filter(({ from, to }) => inside(from, leaf) && !inside(to, leaf)))).toEqual([])
  }
  expect(show(imports.filter(({ from }) => from === 'app/jobs.ts'))).toEqual([])
})

test('schemas and vocabularies use only their like, so that a browser may have them', () => {
  const heavy = imports.filter(
    ({ from, to, isTypeOnly }) =>
      isLeafFile(from) && !isTypeOnly && !isLeafFile(to) && /\.(server|table|job|email)\.tsx?$/.test(to),
  )
  expect(show(heavy)).toEqual([])
})

test('a component takes from the server side nothing but types', () => {
  const parts = imports.filter(
    ({ from, to, isTypeOnly }) =>
      from.endsWith('.tsx') &&
      !from.endsWith('.email.tsx') &&
      !inside(from, 'app/routes') &&
      !/^app\/[^/]+$/.test(from) &&
      !isTypeOnly &&
      /\.(server|table|job)\.tsx?$/.test(to),
  )
  expect(show(parts)).toEqual([])
})

test('a room is handed the database and never takes the shared one; a door holds no query', () => {
  const shared = /import\s+(?!type)[^'"]*\bdb\b[^'"]*from\s*['"][^'"]*platform\/database\.server\.ts['"]/
  const takers = [...sources].filter(([file, source]) => inside(file, 'app/features') && shared.test(source))
  expect(takers.map(([file]) => file)).toEqual([])
  const queries = [...sources].filter(
    ([file, source]) => inside(file, 'app/routes') && /from ['"]drizzle-orm/.test(source),
  )
  expect(queries.map(([file]) => file)).toEqual([])
})

test('the environment is read once, at boot', () => {
  const readers = [...sources].filter(
    ([file, source]) => inside(file, 'app') && /process\.env/.test(source) && file !== 'app/boot.server.ts',
  )
  expect(readers.map(([file]) => file)).toEqual([])
})

test('there is no drawer for everything, and no barrel', () => {
  const drawers = files.filter((file) =>
    /\/(lib|utils?|helpers?|common|services|types)(\/|\.tsx?$)/.test(file),
  )
  expect(drawers).toEqual([])
  expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
})
