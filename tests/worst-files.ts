import { crc32, deflateRawSync } from 'node:zlib'

const million = 1024 * 1024
const filled = (megabytes: number, text: string) =>
  Buffer.alloc(Math.ceil((megabytes * million) / text.length) * text.length, text)

/** Files made to keep a reader busy or to fill its memory, of about so many megabytes, and the words that refuse them. */
export const worstFiles = {
  'JSON nested deeply': {
    file: (megabytes: number) => new File([filled(megabytes, '[')], 'reviews.json'),
    refusal: /nested too deeply/,
  },
  'JSON of empty lists': {
    file: (megabytes: number) => new File(['[', filled(megabytes, '[],'), '[]]'], 'reviews.json'),
    refusal: /no list of reviews|more time or memory/,
  },
  'JSON of empty entries': {
    file: (megabytes: number) => new File(['[', filled(megabytes, '{},'), '{}]'], 'reviews.json'),
    refusal: /more than 100,000 entries/,
  },
  'JSON of ever new fields': {
    file: (megabytes: number) => {
      const fields = Array.from({ length: megabytes * 70_000 }, (_, at) => `"k${at}":"1"`)
      return new File([`[{${fields}}]`], 'reviews.json')
    },
    refusal: /more than 180 different fields/,
  },
  'JSON of one long text': {
    file: (megabytes: number) => new File(['[{"a":"', filled(megabytes, 'a'), '"}]'], 'reviews.json'),
    refusal: /more than 100,000 characters/,
  },
  'CSV of millions of columns': {
    file: (megabytes: number) => new File([filled(megabytes, 'a,')], 'reviews.csv'),
    refusal: /more than 180 columns/,
  },
  'CSV of one long line': {
    file: (megabytes: number) => new File([filled(megabytes, 'a')], 'reviews.csv'),
    refusal: /more than 100,000 characters/,
  },
  'CSV of a quotation never closed': {
    file: (megabytes: number) => new File(['"', filled(megabytes, 'a\n')], 'reviews.csv'),
    refusal: /more than 100,000 characters/,
  },
  'CSV of millions of lines': {
    file: (megabytes: number) => new File([filled(megabytes, 'a\n')], 'reviews.csv'),
    refusal: /more than 100,000 rows/,
  },
  'a workbook that unpacks to gigabytes': {
    file: (megabytes: number) => zipOf({ 'xl/workbook.xml': filled(megabytes * 40, ' ') }, 'reviews.xlsx'),
    refusal: /unpacks to more than we read/,
  },
  'a workbook that lies about its size': {
    file: (megabytes: number) => zipOf({ 'xl/workbook.xml': filled(megabytes, ' ') }, 'reviews.xlsx', 1000),
    refusal: /damaged/,
  },
  'an archive in disguise': {
    file: (megabytes: number) => zipOf({ 'reviews.csv': filled(megabytes, 'a,b\n') }, 'reviews.csv'),
    refusal: /ZIP archive/,
  },
}

/** An archive of these files. `claimed`: the unpacked size that it names for each, instead of the real one. */
export function zipOf(files: Record<string, Uint8Array | string>, name: string, claimed?: number) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as Uint8Array)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimed ?? bytes.length, 18)
    fields.writeUInt16LE(path.length, 22)
    const offset = Buffer.alloc(14)
    offset.writeUInt32LE(at, 10)
    const entry = [Buffer.from('PK\x03\x04'), fields, Buffer.from(path), packed]
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, offset, Buffer.from(path))
    parts.push(...entry)
    at += entry.reduce((sum, { length }) => sum + length, 0)
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return new File([Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end])], name)
}
