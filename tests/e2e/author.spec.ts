import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openService } from '#tests/service.ts'
import { expectAccessible } from './accessible.ts'
import { copyOfDemo } from './demo.ts'
import { test } from './hydrated.ts'
import { linkInMail } from './mailbox.ts'
import { sendReview } from './sending-review.ts'
import { signUp } from './sign-up.ts'

const owner = {
  name: 'Mo Field',
  email: 'mo@questions.example',
  password: 'flour-water-salt-2026',
  website: 'https://questions.example',
}
const here = '/business/reviews/questions'

/** Nothing is wider than the phone. */
async function expectToFit(page: Page) {
  const [shown, wanted] = (await page.evaluate('[innerWidth, document.documentElement.scrollWidth]')) as [
    number,
    number,
  ]
  expect(wanted).toBeLessThanOrEqual(shown)
}

async function expectAScreenAndAHalf(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1.5 * 844)
}

test('an owner asks three questions, which customers answer on a phone', async ({ browser }) => {
  const business = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await signUp(business, owner)

  await test.step('the owner asks, is told what is wrong, and sees the form', async () => {
    await business.goto(`${here}?new=choice`)
    await business.getByLabel('Question', { exact: true }).first().fill('What did you love most?')
    await expect(business.getByText('“love” hints at the answer')).toBeVisible()
    await business.getByLabel('Question', { exact: true }).first().fill('What did you come for?')
    await business.getByLabel('Answers', { exact: true }).first().fill('Bread')
    await business.getByLabel('Show the answer with the review').check()
    await business.getByRole('button', { name: 'Add question' }).click()
    await expect(business.getByText('A choice has two to six answers').first()).toBeVisible()
    await expectAccessible(business)
    const options = 'Bread\nPastry and cakes, with or without a candle on them\nCoffee'
    await business.getByLabel('Answers', { exact: true }).first().fill(options)
    await business.getByRole('button', { name: 'Add question' }).click()
    await business.getByRole('link', { name: 'Add a question' }).click()
    await expect(business.getByRole('link', { name: 'A scale from 1 to 5' })).toHaveAttribute('aria-current')
    await business.getByLabel('Question', { exact: true }).first().fill('How long did you wait?')
    await business.getByLabel('What 1 means').first().fill('hardly at all')
    await business.getByLabel('What 5 means').first().fill('far too long for my taste')
    await business.getByRole('button', { name: 'Add question' }).click()
    await business.getByRole('link', { name: 'Add a question' }).click()
    await business.getByLabel('Question', { exact: true }).first().fill('How did you hear of us?')
    await business.getByRole('link', { name: 'A short text' }).click()
    await expect(business.getByLabel('What 1 means')).toHaveCount(0)
    await business.getByRole('button', { name: 'Add question' }).click()
    await expect(business.getByText('Archive a question to add another.')).toBeVisible()
    await business.getByLabel('More for “How did you hear of us?”').click()
    await business.getByRole('button', { name: 'Up “How did you hear of us?”' }).click()
    await expect(business.getByText('Moved up').first()).toBeVisible()

    await business.getByText('Add', { exact: true }).click()
    await business.getByLabel('Reward offered').fill('A free coffee')
    await business.getByRole('button', { name: 'Save reward' }).click()
    await expect(
      business.getByText('Please confirm that the reward does not depend on the rating').first(),
    ).toBeVisible()
    await business.getByLabel(/Everybody who writes a review gets it/).check()
    await business.getByRole('button', { name: 'Save reward' }).click()
    await expect(business.getByText('For your review you get: A free coffee.')).toBeVisible()
    await business.setViewportSize({ width: 390, height: 844 })
    await expectToFit(business)
    await expectAccessible(business)
  })

  const form = (await business.getByRole('link', { name: 'Open the form' }).getAttribute('href'))!
  const page = form.replace(/^\/review\?business=([^&]+).*/, '/business/$1')

  await test.step('a customer answers on a phone; nothing typed is lost, and an answer can be taken back', async () => {
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const customer = await (await browser.newContext(options)).newPage()
    await customer.goto(`${form}&rating=4`)
    await expectToFit(customer)
    await expect(customer.getByText('You get it whatever you write')).toBeVisible()
    await expectAScreenAndAHalf(customer)
    await customer.getByLabel('What happened?').fill('The buns were still warm and the queue was short.')
    await customer.getByLabel('Display name').fill('Lotte M.')
    await customer.getByLabel('Email address').fill('lotte@questions-customer.example')
    await customer.getByLabel('Language: English').click()
    await expectAccessible(customer)
    await customer.getByRole('link', { name: 'Nederlands' }).tap()
    await expect(customer.getByLabel('E-mailadres')).toHaveValue('lotte@questions-customer.example')
    await expectAScreenAndAHalf(customer)
    await customer.getByLabel('Taal: Nederlands').click()
    await customer.getByRole('link', { name: 'English' }).tap()
    await customer.getByLabel(/I agree that my review/).check()
    await sendReview(customer)
    await expectToFit(customer)
    await expectAccessible(customer)
    await customer.getByLabel(/How did you hear of us/).fill('From my')
    await customer.reload()
    await expect(customer.getByLabel(/How did you hear of us/)).toHaveValue('From my')
    await customer.goto(await linkInMail(customer, 'lotte@questions-customer.example', '/review/confirm/'))
    await customer.getByRole('button', { name: 'Confirm and publish' }).tap()
    await expect(
      customer.getByRole('heading', { name: 'Thank you, Lotte. Your review is live.' }),
    ).toBeVisible()
    await customer.getByLabel('Coffee').check()
    await customer.getByRole('radio', { name: '2', exact: true }).check({ force: true })
    await customer.getByLabel(/How did you hear of us/).fill('From my aunt')
    await customer
      .getByRole('group', { name: /How long did you wait/ })
      .getByLabel('No answer')
      .check()
    await expectToFit(customer)
    await expectAccessible(customer)
    await customer.getByRole('button', { name: 'Add to my review' }).tap()
    await expect(customer.getByText('Added to your review.')).toBeFocused()
    await customer.goto(page)
    await expect(customer.getByText('Given an incentive: A free coffee')).toBeVisible()
    await expect(customer.getByText('What did you come for?')).toBeVisible()
    expect(await customer.content()).not.toMatch(/From my aunt|How long did you wait/)
    await expectToFit(customer)
    await expectAccessible(customer)
  })

  await test.step('without JavaScript, in another language, a wrong form comes back with its answers', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const customer = await context.newPage()
    await customer.goto(form)
    await customer.getByLabel('Language: English').click()
    await customer.getByRole('link', { name: 'Deutsch' }).click()
    await customer.getByLabel('Was haben Sie erlebt?').fill('Gutes Brot.')
    await customer.getByRole('button', { name: 'Bewertung abschicken' }).click()
    await expect(customer.getByText('Bitte wählen Sie, wie viele Sterne Sie geben').first()).toBeVisible()
    await customer.locator('[name=rating][value="5"]').check({ force: true })
    await customer.getByLabel('Angezeigter Name').fill('Ulla')
    await customer.getByLabel('E-Mail-Adresse').fill('ulla@questions-customer.example')
    await customer.getByLabel(/Ich bin damit einverstanden/).check()
    await sendReview(customer, 'Bewertung abschicken')
    await customer.getByLabel('Coffee').check()
    await customer.getByLabel('Überschrift').fill('Mehr auf www.cheap-pills.example')
    await customer.getByRole('button', { name: 'Zu meiner Bewertung hinzufügen' }).click()
    await expect(customer.getByText('Bitte schreiben Sie keine Links')).toBeVisible()
    await expect(customer.getByLabel('Coffee')).toBeChecked()
    await customer.getByLabel('Überschrift').fill('Warm')
    await customer.getByRole('button', { name: 'Zu meiner Bewertung hinzufügen' }).click()
    await expect(customer.getByText('Zu Ihrer Bewertung hinzugefügt.')).toBeVisible()
    await context.close()
  })

  await test.step('the owner reads what was answered', async () => {
    await business.setViewportSize({ width: 1440, height: 900 })
    await expect(async () => {
      await business.goto('/business/reviews')
      await expect(business.getByText('From my aunt')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(business.getByText('Given an incentive: A free coffee')).toBeVisible()
    await expectAccessible(business)
  })
})

const author = {
  name: 'Zebulon Featherstone',
  email: 'zebulon@featherstone.example',
  text: 'My capybara adored the seeded loaf, and so did everybody at our table.',
}
const traces = ['zebulon', 'featherstone', 'capybara']

test('after an erasure, no log and no file knows of the author', async ({ browser }) => {
  const dataDir = copyOfDemo()
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
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send my review' }).click()
  await expect(page.getByText('nothing you wrote is lost')).toBeVisible()
  await page.context().setOffline(false)
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
