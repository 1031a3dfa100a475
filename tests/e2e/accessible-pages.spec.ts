import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openService, type Service } from '../service.ts'
import { expectAccessible } from './accessible.ts'

const widths = [390, 768, 1440]
const pages = {
  'the landing page': '/',
  'the demo': '/demo',
  'the choice of a business to review': '/review',
  'the review form': '/review?business={id}',
  'the page of a business': '/business/{id}',
  'praise beside criticism': '/business/{id}?order=helpful',
  'the transparency page': '/business/{id}/transparency',
  'the challenges behind it': '/business/{id}/transparency/challenged',
  'the directory': '/businesses',
  'the contact page': '/contact',
  'the newsletter': '/newsletter',
  'the questions and answers': '/faq',
  'the page about us': '/about',
  'the blog': '/blog',
  'the careers page': '/careers',
  'the integrations': '/integrations',
  'the terms': '/terms-of-service',
  'the privacy policy': '/privacy-policy',
  'the imprint': '/imprint',
  'the review policy': '/review-policy',
  'the report form': '{report}',
  'a page that is not there': '/nothing-here',
  'the login': '/business/login',
  'the signup': '/business/signup',
  'the forgotten password': '/business/forgotten-password',
}

let dataDir: string
let service: Service
let id: string
let report: string

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-accessible-'))
  service = await openService(dataDir, { DEMO: '1' })
  await service.start()
  id = await firstIn('/businesses', /\/business\/([0-9a-f-]{36})/)
  report = await firstIn(`/business/${id}`, /href="(\/business\/[^"]+\/report\?review=[^"&]+)/)
})

test.afterAll(async () => {
  await service.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

for (const [name, path] of Object.entries(pages)) {
  test(`axe finds nothing on ${name}, at three widths in both themes, and nothing sticks out`, async ({
    page,
  }) => {
    const address = path.replace('{id}', id).replace('{report}', report)
    await page.goto(service.origin + address, { waitUntil: 'load' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overhang(page), `${address} at ${width} px`).toBe(0)
      await expectAccessible(page, { hasLargeTargets: true })
    }
  })
}

const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function firstIn(path: string, pattern: RegExp) {
  const found = pattern.exec(await fetch(service.origin + path).then((answer) => answer.text()))
  if (!found) throw new Error(`${path} shows no ${pattern}`)
  return found[1]!
}
