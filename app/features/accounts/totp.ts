import { createHmac, timingSafeEqual } from 'node:crypto'

// Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, 6 digits, 30 seconds.

export const stepSeconds = 30

/** How many steps a clock may be off, either way. */
const drift = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (time: Date) => Math.floor(time.getTime() / 1000 / stepSeconds)

/** The code of one step: HOTP of RFC 4226 with the step as its counter. */
export function codeOf(secret: Buffer, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.at(-1)! & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The steps around a time whose code this is, the oldest first; always takes the same time. */
export function stepsOf(secret: Buffer, code: string, time: Date) {
  if (!/^[0-9]{6}$/.test(code)) return []
  const typed = Buffer.from(code)
  const found: number[] = []
  for (let step = stepAt(time) - drift; step <= stepAt(time) + drift; step++) {
    if (timingSafeEqual(typed, Buffer.from(codeOf(secret, step)))) found.push(step)
  }
  return found
}

/** As authenticator apps read a key that is typed in (RFC 4648, without padding). */
export function toBase32(bytes: Buffer) {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

export function fromBase32(key: string) {
  let bits = ''
  for (const letter of key) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What the QR code says: key, and the name under which the app lists it. */
export function totpAddress({ key, account, issuer }: { key: string; account: string; issuer: string }) {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: key, issuer, algorithm: 'SHA1', digits: '6', period: String(stepSeconds) })}`
}
