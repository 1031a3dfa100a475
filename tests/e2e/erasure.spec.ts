import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openService } from '../service.ts'
import { linkInMail } from './mailbox.ts'
import { sendReview } from './sending-review.ts'

const author = {
  name: 'Zebulon Featherstone',
  email: 'zebulon@featherstone.example',
  text: 'My capybara adored the seeded loaf, and so did everybody at our table.',
}
const traces = ['zebulon', 'featherstone', 'capybara']

test('after an author erased their review, no log and no file beside the database knows of them', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-erasure-'))
  const service = await openService(dataDir, { DEMO: '1', LOG_LEVEL: 'trace' })
  try {
    await service.start()
    const page = await (await browser.newContext({ baseURL: service.origin })).newPage()
    await writeReview(page)
    await page.goto(await linkInMail(page, author.email, '/review/confirm/'))
    await page.getByRole('button', { name: 'Confirm and publish' }).click()
    await page.getByRole('heading', { name: /Your review is live/ }).waitFor()

    const desk = await page.context().newPage()
    await desk.goto(await linkInMail(page, author.email, '/review/mine/'))
    await desk.getByText('Erase this review and my data').click()
    await desk.getByRole('button', { name: 'Send me a code' }).click()
    await desk.getByLabel('Code from the email').fill(await codeInMail(page))
    await desk.getByRole('button', { name: 'Erase permanently' }).click()
    await desk.waitForURL('**/review/erased**')
    await page.goto(`/dev/mail?to=${encodeURIComponent(author.email)}`)
    await expect(page.getByText(author.email)).toHaveCount(0)
    await service.stop()

    const files = filesBesideDatabase(dataDir)
    expect(files.map((file) => file.slice(dataDir.length + 1))).toContain('service.log')
    const log = readFileSync(join(dataDir, 'service.log'), 'utf8')
    expect(log.length).toBeGreaterThan(0)
    for (const file of files) expect([file, tracesIn(readFileSync(file, 'latin1'))]).toEqual([file, []])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function writeReview(page: Page) {
  await page.goto('/businesses')
  await page.getByRole('link', { name: 'Corner & Crumb' }).first().click()
  await page.getByRole('link', { name: 'Write a review' }).first().click()
  await page
    .getByText('5 of 5 stars')
    .or(page.getByRole('radio', { name: /5 of 5/ }))
    .first()
    .check({ force: true })
  await page.getByLabel('What happened?').fill(author.text)
  await page.getByLabel('Display name').fill(author.name)
  await page.getByLabel('Email address').fill(author.email)
  await page.getByLabel(/I agree that my review/).check()
  await sendReview(page)
}

/** The six digits in the subject of the newest mail. */
async function codeInMail(page: Page) {
  const subject = page.getByText(/\b\d{6}\b/).first()
  await expect(async () => {
    await page.goto(`/dev/mail?to=${encodeURIComponent(author.email)}`)
    await expect(subject).toBeVisible({ timeout: 500 })
  }).toPass()
  return (await subject.textContent())!.match(/\b\d{6}\b/)![0]
}

/** Logs, keys, lists. The database's own files are its business: its tables are searched in authors-desk.test.ts. */
function filesBesideDatabase(dataDir: string) {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/postgresql\/(base|pg_wal|global|pg_\w+)\//.test(file))
}

const tracesIn = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace))
