import { crawl } from './crawl.ts'
import { expect, test } from './demo.ts'

test('every link of every public page leads somewhere, and every page says what it is', async ({ demo }) => {
  const { pages, files, complaints } = await crawl(demo.origin, ['/', '/sitemap.xml', '/robots.txt'])
  expect(complaints).toEqual([])
  expect(pages).toBeGreaterThan(25)
  console.log(`${pages} pages and ${files} files beside them`)
})
