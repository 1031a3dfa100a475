import { CannotStart, explainDatabase } from '#app/platform/cannot-start.server.ts'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { EnvironmentError, parseEnvironment } from '#app/platform/env.server.ts'
import { openErasures } from '#app/platform/erasures.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'

export type Opened = Awaited<ReturnType<typeof open>>

/** A command cannot do what was asked. The message is a sentence for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Settings, data folder and database for a command, with the service running beside it or not. */
async function open() {
  const env = parseEnvironment(process.env)
  const dataDir = resolveDataDir(env)
  const secret = openSecret(env, dataDir)
  openErasures(dataDir)
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir })
  const url = env.DATABASE_URL ?? embedded!.url
  const { db, pool } = openDatabase(url, { connections: 4 })
  async function close() {
    await pool.end()
    // The server keeps running if a service uses it.
    await embedded?.stop()
  }
  return { env, dataDir, secret, url, db, pool, close }
}

/** `--replace`, also where npm took it for itself because the `--` before it was left out. */
export function hasFlag(name: string) {
  return process.argv.includes(`--${name}`) || process.env[`npm_config_${name}`] === 'true'
}

/** Runs a command to its end. What is wrong is said in one sentence, and the exit code is 1. */
export async function runCommand(work: (opened: Opened) => Promise<void>) {
  let opened: Opened | undefined
  try {
    opened = await open()
    await work(opened)
  } catch (error) {
    process.exitCode = 1
    console.error(sentenceOf(error))
  } finally {
    await opened?.close()
  }
}

function sentenceOf(error: unknown) {
  const isSentence =
    error instanceof CannotStart || error instanceof EnvironmentError || error instanceof CommandError
  if (isSentence || (error instanceof Error && /^(?:BadBackup|BadAddress|StorageError)$/.test(error.name)))
    return error.message
  const { code } = error as { code?: string }
  if (code === '42P01') return 'The database has no tables yet: run "npm start" or "npm run migrate" once.'
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'The database in DATABASE_URL does not answer.'
  return explainDatabase(error) ?? error
}
