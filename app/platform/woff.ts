import { inflateSync } from 'node:zlib'

const header = { woff: 44, sfnt: 12 }
const entry = { woff: 20, sfnt: 16 }

/** The font in a WOFF 1.0 file, whose tables are compressed one by one: https://www.w3.org/TR/WOFF/ */
export function sfntOf(woff: Buffer) {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(header.sfnt + count * entry.sfnt)
  woff.copy(head, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let at = 0; at < count; at += 1) {
    const from = header.woff + at * entry.woff
    const [start, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(start, start + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const to = header.sfnt + at * entry.sfnt
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
