/** Buckets of character pieces; a power of two. */
export const PIECE_BUCKETS = 4096

const LONGEST = 40
const EDGE = 0x20

/** Calls `visit` with the bucket of every run of three and of four characters of a word and its two edges. */
export function eachPiece(word: string, visit: (bucket: number) => void) {
  const last = Math.min(word.length, LONGEST)
  for (let start = -1; start + 3 <= last + 1; start++) {
    let hash = 0x811c9dc5
    for (let i = start; i < start + 4 && i <= last; i++) {
      const code = i < 0 || i === last ? EDGE : word.charCodeAt(i)
      hash = Math.imul(hash ^ code, 0x01000193)
      if (i >= start + 2) visit((hash ^ (hash >>> 15)) & (PIECE_BUCKETS - 1))
    }
  }
}
