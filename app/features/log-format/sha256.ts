import { concat } from './bytes.ts'

type Sha256 = (bytes: Uint8Array) => Uint8Array

let chosen: Sha256 = hashHere

/** 32 bytes. */
export const sha256 = (...parts: Uint8Array[]) => chosen(parts.length === 1 ? parts[0]! : concat(...parts))

/** Replaces our SHA-256 by the platform's synchronous one, which is several times as fast. */
export function chooseSha256(faster: Sha256) {
  chosen = faster
}

/** RFC 2104. Keys of up to 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array) {
  const padded = (mask: number) => {
    const block = new Uint8Array(64).fill(mask)
    for (let at = 0; at < key.length; at++) block[at]! ^= key[at]!
    return block
  }
  return sha256(padded(0x5c), sha256(padded(0x36), message))
}

// FIPS 180-4: the fractional parts of the square and cube roots of the first primes.
const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const start = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)))
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)))
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function hashHere(bytes: Uint8Array) {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  const state = Int32Array.from(start)
  const words = new Int32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15]!
      const b = words[i - 2]!
      words[i] =
        words[i - 16]! +
        (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
        words[i - 7]! +
        (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let i = 0; i < 64; i++) {
      const first =
        h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i]! + word) | 0
  }
  const digest = new Uint8Array(32)
  for (const [i, word] of state.entries()) new DataView(digest.buffer).setInt32(4 * i, word)
  return digest
}
