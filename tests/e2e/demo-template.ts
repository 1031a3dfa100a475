import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openService } from '../service.ts'

/** Seeding the demo takes a quarter of a minute: it is done once, and every service of a run starts from a copy. */
export default async function setup() {
  // Whoever works on a test may keep one, for as long as the seeds do not change.
  if (process.env.E2E_DEMO) return
  const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-template-'))
  const service = await openService(folder, { DEMO: '1' })
  await service.start(600_000)
  await service.stop()
  rmSync(join(folder, 'service.log'))
  process.env.E2E_DEMO = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
