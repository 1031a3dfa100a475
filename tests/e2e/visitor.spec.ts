import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleIn } from './accessible.ts'
import { test } from './hydrated.ts'
import { linkInMail } from './mailbox.ts'

const kilobyte = 1024
const budgets = { firstView: 30 * kilobyte, script: 4 * kilobyte }

/** What came over the wire so far, compressed as it was served. */
function weigh(page: Page) {
  const bytes = { document: 0, stylesheet: 0, script: 0 }
  const pending: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType() as keyof typeof bytes
    if (!(kind in bytes) || request.frame() !== page.mainFrame()) return
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] += responseBodySize
      }),
    )
  })
  return async () => {
    await Promise.all(pending)
    return bytes
  }
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`

test('the landing page keeps its budgets, runs one small script, and moves nothing', async ({ page }) => {
  const weight = weigh(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const { document, stylesheet, script } = await weight()
  const firstView = document + stylesheet
  expect(firstView).toBeLessThan(budgets.firstView)
  expect(script).toBeGreaterThan(1024)
  expect(script).toBeLessThanOrEqual(budgets.script)
  // With the typefaces at hand: without the fonts that their stand-ins are measured for, a late typeface moves words.
  await page.goto('/', { waitUntil: 'networkidle' })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // What nobody sees: a word in a line moves by three pixels when the typeface comes.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005)
  console.log(`/ HTML and CSS ${inKilobytes(firstView)}, JavaScript ${inKilobytes(script)}`)
})

const dentist = (page: Page) => page.getByRole('article', { name: 'Fernhill Dental' })
const dentistsWall = (page: Page) => page.frameLocator('iframe[name="wall-dental"]')

test('the shops have walls in their own themes, restyled live', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.frameLocator('iframe[name="wall-bakery"]').getByText(/Sample data. The newest 6 of 276/),
  ).toBeVisible()
  await page.getByLabel('Dentist', { exact: true }).check()
  const wall = dentistsWall(page)
  await expect(wall.getByText('Sample data. All 6 reviews, newest first')).toBeVisible()
  const low = wall.getByRole('img', { name: '2 out of 5 stars', exact: true })
  await expect(low).toBeVisible()
  const paper = () => wall.locator('.widget').evaluate((part) => getComputedStyle(part).backgroundColor)
  const before = await paper()
  await dentist(page).getByLabel('Night').check()
  await expect.poll(paper).not.toBe(before)
  await dentist(page).getByLabel('Leave out bad reviews').check()
  await expect(wall.getByText(/selected by Fernhill Dental/)).toBeVisible()
  await expect(low).toHaveCount(0)
})

test('one shop is shown, and the others by a tap', async ({ browser }) => {
  const page = await aPhone(browser)
  await page.goto('/')
  await expect(dentist(page)).toBeHidden()
  await page.getByLabel('Dentist', { exact: true }).check()
  await expect(dentistsWall(page).getByText('Sample data. All 6 reviews, newest first')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Corner & Crumb' })).toBeHidden()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width)
  await page.context().close()
})

test('the bakery’s page wears the wall by its real script and strict policy', async ({ page }) => {
  await page.goto('/demo/shop')
  await expect(page.getByText(/Sample data. The newest \d+ of 276/)).toBeVisible()
  await expectAccessibleIn(page, 'dark', { hasLargeTargets: false })
})

test('words of a visitor are read on the spot', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Try it on your own review').click()
  await page.getByLabel('Review', { exact: true }).fill('Short')
  await page.getByRole('button', { name: 'Analyse', exact: true }).click()
  await expect(page.getByText('Please write at least 10 characters')).toBeVisible()
  await page
    .getByLabel('Review', { exact: true })
    .fill('The staff were lovely. The coffee was cold and awful, and far too expensive.')
  await page.getByRole('button', { name: 'Analyse', exact: true }).click()
  const result = page.locator('#your-words')
  await expect(result.getByText(/Sentiment: /)).toBeVisible()
  await result.getByLabel('Drinks').check()
  await expect(result.locator('figure:visible', { hasText: /coffee was.*cold/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the wall is restyled, claims and topics open, prices change and words are read', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Dentist', { exact: true }).check()
    await dentist(page).getByLabel('Leave out bad reviews').check()
    await dentist(page).getByRole('button', { name: 'Apply' }).click()
    await expect(dentistsWall(page).getByText(/selected by Fernhill Dental/)).toBeVisible()
    await page.getByLabel('Waiting time', { exact: true }).check()
    await expect(page.getByText(/^Waiting time\. 2 of \d+ reviews, newest first/)).toBeVisible()
    await expect(page.getByText(/^Bread. 2 of/)).toBeHidden()
    await page.getByLabel('Yearly').check()
    await expect(page.getByText('Billed once a year: $278.40')).toBeVisible()
    await page.getByText('Try it on your own review').click()
    await page.locator('[name=own-topic][value=service]').check()
    await expect(page.locator('figure:visible', { hasText: /^−The .*staff at reception/ })).toBeVisible()
    await page.getByLabel('Review', { exact: true }).fill('The staff were lovely, and the soup was cold.')
    await page.getByRole('button', { name: 'Analyse', exact: true }).click()
    await expect(page.getByText(/Sentiment: /).last()).toBeVisible()
    await expect(page.locator('#your-words')).toBeInViewport()
  })

  test('a phone has a menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/faq')
    await page
      .getByText('Menu', { exact: true })
      .or(page.locator('summary[aria-label="Menu"]'))
      .first()
      .click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/#pricing$/)
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()
  })
})

test('a page that does not exist says so, in a document and on the way', async ({ page }) => {
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await page.goto('/business/01a1fe7b-ac8c-71ff-b385-fa66f5722b62')
  await expect(page.getByRole('heading', { name: 'Business not found' })).toBeVisible()
  await page.getByLabel('Search by name or website').fill('quokka')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('No business matches “quokka”')).toBeVisible()

  // The router of a hydrated page, because every link of ours leads somewhere.
  await page.goto('/business/login')
  await page.evaluate(() =>
    (
      globalThis as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
    ).__reactRouterDataRouter.navigate('/nothing-here'),
  )
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('moving on offline says so, and the page comes with the connection', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/business/login')
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign up/i })
    .click()
  await expect(page).toHaveURL(/signup/)
  await expect(page.getByRole('button', { name: 'Sign up free' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  // Of the connection.
  complaints.length = 0
})

test('a dead link of an author is explained in the language of the browser', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de-DE' })
  for (const path of [
    '/review/mine/nothing',
    '/review/confirm/nothing',
    '/unsubscribe/nothing',
    '/report/nothing',
  ]) {
    const reply = await page.goto(path)
    expect(reply!.status(), path).toBe(410)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { name: 'Dieser Link funktioniert nicht mehr' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  }
  await page.close()
})

const pages = ['/business/login', '/business/signup']
const marks = { files: 40, kilobytes: 125 }

test('pages to sign in load no more script than they need', async ({ browser }) => {
  for (const path of pages) {
    // A context of its own: nothing that another page loaded is there.
    const page = await browser.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
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

const phone = { width: 390, height: 844 }
const success = 'Thank you for reaching out. Our team will get back to you within 24 hours.'
const contactAddress = 'operator@localhost.example'
const trigger = (page: Page) => page.getByRole('link', { name: /contact/i }).first()
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Inquiry type').selectOption('sales')
  await page.getByLabel('Full name').fill('Lotte Maes')
  await page
    .getByRole('textbox', { name: 'Email', exact: true })
    .and(page.locator('#contact-email'))
    .fill(email)
  await page.getByLabel('Subject').fill('More than one shop')
  await page.getByLabel('Message').fill('We have three shops. Which plan is right for us?')
}

async function openModal(page: Page) {
  await page.goto('/')
  await trigger(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('the contact modal by keyboard: opens, checks, sends, returns the focus', async ({ page }) => {
  const dialog = await openModal(page)
  await expect(page.getByLabel('Inquiry type')).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await expect(send(page)).toBeDisabled()
  await expect(send(page)).toHaveAccessibleDescription(
    'Still needed: inquiry type, full name, email, subject, message',
  )

  await page.getByLabel('Full name').focus()
  await page.keyboard.type('A')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible()
  await page.getByLabel('Message').focus()
  await page.keyboard.type('Too short')
  await expect(dialog.getByText('9 of 1,000')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('Message must be at least 20 characters')).toBeVisible()
  await expect(dialog.locator('#contact-missing')).toHaveText(
    'Still needed: inquiry type, full name, email, subject, message',
  )
  // Enter in a line of text says what else is missing, and leads to the first.
  await page.getByLabel('Subject').focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please select an inquiry type')).toBeVisible()
  await expect(page.getByLabel('Inquiry type')).toBeFocused()
  await expectAccessible(page, 'dialog[open]')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Message')).toHaveValue('Too short')

  await fillIn(page, 'lotte@modal.example')
  await expect(send(page)).toBeEnabled()
  await expect(dialog.locator('#contact-missing')).toBeEmpty()
  await page.getByLabel('Subject').focus()
  const answer = page.waitForResponse('**/contact/messages')
  await page.keyboard.press('Enter')
  expect((await answer).status()).toBe(201)
  const sent = page.getByRole('dialog', { name: 'Message Sent Successfully' })
  await expect(sent.getByText(success, { exact: true })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await sent.getByRole('button', { name: 'Close' }).first().press('Enter')
  await expect(sent).toBeHidden()
  await expect(trigger(page)).toBeFocused()

  // Closing has reset it, and what was sent is not kept.
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('the modal opens from each place on the landing page', async ({ page }) => {
  for (const name of ['Contact our sales team', 'Contact Us', 'Contact']) {
    await page.goto('/')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('nothing closes the modal while it sends; the backdrop and Cancel do before', async ({ page }) => {
  const dialog = await openModal(page)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await openModal(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await openModal(page)
  await fillIn(page, 'locked@modal.example')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/contact/messages', async (route) => {
    await held
    await route.continue()
  })
  await send(page).click()
  const sending = page.getByRole('button', { name: 'Sending...', exact: true })
  await expect(sending).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  answer()
  await expect(page.getByRole('dialog', { name: 'Message Sent Successfully' })).toBeVisible()
})

test('an error of the modal keeps what was typed, and says what it is', async ({ page, complaints }) => {
  const sentences = [
    [
      // From a foreign origin, permission denied.
      `Unable to submit your message due to security restrictions. Please try again or email us directly at ${contactAddress}.`,
      () =>
        page.route('**/contact/messages', async (route) => {
          // The real answer of the service to another site's request.
          const headers = { ...route.request().headers(), origin: 'https://evil.example' }
          const response = await route.fetch({ headers })
          expect(response.status()).toBe(403)
          await route.fulfill({ response })
        }),
    ],
    [
      // With the database away, unavailable.
      `Service temporarily unavailable. Please try again in a few minutes or email us at ${contactAddress}.`,
      () => page.route('**/contact/messages', (route) => route.fulfill({ status: 503, json: {} })),
    ],
    [
      // With anything else, failed.
      `Failed to send your message. Please try again or contact us directly at ${contactAddress}.`,
      () => page.route('**/contact/messages', (route) => route.abort()),
    ],
  ] as const

  const dialog = await openModal(page)
  await fillIn(page, 'kept@modal.example')
  for (const [sentence, breakIt] of sentences) {
    await breakIt()
    await send(page).click()
    const box = dialog.getByRole('alert')
    await expect(box.getByRole('heading', { name: 'Error Sending Message', exact: true })).toBeVisible()
    await expect(box.getByRole('paragraph')).toHaveText(sentence)
    await expect(page.getByLabel('Message')).toHaveValue('We have three shops. Which plan is right for us?')
    await expect(send(page)).toBeFocused()
    await page.unrouteAll()
  }
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(trigger(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeHidden()
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  // Of the answers that were broken.
  complaints.length = 0
})

test('on a phone the modal is a full-width sheet, and all is reachable', async ({ browser }) => {
  const page = await aPhone(browser)
  const dialog = await openModal(page)
  await expect(async () => {
    const box = (await dialog.boundingBox())!
    expect([box.x, box.width]).toEqual([0, phone.width])
    expect(Math.round(box.y + box.height)).toBe(phone.height)
  }).toPass()
  await fillIn(page, 'phone@modal.example')
  await send(page).scrollIntoViewIfNeeded()
  await expect(send(page)).toBeInViewport()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width)
  await expectAccessible(page, 'dialog[open]')
  await send(page).tap()
  await expect(page.getByText(success)).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.context().close()
})

test('the buttons of the modal stay in view while its fields scroll', async ({ page }) => {
  const dialog = await openModal(page)
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const place of ['Inquiry type', 'Send me the newsletter']) {
      await dialog.getByLabel(place).focus()
      await expect(dialog.getByLabel(place)).toBeInViewport({ ratio: 1 })
      for (const name of ['Send message', 'Cancel', 'Close'])
        await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('heading', { name: 'Contact us' })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('without JavaScript the contact page checks, keeps and sends', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto('/')
  await trigger(page).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(send(page)).toBeEnabled()
  await page.getByLabel('Subject').fill('Four')
  await page.getByRole('checkbox', { name: 'This is urgent' }).check()
  await send(page).click()
  for (const sentence of [
    'Please select an inquiry type',
    'Full name is required',
    'Email address is required',
    'Subject must be at least 5 characters',
    'Message is required',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Four')
  await expect(page.getByRole('checkbox', { name: 'This is urgent' })).toBeChecked()
  await fillIn(page, 'plain@page.example')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  await expect(page.getByText(success, { exact: true })).toBeVisible()

  await context.close()
})

test('contact and newsletter are accessible in both themes, with a script too', async ({ page }) => {
  await page.goto('/contact')
  await expect(send(page)).toBeEnabled()
  await fillIn(page, 'scripted@page.example')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('We have three shops. Which plan is right for us?')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/newsletter')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('scripted@news.example')
  await main.getByRole('button', { name: 'Sign up for the newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(await linkInMail(page, 'scripted@news.example', '/newsletter/confirm/'))
  await expectAccessible(page)
})

async function aPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  return context.newPage()
}
