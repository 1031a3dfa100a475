import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import { type TableRow, UnreadableTable } from './table-row.ts'

/** What a workbook may unpack to: ten times of what a file of reviews needs. */
const mostBytes = 128 * 1024 * 1024
const mostEntries = 1000

/** The rows of the first sheet of an Excel workbook (.xlsx). */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<TableRow, void> {
  checkSize(bytes)
  const sheet = await readSheet(new Blob([bytes as Uint8Array<ArrayBuffer>]))
  for (const [at, row] of sheet.entries()) {
    const cells = row.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? '')))
    if (cells.some(Boolean)) yield { line: at + 1, cells }
  }
}

const [entryMark, endMark] = [Buffer.from('PK\x01\x02'), Buffer.from('PK\x05\x06')]
const bomb = 'This workbook unpacks to more than we read. Please save its sheet as CSV.'
const spoilt = 'This workbook is damaged. Please save its sheet as CSV.'

/** Refuses an archive that unpacks to more than the limit, whatever sizes it claims. */
function checkSize(bytes: Buffer) {
  const end = bytes.lastIndexOf(endMark)
  if (end < 0 || end + 20 > bytes.length) throw new UnreadableTable(spoilt)
  let left = mostBytes
  let at = bytes.readUInt32LE(end + 16)
  const count = bytes.readUInt16LE(end + 10)
  if (count > mostEntries) throw new UnreadableTable(bomb)
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || bytes.indexOf(entryMark, at) !== at) throw new UnreadableTable(spoilt)
    const size = unpackedSize(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20), left)
    // A smaller claim would hide the rest from this check only.
    if (size !== bytes.readUInt32LE(at + 24)) throw new UnreadableTable(spoilt)
    left -= size
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

function unpackedSize(bytes: Buffer, header: number, packed: number, most: number) {
  if (header + 30 > bytes.length) throw new UnreadableTable(spoilt)
  const from = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  if (bytes.readUInt16LE(header + 8) === 0) return packed
  try {
    return inflateRawSync(bytes.subarray(from, from + packed), { maxOutputLength: Math.max(1, most) }).length
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableTable(isTooLarge ? bomb : spoilt)
  }
}
