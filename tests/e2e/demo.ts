import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openService, type Service } from '../service.ts'
import { test as plain } from './hydrated.ts'
import { linkInMail } from './mailbox.ts'

/** Generous: a machine that does other work too is slow, not wrong. */
const startMs = 180_000

/** The state of a browser in which the owner of the demo is signed in, also at copies of it. */
export const signedInState = (folder: string) => join(folder, 'signed-in.json')

/** `test` with a service that shows the demo. */
export const testWithDemo = (settings: Record<string, string> = {}) =>
  plain.extend<object, { demo: Service }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    demo: [({}, use) => runDemo(settings, use), { scope: 'worker', timeout: startMs }],
  })

/** For tests whose pages are signed in as the owner of the demo. */
export const signedIn = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
  storageState: ({}: object, use: (path: string) => Promise<void>) =>
    use(signedInState(process.env.E2E_DEMO!)),
}

/** For a browser of somebody else beside the owner's. */
export const signedOut = { storageState: { cookies: [], origins: [] } }

/** A data folder with the seeded demo. */
export function copyOfDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-demo-'))
  // With owners: the database of a service that root started is not root's.
  execFileSync('cp', ['-a', `${process.env.E2E_DEMO}/.`, dataDir])
  return dataDir
}

/** Runs a service that shows the demo, on a copy of the seeded data, for as long as it is used. */
export async function runDemo(
  settings: Record<string, string>,
  use: (demo: Service, dataDir: string) => Promise<void>,
) {
  const dataDir = copyOfDemo()
  const service = await openService(dataDir, { DEMO: '1', ...settings })
  try {
    await service.start()
    await use(service, dataDir)
  } finally {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// A service takes seconds to start, so files share one where none is in another's way.

/** For files that look at the demo. */
export const test = testWithDemo()
export const testAsOwner = test.extend(signedIn)

/** For files in which the owner works, each with something else. */
export const testOwnersWork = testWithDemo().extend(signedIn)

/** For those that need every feature. */
export const testEveryFeature = testWithDemo({ BILLING: 'off' }).extend(signedIn)

export { expect } from '@playwright/test'

export const owner = { email: 'jo@cornerandcrumb.example', password: 'flour-water-salt-2026' }

/** Signs in as the owner of the demo, whose password only the console of the service has: with a new one. */
export async function signInAsOwner(page: Page, { origin }: Service) {
  await page.goto(`${origin}/business/forgotten-password`)
  await page.getByLabel('Email').fill(owner.email)
  await page.locator('form button').last().click()
  // Leaving at once could take the form back.
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
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
