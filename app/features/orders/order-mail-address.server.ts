import { createHmac } from 'node:crypto'
import type { Environment } from '#app/platform/env.server.ts'
import { areEqual } from '#app/platform/secret.server.ts'

let domain: string | null = null

/** The domain of the private addresses; null unless the operator receives mail. */
export const orderMailDomain = () => domain
export function openOrderMail({ ORDER_MAIL_DOMAIN }: Pick<Environment, 'ORDER_MAIL_DOMAIN'>) {
  domain = ORDER_MAIL_DOMAIN ?? null
}

const markOf = (secret: string, ids: Buffer) =>
  createHmac('sha256', secret).update(ids).digest().subarray(0, 8)
const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Letters and digits that survive mail servers, which may change the case. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 40 bytes as the 64 characters that the part before the @ may have. */
function toBase32(bytes: Buffer) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)]!)
}

function fromBase32(text: string) {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

/** The private address of a source: who knows it can send orders to it, as who knows a secret. Null without a domain. */
export function orderMailAddress({ businessId, id }: { businessId: string; id: string }, secret: string) {
  const ids = Buffer.concat([bytesOf(businessId), bytesOf(id)])
  return domain && `${toBase32(Buffer.concat([ids, markOf(secret, ids)]))}@${domain}`
}

/** Which source an address names, and whether its secret made the address. Null for any other. */
export function readOrderMailAddress(address: string) {
  const [local = '', host] = address.toLowerCase().split('@')
  if (host !== domain || !/^[a-z2-7]{64}$/.test(local)) return null
  const bytes = fromBase32(local)
  const [ids, mark] = [bytes.subarray(0, 32), bytes.subarray(32)]
  return {
    of: { businessId: idOf(ids.subarray(0, 16)), sourceId: idOf(ids.subarray(16)) },
    isMadeWith: (secret: string) => areEqual(mark, markOf(secret, ids)),
  }
}
