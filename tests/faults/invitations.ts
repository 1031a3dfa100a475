// npm run test:faults -- invitations [KILLS MAILS]: kill -9 of the service while it sends invitations to an unreliable
// mail server. Every mail must arrive; one arrives twice only where a kill lies between the server's answer and our
// commit, and then it is the same mail. Afterwards every link is redeemed twice at the same time: one review each.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { signUpOwner } from '../inviting-owner.ts'
import { manyVisitors, openService } from '../service.ts'
import { type Arrival, openPostOffice } from './post-office.ts'

/** Responses to two simultaneous submissions of one invitation, and to a later third. */
type Uses = { accepted: number; refused: number; later: number }

const shortestVisitMs = 3_100
let visitors = 0

/** Opens the link in two windows, sends both at once with different texts, and tries once more afterwards. */
async function spendTwice(origin: string, link: string): Promise<Uses> {
  const { pathname, search } = new URL(link)
  const windows = [await openForm(origin + pathname + search), await openForm(origin + pathname + search)]
  const third = await openForm(origin + pathname + search)
  await sleep(shortestVisitMs)
  const answers = await Promise.all(windows.map((ticket, at) => send(ticket, `window ${at}`)))
  const later = await send(third, 'a later try')
  const count = (status: number) => answers.filter((each) => each === status).length
  return { accepted: count(303), refused: count(409), later }

  function send(ticket: string, where: string) {
    const n = ++visitors
    return fetch(origin + pathname + search, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
      body: new URLSearchParams({
        ticket,
        rating: String(1 + (n % 5)),
        title: '',
        text: `Visitor ${n} came by invitation, and wrote this in ${where}.`,
        authorName: 'A visitor',
        consentShow: 'on',
      }),
    }).then(async (response) => {
      await response.body?.cancel()
      return response.status
    })
  }
}

async function openForm(address: string) {
  const response = await fetch(address)
  const ticket = /<input[^>]*name="ticket"[^>]*value="([^"]+)"/.exec(await response.text())?.[1]
  if (!ticket) throw new Error(`A link that was not used yet opens no form (${response.status}).`)
  return ticket
}

const kills = Number(process.argv[2] ?? 20)
const mails = Number(process.argv[3] ?? 500)
const deadMails = Math.ceil(mails / 50)
const windowsAtOnce = 40
/** Delays of deferred mails and throttled lanes pass this much faster than in production. */
const hurry = 15

type Kill = { at: number; unrecorded: Set<string>; isAtYes: boolean }

const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-faults-')) })
const office = await openPostOffice({ isDead: (address) => address.startsWith('nobody-') })
const service = await openService(dataDir, {
  ...manyVisitors,
  SMTP_URL: office.url,
  MAIL_PER_MINUTE: '60000',
  MAIL_AT_ONCE: '10',
  BILLING: 'off',
  LOG_LEVEL: 'warn',
})
const startedAt = Date.now()
await service.start()
const owner = await signUpOwner(service.origin, (address) =>
  office.arrivals.filter(({ to }) => to === address).map(({ mail }) => mail.text ?? ''),
)
office.arrivals.length = 0
await owner.inviteList(list())
office.turnBad()

const database = new pg.Pool({ connectionString: service.databaseUrl, max: 5 })
const rows = async <Row>(text: string) => (await database.query(text)).rows as Row[]
const numberOf = async (text: string) => Number((await rows<{ count: string }>(text))[0]!.count)

const killed: Kill[] = []
const recoveries: number[] = []
let isOver = false
const hurrying = passTimeFaster()

for (let n = 1; n <= kills; n++) {
  const isAtYes = n % 2 === 1
  await arrivedAtLeast(Math.floor((n * mails) / (kills + 1)))
  // Every other kill comes at the worst moment: the yes is on its way, and nothing is written down.
  if (isAtYes) await new Promise<void>((resolve) => office.atNextYes(() => resolve()))
  else await sleep(Math.random() * 30)
  const at = Date.now()
  recoveries.push(
    await service.killService(async () => {
      const unsent = await rows<{ id: string }>('select id from invitations where mails_sent = 0')
      killed.push({ at, isAtYes, unrecorded: new Set(unsent.map(({ id }) => id)) })
      // What it had in hand is free after a heartbeat, which passes faster too.
      await database.query(`update pgboss.job set heartbeat_on = '-infinity' where state = 'active'`)
    }),
  )
}
await until(
  async () => (await numberOf(`select count(*) from invitations where state = 'queued'`)) === 0,
  200,
)
isOver = true
await hurrying

const broken: string[] = []
// By when their conversations began: the server may take its time for its yes, and a later life be faster.
const begun = office.arrivals.toSorted((one, other) => one.begunAt - other.begunAt)
const byMail = Map.groupBy(begun, ({ messageId }) => messageId)
const repeats = [...byMail.values()].flatMap((same) =>
  same.slice(1).map((again, at) => ({ first: same[at]!, again })),
)
for (const { first, again } of repeats) {
  // The kill that cut off the conversation in which the mail was taken.
  const kill = killed.find(({ at }) => at >= first.begunAt)
  const isExplained = kill?.unrecorded.has(idOf(first)) && again.begunAt > kill.at
  const isSame = first.to === again.to && first.mail.text === again.mail.text
  if (!isExplained) broken.push(`${first.messageId} came twice, and no kill explains it.`)
  else if (!isSame) broken.push(`${first.messageId} came twice, and not as the same mail.`)
  else {
    const early = kill!.at - first.at
    const when = early >= 0 ? `${early} ms before` : `${-early} ms after`
    console.log(
      `repeat ${first.messageId}: the yes came ${when} kill ${killed.indexOf(kill!) + 1}, and nothing was written down`,
    )
  }
}
const reached = new Set(office.arrivals.map(({ to }) => to))
for (const to of people()) if (!reached.has(to)) broken.push(`The mail to ${to} did not arrive.`)
if (byMail.size !== reached.size) broken.push(`${reached.size} people got ${byMail.size} different mails.`)
const undelivered = await numberOf(`select count(*) from invitations where state = 'undelivered'`)
if (undelivered !== deadMails)
  broken.push(`${undelivered} are undelivered, and ${deadMails} addresses are dead.`)
console.log(
  `${kills} kills of the service (${killed.filter(({ isAtYes }) => isAtYes).length} right after a yes; back after ` +
    `${Math.max(...recoveries)} ms at worst), ${mails} mails: ${reached.size} people reached, ${office.arrivals.length} arrivals, ` +
    `${repeats.length} repeats`,
)
console.log(
  `the mail server's bad days: ${Object.entries(office.trouble)
    .map((pair) => pair.join(' '))
    .join(', ')}`,
)

const links = [...byMail.values()].map(([arrival]) => linkIn(arrival!))
const uses = await spendAll(links)
const invited = await numberOf(`select count(*) from reviews where provenance = 'invited'`)
const completed = await numberOf(`select count(*) from invitations where state = 'completed'`)
const usedTwice = await numberOf(
  'select count(*) from (select from reviews where invitation_id is not null group by invitation_id having count(*) > 1) as twice',
)
const clean = uses.filter(({ accepted, refused, later }) => accepted === 1 && refused === 1 && later === 409)
if (clean.length !== mails) broken.push(`${clean.length} of ${mails} links were used exactly once.`)
if (invited !== mails || completed !== mails)
  broken.push(`${invited} reviews, ${completed} invitations used.`)
if (usedTwice > 0) broken.push(`${usedTwice} invitations have more than one review.`)
console.log(
  `${links.length} links, each sent from two windows at once and once more: ${uses.reduce((sum, each) => sum + each.accepted, 0)} taken, ` +
    `${uses.reduce((sum, each) => sum + each.refused, 0)} refused at once, ${uses.filter(({ later }) => later === 409).length} later; ` +
    `${invited} reviews, used twice: ${usedTwice}`,
)

await database.end()
await service.stop()
await office.close()
if (broken.length > 0) console.log(`What the service said is in ${join(dataDir, 'service.log')}.`)
else rmSync(dataDir, { recursive: true, force: true })
for (const sentence of broken.slice(0, 20)) console.log(sentence)
console.log(
  `waits passed ${hurry} times as fast; ${Math.round((Date.now() - startedAt) / 1000)} s; ${broken.length} things broken`,
)
process.exit(broken.length > 0 ? 1 : 0)

/** Of a few big providers and many small ones, as lists are; and some who have gone. */
function list() {
  const dead = Array.from({ length: deadMails }, (_, at) => `nobody-${at}@gone-${at}.example`)
  return [...people(), ...dead].map((address, at) => `Person ${at}, ${address}`).join('\n')
}

function people() {
  const domains = [
    'gmail.com',
    'outlook.com',
    'gmx.de',
    ...Array.from({ length: 37 }, (_, at) => `mail-${at}.example`),
  ]
  return Array.from({ length: mails }, (_, at) => `person-${at}@${domains[at % domains.length]}`)
}

function idOf({ messageId }: Arrival) {
  return /^<invitation\.([0-9a-f-]{36})@vouchsafe>$/.exec(messageId)?.[1] ?? ''
}

function linkIn({ mail }: Arrival) {
  const link = mail.text?.match(/http\S+\/review\?invitation=\S+&rating=5/)?.[0]
  if (!link) throw new Error('A mail came without its link.')
  return link
}

async function spendAll(all: string[]) {
  const waiting = [...all]
  const done: Uses[] = []
  const visit = async () => {
    for (let link = waiting.pop(); link; link = waiting.pop()) {
      // Tries of a business are counted by the hour, and this hour is a minute long.
      await database.query('delete from rate_limits')
      done.push(await spendTwice(service.origin, link))
    }
  }
  await Promise.all(Array.from({ length: windowsAtOnce }, visit))
  return done
}

async function passTimeFaster() {
  while (!isOver) {
    await sleep(1_000)
    const gone = `interval '${hurry - 1} seconds'`
    await database.query(
      `update invitations set send_after = send_after - ${gone} where state = 'queued' and send_after > now()`,
    )
    await database.query(
      `update mail_lanes set free_at = free_at - ${gone}, throttled_at = throttled_at - ${gone} where free_at > now()`,
    )
  }
}

function arrivedAtLeast(count: number) {
  return until(async () => office.arrivals.length >= count)
}

async function until(isSo: () => Promise<boolean>, everyMs = 5) {
  const since = Date.now()
  while (!(await isSo())) {
    if (Date.now() - since > 600_000) throw new Error('The mails did not go out within ten minutes.')
    await sleep(everyMs)
  }
}
