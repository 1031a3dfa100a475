import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

export type Subject = { process: ChildProcess; url: string }

/** Microseconds of processor time that a process uses for each request, under load from this one. */
export async function cpuPerRequest(
  { process, url }: Subject,
  { headers, status, seconds }: { headers: Record<string, string>; status: number; seconds: number },
) {
  const before = await cpuOf(process)
  const result = await autocannon({ url, headers, connections: 50, duration: seconds })
  const used = (await cpuOf(process)) - before
  const counts = new Map(
    Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => [Number(code), count]),
  )
  const answered = counts.get(status) ?? 0
  const others = [...counts.keys()].filter((code) => code !== status)
  if (answered === 0 || others.length > 0 || result.errors > 0)
    throw new Error(`${url} answered ${answered} times ${status}, and ${others}; ${result.errors} failed.`)
  return used / answered
}

async function cpuOf(child: ChildProcess) {
  const told = once(child, 'message')
  child.send('cpu')
  return (await told)[0] as number
}
