// npm run test:faults -- orders [KILLS ORDERS]: kill -9 of the service while a shop tells it orders, as a shop does: each is
// sent until it was taken, some are sent again afterwards, and a third is cancelled, half of those before the order. In the
// end each order has one invitation, cancelled ones have none that goes out, and no event waits.
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { signUpOwner } from '../inviting-owner.ts'
import { openService } from '../service.ts'
import { openPostOffice } from './post-office.ts'

const kills = Number(process.argv[2] ?? 50)
const orders = Number(process.argv[3] ?? 300)

const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-faults-')) })
const office = await openPostOffice({ isDead: () => false })
const service = await openService(dataDir, { SMTP_URL: office.url, BILLING: 'off', LOG_LEVEL: 'warn' })
await service.start()
const owner = await signUpOwner(service.origin, (address) =>
  office.arrivals.filter(({ to }) => to === address).map(({ mail }) => mail.text ?? ''),
)
const page = '/business/integrations/orders'
const settings = { name: 'The shop', delayDays: '30', language: 'en', legalBasis: 'existing_customer' }
const { text } = await owner.post(page, { act: 'connect', kind: 'generic', ...settings })
const address = new RegExp(`${service.origin}/hooks/orders/[\\w-]+/[\\w-]+`).exec(text)![0]
const key = Buffer.from(/whsec_([A-Za-z0-9+/=]{44})/.exec(text)![1]!, 'base64')

const database = new pg.Pool({ connectionString: service.databaseUrl, max: 2 })
database.on('error', () => {})
const numberOf = async (query: string) => Number((await database.query(query)).rows[0].count)

const references = Array.from({ length: orders }, (_, at) => at)
const isCancelled = (at: number) => at % 3 === 0
const isCancelledFirst = (at: number) => at % 6 === 0
const sent = references.flatMap((at) => {
  const order = { reference: `A-${at}`, name: `Person ${at}`, email: `person-${at}@mail-${at}.example` }
  const cancelled = { reference: order.reference, cancelled: true }
  if (isCancelledFirst(at)) return [cancelled, order]
  return isCancelled(at) ? [order, cancelled] : [order, order]
})

let taken = 0
let repeated = 0
let isOver = false
const telling = tellAll()
let killed = 0
for (; killed < kills && !isOver; killed++) {
  const goal = Math.floor(((killed + 1) * sent.length) / (kills + 1))
  while (taken < goal && !isOver) await sleep(2)
  await sleep(Math.random() * 30)
  await service.killService()
}
await telling
// What was tried when a kill came is tried again after a pause.
const unread = 'select count(*) from order_events where outcome is null'
await database.query(
  `update pgboss.job set start_after = now() where name = 'orders.take' and state = 'retry'`,
)
while ((await numberOf(unread)) > 0) {
  await sleep(500)
  // Those that were being done have five minutes until somebody else may.
  await database.query(
    `update pgboss.job set started_on = now() - interval '1 hour' where name = 'orders.take' and state = 'active'
     and started_on < now() - interval '10 seconds'`,
  )
  await database.query(
    `update pgboss.job set start_after = now() where name = 'orders.take' and state = 'retry'`,
  )
}

const broken: string[] = []
const { rows } = await database.query<{ reference: string; states: string[] }>(
  `select order_reference as reference, array_agg(state) as states from invitations group by 1`,
)
const statesOf = new Map(rows.map(({ reference, states }) => [reference, states.join(' ')]))
for (const at of references) {
  // Whichever of its two events was worked through first: nobody is asked about a cancelled order.
  const expected = isCancelled(at) ? [undefined, 'cancelled'] : ['queued']
  const found = statesOf.get(`A-${at}`)
  if (!expected.includes(found)) broken.push(`A-${at} is ${found ?? 'not invited'}.`)
}
const known = await numberOf('select count(*) from orders')
if (known !== orders) broken.push(`${known} orders are known, and ${orders} were told.`)

await database.end()
await service.stop()
await office.close()
if (broken.length === 0) rmSync(dataDir, { recursive: true, force: true })
for (const sentence of broken.slice(0, 20)) console.log(sentence)
console.log(
  `${killed} kills; ${sent.length} events of ${orders} orders taken, ${repeated} sent again for want of an answer; ` +
    `${rows.length} invitations; ${broken.length} things broken`,
)
process.exit(broken.length > 0 ? 1 : 0)

/** Several at a time, and the events of one order one after the other. */
async function tellAll() {
  const waiting = references.map((at) => sent.slice(at * 2, at * 2 + 2))
  const tell = async () => {
    for (let events = waiting.shift(); events; events = waiting.shift())
      for (const event of events) {
        while (!(await isTaken(event))) {
          repeated++
          await sleep(50)
        }
        taken++
      }
  }
  await Promise.all(Array.from({ length: 4 }, tell))
  isOver = true
}

async function isTaken(event: object) {
  const body = JSON.stringify(event)
  const [id, at] = [randomUUID(), String(Math.floor(Date.now() / 1000))]
  const mac = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  const headers = { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${mac}` }
  return fetch(address, { method: 'POST', body, headers }).then(
    ({ status }) => status === 200,
    () => false,
  )
}
