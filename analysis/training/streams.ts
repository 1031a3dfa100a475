import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitSentences } from '../text/sentences.ts'
import { type Token, tokenise } from '../text/tokens.ts'
import { hashToken } from '../text/word-hash.ts'
import { eachPiece } from '../text/word-pieces.ts'
import { sources, trainingTexts } from './texts.ts'

/** Texts as numbers: word ids by frequency from 1, 0 after every sentence. Made by the run-time tokeniser. */
export type Streams = {
  ids: Int32Array
  offsets: Int32Array
  labels: Uint8Array
  sourceOf: Uint8Array
  /** Hash of each id, `hashes[0]` unused. */
  hashes: Uint32Array
  counts: Uint32Array
}

/** Reads all texts once, and writes what the trainer of the net needs into the work folder. */
export function buildStreams(folder: string, work: string, extra?: string): Streams {
  const hashes: number[] = []
  const starts: number[] = []
  const labels: number[] = []
  const sourceOf: number[] = []
  const names = Object.keys(sources)
  const seen = new Map<number, { count: number; word: string }>()
  for (const { text, label, source } of trainingTexts(folder, extra)) {
    starts.push(hashes.length)
    labels.push(label)
    sourceOf.push(names.indexOf(source))
    for (const sentence of splitSentences(text, tokenise(text))) {
      for (const token of sentence.tokens) {
        const hash = hashToken(token)
        if (hash === 0) continue
        hashes.push(hash)
        const entry = seen.get(hash)
        if (entry) entry.count++
        else seen.set(hash, { count: 1, word: wordOf(token) })
      }
      hashes.push(0)
    }
  }
  starts.push(hashes.length)
  const types = [...seen].sort((a, b) => b[1].count - a[1].count || a[0] - b[0])
  const idOf = new Map(types.map(([hash], i) => [hash, i + 1]))
  const streams: Streams = {
    ids: Int32Array.from(hashes, (hash) => idOf.get(hash) ?? 0),
    offsets: Int32Array.from(starts),
    labels: Uint8Array.from(labels),
    sourceOf: Uint8Array.from(sourceOf),
    hashes: Uint32Array.from([0, ...types.map(([hash]) => hash)]),
    counts: Uint32Array.from([0, ...types.map(([, { count }]) => count)]),
  }
  writeStreams(work, streams, ['', ...types.map(([, { word }]) => word)])
  return streams
}

/** Marks, numbers and emoji have no character pieces: unknown ones stay silent. */
function wordOf(token: Token): string {
  return token.kind === 'word' ? token.lower : ''
}

function writeStreams(work: string, streams: Streams, words: string[]) {
  mkdirSync(work, { recursive: true })
  const pieces: number[] = []
  const pieceOffsets = [0]
  for (const word of words) {
    if (word !== '') eachPiece(word, (bucket) => pieces.push(bucket))
    pieceOffsets.push(pieces.length)
  }
  const files = { ...streams, pieces: Int32Array.from(pieces), pieceOffsets: Int32Array.from(pieceOffsets) }
  for (const [name, values] of Object.entries(files)) writeFileSync(join(work, `${name}.bin`), values)
  writeFileSync(join(work, 'sources.json'), JSON.stringify(Object.values(sources)))
}
