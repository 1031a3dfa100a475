import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { widgetLoaders } from './widget.table.ts'

type Loader = { script: string; hash: string; integrity: string }

let current = loaderOf('')

/** Called at boot with the loader of this build. */
export function openLoader(script: string) {
  current = loaderOf(script)
}

export const currentLoader = () => current

/** For a script tag that lets exactly this script run. */
export const pinnedLoader = () => ({
  address: addressOf(`/w/loader-${current.hash}.js`),
  integrity: current.integrity,
})

function loaderOf(script: string): Loader {
  const digest = createHash('sha384').update(script).digest()
  return {
    script,
    hash: digest.toString('hex').slice(0, 24),
    integrity: `sha384-${digest.toString('base64')}`,
  }
}

/** Sites name a loader by its hash for years, so that each one stays after the build that brought it. */
export async function keepLoader(db: Database, { hash, script }: Loader) {
  await db.insert(widgetLoaders).values({ hash, script }).onConflictDoNothing()
}

export async function findKeptLoader(db: Database, hash: string) {
  const [found] = await db.select().from(widgetLoaders).where(eq(widgetLoaders.hash, hash))
  return found?.script ?? null
}
