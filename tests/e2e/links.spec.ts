import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openService } from '../service.ts'
import { crawl } from './crawl.ts'

test('every link of every public page leads somewhere, and every page says what it is', async () => {
  test.setTimeout(180_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-links-'))
  const service = await openService(dataDir, { DEMO: '1' })
  try {
    await service.start()
    const { pages, files, complaints } = await crawl(service.origin, ['/', '/sitemap.xml', '/robots.txt'])
    expect(complaints).toEqual([])
    expect(pages).toBeGreaterThan(25)
    console.log(`${pages} pages and ${files} files beside them`)
  } finally {
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
