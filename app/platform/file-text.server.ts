import { isUtf8 } from 'node:buffer'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The text of a file: UTF-8, UTF-16, or Windows-1252 from older spreadsheets. */
export const textOfBytes = (bytes: Uint8Array) => new TextDecoder(encodingOf(bytes)).decode(bytes)

function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b, c, d] = bytes
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

const pieceBytes = 64 * 1024

/** The bytes of a text, for a parser that is to be stopped early. */
export function* splitText(text: string) {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes)
}

const workbook =
  'In Excel, choose File, Save As, “CSV UTF-8 (Comma delimited)”; in Google Sheets File, Download, Comma-separated values; in Numbers File, Export To, CSV. Then upload that file.'

/** How to save a file as one that we read; null for text and Excel's workbooks. Looks at the bytes before the name. */
export function sayIfNoTable(bytes: Buffer, name: string): string | null {
  if (bytes.length === 0) return 'This file is empty.'
  const text = bytes.toString('latin1', 0, 64)
  if (text.startsWith('\xd0\xcf\x11\xe0')) return `This is a workbook of an older Excel. ${workbook}`
  if (text.startsWith('%PDF')) return 'This is a PDF. Please export the table as CSV.'
  if (/^(\x89PNG|\xff\xd8\xff|GIF8)/.test(text)) return 'This is a picture. Please export the table as CSV.'
  if (!text.startsWith('PK\x03\x04')) return null
  if (/\.numbers$/i.test(name)) return `This is a Numbers document. ${workbook}`
  const first = text.slice(30)
  if (first.startsWith('mimetype')) return `This is an OpenDocument spreadsheet. ${workbook}`
  if (bytes.includes('xl/workbook.xml')) return null
  return 'This is a ZIP archive. Please unpack it and upload the CSV, JSON or Excel file inside.'
}
