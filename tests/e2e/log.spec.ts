import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { expectAccessible } from './accessible.ts'
import { expect, testWithDemo } from './demo.ts'
import { linkInMail } from './mailbox.ts'
import { firstShown } from './plain-pages.ts'
import { sendReview } from './sending-review.ts'

// A service of its own: a row of it is changed by hand.
const test = testWithDemo()

let origin: string
let id: string

test.beforeAll(async ({ demo }) => {
  origin = demo.origin
  id = (await firstShown(origin)).business
})

const email = 'petra@customer.example'
const offer = 'Check this page against the public log'

for (const path of ['', '/transparency', '?lang=de']) {
  test(`the page checks itself against the public log: /business/{id}${path}`, async ({ page }) => {
    await page.goto(`${origin}/business/${id}${path}`)
    await page.locator('[data-log-check] > a').click()
    const found = page.locator('[data-log-check] > div')
    await expect(found.locator('p')).toHaveCount(3, { timeout: 60_000 })
    await expect(found).not.toHaveClass(/wrong/)
    await expectAccessible(page)
  })
}

/** Changes the first such piece of the page, however often it is loaded. */
const bendPage = (page: Page, from: string | RegExp, to: string) =>
  page.route(
    ({ pathname }) => pathname === `/business/${id}`,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(from, to) })
    },
  )

const lies: [string, (page: Page) => Promise<unknown>, string][] = [
  [
    'other words',
    (page) => bendPage(page, /(data-rating=.*?)<\/blockquote>/s, '$1 Lovely.</blockquote>'),
    'is not in the log with',
  ],
  ['other stars', (page) => bendPage(page, 'data-rating="5"', 'data-rating="4"'), 'is not in the log with'],
  [
    'fewer reviews in the openings',
    (page) =>
      page.route('**/openings.json*', async (route) => {
        const json = await (await route.fetch()).json()
        await route.fulfill({ json: { ...json, openings: json.openings.slice(1) } })
      }),
    'A review in the log is missing',
  ],
  [
    'fewer entries',
    (page) =>
      page.route('**/entries.bin*', async (route) => {
        const body = await (await route.fetch()).body()
        await route.fulfill({ body: body.subarray(0, -84) })
      }),
    'are incomplete or changed',
  ],
]

for (const [what, lie, sentence] of lies) {
  test(`a page that shows ${what} than the log is found out`, async ({ page }) => {
    test.slow()
    await lie(page)
    await page.goto(`${origin}/business/${id}`)
    await page.locator('[data-log-check] > a').click()
    const found = page.locator('.log-check-wrong')
    await expect(found).toContainText('This page and the log disagree', { timeout: 60_000 })
    await expect(found).toContainText(sentence)
  })
}

test('an author checks a receipt offline, a visitor the page, and a row changed by hand is loud', async ({
  browser,
  demo,
}) => {
  test.slow()
  const context = await browser.newContext({
    baseURL: demo.origin,
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  await page.goto('/businesses')
  await page.getByRole('link', { name: 'Corner & Crumb' }).first().click()
  const business = page.url()
  await page.getByRole('link', { name: 'Write a review' }).first().click()
  await page.getByRole('radio', { name: /2 of 5/ }).check({ force: true })
  await page.getByLabel('What happened?').fill('The soup was cold, twice in one week.')
  await page.getByLabel('Display name').fill('Petra V.')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/I agree that my review/).check()
  await sendReview(page)
  await page.goto(await linkInMail(page, email, '/review/confirm/'))
  await page.getByRole('button', { name: 'Confirm and publish' }).click()
  await page.getByRole('heading', { name: /Your review is live/ }).waitFor()

  await page.goto(`/dev/mail?to=${encodeURIComponent(email)}`)
  const file = await page.locator('a[href*="vouchsafe-receipts"]').first().getAttribute('href')
  const receipts = await (await context.request.get(file!)).body()
  const copy = join(mkdtempSync(join(tmpdir(), 'vouchsafe-verifier-')), 'verify.html')
  writeFileSync(copy, await (await context.request.get('/log/verify.html')).body())
  const offline = await browser.newContext({ offline: true })
  const saved = await offline.newPage()
  await saved.goto(pathToFileURL(copy).href)
  await saved.locator('input[type=file]').setInputFiles({
    ...{ name: 'vouchsafe-receipts.json', mimeType: 'application/json', buffer: receipts },
  })
  await saved.getByRole('button', { name: 'Check' }).click()
  // The file in the mail may be made before the log has the act, or after it.
  await expect(saved.locator('#result')).toHaveClass('good')
  await expect(saved.locator('#result h2')).toHaveText(/^(The receipts are genuine|Every act is in the log)/)
  await offline.close()
  rmSync(dirname(copy), { recursive: true })

  await page.goto(business)
  await page.getByRole('link', { name: offer }).click()
  await expect(page.getByText('every one accounted for')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  const client = new pg.Client(demo.databaseUrl)
  await client.connect()
  await client.query(`update reviews set text = 'The soup was fine.' where author_name = 'Petra V.'`)
  await client.end()
  await page.goto(business)
  await expect(page.getByText('The soup was fine.')).toBeVisible()
  await page.getByRole('link', { name: offer }).click()
  await expect(page.getByText('This page and the log disagree')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('is not in the log with these words and stars')).toBeVisible()
  await context.close()
})
