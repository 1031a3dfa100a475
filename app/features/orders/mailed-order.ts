import type { Email } from 'postal-mime'
import { languageOf as languageOfText } from '#analysis/analyse.ts'
import type { Told } from './provider-orders.ts'
import { cutTo, itemsOf, languageOf, productsOf } from './received-order.schema.ts'

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
