import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'
import { query } from '../postgres-url.ts'
import { openService } from '../service.ts'
import { signedInState, signInAsOwner } from './demo.ts'
import { hydratePages } from './hydrated.ts'

/**
 * Seeding the demo takes a quarter of a minute, and its owner signs in with a link from a mail: both are done once, and
 * every service of a run starts from a copy.
 */
export default async function setup({ projects }: FullConfig) {
  // Whoever works on a test may keep one, for as long as the seeds do not change.
  if (process.env.E2E_DEMO) return
  const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-template-'))
  const service = await openService(folder, { DEMO: '1' })
  await service.start(600_000)
  const browser = await chromium.launch(projects[0]!.use.launchOptions)
  const context = hydratePages(await browser.newContext())
  await signInAsOwner(await context.newPage(), service)
  await context.storageState({ path: signedInState(folder) })
  await browser.close()
  // Each copy is a service of its own, whose log is at its own address.
  await query(service.databaseUrl, 'update log_state set host = null')
  await service.stop()
  rmSync(join(folder, 'service.log'))
  process.env.E2E_DEMO = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
