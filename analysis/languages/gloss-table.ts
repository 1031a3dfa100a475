/**
 * English glosses of the words, stems and phrases of eleven languages, by a 32-bit hash of language, kind and word.
 * Open addressing: `places` holds the index of a hash's gloss plus one (0: free slot).
 */
export type GlossTable = {
  hashes: Uint32Array
  places: Uint16Array
  /** One to three English words each. */
  glosses: string[][]
}

/** `start`: the first words of phrases. */
export type Kind = 'word' | 'stem' | 'phrase' | 'start'

const kinds: Kind[] = ['word', 'stem', 'phrase', 'start']
const PRIME = 0x01000193

export function seedOf(language: string, kind: Kind): number {
  return hashOn(0x811c9dc5 ^ (kinds.indexOf(kind) << 8), language)
}

/** FNV-1a, continued from `hash` over a word. */
export function hashOn(hash: number, word: string): number {
  let on = hash
  const length = word.length < 60 ? word.length : 60
  for (let i = 0; i < length; i++) on = Math.imul(on ^ word.charCodeAt(i), PRIME)
  return on >>> 0
}

/** The English of a hash, `undefined` when there is none. */
export function glossOf(table: GlossTable, hash: number): string[] | undefined {
  const mask = table.hashes.length - 1
  for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
    const place = table.places[slot] as number
    if (place === 0) return undefined
    if (table.hashes[slot] === hash) return table.glosses[place - 1]
  }
}

export function buildGlossTable(hashes: Uint32Array, places: Uint16Array, glosses: string[][]): GlossTable {
  const slots = 2 ** Math.ceil(Math.log2(1 + hashes.length * 1.5))
  const table = { hashes: new Uint32Array(slots), places: new Uint16Array(slots), glosses }
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i] as number
    let slot = (hash ^ (hash >>> 15)) & (slots - 1)
    while (table.places[slot] !== 0) slot = (slot + 1) & (slots - 1)
    table.hashes[slot] = hash
    table.places[slot] = (places[i] as number) + 1
  }
  return table
}

/** Parses one gloss a line, its words separated by spaces. */
export function listOf(glosses: string): string[][] {
  return glosses.split('\n').map((gloss) => (gloss === '' ? [] : gloss.split(' ')))
}
