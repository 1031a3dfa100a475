import { eq } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll } from 'vitest'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { hours, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aSource } from '#tests/order-sources.ts'
import { findByMailAddress, listenForOrderMail, readMailedOrder } from './order-mail.server.ts'
import { openOrderMail, orderMailAddress } from './order-mail-address.server.ts'
import { orderEvents } from './order-source.table.ts'
import { findSource, listSources, type OfSource, replaceSecret, secretsOf } from './order-sources.server.ts'
import { takeOrder } from './take-order.job.ts'

beforeAll(() => openOrderMail({ ORDER_MAIL_DOMAIN: 'orders.vouchsafe.example' }))
afterAll(() => openOrderMail({ ORDER_MAIL_DOMAIN: undefined }))

const read = async (headers: string, text = 'Thank you for your order, it is on its way to you.') =>
  readMailedOrder(await PostalMime.parse(`${headers}\r\n\r\n${text}`), 'orders.vouchsafe.example')

describe('a copy of an order mail', () => {
  test.for([
    ['Your order #4711 is on its way', '4711'],
    ['Order no. A-4711/2 has shipped', 'A-4711/2'],
    ['Ihre Bestellung Nr. 2026-0815', '2026-0815'],
    ['Votre commande n° 88120', '88120'],
    ['Su pedido 5521.', '5521'],
    ['Twoje zamówienie nr 99/2026', '99/2026'],
    ['Siparişiniz: sipariş no: 771', '771'],
    ['See you on 24 December', null],
  ])('“%s” is about the order %s', async ([subject, reference]) => {
    const told = await read(
      `To: Zoe <zoe@mail.example>\r\nMessage-ID: <1@shop.example>\r\nSubject: =?utf-8?B?${Buffer.from(subject!).toString('base64')}?=`,
    )
    expect(told).toMatchObject({ reference, email: 'zoe@mail.example', name: 'Zoe', state: 'completed' })
  })

  test.for([
    'Your order #4711 was cancelled',
    'Ihre Bestellung 4711 wurde storniert',
    'Erstattung für Bestellung 4711',
    'Remboursement de la commande 4711',
    'Je bestelling 4711 is geannuleerd',
    'Zwrot za zamówienie 4711',
  ])('“%s” withdraws', async (subject) => {
    const told = await read(
      `To: zoe@mail.example\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    )
    expect(told).toMatchObject({ state: 'cancelled', key: '4711' })
  })

  test('without a single customer invites nobody, and says why', async () => {
    const none = await read('To: x@orders.vouchsafe.example\r\nSubject: Order #1')
    expect(none).toMatchObject({ outcome: expect.stringContaining('addressed to no customer') })
    const many = await read('To: a@mail.example, b@mail.example\r\nSubject: Order #1')
    expect(many).toMatchObject({ outcome: expect.stringContaining('several people') })
    expect(await read('To: a@mail.example\r\nSubject: Hello')).toMatchObject({
      outcome: expect.stringContaining('neither an order number'),
    })
  })

  test('tells the language by its words', async () => {
    const told = await read(
      'To: zoe@mail.example\r\nSubject: Bestellung 12',
      'Guten Tag, Ihre Ware ist heute bei uns aus dem Haus gegangen und kommt bald an.',
    )
    expect(told).toMatchObject({ language: 'de' })
  })
})

describe('what a mail names as bought', () => {
  const product = { '@type': 'Product', name: 'Teapot', sku: 'T-1', url: 'https://shop.example/t-1' }
  const html = (data: unknown) =>
    `<p>Thank you</p><script type="application/ld+json">${JSON.stringify(data)}</script><p>See you</p>`
  const readHtml = (body: string) =>
    read('To: zoe@mail.example\r\nSubject: Order #1\r\nContent-Type: text/html', body)

  test.for<[string, unknown]>([
    [
      'an order with offers',
      { '@type': 'Order', acceptedOffer: [{ '@type': 'Offer', itemOffered: product }] },
    ],
    [
      'an order with items',
      [{ '@type': 'Order', orderedItem: { '@type': 'OrderItem', orderedItem: product } }],
    ],
    ['a delivery', { '@graph': [{ '@type': 'ParcelDelivery', itemShipped: product }] }],
  ])('is in its JSON-LD: %s', async ([, data]) => {
    expect(await readHtml(html(data))).toMatchObject({
      products: ['Teapot'],
      items: [{ reference: 'T-1', name: 'Teapot', address: 'https://shop.example/t-1' }],
    })
  })

  test('is nothing in any other mail, however it is written, and takes no time', async () => {
    const hostile = [
      html({ '@type': 'Order', acceptedOffer: 7, orderedItem: [null, 'x', { orderedItem: [[]] }] }),
      '<script type="application/ld+json">{"@type":',
      `<script type="application/ld+json">${'['.repeat(200_000)}</script>`,
      '<script type="application/ld+json">'.repeat(20_000),
    ]
    const before = performance.now()
    for (const body of hostile) expect(await readHtml(body)).toMatchObject({ products: [], items: [] })
    expect(performance.now() - before).toBeLessThan(3000)
  })
})

const addressOf = async (db: Database, { businessId, sourceId }: OfSource) =>
  (await listSources(db, businessId)).find(({ id }) => id === sourceId)!.address!

describe('the mailbox', () => {
  const mailTo = async (port: number, to: string, given: object = {}) => {
    const transport = createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } })
    const mail = { from: 'shop@shop.example', to: 'Zoe Maes <zoe@mail.example>', text: 'On its way.' }
    await transport.sendMail({
      ...mail,
      subject: 'Your order #4711',
      ...given,
      envelope: { from: 'shop@shop.example', to },
    })
  }

  test('of a source takes its orders, each once, and keeps nothing of the mail', async ({ db }) => {
    const { business, of } = await aSource(db, 'mail')
    const address = await addressOf(db, of)
    const { port, close } = await listenForOrderMail(db, { host: '127.0.0.1', port: 0 })
    try {
      await mailTo(port, address.toUpperCase())
      await mailTo(port, address)
      const events = await db.select().from(orderEvents).where(eq(orderEvents.sourceId, of.sourceId))
      expect(events).toHaveLength(2)
      for (const { id } of events) await takeOrder(db, { ...of, eventId: id })
      const invited = await db.select().from(invitations).where(eq(invitations.businessId, business.id))
      expect(invited).toMatchObject([{ email: 'zoe@mail.example', name: 'Zoe Maes', orderReference: '4711' }])
      const kept = await db.select().from(orderEvents).where(eq(orderEvents.sourceId, of.sourceId))
      expect(kept.map(({ received }) => received)).toEqual([null, null])
      await mailTo(port, address, { subject: 'Order #4711 was cancelled' })
      const [last] = (
        await db.select().from(orderEvents).where(eq(orderEvents.sourceId, of.sourceId))
      ).filter(({ received }) => received)
      await takeOrder(db, { ...of, eventId: last!.id })
      const [after] = await db.select().from(invitations).where(eq(invitations.businessId, business.id))
      expect(after).toMatchObject({ state: 'cancelled' })
      await expect(
        mailTo(port, address.replace(/.@/, address.includes('a@') ? 'b@' : 'a@')),
      ).rejects.toMatchObject({ responseCode: 550 })
      await expect(mailTo(port, 'postmaster@orders.vouchsafe.example')).rejects.toMatchObject({
        responseCode: 550,
      })
      await expect(mailTo(port, address, { text: 'x'.repeat(2_000_000) })).rejects.toMatchObject({
        responseCode: 552,
      })
    } finally {
      await close()
    }
  })

  test('asks the sender’s server to try again while nothing can be stored', async ({ db }) => {
    const { of } = await aSource(db, 'mail')
    const away = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction' ? () => Promise.reject(new Error('away')) : Reflect.get(target, name),
    })
    const { port, close } = await listenForOrderMail(away, { host: '127.0.0.1', port: 0 })
    try {
      await expect(mailTo(port, await addressOf(db, of))).rejects.toMatchObject({ responseCode: 451 })
    } finally {
      await close()
    }
  })

  test('cannot be opened on a port that is taken, and says so', async ({ db }) => {
    const at = { host: '127.0.0.1', port: 0 }
    const { port, close } = await listenForOrderMail(db, at)
    await expect(listenForOrderMail(db, { ...at, port })).rejects.toThrow(
      `port ${port}, for order mail, is taken`,
    )
    await close()
  })

  test('has a new address after a rotation, and the old one for a day', async ({ db }) => {
    const { of, changing } = await aSource(db, 'mail')
    const old = await addressOf(db, of)
    await replaceSecret(db, changing)
    const current = await addressOf(db, of)
    expect(current).not.toBe(old)
    expect(await findByMailAddress(db, old)).toMatchObject({ id: of.sourceId })
    moveClock(hours(25))
    expect(await findByMailAddress(db, old)).toBeNull()
    expect(await findByMailAddress(db, current)).toMatchObject({ id: of.sourceId })
  })

  test('of another kind of source does not exist', async ({ db }) => {
    const { of } = await aSource(db, 'generic')
    const [secret] = secretsOf((await findSource(db, of))!)
    const address = orderMailAddress({ businessId: of.businessId, id: of.sourceId }, secret!)!
    expect(await findByMailAddress(db, address)).toBeNull()
  })
})
