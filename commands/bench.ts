// npm run bench [-- name …]: runs the benchmarks, all or those named. Each prints ratios measured in one run.
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const files = new Map(
  globSync('bench/*.bench.ts')
    .sort()
    .map((file) => [basename(file, '.bench.ts'), file]),
)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !files.has(name))
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${[...files.keys()].join(', ')}.`)
  process.exit(1)
}
for (const [name, file] of files) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name}`)
  const { run } = (await import(pathToFileURL(resolve(file)).href)) as { run: () => Promise<void> }
  await run()
}
