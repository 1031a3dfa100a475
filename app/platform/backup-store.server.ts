import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type BackupSource, BadBackup } from './backup-file.server.ts'
import { openBucket } from './bucket.server.ts'
import type { BucketAddress } from './bucket-address.server.ts'

/** Where scheduled backups are kept. A file appears when all of it is there. */
export type BackupStore = {
  /** Shown in messages; contains no keys. */
  name: string
  /** Returns the number of bytes. */
  put(file: string, bytes: AsyncIterable<Uint8Array>): Promise<number>
  get(file: string): Promise<AsyncIterable<Uint8Array> | null>
  remove(file: string): Promise<void>
  list(): Promise<string[]>
}

export type BackupPlace = { folder: string } | { bucket: BucketAddress }

export const openBackupStore = (
  place: BackupPlace,
  options: Parameters<typeof openBucket>[1] = {},
): BackupStore => ('folder' in place ? folderStore(place.folder) : openBucket(place.bucket, options))

function folderStore(folder: string): BackupStore {
  return {
    name: folder,
    async put(file, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `${file}.part`)
      const written = createWriteStream(draft, { mode: 0o600, flush: true })
      try {
        await pipeline(bytes, written)
        await rename(draft, join(folder, file))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return written.bytesWritten
    },
    async get(file) {
      const isThere = await access(join(folder, file)).then(
        () => true,
        () => false,
      )
      return isThere ? createReadStream(join(folder, file)) : null
    },
    remove: (file) => rm(join(folder, file), { force: true }),
    list: () =>
      readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      }),
  }
}

export const sourceOf = ({ name, get }: BackupStore, file: string): BackupSource => ({
  name: join(name, file).replace('s3:/', 's3://'),
  async open() {
    const bytes = await get(file)
    if (!bytes) throw new BadBackup(`There is no ${file} in ${name}.`)
    return bytes
  },
})

/** `vouchsafe-1a2b3c4d-2026-11-27T02-00-00Z.backup.age`: whose, by the id of its key, and as of when. */
const backupName = /^vouchsafe-([0-9a-f]{8})-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.backup\.age$/

export const nameBackup = (keyId: string, at: Date) =>
  `vouchsafe-${keyId}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.age`

/** The backups under a key, the newest first. Whatever else lies there is none of ours. */
export const backupsOf = (files: string[], keyId: string) =>
  files
    .filter((file) => backupName.exec(file)?.[1] === keyId)
    .sort()
    .reverse()

/** What a killed process left of a file under this key. */
export const leftoversOf = (files: string[], keyId: string) =>
  files.filter((file) => file.endsWith('.part') && backupName.exec(file.slice(0, -5))?.[1] === keyId)

export type Retention = { days: number; weeks: number; months: number }

/**
 * The backups that may go: all but the newest of each of the last days, weeks and months that have one. Days without a
 * backup do not count, so that the last ones stay however old they are.
 */
export function chooseExpired(backups: string[], keep: Retention) {
  const kept = new Set(backups.slice(0, 1))
  const dayOf = (file: string) => backupName.exec(file)![2]!.slice(0, 10)
  const periodOf = {
    days: dayOf,
    months: (file: string) => dayOf(file).slice(0, 7),
    // Weeks begin on Monday; 1970 began on a Thursday.
    weeks: (file: string) => String(Math.floor((Date.parse(dayOf(file)) / 86_400_000 + 3) / 7)),
  }
  for (const unit of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<string>()
    for (const file of backups) {
      const period = periodOf[unit](file)
      if (seen.has(period) || seen.size >= keep[unit]) continue
      seen.add(period)
      kept.add(file)
    }
  }
  return backups.filter((file) => !kept.has(file))
}
