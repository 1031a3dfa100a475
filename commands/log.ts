// npm run log -- verify FILE [--key VKEY]…: checks an author's file of receipts, without a network.
// npm run log -- thaw [--moved] [--never-watched] [--from FILE|URL], close, rotate, key: for the operator of this service.
// npm run log -- watch URL [--state FILE] [--business ID]… [--key VKEY]… [--json]: audits a service's log. Exit code 0: good,
// 1: something is wrong, 2: it could not be read.
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import {
  readFrom,
  readWatchState,
  Unreachable,
  writeEvidence,
  writeState,
} from '#app/features/log/fetch-log.server.ts'
import { logKeyFor, openLogKeys, openSeed } from '#app/features/log/keys.server.ts'
import { readState as readLogState } from '#app/features/log/state.server.ts'
import { watchLog } from '#app/features/log/watch-log.server.ts'
import {
  checkAuthorsFile,
  describeAct,
  describePlace,
  notProven,
} from '#app/features/log-format/authors-file.ts'
import { textOf } from '#app/features/log-format/bytes.ts'
import { Wrong } from '#app/features/log-format/wrong.ts'
import { closeLog, thaw } from '#app/features/witness/thaw.server.ts'
import { days, now } from '#app/platform/clock.ts'
import { openQueue } from '#app/platform/queue.server.ts'
import { CommandError, hasFlag, type Opened, runCommand } from './open.ts'

type Outcome = 'good' | 'bad' | 'unreachable'
const exitCodes: Record<Outcome, number> = { good: 0, bad: 1, unreachable: 2 }

const commands: Record<string, (args: string[]) => Promise<Outcome>> = {
  verify,
  watch,
  thaw: ownLog(thawOwn),
  close: ownLog(closeOwn),
  key: ownLog(showKeys),
  rotate: ownLog(rotate),
}

const usage =
  'npm run log -- verify FILE [--key VKEY]… or npm run log -- watch URL [--state FILE] [--business ID]… [--key VKEY]… [--json]\n or, on the server itself, npm run log -- thaw [--moved] [--never-watched] [--from FILE|URL], close, rotate or key'

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
  ).catch((error: unknown) => {
    // Its own message would repeat what the file begins with.
    throw error instanceof SyntaxError ? new Error(`${file} is no file of receipts.`) : error
  })
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

async function watch(args: string[]): Promise<Outcome> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      business: { type: 'string', multiple: true },
      key: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    },
  })
  const [address] = positionals
  if (!address || !URL.canParse(address)) throw new Error(`Name the address: ${usage}`)
  const say = (outcome: Outcome, sentence: string, more: object = {}) => {
    const time = new Date().toISOString()
    if (values.json) console.log(JSON.stringify({ outcome, sentence, time, ...more }))
    else console.log(`${{ good: 'ok   ', bad: 'WRONG', unreachable: '?    ' }[outcome]} ${sentence}`)
    return outcome
  }
  const before = values.state ? readWatchState(values.state) : null
  const [log, site] = [readFrom(`${address.replace(/\/+$/, '')}/log`), readFrom(address)]
  try {
    const found = await watchLog({
      log,
      site,
      before,
      now: new Date(),
      keys: values.key,
      businesses: values.business,
    })
    const { checkpoint, origin, keys, fresh, compared, businesses } = found
    const { size, note } = checkpoint
    if (values.state) writeState(values.state, before, { origin, keys, checkpoint: note, size }, fresh)
    const sentence = [
      `${origin}: ${size} entries of ${businesses} businesses obey the rules, ${fresh.length} of them new.`,
      ...(compared.length > 0 ? [`The pages of ${compared.length} show what the log has.`] : []),
      ...found.notes,
    ].join(' ')
    return say('good', sentence, { origin, size, fresh: fresh.length, businesses, compared })
  } catch (error) {
    if (error instanceof Unreachable) return say('unreachable', error.message)
    const sentence = (error as Error).message
    const now = await log('checkpoint').then(textOf, () => null)
    const evidence = {
      address,
      sentence,
      time: new Date().toISOString(),
      before: (error instanceof Wrong ? error.held : null) ?? before?.checkpoint ?? null,
      now,
    }
    const file = writeEvidence(values.state ?? 'vouchsafe-log', evidence)
    return say('bad', `${sentence} Evidence: ${file}`, { evidence: file })
  }
}

/** A command on the log of this service, with its settings and its database. */
function ownLog(work: (opened: Opened) => Promise<Outcome>) {
  return async () => {
    let outcome: Outcome = 'bad'
    await runCommand(async (opened) => {
      openSeed(opened.env, opened.dataDir)
      outcome = await work(opened)
    })
    return outcome
  }
}

async function openFrozen({ db, env, dataDir }: Opened) {
  // `openLogKeys` freezes a log whose address or key differs, which a command must not cause.
  if (!(await readLogState(db))?.frozen) throw new CommandError('The log is not frozen.')
  await openLogKeys(db, env, dataDir)
  return { dataDir, appUrl: env.APP_URL }
}

async function thawOwn(opened: Opened): Promise<Outcome> {
  const where = await openFrozen(opened)
  const choices = { isMoved: hasFlag('moved'), isUnwatched: hasFlag('never-watched') }
  const at = process.argv.indexOf('--from')
  const from = at < 0 ? undefined : process.argv[at + 1]
  const queue = await openQueue(opened.url, ['notifications.notify-of-report'], { isWorker: false })
  const hindrance = await thaw(opened.db, { ...where, ...choices, from }).finally(queue.close)
  console.log(hindrance ?? 'Thawed: the log goes on.')
  return hindrance ? 'bad' : 'good'
}

async function closeOwn(opened: Opened): Promise<Outcome> {
  if (!hasFlag('yes'))
    throw new CommandError(
      'This ends the log for good: receipts of until now are checked against its last checkpoint alone. Stop the service, then add --yes.',
    )
  const origin = await closeLog(opened.db, await openFrozen(opened))
  console.log(`The log ${origin} begins at the next start. Tell those who watch you its new line.`)
  return 'good'
}

async function showKeys({ db }: Opened): Promise<Outcome> {
  const state = await readLogState(db)
  if (!state) throw new CommandError('The log is made at the first start.')
  console.log(`log ${logKeyFor(state.origin)}`)
  return 'good'
}

async function rotate({ db, env, dataDir }: Opened): Promise<Outcome> {
  if (env.LOG_KEY)
    throw new CommandError('Give LOG_KEY another value, LOG_KEY_PREVIOUS the one it had, and start again.')
  const state = await readLogState(db)
  if (!state || state.frozen || (state.keySince && now().getTime() - state.keySince.getTime() < days(30)))
    throw new CommandError('The log is frozen, or has a new key since less than 30 days ago.')
  renameSync(join(dataDir, 'log-key'), join(dataDir, 'log-key.previous'))
  openSeed(env, dataDir)
  console.log(
    `log ${logKeyFor(state.origin)}\nIt signs from the next start on, for 30 days beside the one before.`,
  )
  return 'good'
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
