// Bytes of the log. Integers are big endian. Pure: it also runs in browsers.

const encoder = new TextEncoder()
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export const utf8 = (text: string) => encoder.encode(text)

/** Throws where the bytes are no UTF-8. */
export const textOf = (bytes: Uint8Array) => decoder.decode(bytes)

export function concat(...parts: Uint8Array[]) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const isEqual = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Eight bytes; safe integers only, as sizes and indexes are. */
export function u64(value: number) {
  const bytes = new Uint8Array(8)
  viewOf(bytes).setBigUint64(0, BigInt(value))
  return bytes
}

/** Throws above 2^53 - 1. */
export function readU64(bytes: Uint8Array, at: number) {
  const value = Number(viewOf(bytes).getBigUint64(at))
  if (!Number.isSafeInteger(value)) throw new RangeError('number too large')
  return value
}

export const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Throws where it is no lower case hexadecimal of whole bytes. */
export function fromHex(text: string) {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new TypeError('no hexadecimal')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** RFC 4648 §4, padded. */
export function base64(bytes: Uint8Array) {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Throws for any other spelling than the one that `base64` gives. */
export function fromBase64(text: string) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  if (base64(bytes) !== text) throw new TypeError('no base64')
  return bytes
}

export const uuidBytes = (uuid: string) => fromHex(uuid.toLowerCase().replaceAll('-', ''))

export const uuidOf = (bytes: Uint8Array) =>
  hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
