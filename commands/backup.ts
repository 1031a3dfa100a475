// npm run backup <file>: everything in the database and the SECRET, in one file, as of one moment.
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { createBackup } from '#app/platform/backup.server.ts'
import { openBackupStore } from '#app/platform/backup-store.server.ts'
import { CommandError, runCommand } from './open.ts'

await runCommand(async ({ url, secret }) => {
  const name = process.argv.slice(2).find((arg) => !arg.startsWith('--'))
  if (!name) throw new CommandError('Say where to: npm run backup vouchsafe.backup')
  const path = resolve(name)
  if (existsSync(path)) throw new CommandError(`${path} is there already; choose another name.`)

  const counts = await createBackup(url, secret, (bytes) =>
    openBackupStore({ folder: dirname(path) }).put(basename(path), bytes),
  )
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { size } = await stat(path)
  console.log(`${path}: ${rows} rows of ${Object.keys(counts).length} tables, ${(size / 1e6).toFixed(1)} MB.`)
  console.log('It holds the SECRET of this instance and the data of people: keep it as you keep a key.')
})
