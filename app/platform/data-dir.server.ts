import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Where root keeps data that the database's user must be able to reach. */
export const rootStore = '/var/lib/vouchsafe'

export type SystemUser = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: then it runs as `nobody`. Undefined: it runs as we do. */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = existsSync('/etc/passwd')
    ? /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
    : null
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : { uid: 65534, gid: 65534 }
}

/** Asks the system itself, because modes, access lists and mounts all have a say. */
function canEnter(folder: string, user: SystemUser) {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}

/**
 * The folder that holds everything: database, secret, files. Made when missing.
 *
 * Root often works in a folder that nobody else may enter, and the database does not run as root: then the
 * folder is one under /var/lib/vouchsafe, named by a hash of the place where it would have been.
 */
export function resolveDataDir(env: { DATA_DIR?: string }, checkout = process.cwd()) {
  const wanted = resolve(checkout, env.DATA_DIR ?? 'data')
  const user = databaseUser()
  const place = env.DATA_DIR ? wanted : resolve(checkout)
  const dataDir =
    !user || canEnter(nearestExisting(dirname(wanted)), user)
      ? wanted
      : join(rootStore, createHash('sha256').update(place).digest('hex').slice(0, 16))

  if (user) makeReachableFolder(dataDir)
  else mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return dataDir
}

/** The database's user passes through and cannot list; what lies inside carries its own mode. */
export function makeReachableFolder(folder: string) {
  const umask = process.umask(0o022)
  mkdirSync(folder, { recursive: true })
  process.umask(umask)
  chmodSync(folder, 0o711)
}

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
