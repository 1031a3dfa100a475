// What a release is made of: the packages that the service runs with.
import { readFileSync } from 'node:fs'

export type Package = { path: string; name: string; version: string; licence: string; runs: boolean }

/** Packages whose package.json states it in an older way, which the lock file does not copy. */
const statedElsewhere: Record<string, string> = { jstat: 'MIT' }

/** What package-lock.json names, for every platform. */
export function lockedPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; license?: string }>
  }
  return Object.entries(packages).flatMap(([path, { version, dev, license }]) => {
    const name = path.split('node_modules/').at(-1)!
    const licence = license ?? statedElsewhere[name] ?? 'not stated'
    return path ? [{ path, name, version, licence, runs: !dev }] : []
  })
}
