// npm run test:faults -- processes [ROUNDS]: two web processes and two workers on one database, behind a proxy, under load. Each
// round kills (-9) or stops (TERM) each of the four in turn and starts it again; in every tenth PostgreSQL is killed, and in
// every twentieth the disk is full. In the end nothing acknowledged is missing, and no job has been done twice in effect.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { signUpOwner } from '../inviting-owner.ts'
import { manyVisitors, openService } from '../service.ts'
import { createBusinesses } from './businesses.ts'
import { findBroken } from './check.ts'
import { type Arrival, openPostOffice } from './post-office.ts'
import { openRoundRobin } from './round-robin.ts'
import { recordSignedRoots } from './signed-roots.ts'
import { type Acknowledged, emailOf, openForm, submit } from './submitter.ts'

const rounds = Number(process.argv[2] ?? 10)
const submitters = 5
const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-faults-'))
// A disk of its own, so that it can be full.
const hasDisk = mountDisk()
const dataDir = resolveDataDir({ DATA_DIR: folder })

const office = await openPostOffice({ isDead: () => false })
const proxy = await openRoundRobin(() => webs.map(({ origin }) => origin))
const settings = {
  ...manyVisitors,
  APP_URL: proxy.origin,
  SMTP_URL: office.url,
  BILLING: 'off',
  LOG_LEVEL: 'warn',
  MAIL_PER_MINUTE: '6000',
  MAIL_AT_ONCE: '4',
}
const webs = [await openWeb(), await openWeb()]
const workers = [await openWorker(), await openWorker()]
const all = { 'web 1': webs[0]!, 'worker 1': workers[0]!, 'web 2': webs[1]!, 'worker 2': workers[1]! }
const startedAt = Date.now()
// The first makes the database and the secret.
for (const each of Object.values(all)) await each.start()

const recorder = await recordSignedRoots()
await recorder.attach(webs[0]!.databaseUrl)
const owner = await signUpOwner(proxy.origin, (address) =>
  office.arrivals.filter(({ to }) => to === address).map(({ mail }) => mail.text ?? ''),
)
const widgetPage = (await owner.post('/business/widgets', { act: 'add', kind: 'wall' })).location!
const widgetId = widgetPage.split('/').at(-1)!

const database = new pg.Pool({ connectionString: webs[0]!.databaseUrl, max: 3 })
database.on('error', () => {})
const rowsOf = async <Row>(text: string) => (await database.query(text)).rows as Row[]
const numberOf = async (text: string) => Number((await rowsOf<{ count: string }>(text))[0]!.count)
const businesses = await createBusinesses(webs[0]!.databaseUrl, submitters)

const acknowledged: Acknowledged[] = []
const replied: { review: string; text: string }[] = []
const invited: string[] = []
const workerKills: number[] = []
const counts = { retries: 0, widgets: 0, widgetsRefused: 0, kills: 0, stops: 0, slowStops: 0 }
let [databaseKills, fullDisks] = [0, 0]
let isOver = false
const broken: string[] = []
const load = Promise.all([...businesses.map(submitForEver), inviteForEver(), askForWidgets()])
load.catch((error) => {
  broken.push(`The load broke off: ${error.message}`)
  isOver = true
})

// Ctrl-C ends it after the round, and everything so far is checked.
process.once('SIGINT', () => {
  isOver = true
})

let done = 0
for (; done < rounds && !isOver; done++) {
  // Limits are by the hour or the day, and these rounds have many hours' worth.
  await database.query('delete from rate_limits')
  for (const [at, [name, service]] of Object.entries(all).entries()) {
    const isKill = (done + at) % 2 === 0
    await sleep(Math.random() * 700)
    if (service.hasDied) broken.push(`${name} ended by itself in round ${done + 1}.`)
    if (isKill) {
      counts.kills++
      if (name.startsWith('worker')) workerKills.push(Date.now())
      await service.killService()
    } else {
      counts.stops++
      const code = await service.stop()
      if (code !== 0) counts.slowStops++
      await service.start()
    }
  }
  if (done % 10 === 1) {
    databaseKills++
    workerKills.push(Date.now())
    console.log(`PostgreSQL is killed; back after ${await webs[0]!.killDatabase()} ms`)
    // A mail that went out meanwhile could not be noted.
    workerKills.push(Date.now())
  }
  if (done % 20 === 3 && hasDisk) {
    fullDisks++
    await fillDisk()
  }
  console.log(
    `round ${done + 1}: ${acknowledged.length} reviews, ${replied.length} replies, ${invited.length} invitations acknowledged, ` +
      `${counts.retries} retries, ${counts.widgets} widgets, ${broken.length} broken`,
  )
}
isOver = true
await load.catch(() => {})
await settle()

broken.push(
  ...(await findBroken(
    { ...webs[0]!, origin: proxy.origin, databaseUrl: webs[0]!.databaseUrl },
    acknowledged,
  )),
)
const receipts = acknowledged.map(({ receiptAddress }) => receiptAddress)
broken.push(...(await recorder.findBroken(proxy.origin, webs[0]!.databaseUrl, receipts)))
for (const { review, text } of replied) {
  const { rows } = await database.query('select from replies where review_id = $1 and text = $2', [
    review,
    text,
  ])
  if (rows.length !== 1)
    broken.push(`The reply to ${review} was acknowledged and is there ${rows.length} times.`)
}
const unanalysed = await numberOf(`select count(*) from reviews r where state = 'published' and not exists (
  select from analyses a where a.business_id = r.business_id and a.review_id = r.id)`)
if (unanalysed) broken.push(`${unanalysed} published reviews were not analysed.`)
const failed = await rowsOf<{ name: string; count: string }>(
  `select name, count(*) from pgboss.job where state = 'failed' group by name`,
)
for (const { name, count } of failed) broken.push(`${count} jobs ${name} used up their tries.`)
const people = await rowsOf<{ email: string; count: number }>(
  'select email, count(*)::int from invitations group by email',
)
const invitationsOf = new Map(people.map(({ email, count }) => [email, count]))
for (const email of invited)
  if (invitationsOf.get(email) !== 1)
    broken.push(`${email} has ${invitationsOf.get(email) ?? 0} invitations.`)

// Each acknowledged submission and invitation is one mail. A second one needs a worker that died over the first.
const mailsTo = Map.groupBy(
  office.arrivals.toSorted((one, other) => one.begunAt - other.begunAt),
  keyOf,
)
const reached = new Set(office.arrivals.map(({ to }) => to))
const owed = [...invited, ...acknowledged.map(emailOf)]
for (const address of owed) if (!reached.has(address)) broken.push(`The mail to ${address} did not arrive.`)
let explained = 0
for (const [key, [first, ...repeats]] of mailsTo) {
  for (const repeat of repeats) {
    const isExplained = workerKills.some((at) => at >= first!.begunAt && at <= repeat.begunAt)
    if (isExplained) explained++
    else broken.push(`${key} came twice, and no kill explains it.`)
  }
}

const failedStarts = Object.values(all).reduce((sum, each) => sum + each.failedStarts, 0)
await database.end()
for (const each of Object.values(all).reverse()) await each.stop()
recorder.close()
await Promise.all([office.close(), proxy.close()])
if (broken.length > 0) {
  const log = `${folder}.log`
  copyFileSync(join(dataDir, 'service.log'), log)
  console.log(`What the processes said is in ${log}.`)
}
if (hasDisk) execFileSync('umount', ['-l', folder])
rmSync(folder, { recursive: true, force: true })
for (const sentence of broken.slice(0, 20)) console.log(sentence)
console.log(
  `${done} rounds in ${Math.round((Date.now() - startedAt) / 1000)} s: ${counts.kills} kills and ${counts.stops} stops ` +
    `(${counts.slowStops} took longer than ten seconds), ${failedStarts} starts tried again, ${proxy.cutOff} requests cut off, ${counts.retries} retries; ` +
    `${acknowledged.length} reviews, ${replied.length} replies and ${invited.length} invitations acknowledged; ` +
    `${counts.widgets} widgets served, ${counts.widgetsRefused} refused; ${office.arrivals.length} mails, ` +
    `${explained} repeated after a kill or a full disk; PostgreSQL killed ${databaseKills} times; ` +
    `disk full: ${hasDisk ? `${fullDisks} times` : 'not tried, as nothing can be mounted here'}; ` +
    `${recorder.roots.size} sizes of the log signed; ${broken.length} things broken`,
)
process.exit(broken.length > 0 ? 1 : 0)

function openWeb() {
  return openService(dataDir, { ...settings, ROLE: 'web' }, { isSupervised: true })
}

function openWorker() {
  return openService(dataDir, { ...settings, ROLE: 'worker' }, { isSupervised: true })
}

/** As root, 1.2 GB in memory. */
function mountDisk() {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1200m,mode=0755', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** For some seconds nothing can be written. Forms are answered 503 meanwhile, and everything returns alone. */
async function fillDisk() {
  const filler = join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 65_536))
    writeFileSync(`${filler}-rest`, Buffer.alloc(131_072))
  } catch {}
  // A mail that goes out meanwhile cannot be noted, as if its worker had been killed.
  for (let second = 0; second < 8; second++) {
    workerKills.push(Date.now())
    await sleep(1_000)
  }
  workerKills.push(Date.now())
  for (const file of [filler, `${filler}-rest`]) if (existsSync(file)) rmSync(file)
  const since = Date.now()
  for (const each of webs) await each.waitUntilReady()
  console.log(`the disk was full for 8 s; ready ${Date.now() - since} ms after there was space`)
}

async function submitForEver(businessId: string) {
  while (!isOver) {
    const form = await openForm(proxy.origin, businessId).catch(() => null)
    if (!form) await sleep(200)
    // A visitor's tries are limited: none presses the button fifty times a second.
    else acknowledged.push(await submit(proxy.origin, form, () => counts.retries++, 2_000))
  }
}

/** Invites somebody, follows the link of the mail, submits, and replies as the owner. */
async function inviteForEver() {
  for (let n = 0; !isOver; n++) {
    // Of a domain of their own: five from one with such similar words would wait for the operator as a group.
    const address = `person-${n}@mail-${n}.example`
    // A second try after a cut-off answer is told that the address is invited already.
    await until(async () => {
      await owner.inviteList(`Person ${n}, ${address}`).catch(() => counts.retries++)
      return (await database.query('select from invitations where email = $1', [address])).rows.length > 0
    })
    invited.push(address)
    const arrival = await arrivalTo(address)
    if (!arrival) return
    const link = /http\S+\/review\?invitation=\S+&rating=5/.exec(arrival.mail.text ?? '')![0]
    const { pathname, search } = new URL(link)
    const text = `Person ${n} came by invitation and was pleased.`
    let reviewId: string | undefined
    await until(async () => {
      await sendInvited(pathname + search, text, `10.200.${n >> 8}.${n & 255}`).catch(() => counts.retries++)
      const { rows } = await database.query<{ id: string }>('select id from reviews where text = $1', [text])
      reviewId = rows[0]?.id
      return rows.length > 0
    })
    const reply = `Thank you, person ${n}.`
    await until(async () => {
      const { status } = await owner
        .post('/business/reviews', { act: 'reply', review: reviewId!, text: reply })
        .catch(() => ({ status: 503 }))
      if (status >= 400) counts.retries++
      return status < 400
    })
    replied.push({ review: reviewId!, text: reply })
  }
}

async function sendInvited(path: string, text: string, address: string) {
  const page = await (await fetch(proxy.origin + path, { headers: { 'x-forwarded-for': address } })).text()
  const ticket = /<input[^>]*name="ticket"[^>]*value="([^"]+)"/.exec(page)?.[1]
  if (!ticket) return
  await sleep(3_100)
  const fields = { ticket, rating: '5', title: '', text, authorName: 'A person', consentShow: 'on' }
  await fetch(proxy.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: proxy.origin, 'x-forwarded-for': address },
    body: new URLSearchParams(fields),
  })
}

async function askForWidgets() {
  while (!isOver) {
    const response = await fetch(`${proxy.origin}/w/${widgetId}.json`).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.status === 200) counts.widgets++
    else {
      counts.widgetsRefused++
      if (response && response.status !== 503) broken.push(`A widget was answered ${response.status}.`)
    }
    await sleep(25)
  }
}

async function arrivalTo(address: string): Promise<Arrival | undefined> {
  let arrival: Arrival | undefined
  await until(async () => {
    arrival = office.arrivals.find(({ to }) => to === address)
    return arrival !== undefined || isOver
  })
  return arrival
}

/** Until nothing waits: what a killed worker had in hand comes back after its heartbeat. */
async function settle() {
  const waiting = `select count(*) from pgboss.job where state < 'completed' and start_after < now() + interval '5 minutes'
    and name not like '\\_\\_%'`
  const unsent = `select count(*) from invitations where state = 'queued'`
  const since = Date.now()
  await until(async () => (await numberOf(waiting)) + (await numberOf(unsent)) === 0, 500)
  console.log(`nothing waits ${Math.round((Date.now() - since) / 1000)} s after the last round`)
}

async function until(isSo: () => Promise<boolean>, everyMs = 100) {
  const since = Date.now()
  while (!(await isSo().catch(() => false))) {
    if (Date.now() - since > 300_000) throw new Error('Something did not happen within five minutes.')
    await sleep(everyMs)
  }
}

function keyOf({ messageId, to, mail }: Arrival) {
  return messageId || `${mail.subject} to ${to}`
}
