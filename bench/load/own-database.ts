import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'

/** A migrated database on a server of its own, for as long as `measure` runs. */
export async function withOwnDatabase<T>(
  connections: number,
  measure: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-bench-')) })
  const opened = await open(dataDir, connections)
  try {
    await migrate(opened.pool)
    return await measure(opened)
  } finally {
    await opened.close()
    await opened.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function open(dataDir: string, connections: number) {
  openSecret({}, dataDir)
  const embedded = await startEmbeddedPostgres({ dataDir })
  const { url, stop } = embedded
  return { ...openDatabase(url, { connections }), dataDir, url, stop, pid: embedded.pid! }
}
