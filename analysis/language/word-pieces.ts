const MOST_CHARACTERS = 1000
const MOST_BYTES = 350
const LONGEST_WORD = 70
const SPACE = 0x20

const encoder = new TextEncoder()
/** UTF-8 has at most three bytes for a code unit. */
const room = new Uint8Array(3 * MOST_CHARACTERS)

/**
 * Hashes of the pieces of the words of a text's beginning: four bytes of UTF-8 in steps of three, a blank
 * marks the edges of a word. Each piece once.
 */
export function wordPieces(text: string): Set<number> {
  const pieces = new Set<number>()
  // Names with underscores are in no language. Marks part words, an apostrophe does not.
  const start = text.slice(0, MOST_CHARACTERS)
  const begin = start.includes('_') ? start.replace(/\w*_\w*/g, ' ') : start
  const letters = begin.replace(/[^\p{L}]+(?<!['`’])/gu, ' ')
  let bytes = 0
  for (const word of letters.trim().toLowerCase().split(' ')) {
    if (word === '') continue
    const { written } = encoder.encodeInto(word, room)
    addPieces(room, Math.min(written, LONGEST_WORD), pieces)
    bytes += written + 1
    if (bytes > MOST_BYTES) break
  }
  return pieces
}

function addPieces(word: Uint8Array, length: number, pieces: Set<number>) {
  let at = 0
  for (; at + 4 < length; at += 3) pieces.add(hashPiece(word, at, at + 4, at === 0, false))
  pieces.add(hashPiece(word, length > 4 ? length - 4 : 0, length, at === 0, true))
}

/** FNV-1a over the bytes of a piece and its blanks. */
export function hashPiece(
  word: Uint8Array,
  start: number,
  end: number,
  isFirst: boolean,
  isLast: boolean,
): number {
  let hash = 0x811c9dc5
  if (isFirst) hash = Math.imul(hash ^ SPACE, 0x01000193)
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (word[i] as number), 0x01000193)
  if (isLast) hash = Math.imul(hash ^ SPACE, 0x01000193)
  return hash >>> 0
}
