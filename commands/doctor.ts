// npm run doctor: tests everything outside the code that the service needs, and says what is wrong.
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import pg from 'pg'
import { keyWarning, openBackups, tryStore } from '#app/features/backups/backup-setup.server.ts'
import { describeBackups } from '#app/features/backups/backups.server.ts'
import { checkStripe } from '#app/features/billing/stripe-account.server.ts'
import { tryModel } from '#app/features/language-model/call-model.server.ts'
import { findDifference } from '#app/features/log/recompute.server.ts'
import { mailHookKeys } from '#app/features/mailing/bounce-webhooks.server.ts'
import { checkSenderDomain, domainOfAddress } from '#app/features/mailing/sender-domain.server.ts'
import { type Finding, findingsOf } from '#app/features/mailing/sender-domain.vocabulary.ts'
import { describeLog } from '#app/features/witness/log-desk.server.ts'
import { openBucket } from '#app/platform/bucket.server.ts'
import { explainDatabase } from '#app/platform/cannot-start.server.ts'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { isDistributed } from '#app/platform/distribution.server.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { describeUnused, type Environment, parseEnvironment } from '#app/platform/env.server.ts'
import { addressIn } from '#app/platform/mail.server.ts'
import { readMigrations } from '#app/platform/migrations.server.ts'
import { checkReadReplica } from '#app/platform/read-replica.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { version } from './prepare.mjs'

let embedded: Promise<EmbeddedPostgres> | undefined

/** Our own server is started by the first check that needs it. */
async function findDatabase(env: Environment) {
  if (env.DATABASE_URL) return env.DATABASE_URL
  embedded ??= startEmbeddedPostgres({ dataDir: resolveDataDir(env) })
  return (await embedded).url
}

/** Returns what was found to be right, in a few words; throws one sentence about what is wrong. */
type Check = (env: Environment) => Promise<string>

const checks: Record<string, Check> = {
  async 'data folder'(env) {
    const dataDir = resolveDataDir(env)
    const probe = join(dataDir, `.doctor-${randomBytes(4).toString('hex')}`)
    writeFileSync(probe, 'probe')
    rmSync(probe)
    const { bavail, bsize } = statfsSync(dataDir)
    const freeGigabytes = (bavail * bsize) / 1e9
    if (freeGigabytes < 1) throw new Error(`${dataDir} has only ${freeGigabytes.toFixed(2)} GB free.`)
    return `${dataDir}, ${freeGigabytes.toFixed(0)} GB free`
  },

  async secret(env) {
    if (env.SECRET) return 'from the environment'
    const file = join(resolveDataDir(env), 'secret')
    if (!existsSync(file)) return 'will be made at the first start'
    if (statSync(file).mode & 0o077) throw new Error(`${file} can be read by others: run chmod 600 on it.`)
    return `${file}, which belongs in the backup`
  },

  async database(env) {
    const client = new pg.Client({
      connectionString: await findDatabase(env),
      connectionTimeoutMillis: 10_000,
    })
    try {
      await client.connect()
      const { rows } = await client.query(
        `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
           has_database_privilege(current_database(), 'create') as may_create, to_regclass('migrations') as migrations`,
      )
      const { major, encoding, may_create, migrations } = rows[0]
      if (major < 15) throw new Error(`PostgreSQL ${major} is too old: 15 or newer is needed.`)
      if (encoding !== 'UTF8') throw new Error(`The database's encoding is ${encoding}: UTF8 is needed.`)
      if (!may_create) throw new Error('The user in DATABASE_URL may not create schemas in the database.')
      const applied = migrations ? (await client.query('select from migrations')).rowCount! : 0
      const pending = readMigrations().length - applied
      const level = pending > 0 ? `${pending} migrations to come at the next start` : 'up to date'
      const spread = (await isDistributed(client)) ? ', spread over a cluster' : ''
      return `PostgreSQL ${major}, ${env.DATABASE_URL ? 'from DATABASE_URL' : 'embedded'}${spread}, ${level}`
    } finally {
      await client.end().catch(() => {})
    }
  },

  async backups(env) {
    if (!env.backups) return 'none on a schedule: BACKUP_URL is not set'
    const url = await findDatabase(env)
    const { db, close } = openDatabase(url, { connections: 3 })
    try {
      const setup = (await openBackups(env, { url, secret: '', dataDir: resolveDataDir(env) }))!
      await tryStore(setup)
      const warning = setup.key.path ? ` ${keyWarning(setup)}` : ''
      const { rows } = await db.execute(`select from pg_class where oid = to_regclass('backups')`)
      if (rows.length === 0) return `${setup.store.name} can be written to.${warning}`
      const { sentence, isGood } = await describeBackups(db)
      if (!isGood) throw new Error(sentence)
      return sentence + warning
    } finally {
      await close()
    }
  },

  async log(env) {
    const { db, close } = openDatabase(await findDatabase(env), { connections: 1 })
    try {
      const { rows } = await db.execute(`select from pg_class where oid = to_regclass('witnesses')`)
      if (rows.length === 0) return 'begins at the next start'
      const difference = await findDifference(db)
      if (difference) throw new Error(difference)
      const { isGood, sentence } = await describeLog(db)
      if (!isGood) throw new Error(sentence)
      return `computed anew: ${sentence}`
    } finally {
      await close()
    }
  },

  async files(env) {
    if (!env.files) return 'rows of the database, and so in its backup'
    const bucket = openBucket(env.files)
    const key = `.doctor-${randomBytes(4).toString('hex')}`
    await bucket.put(key, Buffer.from('probe'))
    const found = await bucket.get(key, { first: 1, last: 3 })
    const part = found && Buffer.concat(await found.toArray()).toString()
    await bucket.remove(key)
    if (part !== 'rob') throw new Error(`${bucket.name} does not give parts of what it keeps.`)
    return `${bucket.name} keeps, gives and removes them; they are not in the backup`
  },

  async 'read replica'(env) {
    if (!env.DATABASE_READ_URL) return 'DATABASE_READ_URL is not set: the primary answers everything'
    return checkReadReplica(env.DATABASE_URL!, env.DATABASE_READ_URL)
  },

  async mail(env) {
    if (!env.SMTP_URL) return 'SMTP_URL is not set: mail is kept, and shown at /dev/mail'
    const options = {
      url: env.SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 10_000,
    }
    const transport = nodemailer.createTransport(options as never)
    await transport.verify().catch((error: Error) => {
      throw new Error(`The mail server in SMTP_URL does not take our mail: ${error.message}.`)
    })
    openSecret(env, resolveDataDir(env))
    const [hookKey] = mailHookKeys()
    return `${new URL(env.SMTP_URL).host} takes mail from ${env.MAIL_FROM}, at most ${env.MAIL_PER_MINUTE} invitations a minute and ${env.MAIL_AT_ONCE} at once, half of that to one provider; bounces may be posted to ${env.APP_URL}/hooks/mail?key=${hookKey}`
  },

  async 'sender domain'(env) {
    if (!env.SMTP_URL) return 'no mail leaves this service'
    const found = await checkSenderDomain(domainOfAddress(addressIn(env.MAIL_FROM)))
    const findings = findingsOf(found)
    const wrong = findings.filter(({ state }) => state === 'wrong')
    const say = ({ name, found, todo = '' }: Finding) => `${name}: ${found} ${todo}`.trim()
    if (wrong.length > 0) throw new Error(`${found.domain}: ${wrong.map(say).join(' ')}`)
    return `${found.domain}: ${findings.map(say).join(' ')}`
  },

  async 'language model'(env) {
    const model = env.languageModel
    if (!model) return 'LLM_BASE_URL is not set: everything works without one'
    const word = await tryModel(model).catch((error: Error) => {
      throw new Error(`The model ${model.model} at ${model.baseUrl} does not answer: ${error.message}.`)
    })
    return `${model.model} at ${model.baseUrl} answers “${word.slice(0, 40)}”`
  },

  async monitoring(env) {
    const { METRICS_TOKEN, WORKER_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = env
    const worker =
      WORKER_PORT === undefined ? 'no port of the worker' : `the worker at ${env.HOST}:${WORKER_PORT}`
    const traces = OTEL_EXPORTER_OTLP_ENDPOINT
      ? `traces to ${new URL(OTEL_EXPORTER_OTLP_ENDPOINT).origin}`
      : 'no traces'
    return `${METRICS_TOKEN ? '/metrics with METRICS_TOKEN' : 'no /metrics'}, ${worker}, ${traces}`
  },

  async billing(env) {
    if (env.stripe) return checkStripe(env)
    return env.BILLING === 'off'
      ? 'off: every business has the top tier'
      : 'demo: plans change, no money moves'
  },
}

async function examine() {
  console.log(`ok    version: ${version()}`)
  const env = parseEnvironment(process.env)
  console.log(`ok    settings: ${env.APP_URL}, on ${env.HOST}:${env.PORT}`)
  const unused = describeUnused(env)
  if (unused) console.log(`note  settings: ${unused}`)
  for (const [name, check] of Object.entries(checks)) {
    try {
      console.log(`ok    ${name}: ${await check(env)}`)
    } catch (error) {
      process.exitCode = 1
      console.log(`WRONG ${name}: ${explainDatabase(error) ?? (error as Error).message}`)
    }
  }
}

await examine().catch((error: Error) => {
  process.exitCode = 1
  console.log(`WRONG settings: ${error.message}`)
})
const server = await embedded?.catch(() => null)
await server?.stop()
