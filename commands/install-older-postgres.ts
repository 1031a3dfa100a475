import { existsSync } from 'node:fs'
import { findOlderPostgres } from '../tests/older-postgres.ts'
import { run } from './run-program.ts'

/** Installs the PostgreSQL of Debian or Ubuntu, whose major version is seldom the newest. */
export async function installOlderPostgres() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(
    '\nInstalling the system’s own PostgreSQL with apt-get, for a part of the database tests on an older version' +
      ' than ours. (TEST_DATABASE_URL names another one instead.)',
  )
  const aptGet = (...args: string[]) =>
    run('timeout', ['180', 'apt-get', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  const { status } = await aptGet('update')
  if (status === 0) await aptGet('install', '-y', '--no-install-recommends', 'postgresql')
  return findOlderPostgres()
}
