import { spawn } from 'node:child_process'

export type Ended = { status: number; output: string }

/** Runs a JavaScript program in a process of its own. `isShown`: its output is passed on while it runs. */
export function runProgram(args: string[], { isShown = false, env = {} } = {}): Promise<Ended> {
  return run(process.execPath, args, { isShown, env })
}

/** Runs any program. One that cannot be started ends with status 1. */
export function run(command: string, args: string[], { isShown = false, env = {} } = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
    const child = spawn(command, args, { env: { ...process.env, ...plain, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (isShown) process.stdout.write(text)
      })
    }
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}
