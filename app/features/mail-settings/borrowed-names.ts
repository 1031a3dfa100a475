import { skeletonOf } from '#app/languages/claimed-checks.ts'
import { foldedText } from '#app/platform/visible-text.ts'

/** Our own name, also where it is spaced out or written with letters that look the same. */
export const hasOurName = (text: string) =>
  skeletonOf(text)
    .replace(/[^a-z]/g, '')
    .includes('vouchsafe')

/** An address in the name is what a phone shows instead of the true one. */
export const hasAddress = (text: string) => foldedText(text).includes('@')

export const isOwnName = (name: string) => !hasOurName(name) && !hasAddress(name)

/** The beginnings of the words for leaving a list, in the languages of our mails. */
const leaving =
  /unsubscri|opt[\s-]?out|abmeld|abbestell|austragen|d[ée]sabonn|d[ée]sinscri|darse de baja|date de baja|cancel(?:e|ar) (?:a |la )?(?:su[bs]*s?cri)|disiscri|cancellati|annulla l.iscrizione|afmeld|uitschrij|wypisz|wypisa|rezygnacj|odhl[áa]s|avprenumer|avregistrer|avanm[äa]l|abonelikten|listeden [çc][ıi]k/iu

/** Our mails have one way out, below the footer. A second one would keep customers from it. */
export const looksLikeUnsubscribing = (text: string) => leaving.test(text.normalize('NFC'))

/** A web address with its protocol, with www., or with a path. "GmbH & Co.KG" is none. */
const webAddress = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[/?#]\S*/giu

export const webAddressesIn = (text: string) =>
  (text.match(webAddress) ?? []).map((address) => address.replace(/[).,;:!?"'»”]+$/u, ''))
