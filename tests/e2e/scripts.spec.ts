import { expect, test } from '@playwright/test'
import { hydrated } from './hydrated.ts'

const pages = ['/business/login', '/business/signup']
const marks = { files: 40, kilobytes: 125 }

test('pages to sign in load no more script than they need', async ({ browser }) => {
  for (const path of pages) {
    // A context of its own: nothing that another page loaded is there.
    const page = await browser.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(page)
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    )
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    console.log(`${path} ${sizes.length} scripts, ${kilobytes.toFixed(1)} KB`)
    expect(kilobytes, path).toBeGreaterThan(80)
    expect(kilobytes, path).toBeLessThan(marks.kilobytes)
    expect(sizes.length, path).toBeLessThanOrEqual(marks.files)
    await page.close()
  }
})
