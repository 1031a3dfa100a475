import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

/**
 * A small private file that is made once and kept: a secret, a password.
 *
 * Two processes that start together get the same value: the file appears complete, by a link, and the
 * second link fails.
 */
export function readOrMakeFile(path: string, make: () => string) {
  const found = readIfThere(path)
  if (found !== undefined) return found

  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeSync(file, `${make()}\n`)
    fsyncSync(file)
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    closeSync(file)
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}

function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
