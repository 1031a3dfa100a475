import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { expectAccessible } from './accessible.ts'
import { expect, signedInState, signedOut, testWithDemo } from './demo.ts'
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

for (const path of ['', '/transparency', '/products/RYE-800', '?lang=de']) {
  test(`the page checks itself against the public log: /business/{id}${path}`, async ({ page }) => {
    await page.goto(`${origin}/business/${id}${path}`)
    await page.locator('[data-log-check] > a').click()
    const found = page.locator('[data-log-check] > div')
    await expect(found.locator('p')).toHaveCount(path.includes('products') ? 4 : 3, { timeout: 60_000 })
    await expect(found).not.toHaveClass(/wrong/)
    await expectAccessible(page)
  })
}

test('without scripts, the link leads to the other ways', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...signedOut })
  const page = await context.newPage()
  await page.goto(`${origin}/business/${id}`)
  await page.getByRole('link', { name: 'This needs JavaScript' }).click()
  await expect(page.getByRole('heading', { name: 'Can this be checked?' })).toBeVisible()
  await context.close()
})

/** Changes the first such piece of the page, however often it is loaded. */
const bendPage = (page: Page, from: string | RegExp, to: string) =>
  page.route(
    ({ pathname }) => pathname === `/business/${id}`,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(from, to) })
    },
  )

/** A page that does not fit is loaded anew twice, after pauses in which the log may catch up: here it has nothing to catch up with. */
const withoutPatience = (page: Page) =>
  page.addInitScript(() => {
    const wait = setTimeout
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => wait(act, ms >= 6000 ? 0 : ms) })
  })

/** What is read off the page; lies in the files that it is compared with are tried in tampering.test.ts. */
const lies: [string, (page: Page) => Promise<unknown>, string][] = [
  [
    'other words',
    (page) => bendPage(page, /(data-rating=.*?)<\/blockquote>/s, '$1 Lovely.</blockquote>'),
    'is not in the log with',
  ],
  [
    'other stars',
    (page) => bendPage(page, /(data-rating="5".*?class="given" d="[^"]+)m20 0[^"]*"/s, '$1"'),
    'is not in the log with',
  ],
  [
    'fewer stars, by half a picture,',
    (page) => bendPage(page, /(data-rating="5".*?<svg[^>]* width=")100/s, '$150'),
    'is not in the log with',
  ],
  [
    'another label',
    (page) => bendPage(page, /(data-rating=.*?<\/svg>)Invited by the business/s, '$1Address confirmed'),
    'is not in the log with',
  ],
  [
    'another reply',
    (page) => bendPage(page, /(data-rating=.*?)<\/article>/s, '$1<p data-reply>Not so.</p></article>'),
    'is not in the log with',
  ],
  [
    'another number',
    (page) => bendPage(page, /(data-seen="count">.*?>)\d+/s, '$1900'),
    'The numbers on this page',
  ],
  [
    'one review fewer',
    (page) => bendPage(page, /<li><article (?:(?!<\/article>).)*<\/article><\/li>/s, ''),
    'leaves out a review',
  ],
]

for (const [at, [what, lie, sentence]] of lies.entries()) {
  test(`a page that shows ${what} than the log is found out`, async ({ page }) => {
    await lie(page)
    await withoutPatience(page)
    // All but the first page begin with the last try.
    await page.goto(`${origin}/business/${id}${at === 0 ? '' : '?check=3'}`)
    if (at === 0) await page.locator('[data-log-check] > a').click()
    const found = page.locator('.log-check-wrong')
    await expect(found).toContainText('This page and the log disagree')
    await expect(found).toContainText(sentence)
  })
}

/** What the page, saved and opened without a network, says of a file. */
async function checkOffline(browser: Browser, html: Buffer, file: Buffer) {
  const copy = join(mkdtempSync(join(tmpdir(), 'vouchsafe-verifier-')), 'verify.html')
  writeFileSync(copy, html)
  const offline = await browser.newContext({ offline: true })
  const saved = await offline.newPage()
  await saved.goto(pathToFileURL(copy).href)
  await saved.locator('input[type=file]').setInputFiles({
    name: 'vouchsafe-receipts.json',
    mimeType: 'application/json',
    buffer: file,
  })
  await expect(saved.locator('#result')).not.toHaveClass('')
  const said = await saved.locator('#result').innerText()
  const verdict = await saved.locator('#result').getAttribute('class')
  await offline.close()
  rmSync(dirname(copy), { recursive: true })
  return { verdict, said }
}

test('receipt, page check, edit, removal of another, a changed row', async ({ browser, demo }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({
    baseURL: demo.origin,
    viewport: { width: 390, height: 844 },
    ...signedOut,
  })
  const page = await context.newPage()
  const fetchFile = async (address: string) => await (await context.request.get(address)).body()
  await page.goto('/businesses')
  await page.getByRole('link', { name: 'Corner & Crumb' }).first().click()
  const business = page.url()
  const html = await fetchFile('/log/verify.html')
  const checkPage = async () => {
    await page.goto(business)
    await page.getByRole('link', { name: offer }).click()
  }

  await test.step('a review, and its receipt in the mail', async () => {
    await page.getByRole('link', { name: 'Write a review' }).first().click()
    // What is chosen before the form's script runs may be lost.
    await expect(() => page.getByRole('radio', { name: /2 of 5/ }).check({ force: true })).toPass()
    await page.getByLabel('What happened?').fill('The soup was cold, twice in one week.')
    await page.getByLabel('Display name').fill('Petra V.')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel(/I agree that my review/).check()
    await sendReview(page)
    await page.goto(await linkInMail(page, email, '/review/confirm/'))
    await page.getByRole('button', { name: 'Confirm and publish' }).click()
    await page.getByRole('heading', { name: /Your review is live/ }).waitFor()
    const file = await fetchFile(await linkInMail(page, email, 'vouchsafe-receipts'))
    const { verdict, said } = await checkOffline(browser, html, file)
    // The file in the mail may be made before the log has the act, or after it.
    expect(said).toMatch(/^(The receipts are genuine|Every act is in the log)/)
    expect(verdict).toBe('good')
    const bent = Buffer.from(file.toString().replaceAll('cold', 'fine'))
    expect((await checkOffline(browser, html, bent)).verdict).toBe('wrong')
  })

  await test.step('the author edits it, and the file of the desk has that too', async () => {
    await page.goto(await linkInMail(page, email, '/review/mine/'))
    await page.getByText('Edit this review').click()
    await page.getByLabel('What happened?').fill('The soup was cold, three times in one week.')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/Edited by you/)).toBeVisible()
    const address = (await page.locator('a[href$="/everything"]').getAttribute('href'))!
    await expect(async () => {
      const { verdict, said } = await checkOffline(browser, html, await fetchFile(address))
      expect(verdict).toBe('good')
      expect(said).toMatch(/^Every act is in the log/)
      expect(said).toContain('edited by the author')
    }).toPass({ timeout: 60_000 })
  })

  await test.step('the operator removes another review, and the page still fits the log', async () => {
    const desk = await browser.newContext({
      baseURL: demo.origin,
      storageState: signedInState(process.env.E2E_DEMO!),
    })
    const operator = await desk.newPage()
    await operator.goto('/operator/challenges')
    await operator.getByLabel('Your reasons').first().fill('It names a private person and where they live.')
    await operator.getByLabel('Reason for removal').first().selectOption('personal_data')
    await operator.getByRole('button', { name: 'Remove the review' }).first().click()
    await expect(operator.getByText('Review removed').first()).toBeVisible()
    await desk.close()
    await checkPage()
    await expect(page.getByText('every one accounted for')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('three times in one week').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a row changed by hand is loud', async () => {
    const client = new pg.Client(demo.databaseUrl)
    await client.connect()
    await client.query(`update reviews set text = 'The soup was fine.' where author_name = 'Petra V.'`)
    await client.end()
    await withoutPatience(page)
    await checkPage()
    await expect(page.getByText('The soup was fine.')).toBeVisible()
    await expect(page.getByText('This page and the log disagree')).toBeVisible()
    await expect(page.getByText('is not in the log with these words and stars')).toBeVisible()
  })
  await context.close()
})
