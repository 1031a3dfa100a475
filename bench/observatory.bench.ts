import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startService } from './load/service.ts'
import { openFront } from './observatory/front.ts'

const version = '1.4.8'
const name = 'reviews.example'
const port = 3972
const mark = 125

type Report = {
  error?: string
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

/** The score that MDN's HTTP Observatory gives the landing page of a service behind TLS. */
export async function run() {
  const scanner = findScanner()
  const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-observatory-'))
  const service = await startService({
    port,
    settings: {
      APP_URL: `https://${name}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      CONTACT_EMAIL: `us@${name}`,
      BILLING: 'off',
    },
  })
  const front = await openFront({ name, port, folder })
  try {
    const report = await scan(scanner, {
      HOST_NAME: name,
      HTTP_PORT: String(front.httpPort),
      HTTPS_PORT: String(front.httpsPort),
      NODE_EXTRA_CA_CERTS: front.certificate,
    })
    for (const [test, { pass, result, scoreModifier }] of Object.entries(report.tests)) {
      const change = scoreModifier > 0 ? `+${scoreModifier}` : String(scoreModifier)
      console.log(`  ${pass ? 'passed' : 'FAILED'}  ${change.padStart(4)}  ${test.padEnd(30)} ${result}`)
    }
    const { grade, score } = report.scan
    console.log(`  score ${score} (${grade})  gate: ${mark}`)
    if (score < mark) process.exitCode = 1
  } finally {
    front.close()
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** No dependency of ours: it is large, and fetches lists when it is installed. It is had when it is asked for. */
function findScanner() {
  const cache = resolve('.cache', `observatory-${version}`)
  const folder = join(cache, 'node_modules/@mdn/mdn-http-observatory')
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', cache]
    const npm = spawnSync('npm', ['install', ...options, `@mdn/mdn-http-observatory@${version}`], {
      encoding: 'utf8',
    })
    if (npm.status !== 0) throw new Error(`The scanner could not be installed. ${npm.stderr ?? ''}`)
  }
  // The list of hosts that browsers know to want HTTPS. Ours is made up and on no list.
  const preloaded = join(folder, 'conf/hsts-preload.json')
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
  return join(folder, 'src/scan.js')
}

function scan(scanner: string, env: Record<string, string>) {
  const asHost = pathToFileURL(resolve('bench/observatory/as-host.mjs')).href
  return new Promise<Report>((done, fail) => {
    const child = spawn(process.execPath, ['--import', asHost, scanner, name], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
    child.on('close', () => {
      try {
        const report = JSON.parse(printed) as Report
        if (report.error) fail(new Error(`The scanner says: ${report.error}`))
        else done(report)
      } catch (cause) {
        fail(new Error('The scanner did not finish.', { cause }))
      }
    })
  })
}
