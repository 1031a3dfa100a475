import type { Page } from '@playwright/test'

/** Waits until React answers what is done on a page of the app; before, its forms work as plain HTML. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in globalThis)
}
