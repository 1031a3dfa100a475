import { readFileSync } from 'node:fs'
import { gunzipSync, inflateRawSync } from 'node:zlib'

export type ArchivedFile = { path: string; bytes: Buffer }

/** The regular files of a tar.gz archive, in the archive's order. Names longer than 100 bytes are cut. */
export function readTarGz(path: string): ArchivedFile[] {
  const tar = gunzipSync(readFileSync(path))
  const files: ArchivedFile[] = []
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8)
    const isFile = tar[at + 156] === 0x30 || tar[at + 156] === 0
    if (isFile) files.push({ path: name, bytes: tar.subarray(at + 512, at + 512 + size) })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

/** The files of a zip archive, stored or deflated, by its central directory. */
export function readZip(zip: Buffer): ArchivedFile[] {
  const files: ArchivedFile[] = []
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + size)
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.push({ path, bytes: method === 0 ? packed : inflateRawSync(packed) })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
