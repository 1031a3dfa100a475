import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const needed = 4 * 1024 ** 3

/**
 * Temporary files of tests, their databases among them, lie in memory where there is room: each test file makes and drops
 * a database of a thousand files, which takes longer on a disk than most of their tests.
 */
export function keepFilesInMemory() {
  if (process.env.TMPDIR || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize > needed) process.env.TMPDIR = memory
}
