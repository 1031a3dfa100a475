import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUser } from '../app/platform/data-dir.server.ts'

export type TestServer = { url: string; stop(): Promise<void> }

const installed = '/usr/lib/postgresql'

/** What the database tests are run on beside the embedded server: the oldest major that we support. */
export function findOlderPostgres() {
  if (process.env.TEST_DATABASE_URL) return { name: 'TEST_DATABASE_URL', url: process.env.TEST_DATABASE_URL }
  const majors = existsSync(installed)
    ? readdirSync(installed)
        .map(Number)
        .filter((major) => major >= 15)
    : []
  const major = majors
    .sort((a, b) => a - b)
    .find((each) => existsSync(join(installed, `${each}/bin/postgres`)))
  return major ? { name: `PostgreSQL ${major}`, binaries: join(installed, `${major}/bin`) } : undefined
}

/** A throw-away server out of the system's programs, in a folder of its own, without flushing to disk. */
export async function startOlderPostgres(binaries: string, folder: string): Promise<TestServer> {
  const user = databaseUser()
  mkdirSync(folder, { recursive: true })
  if (user) chownSync(folder, user.uid, user.gid)
  run(binaries, 'initdb', [
    `--pgdata=${join(folder, 'data')}`,
    '--username=vouchsafe',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  return startCluster(binaries, folder)
}

function run(binaries: string, program: string, args: string[]) {
  const asUser = {
    ...databaseUser(),
    cwd: '/',
    encoding: 'utf8' as const,
    env: { LC_ALL: 'C', TZ: 'UTC' },
  }
  const { status, stderr, error } = spawnSync(join(binaries, program), args, asUser)
  if (status !== 0) throw new Error(`${program} failed: ${stderr || error?.message}`)
}

/** The server of a folder that was made before. */
export function startCluster(binaries: string, folder: string): TestServer {
  const data = join(folder, 'data')
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c jit=off -c max_connections=200`
  run(binaries, 'pg_ctl', [
    'start',
    '-w',
    `--pgdata=${data}`,
    `--log=${join(folder, 'log')}`,
    `--options=${options}`,
  ])
  return {
    url: `postgres://vouchsafe@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => run(binaries, 'pg_ctl', ['stop', '-w', '-m', 'immediate', `--pgdata=${data}`]),
  }
}
