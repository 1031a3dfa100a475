import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const SUMS = 'SHA256SUMS'

/** The checksums of the model files in a folder, as `sha256sum` writes them. */
export function sumsOf(models: URL): string {
  const names = readdirSync(models).filter((name) => name !== SUMS)
  const sum = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(name, models)))
      .digest('hex')
  return names
    .sort()
    .map((name) => `${sum(name)}  ${name}\n`)
    .join('')
}

/** Training notes what it made, and a test holds the committed files against it. */
export function writeSums(models: URL) {
  writeFileSync(new URL(SUMS, models), sumsOf(models))
}

export function readSums(models: URL): string {
  return readFileSync(new URL(SUMS, models), 'utf8')
}
