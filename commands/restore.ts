// npm run restore -- <file> [--replace]: puts a backup back into an empty database, or in place of what is there.
// npm run restore -- latest: the newest scheduled one at BACKUP_URL; also a name or an s3:// address of one.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { backupSource, fetchErasures, openBackups } from '#app/features/backups/backup-setup.server.ts'
import { freeze } from '#app/features/log/state.server.ts'
import { eraseAgain } from '#app/features/operator/personal-data.server.ts'
import { backupsOf, openBackupStore, sourceOf } from '#app/platform/backup.server.ts'
import {
  type BackupHeader,
  type BackupSource,
  decrypted,
  openBackupKey,
  verifyBackup,
} from '#app/platform/backup-file.server.ts'
import { readBucketAddress } from '#app/platform/bucket-requests.server.ts'
import { listErasuresSince } from '#app/platform/erasures.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { openQueue } from '#app/platform/queue.server.ts'
import { restoreBackup } from '#app/platform/restore.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { CommandError, hasFlag, type Opened, runCommand } from './open.ts'

await runCommand(async (opened) => {
  const args = process.argv.slice(2)
  const name = args.find((arg) => !arg.startsWith('--'))
  if (!name)
    throw new CommandError('Say what: npm run restore -- vouchsafe.backup, or npm run restore -- latest')
  const source = await findSource(opened, name)
  const { header } = await verifyBackup(source)
  if (hasFlag('secret')) return console.log(header.secret)
  refuseOtherSecret(opened, header)
  const { rows } = await restoreBackup(opened.url, source, { replace: hasFlag('replace') })
  if (!opened.env.SECRET) putBack(opened, 'secret', header.secret)
  if (!opened.env.LOG_KEY && header.logKey) putBack(opened, 'log-key', header.logKey)
  const applied = await migrate(opened.pool)
  // The restored log is older than the one that was signed: continuing it would create a second history.
  await freeze(opened.db, 'restored')

  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  const erased = await eraseSince(opened, header)
  console.log(`Restored ${count} rows of ${Object.keys(rows).length} tables, as of ${header.madeAt}.`)
  if (erased > 0) console.log(`Erased again what had been erased since: ${erased} reviews or people.`)
  console.log('The public log is frozen until you run “npm run log -- thaw”: see docs/backups.md.')
  if (applied.length) console.log(`Applied ${applied.join(', ')}.`)
})

/** A path on this machine, an address, or one of the scheduled backups. */
async function findSource(opened: Opened, name: string): Promise<BackupSource> {
  const { env, dataDir } = opened
  const { identity, id } = await openBackupKey(env, dataDir)
  if (name.startsWith('s3://')) {
    const [, folder = '', file = '', query = ''] = /^(.*)\/([^/?]+)(\?.*)?$/.exec(name) ?? []
    const store = openBackupStore({ bucket: readBucketAddress(folder + query, env) })
    return decrypted(sourceOf(store, file), identity)
  }
  const path = resolve(name)
  if (existsSync(path) && !statSync(path).isFile()) throw new CommandError(`${path} is no file.`)
  if (existsSync(path))
    return decrypted(sourceOf(openBackupStore({ folder: dirname(path) }), basename(path)), identity)
  const setup = await openBackups(env, opened)
  if (!setup) throw new CommandError(`There is no file ${path}.`)
  await fetchErasures(setup)
  const files = await setup.store.list()
  const [latest] = backupsOf(files, id)
  const file = name === 'latest' ? latest : files.find((each) => each === basename(name))
  if (file) return backupSource(setup, file)
  const others = files.filter((each) => each.endsWith('.backup.age')).length
  throw new CommandError(
    name === 'latest' && others > 0
      ? `None of the backups in ${setup.store.name} was made with this key: set BACKUP_KEY to theirs.`
      : `There is no ${name === 'latest' ? 'backup' : name} in ${setup.store.name}, and no file ${path}.`,
  )
}

/**
 * Erases again what was erased after the backup was made. The hashes of addresses in the notes use the SECRET of this
 * folder.
 */
async function eraseSince({ db, url, dataDir, secret }: Opened, header: BackupHeader) {
  if (listErasuresSince(header.madeAt).length === 0) return 0
  openSecret({ SECRET: header.secret, SECRET_PREVIOUS: secret }, dataDir)
  const queue = await openQueue(url, ['notifications.notify-of-report'], { isWorker: false })
  return eraseAgain(db, header.madeAt).finally(queue.close)
}

/** Receipts, tokens and sessions in the backup depend on its SECRET; with another they would be worthless. */
function refuseOtherSecret({ env }: Opened, { secret }: BackupHeader) {
  if (!env.SECRET || env.SECRET === secret || env.SECRET_PREVIOUS === secret) return
  throw new CommandError(
    'The backup was made with another SECRET: set SECRET (or SECRET_PREVIOUS) to what "npm run --silent restore <file> -- --secret" prints.',
  )
}

/** Writes a file in the data folder; a different one that is there is kept as `.before-restore`. */
function putBack({ dataDir }: Opened, name: string, value: string) {
  const file = join(dataDir, name)
  const present = existsSync(file) ? readFileSync(file, 'utf8') : null
  if (present?.trim() === value) return
  if (present !== null) writeFileSync(`${file}.before-restore`, present, { mode: 0o600 })
  writeFileSync(file, `${value}\n`, { mode: 0o600 })
}
