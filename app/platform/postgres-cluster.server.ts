import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.server.ts'
import type { SystemUser } from './data-dir.server.ts'

export const embeddedMajor = 18

export type Cluster = {
  folder: string
  socketFolder: string
  binaries: string
  /** Undefined: the server runs as we do. */
  user: SystemUser | undefined
}

/** Makes the data folder the first time. It appears complete or not at all. */
export function createCluster(cluster: Cluster, password: string) {
  const versionFile = join(cluster.folder, 'PG_VERSION')
  if (existsSync(versionFile))
    return refuseOtherMajor(cluster.folder, readFileSync(versionFile, 'utf8').trim())

  const draft = `${cluster.folder}.new-${process.pid}`
  const passwordFile = `${draft}.password`
  rmSync(draft, { recursive: true, force: true })
  makePrivateFolder(draft, cluster.user)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (cluster.user) chownSync(passwordFile, cluster.user.uid, cluster.user.gid)
  try {
    const made = spawnSync(
      join(cluster.binaries, 'bin/initdb'),
      [
        `--pgdata=${draft}`,
        `--pwfile=${passwordFile}`,
        '--username=vouchsafe',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      { ...cluster.user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, encoding: 'utf8' },
    )
    if (made.status !== 0) {
      throw new CannotStart(
        `The database could not be created in ${cluster.folder}: ${(made.stderr || made.error?.message || '').trim()}`,
      )
    }
    renameSync(draft, cluster.folder)
  } catch (error) {
    // Another process of ours may have been faster; its folder is as good.
    if (!existsSync(versionFile)) throw error
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

function refuseOtherMajor(folder: string, found: string) {
  if (found === String(embeddedMajor)) return
  throw new CannotStart(
    `${folder} was made by PostgreSQL ${found} and this version brings PostgreSQL ${embeddedMajor}: ` +
      'run "npm run backup" with the version that made it, then "npm run restore" into an empty data folder. Nothing was changed.',
  )
}

/**
 * A socket's path may hold about 100 characters (sockaddr_un). A data folder that lies deeper gets a folder
 * in the temporary one, named after it.
 */
export function prepareSocketFolder(dataDir: string, user: SystemUser | undefined) {
  const inside = join(dataDir, 'socket')
  const isShortEnough = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) < 100
  const name = `vouchsafe-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const folder = isShortEnough ? inside : join(user ? '/tmp' : tmpdir(), name)
  makePrivateFolder(folder, user)
  return folder
}

function makePrivateFolder(folder: string, user: SystemUser | undefined) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const owner = user?.uid ?? process.getuid?.()
  // In a shared temporary folder somebody else may have been here first.
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new CannotStart(`${folder} belongs to somebody else: remove it, or choose another DATA_DIR.`)
  }
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
}

/** The process that the data folder names as its server, if there is one by that number. */
export function serverPid({ folder }: Pick<Cluster, 'folder'>) {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

/**
 * After a crash the number in the pid file may have gone to another process (in a container it nearly always
 * has), and PostgreSQL then refuses to start. It works with its data folder as current folder, so the system
 * can tell whether any server is left; only when none is, the lock files go.
 */
export function removeStaleLocks({ folder, socketFolder }: Cluster) {
  if (process.platform !== 'linux' || !serverPid({ folder }) || isInUse(folder)) return
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
}

function isInUse(folder: string) {
  const real = realpathSync(folder)
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === real
    } catch {
      return false
    }
  })
}
