import type { Readable } from 'node:stream'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { languageOf as languageOfText } from '#analysis/analyse.ts'
import { CannotStart } from '#app/platform/cannot-start.server.ts'
import { seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { TooManyRequests } from '#app/platform/refusal.ts'
import { limits } from '#app/rate-limits.ts'
import { orderMailDomain, readOrderMailAddress } from './order-mail-address.server.ts'
import type { OrderSource } from './order-source.table.ts'
import { findSource, secretsOf } from './order-sources.server.ts'
import type { Told } from './provider-orders.ts'
import { keepEvent } from './receive-order.server.ts'
import { cutTo, itemsOf, languageOf, productsOf } from './received-order.schema.ts'

const maxBytes = 1024 * 1024

/** The source behind an address, also by the secret that was replaced today. */
export async function findByMailAddress(db: Database, address: string): Promise<OrderSource | null> {
  const named = readOrderMailAddress(address)
  const source = named && (await findSource(db, named.of))
  return source?.kind === 'mail' && secretsOf(source).some(named!.isMadeWith) ? source : null
}

class Refused extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/**
 * Takes copies of order mails by SMTP, for the private addresses alone. A mail is taken once its order is stored; whatever
 * fails on our side is answered so that the sender's server tries again.
 */
export async function listenForOrderMail(db: Database, { host, port }: { host: string; port: number }) {
  const domain = orderMailDomain()!
  const taking = async (address: string) => {
    const source = await findByMailAddress(db, address)
    if (!source) throw new Refused(550, 'There is no such mailbox.')
    return source
  }
  const server = new SMTPServer({
    name: domain,
    banner: 'Vouchsafe',
    disabledCommands: ['AUTH'],
    authOptional: true,
    size: maxBytes,
    maxClients: 20,
    socketTimeout: seconds(30),
    closeTimeout: seconds(3),
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      taking(address).then(() => done(), answerTo(done))
    },
    onData(stream, { envelope }, done) {
      readAll(stream)
        .then(async (bytes) => {
          const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 })
          for (const { address } of envelope.rcptTo) {
            const source = await taking(address)
            await countAgainst(limits.eventsOfOrderSource, source.id)
            await keepEvent(db, source, readMailedOrder(mail, domain))
          }
        })
        .then(() => done(), answerTo(done))
    },
  })
  server.on('error', (error) => log.warn({ err: error }, 'order mail'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CannotStart(`port ${port}, for order mail, is taken by another program.`)
          : error,
      ),
    )
    server.listen(port, host, () => resolve())
  })
  const { port: opened } = server.server.address() as { port: number }
  return { port: opened, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

const answerTo = (done: (error: Error) => void) => (error: unknown) => {
  if (error instanceof Refused) return done(error)
  if (error instanceof TooManyRequests)
    return done(new Refused(451, 'Too many orders at once. Try again later.'))
  log.warn({ err: error }, 'order mail')
  done(new Refused(451, 'This cannot be stored at the moment. Try again later.'))
}

async function readAll(stream: Readable) {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  if (bytes > maxBytes) throw new Refused(552, 'The mail is larger than 1 MB.')
  return Buffer.concat(chunks)
}

// What a copy of a shop's mail to its customer tells of an order. The mail itself is kept nowhere.

/** "#4711", "Bestellung Nr. A-4711", "order no. 4711": a word for it or a sign, then something with a digit. */
const wordsFor =
  'orders?|bestellung|bestellnummer|bestelling|auftrag|commande|pedido|encomenda|ordine|zamówieni\\p{L}{1,3}|objednávk\\p{L}{1,3}|sipariş|beställning|ordre'
const numberSign = '(?:(?:no|nr|num[eé]ro|n[ºo°])[\\s.:#]{1,3})?'
const referenceIn = new RegExp(
  `(?:#|(?<!\\p{L})(?:${wordsFor})(?!\\p{L})[\\s:#.,-]{0,3}${numberSign})([a-z0-9._/-]{0,30}\\d[a-z0-9._/-]{0,30})`,
  'iu',
)

/** In twelve languages. Such a mail withdraws: nobody is asked about something they never got. */
const cancelledIn =
  /cancel|refund|stornier|storno|erstatt|annul|rembours|reembols|rimbors|geannuleerd|terugbetal|anulowan|zwrot|återbetal|avbeställ|annuller|refunder|zrušen|vrácen|iptal|iade/iu

/** `domain`: of our own addresses, which are no customers. */
export function readMailedOrder(mail: Email, domain: string): NonNullable<Told> {
  const subject = cutTo(300, mail.subject) ?? ''
  // The subject itself may name somebody.
  const reference = cutTo(100, referenceIn.exec(subject)?.[1]?.replace(/[._/-]+$/, ''))
  const customers = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ name, address }) =>
    address && !address.toLowerCase().endsWith(`@${domain}`) ? [{ name, address }] : [],
  )
  const [customer] = customers
  if (!customer)
    return {
      about: reference,
      outcome: 'The mail is addressed to no customer: send it to them and a copy here.',
    }
  if (customers.length > 1)
    return { about: reference, outcome: 'The mail is addressed to several people: nobody was invited.' }
  const key = reference ?? cutTo(255, mail.messageId)
  if (!key)
    return { about: reference, outcome: 'The mail has neither an order number in its subject nor an id.' }
  const words = (mail.text ?? '').slice(0, 2000)
  const bought = productsIn(mail.html ?? '')
  return {
    key,
    reference,
    state: cancelledIn.test(subject) ? 'cancelled' : 'completed',
    name: cutTo(80, customer.name),
    email: customer.address,
    language: languageOf(words ? languageOfText(`${subject}\n${words}`) : null),
    products: productsOf(bought.map(({ name }) => name)),
    items: itemsOf(bought),
    agreed: null,
  }
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodesOf = (value: unknown): Node[] => [value].flat().filter(isNode)

/**
 * What schema.org's JSON-LD in a mail names as bought, as shops write it for mailboxes: the offers or items of an Order, what
 * a ParcelDelivery ships.
 */
function productsIn(html: string) {
  return jsonLdIn(html)
    .filter((node) => node['@type'] === 'Order' || node['@type'] === 'ParcelDelivery')
    .flatMap(({ acceptedOffer, orderedItem, itemShipped }) => [
      ...nodesOf(acceptedOffer).flatMap((offer) => nodesOf(offer.itemOffered)),
      ...nodesOf(orderedItem).flatMap((item) => nodesOf(item.orderedItem ?? item)),
      ...nodesOf(itemShipped),
    ])
    .slice(0, 100)
    .map(({ sku, productID, name, url }) => ({ reference: sku ?? productID, name, address: url }))
}

function jsonLdIn(html: string): Node[] {
  return html.split(/<script/i, 20).flatMap((part) => {
    const [script = ''] = part.split(/<\/script/i, 1)
    const start = script.indexOf('>')
    if (!script.slice(0, start).includes('ld+json')) return []
    try {
      return nodesOf(JSON.parse(script.slice(start + 1))).flatMap((node) => nodesOf(node['@graph'] ?? node))
    } catch {
      return []
    }
  })
}
