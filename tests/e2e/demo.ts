import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { openService, type Service } from '../service.ts'
import { test as plain } from './hydrated.ts'
import { linkInMail } from './mailbox.ts'

/** Generous: a machine that does other work too is slow, not wrong. */
const startMs = 180_000

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** `test` with a service that shows the demo, and the state of a browser in which its owner is signed in. */
export const testWithDemo = (settings: Record<string, string> = {}) =>
  plain.extend<object, { demo: Service; signedIn: State }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    demo: [({}, use) => runDemo(settings, use), { scope: 'worker', timeout: startMs }],
    signedIn: [
      async ({ browser, demo }, use) => {
        const page = await browser.newPage()
        await signInAsOwner(page, demo)
        await use(await page.context().storageState())
        await page.context().close()
      },
      { scope: 'worker', timeout: startMs },
    ],
  })

/** `test` whose pages are signed in as the owner of its demo. */
const asOwner = (test: ReturnType<typeof testWithDemo>) =>
  test.extend({ storageState: ({ signedIn }, use) => use(signedIn) })

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
export const testAsOwner = asOwner(test)

/** For files in which the owner works, each with something else. */
export const testOwnersWork = asOwner(testWithDemo())

/** For those that need every feature. */
export const testEveryFeature = asOwner(testWithDemo({ BILLING: 'off' }))

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
