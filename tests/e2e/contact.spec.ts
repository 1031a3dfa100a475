import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './accessible.ts'
import { linkInMail } from './mailbox.ts'

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

test('the contact modal by keyboard: opens, checks, keeps, sends and gives the focus back', async ({
  page,
}) => {
  const complaints = watchConsole(page)
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
  expect(complaints).toEqual([])
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

test.describe('an error keeps what was typed and says', () => {
  const sentences = [
    [
      'from a foreign origin, permission denied',
      `Unable to submit your message due to security restrictions. Please try again or email us directly at ${contactAddress}.`,
      (page: Page) =>
        page.route('**/contact/messages', async (route) => {
          // The real answer of the service to another site's request.
          const headers = { ...route.request().headers(), origin: 'https://evil.example' }
          const response = await route.fetch({ headers })
          expect(response.status()).toBe(403)
          await route.fulfill({ response })
        }),
    ],
    [
      'with the database away, unavailable',
      `Service temporarily unavailable. Please try again in a few minutes or email us at ${contactAddress}.`,
      (page: Page) => page.route('**/contact/messages', (route) => route.fulfill({ status: 503, json: {} })),
    ],
    [
      'with anything else, failed',
      `Failed to send your message. Please try again or contact us directly at ${contactAddress}.`,
      (page: Page) => page.route('**/contact/messages', (route) => route.abort()),
    ],
  ] as const

  for (const [name, sentence, breakIt] of sentences) {
    test(name, async ({ page }) => {
      const dialog = await openModal(page)
      await fillIn(page, 'kept@modal.example')
      await breakIt(page)
      await send(page).click()
      const box = dialog.getByRole('alert')
      await expect(box.getByRole('heading', { name: 'Error Sending Message', exact: true })).toBeVisible()
      await expect(box.getByRole('paragraph')).toHaveText(sentence)
      await expect(page.getByLabel('Message')).toHaveValue('We have three shops. Which plan is right for us?')
      await expect(send(page)).toBeFocused()
      await expectAccessible(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      await expect(trigger(page)).toBeFocused()
      await page.unrouteAll()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toBeHidden()
      await send(page).click()
      await expect(page.getByText(success)).toBeVisible()
    })
  }
})

test('on a phone the modal is a sheet from edge to edge, and all of it can be reached', async ({
  browser,
}) => {
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

test('without JavaScript the page checks, keeps and sends, and the newsletter is confirmed', async ({
  browser,
}) => {
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
  await page.getByRole('checkbox', { name: 'Send me the newsletter' }).check()
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully' })).toBeVisible()
  await expect(page.getByText(success, { exact: true })).toBeVisible()

  await page.goto(await linkInMail(page, 'plain@page.example', '/newsletter/confirm/'))
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  const leave = await linkInMail(page, 'plain@page.example', '/newsletter/leave/')
  await page.goto(leave)
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await context.close()
})

test('the pages of contact and newsletter are accessible in both themes, with a script too', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await page.goto('/contact')
  await expect(send(page)).toBeDisabled()
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
  expect(complaints).toEqual([])
})

async function aPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  return context.newPage()
}
