import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expectAccessible } from './accessible.ts'
import { expect, testWithDemo } from './demo.ts'
import { linkInMail } from './mailbox.ts'
import { sendReview } from './sending-review.ts'

// A service of its own: a row of it is changed by hand.
const test = testWithDemo()

const email = 'petra@customer.example'
const offer = 'Check this page against the public log'

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
  await expect(saved.locator('#result')).toContainText('The receipts are genuine')
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
