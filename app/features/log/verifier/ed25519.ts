import { concat } from '#app/features/log-format/bytes.ts'
import type { Verify } from '#app/features/log-format/note.ts'

// RFC 8032, for browsers whose WebCrypto has no Ed25519: before Safari 17, Firefox 129 and Chrome 137. Everything that it
// computes with is public, so its time may depend on it.

const p = 2n ** 255n - 19n
const order = 2n ** 252n + 27742317777372353535851937790883648493n
const mod = (n: bigint, by = p) => ((n % by) + by) % by

function power(base: bigint, exponent: bigint) {
  let result = 1n
  for (let [square, rest] = [base, exponent]; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square)
    square = mod(square * square)
  }
  return result
}

const inverse = (n: bigint) => power(n, p - 2n)
const d = mod(-121665n * inverse(121666n))

const fromBytes = (bytes: Uint8Array) => bytes.reduceRight((n, byte) => n * 256n + BigInt(byte), 0n)

/** Projective coordinates: x / z and y / z. */
type Point = readonly [x: bigint, y: bigint, z: bigint]
const zero: Point = [0n, 1n, 1n]

/** Null where the bytes are no point. */
function decode(bytes: Uint8Array): Point | null {
  const isOdd = bytes[31]! >> 7 === 1
  const y = fromBytes(bytes) & (2n ** 255n - 1n)
  if (y >= p) return null
  const square = mod((y * y - 1n) * inverse(d * y * y + 1n))
  let x = power(square, (p + 3n) / 8n)
  if (mod(x * x) !== square) x = mod(x * power(2n, (p - 1n) / 4n))
  if (mod(x * x) !== square || (x === 0n && isOdd)) return null
  if (((x & 1n) === 1n) !== isOdd) x = p - x
  return [x, y, 1n]
}

function add([x1, y1, z1]: Point, [x2, y2, z2]: Point): Point {
  const z = mod(z1 * z2)
  const [x, y] = [mod(x1 * x2), mod(y1 * y2)]
  const product = mod(d * x * y)
  const [less, more] = [z * z - product, z * z + product]
  return [mod(z * less * (x1 * y2 + x2 * y1)), mod(z * more * (x + y)), mod(less * more)]
}

function multiply(point: Point, by: bigint) {
  let sum = zero
  for (let [double, rest] = [point, by]; rest > 0n; rest >>= 1n) {
    if (rest & 1n) sum = add(sum, double)
    double = add(double, double)
  }
  return sum
}

const base = decode(Uint8Array.from({ length: 32 }, (_, at) => (at ? 0x66 : 0x58)))!

export const verifyHere: Verify = async (key, message, signature) => {
  const start = signature.subarray(0, 32)
  const [point, r] = [decode(key), decode(start)]
  const s = fromBytes(signature.subarray(32))
  if (signature.length !== 64 || !point || !r || s >= order) return false
  const hash = await crypto.subtle.digest('SHA-512', concat(start, key, message))
  const k = mod(fromBytes(new Uint8Array(hash)), order)
  const [x, y, z] = add(multiply(base, s), multiply([p - point[0], point[1], 1n], k))
  return x === mod(r[0] * z) && y === mod(r[1] * z)
}

/** By the browser where it can. */
export const verifyInBrowser: Verify = async (key, message, signature) => {
  const known = await crypto.subtle
    .importKey('raw', key as BufferSource, 'Ed25519', false, ['verify'])
    .catch(() => null)
  return known
    ? crypto.subtle.verify('Ed25519', known, signature as BufferSource, message as BufferSource)
    : verifyHere(key, message, signature)
}
