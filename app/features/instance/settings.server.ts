import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { type InstanceSettings, instanceSettings } from './instance.schema.ts'
import { settingsTable } from './instance.table.ts'

/** The operator's settings with defaults; the email address is never empty. */
export async function findInstanceSettings(db: Database) {
  const [row] = await db.select({ settings: settingsTable.settings }).from(settingsTable)
  return readSettings(row?.settings ?? {})
}

export const defaultInstanceSettings = () => readSettings({})

function readSettings(kept: unknown) {
  const settings = instanceSettings.parse(kept)
  return { ...settings, operatorEmail: settings.operatorEmail ?? contactAddress() }
}

export async function changeInstanceSettings(db: Database, settings: InstanceSettings) {
  const changed = { settings, updatedAt: now() }
  await db
    .insert(settingsTable)
    .values(changed)
    .onConflictDoUpdate({ target: settingsTable.id, set: changed })
}
