import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

export type Browser = { executablePath: string; env: Record<string, string> }

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium that runs on this machine: CHROMIUM_PATH, the system's, the one inside the npm package
 * @sparticuz/chromium, or, as root where its libraries are missing, one from apt-get. Throws with a sentence.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs({ executablePath: named, env: {} })) return { executablePath: named, env: {} }
    throw new Error(`CHROMIUM_PATH (${named}) does not run.`)
  }
  const found = systemBrowser() ?? (await packagedBrowser())
  if (found) return found
  if (process.getuid?.() === 0) {
    const apt = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update'], apt)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], apt)
  }
  const installed = systemBrowser()
  if (installed) return installed
  throw new Error('No Chromium runs here: install one, or set CHROMIUM_PATH to it.')
}

function runs({ executablePath, env }: Browser) {
  const options = { env: { ...process.env, ...env }, timeout: 20_000 }
  return existsSync(executablePath) && spawnSync(executablePath, ['--version'], options).status === 0
}

function systemBrowser() {
  return systemPaths.map((executablePath) => ({ executablePath, env: {} })).find(runs)
}

async function packagedBrowser() {
  const folder = await unpackOnce()
  if (!folder) return undefined
  const executablePath = join(folder, 'chromium')
  const env: Record<string, string> = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: folder }
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(folder, 'lib') }
  return [
    { executablePath, env },
    { executablePath, env: withLibraries },
  ].find(runs)
}

/** The package unpacks to a name in /tmp that anybody may have made; we unpack beside the project instead. */
async function unpackOnce() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageFolder = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = resolve('.cache', `chromium-${version}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    for (const name of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
      const packed = createReadStream(join(packageFolder, 'bin', `${name}.br`))
      await pipeline(packed, createBrotliDecompress(), createWriteStream(join(draft, name)))
      if (!name.endsWith('.tar')) continue
      if (spawnSync('tar', ['-xf', name], { cwd: draft }).status !== 0) return undefined
      rmSync(join(draft, name))
    }
    chmodSync(join(draft, 'chromium'), 0o755)
    renameSync(draft, folder)
  } catch {
    if (!existsSync(folder)) return undefined
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}
