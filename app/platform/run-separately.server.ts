import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { seconds } from './clock.ts'
import { log } from './log.server.ts'

/** The process took more time or memory than it was given, or broke. */
export class ProcessEnded extends Error {}

type Work = {
  /** A source file, below the service's folder. Node runs it as it is, also beside a build. */
  script: string
  input: { stream(): AsyncIterable<Uint8Array> }
  /** What the script finds, parsed from JSON, in its first argument. */
  given: unknown
  /** The limit of its heap; the script has to limit memory outside the heap itself. */
  megabytes: number
  seconds: number
}

/**
 * The lines that a script writes about its input, in batches as they arrive. It runs in a process of its own, behind all
 * others, so that no input can take this one's turn or memory; and it ends with its reader.
 */
export async function* runSeparately({ script, input, given, megabytes, seconds: most }: Work) {
  const args = [`--max-old-space-size=${megabytes}`, '--no-warnings', resolve(script), JSON.stringify(given)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], env: {} })
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds(most))
  const ended = once(child, 'close')
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000)
  })
  let failure: unknown
  async function* read() {
    try {
      yield* input.stream()
    } catch (error) {
      // Killed before its input ends, so that it does not take a part for the whole.
      child.kill('SIGKILL')
      failure = error
    }
  }
  // A script that has seen enough does not read to the end.
  pipeline(read, child.stdin).catch(() => {})
  try {
    if (child.pid) setPriority(child.pid, 10)
    let rest = ''
    for await (const chunk of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()!
      if (lines.length > 0) yield lines
    }
    const [code, signal] = await ended
    if (failure) throw failure
    if (code === 0) return
    log.warn({ script, code, signal, complaint }, 'separate process ended early')
    throw new ProcessEnded(`${script} ended with ${signal ?? code}`)
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
