import type { Label } from '../../analysis/sentiment/judge-sentiment.ts'

/** What the engine said of a text, and what its reader says. */
export type Judged = { label: Label; score: number; confidence: number; wanted: Label }

const BINS = 10

/** Expected calibration error: how far confidence and share right lie apart, over ten bins, from 0 to 1. */
export function calibrationError(all: Judged[]): number {
  const apart = (bin: Judged[]) => (bin.length / all.length) * Math.abs(meanConfidence(bin) - shareRight(bin))
  return binsOf(all).reduce((sum, bin) => (bin.length === 0 ? sum : sum + apart(bin)), 0)
}

export function printReliability(what: string, all: Judged[]) {
  console.log(`${what} (${all.length}): confidence, share right, how many`)
  for (const bin of binsOf(all)) {
    if (bin.length > 0)
      console.log(`  ${meanConfidence(bin).toFixed(2)}  ${shareRight(bin).toFixed(2)}  ${bin.length}`)
  }
  console.log()
}

function binsOf(all: Judged[]): Judged[][] {
  const bins: Judged[][] = Array.from({ length: BINS }, () => [])
  for (const one of all) bins[Math.min(BINS - 1, Math.floor(one.confidence * BINS))]?.push(one)
  return bins
}

const meanConfidence = (bin: Judged[]) =>
  bin.reduce((sum, { confidence }) => sum + confidence, 0) / bin.length
const shareRight = (bin: Judged[]) => bin.filter(({ label, wanted }) => label === wanted).length / bin.length
