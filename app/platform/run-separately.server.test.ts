import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runSeparately } from './run-separately.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-separately-'))
const script = join(folder, 'count.mjs')
writeFileSync(script, 'let n = 0; for await (const part of process.stdin) n += part.length; console.log(n)')

test('a script whose input breaks off says nothing about a part of it', async () => {
  const run = async (isBroken: boolean) => {
    async function* stream() {
      yield Buffer.alloc(100_000)
      if (isBroken) throw new Error('the database is away')
    }
    const found: string[] = []
    const work = { script, input: { stream }, given: null, megabytes: 64, seconds: 20 }
    for await (const lines of runSeparately(work)) found.push(...lines)
    return found
  }
  try {
    expect(await run(false)).toEqual(['100000'])
    await expect(run(true)).rejects.toThrow('the database is away')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
