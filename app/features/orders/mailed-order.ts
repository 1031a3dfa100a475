import type { Email } from 'postal-mime'
import { languageOf as languageOfText } from '#analysis/analyse.ts'
import type { Told } from './provider-orders.ts'
import { cutTo, languageOf } from './received-order.schema.ts'

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
  return {
    ...{ key, reference, state: cancelledIn.test(subject) ? 'cancelled' : 'completed' },
    ...{ name: cutTo(80, customer.name), email: customer.address },
    ...{
      language: languageOf(words ? languageOfText(`${subject}\n${words}`) : null),
      products: [],
      agreed: null,
    },
  }
}
