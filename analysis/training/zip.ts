import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

const ENTRY = 0x02014b50
const END = 0x06054b50

/** The files of a zip, by name, as text. */
export function readZip(path: string): Map<string, string> {
  const bytes = readFileSync(path)
  const files = new Map<string, string>()
  let end = bytes.length - 22
  while (bytes.readUInt32LE(end) !== END) end--
  let at = bytes.readUInt32LE(end + 16)
  while (bytes.readUInt32LE(at) === ENTRY) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!)
    const local = bytes.readUInt32LE(at + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(from, from + size)
    files.set(name, (method === 8 ? inflateRawSync(content) : content).toString('latin1'))
    at += 46 + nameLength! + extraLength! + noteLength!
  }
  return files
}
