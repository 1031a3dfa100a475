import { type BrowserContext, expect, type Page, test as plain } from '@playwright/test'

/** What pages did in the test that runs, and must never do: break their own policy, throw, or hydrate into something else. */
const complaints: string[] = []

/**
 * `test` whose pages go on once React answers what is done on them: before, the forms of the app work as plain HTML, and
 * what is typed meanwhile may be lost. None of them complains.
 */
export const test = plain.extend<{ complaints: string[] }>({
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      complaints.length = 0
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => hydratePages(await newContext(options))
      await use(browser)
      browser.newContext = newContext
    },
    { scope: 'worker' },
  ],
})

export function hydratePages(context: BrowserContext) {
  return context.on('page', (page) => {
    watchConsole(page)
    for (const way of ['goto', 'reload', 'waitForURL'] as const)
      Object.assign(page, { [way]: hydratedAfter(page, way) })
  })
}

function hydratedAfter(page: Page, way: 'goto' | 'reload' | 'waitForURL') {
  const go = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>
  return async (...given: unknown[]) => {
    const answer = await go(...given)
    await hydrated(page)
    return answer
  }
}

/** Waits until React runs a page of the app. Pages without it, or without JavaScript, are as they will be. */
export async function hydrated(page: Page) {
  await page.waitForFunction(
    () => !('__reactRouterContext' in globalThis) || '__reactRouterDataRouter' in globalThis,
  )
  await page.evaluate(() => {
    if ('__reactRouterContext' in globalThis)
      return new Promise((go) => requestIdleCallback(go, { timeout: 1000 }))
  })
}

function watchConsole(page: Page) {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    // A form that is refused answers 422, and the browser reports that too; the mail's frame runs no script, not
    // even the one with which the test looks into it.
    if (message.type() === 'error' && !/status of 4\d\d|frame is sandboxed/.test(text)) complaints.push(text)
  })
}
