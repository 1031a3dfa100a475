import { readFileSync } from 'node:fs'

/** Weights of the n-gram table. `models/sentiment.bin`: scale, bias (float32), then one int8 a bucket. */
export type SentimentModel = { scale: number; bias: number; weights: Int8Array }

export function loadSentimentModel(): SentimentModel {
  const file = readFileSync(new URL('../models/sentiment.bin', import.meta.url))
  const view = new DataView(file.buffer, file.byteOffset)
  return {
    scale: view.getFloat32(0, true),
    bias: view.getFloat32(4, true),
    weights: new Int8Array(file.buffer, file.byteOffset + 8, file.length - 8),
  }
}
