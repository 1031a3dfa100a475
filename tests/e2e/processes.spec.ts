import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { signUpOwner } from '../inviting-owner.ts'
import { openService } from '../service.ts'

// Two services on one database, without a browser. What one did must show at the other a second later.

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-processes-'))
const dataDir = resolveDataDir({ DATA_DIR: folder })
const settings = { BILLING: 'off', LOG_LEVEL: 'trace' }
const words = 'The quince tart was a marvel'
const guest = { name: 'Ottoline Marchbanks', email: 'ottoline@marchbanks.example' }

test.describe.configure({ mode: 'serial' })
let one: Awaited<ReturnType<typeof openService>>
let other: typeof one
let owner: Awaited<ReturnType<typeof signUpOwner>>
let database: pg.Client

const mailsTo = async (address: string) => {
  const { rows } = await database.query<{ text: string }>('select text from dev_mails where recipient = $1', [
    address,
  ])
  return rows.map(({ text }) => text)
}

test.beforeAll(async () => {
  one = await openService(dataDir, settings)
  await one.start()
  other = await openService(dataDir, { ...settings, APP_URL: one.origin })
  await other.start()
  database = new pg.Client(one.databaseUrl)
  await database.connect()
  owner = await signUpOwner(one.origin, mailsTo)
})

test.afterAll(async () => {
  await database?.end()
  await other?.stop()
  await one?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a sign-in and a sign-out at one process hold at the other', async () => {
  const session = owner.cookie()
  const status = async () => {
    const response = await fetch(`${other.origin}/business/dashboard`, {
      headers: { cookie: session },
      redirect: 'manual',
    })
    return response.status
  }
  expect(await status()).toBe(200)
  await owner.post('/business/logout', {})
  await sleep(1_000)
  expect(await status()).toBe(302)
  const { email, password } = owner.person
  expect((await owner.post('/business/login', { email, password })).status).toBe(302)
})

test('tries at both processes count against one limit', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    const { origin } = tries % 2 ? one : other
    const body = new URLSearchParams({ email: 'nobody@marchbanks.example', password: 'wrong-wrong-wrong' })
    const headers = { origin: one.origin }
    const { status, headers: answered } = await fetch(`${origin}/business/login`, {
      method: 'POST',
      body,
      headers,
    })
    statuses.push(status)
    if (status === 429) expect(Number(answered.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(statuses.map((status) => status === 429)).toEqual([...Array(10).fill(false), true, true])
})

test('a review published at one process is in the widget and on the page that the other one serves', async () => {
  const { location } = await owner.post('/business/widgets', { act: 'add', kind: 'wall' })
  const widget = `/w/${location!.split('/').at(-1)}`
  const before = await (await fetch(`${other.origin}${widget}.json`)).text()
  expect(before).not.toContain(words)
  await owner.inviteList(`${guest.name}, ${guest.email}`)
  await expect.poll(() => mailsTo(guest.email)).toHaveLength(1)
  const [mail] = await mailsTo(guest.email)
  const { pathname, search } = new URL(/http\S+\/review\?invitation=\S+&rating=5/.exec(mail!)![0])
  const form = await (await fetch(one.origin + pathname + search)).text()
  const ticket = /<input[^>]*name="ticket"[^>]*value="([^"]+)"/.exec(form)![1]!
  await sleep(3_100)
  const sent = await fetch(one.origin + pathname + search, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: one.origin },
    body: new URLSearchParams({
      ticket,
      rating: '5',
      title: '',
      text: words,
      authorName: guest.name,
      consentShow: 'on',
    }),
  })
  expect(sent.status).toBe(303)
  await sleep(1_000)
  expect(await (await fetch(`${other.origin}${widget}.json`)).text()).toContain(words)
  const { rows } = await database.query<{ id: string; review: string }>(
    'select business_id as id, id as review from reviews where text = $1',
    [words],
  )
  const [{ id, review }] = rows as [{ id: string; review: string }]
  const reply = { act: 'reply', review, text: 'Our quinces thank you.' }
  await owner.post(`${other.origin}/business/reviews`, reply)
  expect(await (await fetch(`${one.origin}/business/${id}`)).text()).toContain(reply.text)
  await owner.post('/business/widgets', { act: 'delete', id: widget.split('/').at(-1)! })
  await sleep(1_000)
  expect((await fetch(`${other.origin}${widget}.json`)).status).toBe(404)
})

test('a review sent while the database is away stays in its form, and is saved once it is back', async () => {
  const gate = await openGate(join(dataDir, 'socket/.s.PGSQL.5432'))
  const own = mkdtempSync(join(folder, 'gated-'))
  const gated = await openService(own, {
    ...settings,
    APP_URL: one.origin,
    SECRET: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
    DATABASE_URL: one.databaseUrl.replace(/localhost.*/, `127.0.0.1:${gate.port}/vouchsafe`),
    ROLE: 'web',
  })
  await gated.start()
  const { rows } = await database.query<{ id: string }>('select id from businesses')
  const address = `${gated.origin}/review?business=${rows[0]!.id}`
  const ticket = /<input[^>]*name="ticket"[^>]*value="([^"]+)"/.exec(await (await fetch(address)).text())![1]!
  const typed = 'The pear bread was worth the walk.'
  await sleep(3_100)
  const send = () =>
    fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: one.origin },
      body: new URLSearchParams({
        ticket,
        rating: '4',
        title: '',
        text: typed,
        authorName: guest.name,
        authorEmail: 'ottoline@pears.example',
        consentShow: 'on',
      }),
    })
  gate.close()
  const refused = await send()
  const page = await refused.text()
  expect([refused.status, page.includes(typed), page.includes(ticket)]).toEqual([503, true, true])
  gate.open()
  await gated.waitUntilReady()
  for (let tap = 0; tap < 2; tap++) expect((await send()).status).toBe(303)
  const found = await database.query('select from reviews where text = $1', [typed])
  expect(found.rowCount).toBe(1)
  await gated.stop()
  await gate.end()
})

test('running processes go on when a newer version has migrated the database', async () => {
  await database.query('alter table reviews add column of_the_next_version text')
  await database.query('create table of_the_next_version (business_id uuid primary key)')
  await database.query(`insert into migrations (name, checksum) values ('9999_of_the_next_version.sql', 'x')`)
  for (const path of [
    '/',
    '/businesses',
    '/business/dashboard',
    '/business/reviews',
    '/business/invitations',
  ])
    expect([path, (await owner.look(`${other.origin}${path}`)).status]).toEqual([path, 200])
  await owner.inviteList('Somebody, somebody@marchbanks.example')
  await expect.poll(() => mailsTo('somebody@marchbanks.example')).toHaveLength(1)
  const { rows } = await database.query<{ id: string }>('select id from reviews')
  const { status } = await owner.post('/business/reviews', {
    act: 'reply',
    review: rows[0]!.id,
    text: 'Come back soon.',
  })
  expect(status).toBe(200)
  // An older version that starts anew could not know what it would break.
  const older = await openService(dataDir, settings)
  await expect(older.start()).rejects.toThrow()
  expect(older.hasDied).toBe(true)
  await database.query(`delete from migrations where name like '9999%'`)
})

/** A way to the database's socket that can be closed. */
async function openGate(path: string) {
  let isOpen = true
  const through = new Set<Socket>()
  const server = createServer((client) => {
    if (!isOpen) return client.destroy()
    const database = connect(path)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.pipe(other)
      through.add(one)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const each of through) each.destroy()
    through.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    open() {
      isOpen = true
    },
    close() {
      isOpen = false
      cut()
    },
    end() {
      cut()
      return new Promise((done) => server.close(done))
    },
  }
}

test('no line of the log names a person, a token or what anybody wrote', async () => {
  const log = readFileSync(join(dataDir, 'service.log'), 'utf8')
  expect(log).toContain('"route":"/business/reviews"')
  expect(log).toContain('"job":"accounts.send-verification"')
  const links = [...(await mailsTo(guest.email)), ...(await mailsTo(owner.person.email))].join('\n')
  const tokens = [...links.matchAll(/(?:token|invitation)=([\w.-]{20,})|\/([\w-]{24,}(?:\.[\w-]+)?)/g)].map(
    ([, inQuery, inPath]) => inQuery ?? inPath!,
  )
  expect(tokens.length).toBeGreaterThan(1)
  const session = /=([\w-]{43})/.exec(owner.cookie())![1]!
  const secrets = [session, owner.person.password, ...tokens]
  const people = [guest.name, 'Ottoline', '@marchbanks', owner.person.email, '@faults', owner.person.name]
  for (const each of [...secrets, ...people, words, 'quince', 'Come back soon', '127.0.0.1'])
    expect(log.includes(each), each).toBe(false)
})
