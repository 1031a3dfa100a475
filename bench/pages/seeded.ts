import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { findCurrentBusiness } from '#app/features/businesses/current-business.server.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { widgets } from '#app/features/widgets/widget.table.ts'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { plantBusy } from '#seeds/busy.ts'
import { findOwner } from '#seeds/owners.ts'
import { progressBar } from '../../commands/progress.ts'

export const ownerOf = (count: number) => ({ name: 'Remy Load', email: `remy@loaves-${count}.example` })

/** The small one last: when it is planted, the tables are large already. */
const sizesOfAll = [1_108, 100_000, 300]

/**
 * A data folder with a business of each size, and its PostgreSQL. Kept in `.cache` and seeded anew when a table or a
 * seed has changed. Its tables are vacuumed once, as soon after an import; autovacuum is off.
 */
export async function openSeeded(folder = 'bench-pages', sizes = sizesOfAll) {
  const { dataDir, isNew } = prepareFolder(folder)
  const embedded = await startEmbeddedPostgres({
    dataDir,
    settings: {
      autovacuum: 'off',
      shared_preload_libraries: 'pg_stat_statements',
      // Statements inside of functions belong to the statement that calls them.
      'pg_stat_statements.track': 'top',
    },
  })
  openSecret({}, dataDir)
  const { db, pool } = openDatabase(embedded.url, { connections: 4 })
  if (isNew) {
    await migrate(pool)
    for (const count of sizes) await seed(db, count)
    await pool.query('create extension if not exists pg_stat_statements')
    await pool.query('vacuum analyze reviews, review_facts, analyses, mentions')
    writeFileSync(join(dataDir, 'seeded'), stampOfSeeds())
  }
  return {
    dataDir,
    pid: embedded.pid!,
    db,
    pool,
    async stop() {
      await pool.end()
      await embedded.stop()
    },
  }
}

function prepareFolder(folder: string) {
  const wanted = { DATA_DIR: `.cache/${folder}` }
  const found = resolveDataDir(wanted)
  const stamp = join(found, 'seeded')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOfSeeds())
    return { dataDir: found, isNew: false }
  rmSync(found, { recursive: true, force: true })
  return { dataDir: resolveDataDir(wanted), isNew: true }
}

function stampOfSeeds() {
  const files = globSync(['migrations/*.sql', 'seeds/**/*.{ts,json}']).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

async function seed(db: Database, count: number) {
  await plantBusy(db, { owner: ownerOf(count), name: `Loaves ${count}`, count, report: progressBar })
  const { business } = await findSeeded(db, count)
  await db.transaction((tx) => createWidget(tx, { business }))
}

export async function findSeeded(db: Database, count: number) {
  const owner = await findOwner(db, ownerOf(count).email)
  const business = (await findCurrentBusiness(db, owner!.id))?.business
  const [wall] = await db.select().from(widgets).where(eq(widgets.businessId, business!.id))
  return { count, ownerId: owner!.id, business: business!, wallId: wall?.id ?? '' }
}
