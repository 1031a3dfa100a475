type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The text of an uploaded file, piece by piece: UTF-8, UTF-16, or Windows-1252 from older spreadsheets. */
export async function* textOfFile(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file))
  for await (const bytes of piecesOf(file)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

const pieceBytes = 64 * 1024

async function* piecesOf(file: Blob) {
  for (let from = 0; from < file.size; from += pieceBytes) {
    yield new Uint8Array(await file.slice(from, from + pieceBytes).arrayBuffer())
  }
}

async function encodingOf(file: Blob): Promise<Encoding> {
  const [a, b, c, d] = await firstBytes(file, 4)
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return 'utf-16be'
  return (await isUtf8(file)) ? 'utf-8' : 'windows-1252'
}

async function isUtf8(file: Blob) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of piecesOf(file)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

const firstBytes = async (file: Blob, count: number) =>
  new Uint8Array(await file.slice(0, count).arrayBuffer())

const workbook =
  'In Excel, choose File, Save As, “CSV UTF-8 (Comma delimited)”; in Google Sheets File, Download, Comma-separated values; in Numbers File, Export To, CSV. Then upload that file.'

/** How to save a file that is not text as one that is; null for text. Looks at the bytes, not at the name. */
export async function sayIfNotText(file: File): Promise<string | null> {
  if (file.size === 0) return 'This file is empty.'
  const head = Buffer.from(await firstBytes(file, 64))
  const text = head.toString('latin1')
  if (text.startsWith('\xd0\xcf\x11\xe0')) return `This is a workbook of an older Excel. ${workbook}`
  if (text.startsWith('%PDF')) return 'This is a PDF. Please export the table as CSV.'
  if (/^(\x89PNG|\xff\xd8\xff|GIF8)/.test(text)) return 'This is a picture. Please export the table as CSV.'
  if (!text.startsWith('PK\x03\x04')) return null
  if (/\.numbers$/i.test(file.name)) return `This is a Numbers document. ${workbook}`
  const first = head.subarray(30).toString('latin1')
  if (first.startsWith('mimetype')) return `This is an OpenDocument spreadsheet. ${workbook}`
  if (/^(\[Content_Types\]|_rels\/|docProps|xl\/)/.test(first))
    return `This is an Excel workbook (.xlsx). ${workbook}`
  return 'This is a ZIP archive. Please unpack it and upload the CSV or JSON file inside.'
}
