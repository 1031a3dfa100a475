// npm run backup -- <file>: everything in the database and the SECRET, in one file, as of one moment.
// npm run backup: makes the scheduled backup now, encrypted, at BACKUP_URL.
// npm run --silent backup -- --new-key: prints a new BACKUP_KEY.
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { alone, keyWarning, openBackups } from '#app/features/backups/backup-setup.server.ts'
import { formatBytes, makeBackup } from '#app/features/backups/backups.server.ts'
import { logSeed, openSeed } from '#app/features/log/keys.server.ts'
import { createBackup, openBackupStore } from '#app/platform/backup.server.ts'
import { CommandError, hasFlag, type Opened, runCommand } from './open.ts'

const name = process.argv.slice(2).find((arg) => !arg.startsWith('--'))
if (hasFlag('new-key')) console.log(await generateX25519Identity())
else await runCommand((opened) => (name ? writeFile(opened, resolve(name)) : keepNow(opened)))

async function writeFile({ env, dataDir, url, secret }: Opened, path: string) {
  openSeed(env, dataDir)
  if (existsSync(path)) throw new CommandError(`${path} is there already; choose another name.`)
  const store = openBackupStore({ folder: dirname(path) })
  const counts = await createBackup(url, secret, (bytes) => store.put(basename(path), bytes), logSeed())
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { size } = await stat(path)
  console.log(`${path}: ${rows} rows of ${Object.keys(counts).length} tables, ${formatBytes(size)}.`)
  console.log('It holds the SECRET of this instance and the data of people: keep it as you keep a key.')
}

async function keepNow(opened: Opened) {
  openSeed(opened.env, opened.dataDir)
  const setup = await openBackups(opened.env, opened)
  if (!setup) throw new CommandError('Say where to, npm run backup -- vouchsafe.backup, or set BACKUP_URL.')
  const isMine = await alone(setup, async () => {
    const { state, file, bytes, rowCount, problem } = await makeBackup(opened.db, setup)
    if (state === 'failed') throw new CommandError(problem!)
    console.log(
      `${file} in ${setup.store.name}: ${rowCount} rows, ${formatBytes(bytes!)}, read back and whole.`,
    )
    if (problem) console.log(problem)
    if (setup.key.path) console.log(keyWarning(setup))
  })
  if (!isMine) throw new CommandError('A backup is being made by another process now.')
}
