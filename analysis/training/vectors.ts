import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Streams } from './streams.ts'

const MOST_FREQUENT = 40_000

/**
 * Word vectors learnt from the training texts alone (skip-gram, Debian package fasttext), one thread so that
 * every run gives the same. Words are written as their ids. Returns the path of the vectors.
 */
export function trainVectors(streams: Streams, work: string): string {
  const corpus = join(work, 'corpus.txt')
  writeCorpus(streams, corpus)
  const output = join(work, 'vectors')
  const options = '-dim 128 -minCount 3 -minn 0 -maxn 0 -epoch 1 -ws 5 -neg 5 -t 1e-4 -lr 0.05 -thread 1'
  execFileSync('fasttext', ['skipgram', '-input', corpus, '-output', output, ...options.split(' ')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return `${output}.vec`
}

function writeCorpus(streams: Streams, path: string) {
  const file = openSync(path, 'w')
  let line: number[] = []
  let lines: string[] = []
  for (const id of streams.ids) {
    if (id > 0 && id <= MOST_FREQUENT) line.push(id)
    if (id !== 0) continue
    if (line.length > 1) lines.push(line.join(' '))
    line = []
    if (lines.length === 50_000) {
      writeSync(file, `${lines.join('\n')}\n`)
      lines = []
    }
  }
  writeSync(file, `${lines.join('\n')}\n`)
  closeSync(file)
}
