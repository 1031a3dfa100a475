import { givenNames } from '#analysis/aspects/given-names.ts'
import { accountNumber, longNumber, mailAddress, streets } from '#app/platform/contact-details.ts'

/** Given names that are a word, a place or a dish more often, also at the beginning of a sentence in one of our languages. */
const words = new Set(
  `alba angus can carol charlotte dan donna ella florence georgia gill grace jordan lily madeleine mark roman rosa sam
  solange stella sten sue tore victoria`.split(/\s+/),
)
/** Names that the engine does not know, or knows without their accents. */
const more =
  `Adrian Albert Aleksandra Alejandra Alena Alessandra Alessia Alfred Alicia Alison Amélie Amanda Andrzej Andrés António
  Arjen Asger Axel Ayşe Barbora Bengt Benoît Bernhard Björn Céline Christopher Claus Cornelia Daniele Dariusz Edward
  Eleanor Emil Enrique Federico Femke Fernando Filippo Freja Fredrik Gabriele Geert Gianluca Gonzalo Greta Guido Göran
  Hana Harald Helle Håkan İbrahim Inês Isabella Ivana Jacob Janusz Jaroslav Jennifer Jeremy Jesper Jette Jiří João Johan
  Johanna Johannes José Juan Julian Jürgen Karsten Katarína Kateřina Kirsten Klara Kristina Lene Lenka Luís Lukáš
  Małgorzata Manuela Marcin Margherita Margit Margarida Marieke Mariusz Markéta Mats Matthieu Matthijs Maurizio Michał
  Michela Michele Milena Mohamed Nikolaj Nils Niklas Ole Oskar Özge Özlem Paola Patrizia Paulo Paweł Peer Pernille
  Pieter Rafał Regina Sander Serena Sibel Signe Søren Stefanie Stephen Steven Tamara Tereza Tomáš Urszula Valeria
  Valérie Vítor Walter Wojciech Wout Yasemin Zdeněk Łukasz Åsa Çağla Çiğdem Šárka Štěpán`.split(/\s+/)

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const anyOf = [...[...givenNames].filter((name) => !words.has(name)).map(capital), ...more]
  .flatMap((name) => [name, name.toUpperCase()])
  .sort()
  .reverse()
  .join('|')

/** A first name, with a surname after it or a genitive s, as in "Annas Bedienung". */
export const fullNames = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf})(?:(?: \\p{Lu}[\\p{L}\\p{M}'’-]{1,30})?|s)(?![\\p{L}\\p{M}\\p{N}])`,
  'gu',
)

type Kind = 'email' | 'link' | 'account' | 'number' | 'address' | 'order' | 'name'

/** To the end of the link, unlike the check that only asks whether there is one. */
const links =
  /(?:https?:\/\/|www\.)[^\s<>"“”]{1,500}|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|info|biz|io|co|shop|store|online|site|xyz|app|dev|me|ly|de|uk|fr|nl|es|it|pl|pt|se|dk|cz|ro|tr|be|at|ch|eu|us|ru|cn|in|example)(?![\p{L}\p{N}])(?:\/[^\s<>"“”]{0,500})?/giu
const handles = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_.]{2,30}/gu
/** All of an account or card number, not only its first characters. */
const accounts = new RegExp(`${accountNumber.source}(?: ?[A-Z0-9]{1,4}){0,6}`, 'g')
const numbers = new RegExp(`\\+?${longNumber.source}(?:[ ().\\-\\u2010/]{0,2}\\p{Nd}){0,20}`, 'gu')
const dates = /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\1\d{4})(?!\d)/g
/** "Order no. AB-1234", "Bestellung 4711". A digit must follow the word. */
const orders =
  /(?<=(?<!\p{L})(?:order|booking|reservation|invoice|bestell(?:ung|nummer)|auftrag|rechnung|buchung|commande|réservation|facture|pedido|reserva|factura|ordine|prenotazione|fattura|bestelling|reservering|zamówieni[ea]|encomenda|objednávk[ay]|beställning|bestilling|comanda|sipariş)(?: ?(?:no|nr|num(?:ber|mer|éro|ero)?|n[º°o]|#|id))?[.:]? {0,2}#?)(?=[A-Z0-9-]{0,20}\d)[A-Z0-9][A-Z0-9-]{2,30}/giu
/** "Herr Müller", "Mrs. van Dyke", "a waiter named Paolo". */
const titled =
  /(?<=(?<!\p{L})(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Herrn?|Frau|Madame|Mme|Monsieur|M|Señora?|Sra?|Dona|Dom|Signora?|Sig|Pani?|Pana|Meneer|Mevrouw|Dhr|Mevr|Fru|Herr|Domnul|Doamna|named|called|namens|nommée?|llamad[oa]|chiamat[oa]|genaamd|imieniem)\.? )\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}/gu

/** Before the names, which mail addresses and links often hold. */
const addresses: [Kind, RegExp][] = [
  ['email', mailAddress],
  ['link', links],
  ['link', handles],
]
const others: [Kind, RegExp][] = [
  ['account', accounts],
  ['order', orders],
  ...streets.map((street): [Kind, RegExp] => ['address', street]),
  ['number', numbers],
  ['name', titled],
  ['name', fullNames],
]

export type Masking = {
  mask: (text: string) => string
  /** Puts back what the placeholders stand for. Those that stand for nothing stay. */
  unmask: (text: string) => string
}

export const placeholder = /\[(?:email|link|account|number|address|order|name) \d+\]/

/**
 * Replaces what could tell who somebody is by "[name 1]", "[email 1]" and so on, the same for the same words. `names`
 * are those of people, as they are stored.
 */
export function maskingOf({ names = [] }: { names?: readonly string[] }): Masking {
  const placeholders = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const known: [Kind, RegExp][] = [
    ...patternOf(names.flatMap(partsOf), 'giu'),
    ...patternOf(names.flatMap(shortPartsOf), 'gu'),
  ]
  const hold = (kind: Kind, found: string) => {
    const before = placeholders.get(found)
    if (before) return before
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    placeholders.set(found, `[${kind} ${count}]`)
    return `[${kind} ${count}]`
  }
  return {
    mask(text) {
      const dated = protect(plain(text))
      const masked = [...addresses, ...known, ...others].reduce(
        (rest, [kind, pattern]) =>
          outside(rest, (part) => part.replace(pattern, (found) => hold(kind, found))),
        dated.text,
      )
      return dated.restore(masked)
    },
    unmask: (text) =>
      [...placeholders].reduce(
        (rest, [found, placeholder]) => rest.replaceAll(placeholder, () => found),
        text,
      ),
  }
}

/** Characters that no reader sees, and a model does: control characters, those that turn the direction, tags, fillers. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu

/** Letters with their accents as one, so that a name is found however it is typed. */
const plain = (text: string) => text.replace(unseen, '').normalize('NFC')

/** Protects dates, which would be taken for phone numbers. */
function protect(text: string) {
  const found: string[] = []
  const held = text.replace(dates, (date) => `[date ${found.push(date)}]`)
  return {
    text: held,
    restore: (masked: string) =>
      masked.replace(/\[date (\d+)\]/g, (whole, at) => found[Number(at) - 1] ?? whole),
  }
}

/** Applies a change outside placeholders, so that a later pattern finds nothing within an earlier one's. */
const outside = (text: string, change: (part: string) => string) =>
  text
    .split(/(\[[a-z]+ \d+\])/)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')

const wordsOf = (name: string) => [name, ...name.split(/[\s.,'’-]+/)]
const partsOf = (name: string) =>
  wordsOf(name).flatMap((word) => (word.length > 2 ? [word, withoutMarks(word)] : []))
/** "Jo" and "Al" are names as they are written, and other words in small letters. */
const shortPartsOf = (name: string) => wordsOf(name).filter((word) => word.length === 2)
const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

function patternOf(words: readonly string[], flags: string): [Kind, RegExp][] {
  const longestFirst = [...new Set(words.map((word) => plain(word).trim()).filter(Boolean))].sort(
    (one, other) => other.length - one.length,
  )
  if (longestFirst.length === 0) return []
  const any = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  return [['name', new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags)]]
}

/** Every text within the data; keys and numbers stay. */
export function maskData(data: unknown, masking: Masking): unknown {
  if (typeof data === 'string') return masking.mask(data)
  if (Array.isArray(data)) return data.map((each) => maskData(each, masking))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, maskData(each, masking)]))
}
