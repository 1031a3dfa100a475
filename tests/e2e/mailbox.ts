import { expect, type Page } from '@playwright/test'

/** The link in the newest mail to an address, as /dev/mail shows it; waits until it has come. `origin`: of another service. */
export async function linkInMail(page: Page, to: string, path: string, origin = ''): Promise<string> {
  const link = page.locator(`a[href*="${path}"]`).first()
  await expect(async () => {
    await page.goto(`${origin}/dev/mail?to=${encodeURIComponent(to)}`)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  return (await link.getAttribute('href'))!
}
