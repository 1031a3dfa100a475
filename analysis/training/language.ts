// Turns the profiles of the npm package eld (Efficient Language Detector, Nito T.M., Apache-2.0) into
// models/language.bin: their own loading takes 300 ms and 150 MB.

import { writeFileSync } from 'node:fs'
import { hashPiece } from '../language/word-pieces.ts'

type EldProfiles = { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> }

export async function buildLanguageProfiles() {
  // The package exports no data, so its files are addressed by URL.
  const entry = import.meta.resolve('eld/small')
  const { ngramsData } = (await import(new URL('../ngrams/small.js', entry).href)) as {
    ngramsData: EldProfiles
  }
  const { dictionary } = (await import(new URL('../dictionary.js', entry).href)) as { dictionary: string[] }
  const byteOf = new Map(
    dictionary.flatMap((character, byte) => (byte < 0x80 ? [] : [[character, byte] as const])),
  )
  byteOf.delete(' ')

  // The profile that is called Malay was learnt from both; of the two, Indonesian is the one that reviews are in.
  const tags = Object.values(ngramsData.languages).map((tag) => (tag === 'ms' ? 'id' : tag))
  const chunks: Buffer[] = []
  let pieces = 0
  const seen = new Set<number>()
  for (const [ngram, scores] of Object.entries(ngramsData.ngrams).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const inner = ngram.slice(ngram.startsWith(' ') ? 1 : 0, ngram.endsWith(' ') ? -1 : undefined)
    const bytes = Uint8Array.from(inner, (character) => byteOf.get(character) ?? character.charCodeAt(0))
    const hash = hashPiece(bytes, 0, bytes.length, ngram.startsWith(' '), ngram.endsWith(' '))
    if (seen.has(hash)) continue
    seen.add(hash)
    const entries = Object.entries(scores)
    const chunk = Buffer.alloc(5)
    chunk.writeUInt32LE(hash)
    chunk.writeUInt8(entries.length, 4)
    chunks.push(chunk, Buffer.from(entries.flatMap(([language, score]) => [Number(language), score])))
    pieces++
  }
  const names = Buffer.from(JSON.stringify(tags))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(names.length)
  const count = Buffer.alloc(4)
  count.writeUInt32LE(pieces)
  writeFileSync(
    new URL('../models/language.bin', import.meta.url),
    Buffer.concat([head, names, count, ...chunks]),
  )
}
