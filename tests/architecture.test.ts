import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

// The rooms and who may use whom: docs/decisions/0024.

/** From top to bottom: a room may use only those above it. */
const rooms = [
  'instance',
  'mailing',
  'accounts',
  'plans',
  'webhook-events',
  'log-format',
  'log',
  'activities',
  'files',
  'profiles',
  'businesses',
  'uploads',
  'domains',
  'mail-settings',
  'language-model',
  'newsletter',
  'contacts',
  'form-questions',
  'products',
  'reviews',
  'imports',
  'media',
  'invitations',
  'orders',
  'moderation',
  'authors',
  'review-form',
  'analyses',
  'figures',
  'published-reviews',
  'tags',
  'replies',
  'inbox',
  'findings',
  'widgets',
  'widget-counts',
  'widget-editor',
  'analytics',
  'ask',
  'competitors',
  'dashboard',
  'digests',
  'first-steps',
  'billing',
  'transparency',
  'content',
  'reply-drafts',
  'notifications',
  'team',
  'single-sign-on',
  'api-keys',
  'webhooks',
  'deletion',
  'backups',
  'witness',
  'operator',
]

type Import = { from: string; to: string; isTypeOnly: boolean }

const files = globSync(['app/**/*.{ts,tsx}', 'analysis/**/*.ts', 'widget/**/*.ts']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const imports = [...sources].flatMap(([file, source]) => importsOf(file, source))

function importsOf(from: string, source: string): Import[] {
  const found = source.matchAll(
    /(?:^\s*(?:import|export)\s+(type\s+)?([^'"]*?from\s*)?|\bimport\()['"]([^'"]+)['"]/gms,
  )
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

function roomOf(file: string) {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1]
}

function resolveImport(from: string, target: string) {
  if (target.startsWith('#')) return target.slice(1)
  return target.startsWith('.') ? normalize(join(dirname(from), target)) : null
}

/** Table -> the room that keeps it, or `platform`. */
const owners = new Map<string, string>([
  ...[...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\bpgTable\(\s*'(\w+)'/g)].map(
      ([, table]) => [table!, roomOf(file) ?? 'platform'] as const,
    ),
  ),
])

/** The text of each query: `sql` templates (their `${…}` left out: a table in there was imported) and raw strings. */
function queriesIn(source: string) {
  const starts = source.matchAll(
    /(?:\bsql(?:<[^`()]*>)?|\bsql\.raw\(|\.query(?:<[^`(]*>)?\(|\btext:)\s*([`'])/g,
  )
  return [...starts].map(({ index, 0: { length }, 1: quote }) => {
    let query = ''
    for (let at = index + length, depth = 0; at < source.length; at++) {
      const char = source[at]!
      if (depth === 0 && char === quote) break
      if (depth === 0 && !source.startsWith('${', at)) query += char
      else if (char === '{') depth++
      else if (char === '}') depth--
    }
    return query
  })
}

/** The tables that raw SQL names; what a query names itself (`with own as`) is none. */
function tablesIn(source: string) {
  return queriesIn(source).flatMap((query) => {
    const own = [...query.matchAll(/(\w+)(?:\s*\([\w\s,]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/g)]
    const lists = query.matchAll(
      /\b(?:from|join|into|update|using|truncate|table)\s+(?:only\s+)?("?\w+"?(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*"?\w+"?)*)(?![\w".])/g,
    )
    return [...lists]
      .flatMap(([, list]) => list!.split(',').map((item) => item.trim().split(/\s/)[0]!.replaceAll('"', '')))
      .filter((table) => owners.has(table) && !own.some(([, name]) => name === table))
  })
}

const inside = (file: string, folder: string) => file.startsWith(`${folder}/`)
const sourcesIn = (folder: string) => [...sources].filter(([file]) => inside(file, folder))
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

test('raw SQL in a room names only its own tables and those of the rooms above', () => {
  const downwards = sourcesIn('app/features').flatMap(([file, source]) =>
    tablesIn(source)
      .filter((table) => rooms.indexOf(owners.get(table)!) > rooms.indexOf(roomOf(file)!))
      .map((table) => `${file} -> ${table}`),
  )
  expect(downwards).toEqual([])
})

test('raw SQL in the platform names only its own tables, and a door has none', () => {
  const named = [...sourcesIn('app/platform'), ...sourcesIn('app/routes')].flatMap(([file, source]) =>
    tablesIn(source)
      .filter((table) => inside(file, 'app/routes') || owners.get(table) !== 'platform')
      .map((table) => `${file} -> ${table}`),
  )
  expect(named).toEqual([])
})

/** What serves competitors too, or them alone: the rest reads the view `businesses`, which has none. */
const readersOfCompetitors = [
  'app/features/businesses/business.table.ts',
  'app/features/businesses/lock-business.server.ts',
  'app/features/competitors/competitors.server.ts',
  'app/features/deletion/erase-rows.server.ts',
  'app/features/deletion/takeout-parts.ts',
  'app/features/imports/import-file.job.ts',
]

test('whatever reads businesses reads the view without competitors, but for the few files named here', () => {
  // A business is written in its table: Citus does not write through a view.
  const writes = /\b(?:insert|update|delete)\(businessRows\)/g
  const named = [...sources].filter(([, source]) => {
    const rest = source.replaceAll(writes, '')
    return /business_rows|\b(?:from|join|Join|count)\s*\(?(?:\$\{)?businessRows/i.test(rest)
  })
  expect(named.map(([file]) => file).sort()).toEqual(readersOfCompetitors)
  const written = [...sources].filter(([, source]) =>
    /\b(?:insert|update|delete)\(businesses\)|\b(?:update|into|delete from) (?:\$\{)?businesses\b/.test(
      source,
    ),
  )
  expect(written.map(([file]) => file)).toEqual([])
})

test('every table has an owner', () => {
  const migrations = globSync('migrations/*.sql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const created = [...migrations.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, table]) => table!)
  expect(created.length).toBeGreaterThan(30)
  expect(
    created.filter((table) => !owners.has(table) && !migrations.includes(`drop table ${table};`)),
  ).toEqual([])
})

test('the checks of SQL see joins, lists, fragments in fragments, and not the queries’ own names', () => {
  expect(
    tablesIn(
      `sql\`with own as (select 1 from "reviews" r, mentions) select from own
        join \${sql\`analyses a, \${handovers} left join replies on true\`} where x is distinct from reports.x\``,
    ).sort(),
  ).toEqual(['mentions', 'replies', 'reviews'])
  expect(tablesIn("client.query<Row>('delete from only tokens')")).toEqual(['tokens'])
})

test('ui, analysis, widget and the lists of jobs, purposes and periods use nothing of ours but the formatter', () => {
  for (const leaf of ['app/ui', 'analysis', 'widget']) {
    const outside = imports.filter(
      ({ from, to }) => inside(from, leaf) && !inside(to, leaf) && to !== 'app/languages/format.ts',
    )
    expect(show(outside)).toEqual([])
  }
  for (const list of ['app/jobs.ts', 'app/purposes.ts', 'app/periods.ts']) {
    expect(show(imports.filter(({ from }) => from === list))).toEqual([])
  }
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
      !/\.(email|job)\.tsx$/.test(from) &&
      !inside(from, 'app/routes') &&
      !/^app\/[^/]+$/.test(from) &&
      !isTypeOnly &&
      /\.(server|table|job)\.tsx?$/.test(to),
  )
  expect(show(parts)).toEqual([])
})

test('commands and benches run without a bundler, so what they load has no JSX and no files that only it reads', () => {
  const started = globSync(['commands/*.ts', 'bench/*.bench.ts'])
  const loaded = new Set(started.filter((file) => !file.endsWith('.test.ts')))
  const assets: string[] = []
  for (const file of loaded) {
    if (!file.endsWith('.ts')) continue
    const source = readFileSync(file, 'utf8')
    if (/^import [^\n]*\?(?:raw|url|inline)'/m.test(source)) assets.push(file)
    for (const { to, isTypeOnly } of importsOf(file, source))
      if (!isTypeOnly && /\.tsx?$/.test(to)) loaded.add(to)
  }
  expect(loaded.size).toBeGreaterThan(100)
  expect([...loaded].filter((file) => file.endsWith('.tsx'))).toEqual([])
  expect(assets).toEqual([])
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

test('only a schema passes everything of another file on: its own vocabulary', () => {
  const barrels = [...sources].filter(([file, source]) =>
    [...source.matchAll(/^\s*export\s+(?:type\s+)?\*[^'"]*['"]([^'"]+)['"]/gm)].some(
      ([, target]) => resolveImport(file, target!) !== file.replace(/\.schema\.ts$/, '.vocabulary.ts'),
    ),
  )
  expect(barrels.map(([file]) => file)).toEqual([])
})

test('there is no drawer for everything, and no barrel', () => {
  const drawers = files.filter((file) =>
    /\/(lib|utils?|helpers?|common|services|types)(\/|\.tsx?$)/.test(file),
  )
  expect(drawers).toEqual([])
  expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
})

test('no file opens a connection but these: addresses that an owner can name go through the guard', () => {
  const reasons: Record<string, string> = {
    'app/platform/public-web.server.ts': 'the guard',
    'app/platform/mail.server.ts': 'SMTP_URL, a setting of the operator',
    'app/platform/bucket-requests.server.ts':
      'BACKUP_URL and FILES_URL, settings of the operator; follows no redirect',
    'app/features/language-model/call-model.server.ts':
      'LLM_BASE_URL, a setting of the operator; follows no redirect',
    'app/features/billing/stripe-client.server.ts': 'Stripe, or STRIPE_API_BASE, a setting of the operator',
    'app/features/log/check-page.script.ts': 'in the browser, to us',
    'app/features/log/fetch-log.server.ts':
      'the log that a person at a terminal wants to audit; follows no redirect',
    'app/features/contacts/contact-form.script.ts': 'in the browser, to us',
    'app/features/accounts/passkey-sign-in.tsx': 'in the browser, to us',
    'app/features/widgets/ways-without-script.ts': 'an example for the owner to copy',
    'app/features/review-form/review-form.script.ts': 'in the browser, to us',
    'app/features/media/photos-form.script.ts': 'in the browser, to us',
    'widget/script/entries/badge.ts': 'in the browser of a visitor, to us',
    'widget/script/loader.ts': 'in the browser of a visitor, to us',
    'widget/script/runtime.ts': 'in the browser of a visitor, to us',
  }
  /** Types, servers and checks of an address's notation open none. */
  const harmless =
    /import type [^\n]*|import \{ (?:createServer, )?type [^}]*\} from 'node:http'|import \{[^}]*\b(?:BlockList|isIP)\b[^}]*\} from 'node:net'/g
  const opens =
    /'node:(?:https?|http2|net|tls|dgram|dns|dns\/promises)'|\bfrom '(?:undici|nodemailer|ws)'|(?<![\w.]|function )fetch\(|\bnew (?:Stripe|WebSocket|EventSource|XMLHttpRequest)\b|\bsendBeacon\(/
  const found = [...sources]
    .filter(([, source]) => opens.test(source.replace(harmless, '')))
    .map(([file]) => file)
  expect(found.sort()).toEqual(Object.keys(reasons).sort())
})

test('the stand-in of Stripe is loaded only where the demo opens it', () => {
  const inApp = imports.filter(({ from }) => inside(from, 'app'))
  const users = inApp.filter(({ to }) => inside(to, 'stand-ins')).map(({ from }) => from)
  const demo = 'app/features/billing/demo-stripe.server.ts'
  expect([...new Set(users)]).toEqual([demo])
  const openers = inApp.filter(({ to }) => to === demo).map(({ from }) => from)
  expect([...new Set(openers)]).toEqual(['app/features/billing/stripe-client.server.ts'])
  const opener = sources.get('app/features/billing/stripe-client.server.ts')!
  expect(opener).toContain("mode === 'demo' ? await import('./demo-stripe.server.ts') : undefined")
})

test('every place in which a style sheet looks for class names is there', () => {
  const places = globSync('app/ui/*.css').flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@source (?:not )?"([^"]+)"/g)].flatMap(([, place]) =>
      eachOf(place!).map((each) => join(dirname(sheet), each)),
    ),
  )
  expect(places.length).toBeGreaterThan(20)
  expect(places.filter((place) => globSync(place).length === 0)).toEqual([])
})

/** "a/{b,c}*.tsx" is "a/b*.tsx" and "a/c*.tsx". */
function eachOf(place: string): string[] {
  const [all, choices] = /\{([^}]+)\}/.exec(place) ?? []
  return all ? choices!.split(',').flatMap((choice) => eachOf(place.replace(all, choice))) : [place]
}
