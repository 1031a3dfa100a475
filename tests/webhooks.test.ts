import { and, eq, isNotNull } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { v7 as uuidv7 } from 'uuid'
import { afterEach } from 'vitest'
import { eraseReview } from '#app/features/authors/erase-review.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { newReply } from '#app/features/reviews/review.schema.ts'
import { recordEvents } from '#app/features/webhook-events/record-events.server.ts'
import { webhookDeliveries, webhookEndpoints } from '#app/features/webhook-events/webhook.table.ts'
import {
  type WebhookEvent,
  type WebhookFormat,
  webhookEventNames,
} from '#app/features/webhook-events/webhook.vocabulary.ts'
import { deliverWebhooks, findingEvents } from '#app/features/webhooks/deliver-webhooks.job.ts'
import { newWebhook } from '#app/features/webhooks/webhook.schema.ts'
import {
  addWebhook,
  deleteWebhook,
  forgetDeliveries,
  listDeliveries,
  listWebhooks,
  pauseWebhook,
  redeliver,
  rotateSecret,
  sendTest,
} from '#app/features/webhooks/webhook-endpoints.server.ts'
import { days, hours, minutes, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openPublicWeb, publicWeb } from '#app/platform/public-web.server.ts'
import { describe, expect, test } from './database.ts'
import { aBusiness, aReview } from './factories.ts'

const { ask } = publicWeb()
afterEach(() => openPublicWeb({ ask }))

type Got = { url: string; id: string; body: string; headers: Record<string, string> }

/** A receiver that answers as it is told, and keeps what came. */
function aReceiver(answer: (got: Got, count: number) => number | Promise<number> = () => 200) {
  const got: Got[] = []
  openPublicWeb({
    async ask(url, { headers, body = '' }) {
      const one = { url, id: headers['webhook-id']!, body, headers }
      got.push(one)
      return new Response('thanks', { status: await answer(one, got.length) })
    },
  })
  return got
}

let hosts = 0

type Given = { events?: WebhookEvent[]; format?: WebhookFormat; business?: Business }

async function aWebhook(
  db: Database,
  { events = webhookEventNames, format = 'standard', business: given }: Given = {},
) {
  const business = given ?? (await aBusiness(db, { tierName: 'enterprise' }))
  const wanted = newWebhook.parse({ url: `https://shop-${++hosts}.example/hook`, format, events })
  return { business, ...(await addWebhook(db, { business, userId: business.ownerId }, wanted)) }
}

/** The content, if the secret signed it. The clock of tests runs ahead of the library's own. */
function verified(secret: string, { id, headers, body }: Got) {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  expect(headers['webhook-signature']!.split(' ')).toContain(new Webhook(secret).sign(id, at, body))
  return JSON.parse(body) as { type: string; data: Record<string, unknown> }
}

test('a published and answered review is posted, signed, public words only', async ({ db }) => {
  const got = aReceiver()
  const { business, secret } = await aWebhook(db)
  const review = await aReview(db, { business, authorEmail: 'lotte@mail.example', rating: 2 })
  await replyToReview(db, {
    business,
    reviewId: review.id,
    userId: business.ownerId,
    reply: newReply.parse({ text: 'We are sorry, Lotte.' }),
  })
  await deliverWebhooks(db)
  expect(got.map((each) => verified(secret, each).type)).toEqual(['review.published', 'review.replied'])
  expect(verified(secret, got[1]!).data).toMatchObject({
    id: review.id,
    state: 'published',
    rating: 2,
    text: review.text,
    authorName: review.authorName,
    reply: { text: 'We are sorry, Lotte.' },
  })
  expect(JSON.stringify(got)).not.toContain('lotte@mail.example')
  const listed = await listDeliveries(db, business.id)
  expect(listed.map(({ state, status, answer }) => [state, status, answer])).toEqual(
    Array(2).fill(['sent', 200, 'thanks']),
  )
  expect(JSON.stringify(listed)).not.toContain(review.text)
})

test('a delivery that ends during a search holds up none of those that waited', async ({ db }) => {
  const got = aReceiver()
  const { business } = await aWebhook(db)
  for (const subjectId of [uuidv7(), uuidv7(), uuidv7()])
    await recordEvents(db, [{ businessId: business.id, type: 'review.removed', subjectId }])
  const { businessId, leasedUntil } = webhookDeliveries
  const isHeld = and(eq(businessId, business.id), isNotNull(leasedUntil))
  const countHeld = () => db.$count(webhookDeliveries, isHeld)
  async function execute(...[query]: Parameters<Database['execute']>) {
    const found = await db.execute(query)
    const { queryChunks } = query as unknown as { queryChunks: { value?: string[] }[] }
    const isLooking = queryChunks.some(({ value }) => value?.[0]?.includes('order by d.due_at'))
    if (isLooking) await expect.poll(countHeld).toBe(0)
    return found
  }
  const slow = new Proxy(db, { get: (of, name) => (name === 'execute' ? execute : Reflect.get(of, name)) })
  await deliverWebhooks(slow)
  expect(got).toHaveLength(3)
})

test('an event is written with its change, or not at all', async ({ db }) => {
  const { business } = await aWebhook(db)
  const event = { businessId: business.id, type: 'review.removed' } as const
  await expect(
    db.transaction(async (tx) => {
      await recordEvents(tx, [event])
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await listDeliveries(db, business.id)).toEqual([])
})

test('words that an author erased are in no later delivery, and in no kept answer', async ({ db }) => {
  const got = aReceiver()
  const { business, id } = await aWebhook(db, { events: ['review.published', 'review.withdrawn'] })
  const review = await aReview(db, { business, text: 'The crust was burnt to a cinder.' })
  await deliverWebhooks(db)
  expect(got[0]!.body).toContain('cinder')
  await db.update(webhookDeliveries).set({ answer: 'I got: burnt to a cinder' })
  await db.transaction((tx) => eraseReview(tx, review, 'erased'))
  await redeliver(db, business.id, { id, event: got[0]!.id })
  await deliverWebhooks(db)
  expect(got).toHaveLength(3)
  expect(JSON.stringify(got.slice(1))).not.toContain('cinder')
  expect(JSON.stringify(await listDeliveries(db, business.id))).not.toContain('cinder')
})

describe('a receiver', () => {
  const passes = async (db: Database, ms: number) => {
    moveClock(ms)
    await deliverWebhooks(db)
  }

  test('that was down gets the same event later, once', async ({ db }) => {
    const got = aReceiver((_, count) => (count < 3 ? 503 : 200))
    const { business } = await aWebhook(db, { events: ['review.published'] })
    await aReview(db, { business })
    await deliverWebhooks(db)
    await deliverWebhooks(db)
    expect(got).toHaveLength(1)
    await passes(db, minutes(1))
    await passes(db, minutes(6))
    await passes(db, hours(3))
    expect(new Set(got.map(({ id }) => id)).size).toBe(1)
    expect(got).toHaveLength(3)
    expect(await listDeliveries(db, business.id)).toMatchObject([{ state: 'sent', tries: 3 }])
  })

  test('that fails for three days is stopped, and kept until resumed', async ({ db }) => {
    let isUp = false
    const got = aReceiver(() => (isUp ? 200 : 500))
    const { business, id } = await aWebhook(db, { events: ['review.published'] })
    await aReview(db, { business })
    for (let hour = 0; hour < 80; hour++) await passes(db, hours(1))
    expect(got).toHaveLength(10)
    expect(await listWebhooks(db, business.id)).toMatchObject([{ pausedBecause: 'failing' }])
    expect(await listDeliveries(db, business.id)).toMatchObject([{ state: 'failed', tries: 10 }])
    isUp = true
    const again = { id, event: got[0]!.id }
    await expect(redeliver(db, business.id, again)).rejects.toMatchObject({ status: 409 })
    await pauseWebhook(db, business, id, false)
    await redeliver(db, business.id, again)
    await deliverWebhooks(db)
    expect(await listDeliveries(db, business.id)).toMatchObject([{ state: 'sent' }])
  })

  test('that says 410 is not asked again', async ({ db }) => {
    const got = aReceiver(() => 410)
    const { business, url } = await aWebhook(db, { events: ['review.published'] })
    await aReview(db, { business })
    await deliverWebhooks(db)
    await aReview(db, { business })
    await passes(db, days(4))
    expect(got.filter((each) => each.url === url)).toHaveLength(1)
    expect(await listWebhooks(db, business.id)).toMatchObject([{ pausedBecause: 'gone' }])
  })

  test('that is slow holds up no other', async ({ db }) => {
    let release: (status: number) => void = () => {}
    const slow = await aWebhook(db, { events: ['review.published'] })
    const quick = await aWebhook(db, { events: ['review.published'] })
    const got = aReceiver(({ url }) =>
      url === slow.url ? new Promise<number>((resolve) => (release = resolve)) : 200,
    )
    await aReview(db, { business: slow.business })
    for (let count = 0; count < 5; count++) await aReview(db, { business: quick.business })
    const all = deliverWebhooks(db)
    await expect.poll(() => got.filter(({ url }) => url === quick.url).length).toBe(5)
    release(200)
    await all
    expect(await listDeliveries(db, slow.business.id)).toMatchObject([{ state: 'sent' }])
  })

  test('loses nothing when the sender is killed, before or after a request, fifty times', async ({ db }) => {
    const { business } = await aWebhook(db, { events: ['review.changed'] })
    const wanted = 20
    await db.transaction((tx) =>
      recordEvents(
        tx,
        Array.from({ length: wanted }, () => ({ businessId: business.id, type: 'review.changed' as const })),
      ),
    )
    const effects = new Set<string>()
    let kills = 50
    let calls = 0
    // A killed process never goes on: neither does this promise, and its lease stays until it ends.
    openPublicWeb({
      async ask(_, { headers }) {
        const call = ++calls
        if (kills > 0 && call % 4 === 1) {
          kills--
          await new Promise(() => {})
        }
        effects.add(headers['webhook-id']!)
        if (kills > 0 && call % 4 !== 0) {
          kills--
          await new Promise(() => {})
        }
        return new Response(null, { status: 200 })
      },
    })
    for (let round = 0; round < 70; round++) {
      await Promise.race([deliverWebhooks(db), new Promise((resolve) => setTimeout(resolve, 60))])
      moveClock(minutes(2))
    }
    await deliverWebhooks(db)
    expect(kills).toBe(0)
    expect(effects.size).toBe(wanted)
    const rows = await listDeliveries(db, business.id)
    expect(rows.map(({ state }) => state)).toEqual(Array(wanted).fill('sent'))
    expect(new Set(rows.map(({ eventId }) => eventId))).toEqual(effects)
  })

  test('in a private network is never reached, whatever name or redirect leads there', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    const add = (url: string) =>
      addWebhook(
        db,
        { business, userId: business.ownerId },
        newWebhook.parse({ url, format: 'standard', events: ['review.published'] }),
      )
    for (const url of ['http://shop.example/', 'https://shop.example:8443/', 'https://a:b@shop.example/'])
      await expect(add(url), url).rejects.toMatchObject({ status: 422 })
    const ways = ['127.0.0.1', '2130706433', '169.254.169.254', 'localhost', '[::1]', '[::ffff:10.0.0.1]']
    for (const host of ways)
      await expect(add(`https://${host}/`), host).rejects.toMatchObject({ status: 422 })
    // A name tells nothing when it is added. What it leads to is seen at each request.
    for (const host of ways) {
      const { id } = await add('https://shop.example/')
      await db
        .update(webhookEndpoints)
        .set({ url: `https://${host}/` })
        .where(eq(webhookEndpoints.id, id))
    }
    await aReview(db, { business })
    await deliverWebhooks(db)
    const listed = await listDeliveries(db, business.id)
    expect(listed.map(({ answer, state }) => [answer, state])).toEqual(
      Array(6).fill(['This address leads into a private network.', 'due']),
    )
    aReceiver(() => 302)
    await passes(db, minutes(6))
    expect(await listDeliveries(db, business.id)).toMatchObject(Array(6).fill({ state: 'due', status: 302 }))
  })
})

test('a rotated secret signs beside the new one for a day', async ({ db }) => {
  const got = aReceiver()
  const { business, id, secret, url } = await aWebhook(db, { events: ['review.published'] })
  // What other tests left becomes due as the clock goes on.
  const own = () => got.filter((each) => each.url === url)
  const { secret: newer } = await rotateSecret(db, business, id)
  await sendTest(db, business.id, id)
  await deliverWebhooks(db)
  expect(verified(secret, own()[0]!).type).toBe('test')
  expect(verified(newer, own()[0]!).type).toBe('test')
  moveClock(hours(25))
  await sendTest(db, business.id, id)
  await deliverWebhooks(db)
  expect(verified(newer, own()[1]!).type).toBe('test')
  expect(own()[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
})

test('a paused one gets tests alone', async ({ db }) => {
  const got = aReceiver()
  const { business, id } = await aWebhook(db)
  await aReview(db, { business })
  await pauseWebhook(db, business, id, true)
  await aReview(db, { business })
  await sendTest(db, business.id, id)
  await deliverWebhooks(db)
  expect(got.map(({ body }) => JSON.parse(body).type)).toEqual(['test'])
})

test('another business’s webhooks do not exist', async ({ db }) => {
  const [own, other] = [await aWebhook(db), await aWebhook(db)]
  const missing = { status: 404 }
  await expect(rotateSecret(db, other.business, own.id)).rejects.toMatchObject(missing)
  await expect(pauseWebhook(db, other.business, own.id, true)).rejects.toMatchObject(missing)
  await expect(deleteWebhook(db, other.business, own.id)).rejects.toMatchObject(missing)
  await expect(sendTest(db, other.business.id, own.id)).rejects.toMatchObject(missing)
  await aReview(db, { business: own.business })
  const [row] = await listDeliveries(db, own.business.id)
  const asked = { id: own.id, event: row!.eventId }
  await expect(redeliver(db, other.business.id, asked)).rejects.toMatchObject(missing)
  expect(await listDeliveries(db, other.business.id)).toEqual([])
})

test('a plan without webhooks posts nothing and keeps what waits', async ({ db }) => {
  const all = aReceiver()
  const { business, url } = await aWebhook(db, { events: ['review.published'] })
  const got = () => all.filter((each) => each.url === url)
  await aReview(db, { business })
  await db.update(businessRows).set({ tierName: 'pro' }).where(eq(businessRows.id, business.id))
  await deliverWebhooks(db)
  expect(got()).toEqual([])
  await db.update(businessRows).set({ tierName: 'enterprise' }).where(eq(businessRows.id, business.id))
  moveClock(hours(7))
  await deliverWebhooks(db)
  expect(got()).toHaveLength(1)
})

test('a message to Slack or Teams calls nobody and links nowhere that an author wrote', async ({ db }) => {
  const got = aReceiver()
  const events: WebhookEvent[] = ['review.published']
  const slack = await aWebhook(db, { format: 'slack', events })
  const teams = await aWebhook(db, { format: 'teams', events, business: slack.business })
  await aReview(db, { business: slack.business, text: '<!channel> *look* [here](evil) fine bread indeed' })
  await deliverWebhooks(db)
  const bodyOf = (url: string) => JSON.parse(got.find((each) => each.url === url)!.body)
  expect(bodyOf(slack.url).text).toContain('&lt;!channel&gt;')
  const { content } = bodyOf(teams.url).attachments[0]
  expect(content.body).toEqual([
    { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: expect.stringContaining('[here](evil)') }] },
  ])
})

test('a finding is sent once, and not to addresses that were added after its week', async ({ db }) => {
  const { business } = await aWebhook(db)
  const dayBefore = (age: number) => new Date(now().getTime() - days(age)).toISOString().slice(0, 10)
  const finding = { side: 'complaint' as const, topic: 'bread', count: 12, of: 40 }
  const found = [
    { ...finding, trend: 'new' as const, since: dayBefore(3) },
    { ...finding, topic: 'queue', trend: 'solved' as const, since: dayBefore(3) },
    { ...finding, topic: 'price', trend: 'new' as const, since: dayBefore(30) },
    { ...finding, topic: 'room', trend: 'lasting' as const, since: null },
  ]
  for (let time = 0; time < 2; time++)
    await db.transaction((tx) => recordEvents(tx, findingEvents(business.id, found)))
  const got = aReceiver()
  await deliverWebhooks(db)
  const sent = got.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data.topic, data.state])
  expect(sent.sort()).toEqual([
    ['finding.new', 'bread', 'new'],
    ['finding.solved', 'queue', 'solved'],
  ])
  moveClock(days(60))
  await forgetDeliveries(db)
  expect(await listDeliveries(db, business.id)).toHaveLength(2)
  moveClock(days(400))
  await forgetDeliveries(db)
  expect(await listDeliveries(db, business.id)).toEqual([])
})
