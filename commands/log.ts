// npm run log -- verify FILE [--key VKEY]: checks an author's file of receipts, without a network.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeAct, describePlace, notProven } from '#app/features/log/describe-act.ts'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { checkAuthorsFile } from '#app/features/log/format/authors-file.ts'

type Outcome = 'good' | 'bad' | 'unreachable'
const exitCodes: Record<Outcome, number> = { good: 0, bad: 1, unreachable: 2 }

const commands: Record<string, (args: string[]) => Promise<Outcome>> = { verify }

const usage = 'npm run log -- verify FILE [--key VKEY]…'

async function verify(args: string[]): Promise<Outcome> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { key: { type: 'string', multiple: true } },
  })
  const [file] = positionals
  if (!file) throw new Error(`Name the file: ${usage}`)
  const { origin, acts } = await checkAuthorsFile(
    readFileSync(file, 'utf8'),
    verifyEd25519,
    new Date(),
    values.key,
  )
  console.log(
    `The log ${origin}, with ${values.key ? 'the keys that you gave' : 'the keys in the file itself'}.`,
  )
  for (const act of acts) {
    if (typeof act === 'string') console.log(`WRONG ${act}`)
    else console.log(`ok    ${describeAct(act.entry)}\n      ${describePlace(act)}`)
  }
  console.log(notProven)
  return acts.every((act) => typeof act === 'object' && !act.isOverdue) ? 'good' : 'bad'
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Error(`Use it so: ${usage}`)
  process.exitCode = exitCodes[await command(args)]
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
