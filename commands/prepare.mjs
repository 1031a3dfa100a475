// What must be true before the project's own code can run. Plain JavaScript for Node 20, without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A release was built on another machine and carries its packages: nothing is installed or built where it runs. */
const releaseFile = join(root, 'release.json')
const isRelease = existsSync(releaseFile)

/** Such as `0.1.0 (c910918e2f4d)`: the version, and the commit where it is known. */
export function version() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commit = isRelease ? JSON.parse(readFileSync(releaseFile, 'utf8')).commit : readCommit()
  return commit ? `${version} (${commit.slice(0, 12)})` : version
}

/** From git's own files: git itself may not be there. */
export function readCommit() {
  const read = (path) => readFileSync(join(root, '.git', path), 'utf8').trim()
  try {
    const head = read('HEAD')
    if (!head.startsWith('ref: ')) return head
    const ref = head.slice('ref: '.length)
    if (existsSync(join(root, '.git', ref))) return read(ref)
    const packed = read('packed-refs').split('\n')
    return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0]
  } catch {
    return undefined
  }
}

/** Installs what package-lock.json names, unless exactly that is there. */
export function install() {
  if (isRelease || isInstalled()) return
  say('Installing packages (about a minute, the first time) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit']
  const [command, rest] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  const { status, stdout, stderr } = spawnSync(command, rest, { cwd: root, encoding: 'utf8' })
  if (status !== 0) stopWith('The packages could not be installed:', `${stdout}\n${stderr}`)
}

/** npm writes what it installed to node_modules/.package-lock.json as its last step. */
function isInstalled() {
  const hidden = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return installed[path] ? installed[path].version === version : Boolean(optional)
  })
}

/** Node 24: the one that npm installed, else the system's where it is new enough. */
export function findNode() {
  const own = join(root, 'node_modules/.bin/node')
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  return stopWith(
    `Node 22.22 or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}.`,
  )
}

/** What Node runs, and how. A larger space for new objects is no faster here and costs an idle service 30 MB. */
export const service = ['--enable-source-maps', '--max-semi-space-size=4', 'build/server/index.js']

const sources = ['app', 'analysis', 'seeds', 'stand-ins', 'widget', 'public']
const configuration = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']

/** Builds unless build/ was made from exactly these sources. Returns what went wrong, if anything. */
export function build() {
  if (isRelease) return undefined
  const stampFile = join(root, 'build/stamp')
  const stamp = stampOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return undefined
  say('Building …')
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status, stdout, stderr } = spawnSync(findNode(), [cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) return `${stdout}\n${stderr}`
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stampFile, stamp)
  return undefined
}

/** Times and sizes are enough, and reading a few hundred files' contents at each start is not free. */
function stampOfSources() {
  const hash = createHash('sha256')
  const add = (path) => {
    const { mtimeMs, size } = statSync(join(root, path))
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  for (const folder of sources.filter((each) => existsSync(join(root, each)))) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name).slice(root.length)
      if (entry.isFile() && !/\.test\.tsx?$/.test(path)) add(path)
    }
  }
  for (const path of configuration) add(path)
  return hash.digest('hex')
}

/**
 * Hands over to another program: same terminal, same signals, its exit code is ours. Where the system and this
 * Node can, by becoming it, so that no launcher stays behind.
 */
export function become(command, args, env = process.env) {
  if (process.execve) return process.execve(command, [command, ...args], env)
  const child = spawn(command, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Ends with a sentence, and the end of a program's output where it says why. */
export function stopWith(sentence, output = '') {
  say([sentence, ...output.trim().split('\n').slice(-25)].filter(Boolean).join('\n'))
  process.exit(1)
}
