import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test as plain } from '@playwright/test'
import { openService, type Service } from '../service.ts'
import { linkInMail } from './mailbox.ts'

/** `test` with a service that shows the demo. A file that changes the demo calls it for a service of its own. */
export const testWithDemo = (settings: Record<string, string> = {}) =>
  plain.extend<object, { demo: Service }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    demo: [({}, use) => runDemo(settings, use), { scope: 'worker', timeout: 60_000 }],
  })

/** Runs a service that shows the demo, for as long as it is used. */
export async function runDemo(settings: Record<string, string>, use: (demo: Service) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-demo-'))
  const service = await openService(dataDir, { DEMO: '1', ...settings })
  await service.start()
  await use(service)
  await service.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** With one demo for all files that look at it. */
export const test = testWithDemo()

export { expect } from '@playwright/test'

export const owner = { email: 'jo@cornerandcrumb.example', password: 'flour-water-salt-2026' }

/** Signs in as the owner of the demo, whose password only the console of the service has: with a new one. */
export async function signInAsOwner(page: Page, { origin }: Service) {
  await page.goto(`${origin}/business/forgotten-password`)
  await page.getByLabel('Email').fill(owner.email)
  await page.locator('form button').last().click()
  await page.goto(await linkInMail(page, owner.email, '/business/reset-password', origin))
  await page.locator('[name=password]').fill(owner.password)
  await page.locator('form button:not([type=button])').last().click()
  await page.waitForURL(/dashboard|login/)
  if (page.url().includes('login')) {
    await page.locator('[name=email]').fill(owner.email)
    await page.locator('[name=password]').fill(owner.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/dashboard')
  }
}
