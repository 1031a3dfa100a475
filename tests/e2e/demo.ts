import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as plain } from '@playwright/test'
import { openService, type Service } from '../service.ts'

/** `test` with a service that shows the demo. A file that changes the demo calls it for a service of its own. */
export const testWithDemo = () =>
  plain.extend<object, { demo: Service }>({
    demo: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
      async ({}, use) => {
        const dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-demo-'))
        const service = await openService(dataDir, { DEMO: '1' })
        await service.start()
        await use(service)
        await service.stop()
        rmSync(dataDir, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  })

/** With one demo for all files that look at it. */
export const test = testWithDemo()

export { expect } from '@playwright/test'
