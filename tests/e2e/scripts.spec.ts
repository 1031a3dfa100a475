import { expect, test } from '@playwright/test'

const pages = ['/', '/faq', '/businesses', '/review', '/business/login', '/business/signup']
const marks = { files: 10, kilobytes: 112 }

test('pages for visitors load few scripts, and small ones', async ({ browser }) => {
  for (const path of pages) {
    // A context of its own: nothing that another page loaded is there.
    const page = await browser.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 200)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    )
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    expect(kilobytes, path).toBeGreaterThan(80)
    expect(kilobytes, path).toBeLessThan(marks.kilobytes)
    expect(sizes.length, path).toBeLessThanOrEqual(marks.files)
    await page.close()
  }
})
