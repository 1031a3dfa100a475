import { accountNumber, longNumber, mailAddress, streets } from '#app/platform/contact-details.ts'

/**
 * First names that, with a capital, are hardly ever another word or a place in our languages. Better to miss a name than to
 * take a word for one.
 */
const firstNames = new Set(
  `Adrian Agata Agnes Agnieszka Ahmet Alan Albert Aleksandra Alejandra Alejandro Alena Alessandra Alessandro Alessia Alexander
  Alexandra Alfred Alice Alicia Alina Alison Amélie Amanda Amelia Ana Anders Andrea Andreas Andrew Andrzej Andrés Angela
  Anita Anja Anke Anna Anne Annette Annika Anton Antonio António Arjen Arthur Asger Astrid Axel Ayşe Barbara Barbora Bart
  Beata Beatriz Ben Benjamin Bengt Benoît Bernd Bernhard Bianca Birgit Bjarne Björn Bram Brian Bruno Burak Camilla Camille
  Carina Carla Carlos Carmen Carolina Caroline Catarina Catherine Cecilia Cem Céline Chiara Christian Christina Christoph
  Christopher Claire Clara Claudia Claus Cornelia Cristina Daniel Daniela Daniele Dariusz David Davide Deborah Denise Deniz
  Diana Diego Dieter Dirk Dominik Dorota Edward Elena Eleanor Elif Elisa Elisabeth Elizabeth Elke Ellen Els Emil Emily Emma
  Emre Enrico Enrique Erik Erika Esra Esther Eva Ewa Fabian Fabio Fatma Federica Federico Felipe Femke Fernanda Fernando
  Filip Filippo Florian Francesca Francesco Francisco Frank Franziska Frederik Freja Fredrik Gabriela Gabriele Gareth
  Geert Georg Gianluca Gillian Giovanni Giulia Giuseppe Gonzalo Greta Grzegorz Guido Guillaume Gustav Göran Hakan Hana
  Hannah Hans Harald Heike Helen Helena Helga Helle Hendrik Henrik Holger Håkan Ian Ida İbrahim Ines Inês Ingrid Isabel
  Isabella Isabelle Ivana Jacob Jakob Jakub James Jan Jana Janusz Jaroslav Javier Jean Jelle Jennifer Jens Jeremy Jeroen
  Jessica Jesper Jette Jiří Joana Joanna João Jochen Johan Johanna Johannes Jonas Jonathan Joost Jorge Josef José Joshua
  Juan Judith Julia Julian Julie Julien Jürgen Kamil Karen Karin Karolina Karsten Katarína Katarzyna Kate Kateřina Katharina
  Katja Katrin Kemal Kerstin Kevin Kirsten Klara Klaus Kristina Krzysztof Lars Laura Laurent Lena Lene Lenka Leonie Lieke
  Linda Lisa Lorenzo Lotte Louise Luca Lucas Lucia Lucie Ludovic Luís Lukas Lukáš Luisa Maarten Maciej Magdalena Magnus
  Maja Małgorzata Manuel Manuela Marc Marcel Marcin Marco Marek Margherita Margit Margarida Mariana Marie Marieke Marijke
  Marion Mariusz Markéta Markus Marta Martin Martina Mateusz Mathieu Mathilde Mats Matteo Matthew Matthias Matthieu
  Matthijs Maurizio Max Mehmet Melanie Merve Mette Michael Michał Michela Michele Michelle Miguel Mikael Mikkel Milan Milena
  Mohamed Mohammed Monica Monika Monique Murat Mustafa Nadine Nadja Natalia Natalie Natasha Nathalie Nicola Nicolas Nicole
  Niels Nikolaj Nils Nina Niklas Nuno Ole Oliver Olivia Olivier Oscar Oskar Özge Özlem Pablo Paola Paolo Patricia Patrick
  Patrizia Paul Paula Paulo Paweł Pauline Pavel Pedro Peer Per Pernille Petr Petra Philipp Philippe Pierre Pieter Piotr
  Priya Rachel Rafael Rafał Ralf Raquel Rasmus Rebecca Regina Renata Renate Ricardo Riccardo Robert Roberto Roger Rolf
  Sabine Sabrina Sander Sandra Sanne Sara Sarah Saskia Sebastian Selin Serena Sergio Sibel Signe Silke Silvia Simon Simona
  Simone Sofia Sofie Sonja Søren Stefan Stefania Stefano Stefanie Steffen Stephanie Stephen Steven Stuart Susan Susana
  Susanne Sven Svenja Sylvie Tamara Tanja Teresa Tereza Theo Thomas Tiago Tim Timo Tobias Tomasz Tomáš Torben Torsten Ulla
  Ulrike Ulrich Urszula Ursula Uwe Valentina Valeria Valérie Vanessa Vera Veronika Vincent Vincenzo Vítor Walter Werner
  Willem Wojciech Wolfgang Wout Yannick Yasemin Yusuf Yves Zdeněk Zeynep Zofia Zuzana Łukasz Åsa Çağla Çiğdem Šárka Štěpán`.split(
    /\s+/,
  ),
)

const anyOf = [...firstNames].flatMap((name) => [name, name.toUpperCase()]).join('|')

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
