import { type BrowserContext, type Page, test as plain } from '@playwright/test'

/**
 * `test` whose pages go on once React answers what is done on them: before, the forms of the app work as plain HTML, and
 * what is typed meanwhile may be lost.
 */
export const test = plain.extend<object, object>({
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
