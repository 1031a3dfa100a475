import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { worstFiles } from '../worst-files.ts'
import { cookieOf } from './fuzz-world.ts'
import { exchange } from './wire.ts'

const door = '/business/reviews/import'
/** Megabytes: the largest that is read, and what must be refused unread. */
const largest = [31, 100]
const ofEachFormat = [
  'JSON of empty entries',
  'CSV of one long line',
  'a workbook that unpacks to gigabytes',
  'an archive in disguise',
] satisfies (keyof typeof worstFiles)[] as string[]

export type Upload = { name: string; megabytes: number; status: number | string }

/** Sends the worst files as an owner, in a short round small ones and one of each format. The latencies of `/healthz` meanwhile are in ms; an unanswered one throws. */
export async function sendWorstFiles(origin: string, { isShort = false } = {}) {
  const uploads: Upload[] = []
  const latencies: number[] = []
  for (const megabytes of isShort ? [2] : largest) {
    for (const [name, { file }] of Object.entries(worstFiles)) {
      if (isShort && !ofEachFormat.includes(name)) continue
      // Archives are small whatever they hold, and those of 100 MB take a minute to make.
      if (megabytes === 100 && name.startsWith('a')) continue
      const bytes = await requestWith(origin, file(megabytes))
      const port = Number(new URL(origin).port)
      const sending = () => exchange(port, bytes, { longestAnswerMs: 90_000 })
      const answer = await askMeanwhile(origin, latencies, sending)
      uploads.push({ name, megabytes, status: typeof answer === 'string' ? answer : answer.status })
    }
  }
  return { uploads, latencies }
}

async function requestWith(origin: string, file: File) {
  const form = new FormData()
  form.set('act', 'upload')
  form.set('file', file)
  const body = new Response(form)
  const bytes = Buffer.from(await body.arrayBuffer())
  const head = [
    `POST ${door} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    `cookie: ${cookieOf('owner')}`,
    `content-type: ${body.headers.get('content-type')}`,
    `content-length: ${bytes.length}`,
    'connection: close',
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes])
}

/** Asks `/healthz` again and again until the work is done. */
export async function askMeanwhile<T>(origin: string, latencies: number[], work: () => Promise<T>) {
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const since = performance.now()
    const { status } = await fetch(`${origin}/healthz`)
    if (status !== 200) throw new Error(`/healthz answered ${status}.`)
    latencies.push(performance.now() - since)
    await sleep(10)
  }
  return working
}
