// What a release is made of: the files of ours that run, and the packages they run with.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

type LockEntry = { version: string; dev?: boolean; devOptional?: boolean; license?: string }

export type Package = { path: string; name: string; version: string; licence: string; runs: boolean }

/** Packages whose package.json states the licence in an older way, which the lock file does not copy. */
const statedElsewhere: Record<string, string> = { jstat: 'MIT' }

/** What package-lock.json names, for every platform. */
export function lockedPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  return Object.entries(packages).flatMap(([path, { version, dev, devOptional, license }]) => {
    const name = path.split('node_modules/').at(-1)!
    const licence = license ?? statedElsewhere[name] ?? 'not stated'
    // TypeScript's own programs are the optional parts of a package that only development needs.
    const runs = !dev && !devOptional && !name.startsWith('@typescript/')
    return path ? [{ path, name, version, licence, runs }] : []
  })
}

/** The packages that a release carries: those of this platform. */
export const shippedPackages = () => lockedPackages().filter(({ path, runs }) => runs && existsSync(path))

const folders = [
  'analysis',
  'app',
  'bin',
  'build',
  'commands',
  'deploy',
  'docs',
  'migrations',
  'seeds',
  'stand-ins',
  'widget',
]
const papers = ['CHANGELOG.md', 'README.md', 'SECURITY.md', 'package.json']

const forDevelopment = [
  /\.test\.tsx?$/,
  /^analysis\/training\//,
  /^commands\/(bench|build|check|compress-assets|dev|dev-server|end-with-npm|install-older-postgres|papers)\./,
  /^commands\/(licences.*|release|repeated-tests|run-program|run-tests|screenshots|shipped|test.*)\./,
  /^commands\/(prepare\.d|widget-pictures)\./,
]

export function shippedFiles() {
  const found = [...folders.flatMap((folder) => globSync(`${folder}/**/*`)), ...papers]
  return found
    .filter((file) => !forDevelopment.some((pattern) => pattern.test(file)) && statSync(file).isFile())
    .sort()
}
