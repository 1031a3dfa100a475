import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { test } from './hydrated.ts'
import { linkInMail } from './mailbox.ts'
import { startOtherSite } from './other-site.ts'
import { sendReview } from './sending-review.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const password = 'flour-water-salt-2026'
const sentence = 'The seeded loaf was wonderful, but the queue on Saturday was far too long.'

test('a new owner gets from the landing page to a first review, on a phone', async ({ browser }) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const business = await aTab(browser, { ...phone, permissions })
  const ownersMail = 'nora@phone-backstube.example'
  const customersMail = 'lotte-phone@loop-customer.example'
  const press = (button: string) => business.getByRole('button', { name: button, exact: true }).click()

  await test.step('signs up and confirms the address', async () => {
    await business.goto('/')
    await business.getByRole('link', { name: 'Start Free' }).first().click()
    await business.getByLabel('Your name').fill('Nora Kessler')
    await business.getByLabel('Email').fill(ownersMail)
    await business.getByLabel('Password', { exact: true }).fill(password)
    await business.getByLabel('Website of your business').fill('www.phone-backstube.example')
    const zone = await business.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    await expect(business.locator('[name=timeZone]')).toHaveValue(zone)
    await press('Sign up free')
    await expect(business.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await business.goto(await linkInMail(business, ownersMail, '/business/verify-email'))
    await press('Confirm my address')
  })

  await test.step('checks the name, and asks a customer', async () => {
    await expect(business.getByText('Three steps to reviews on your own site.')).toBeVisible()
    await expect(business.getByLabel('Name of your business')).toHaveValue('Phone Backstube')
    await expect(business.getByText('Example', { exact: true })).toBeVisible()
    await expectAccessible(business)
    await business.getByLabel('Name of your business').fill('Backstube Kessler')
    await press('Use this name')
    await expect(business.getByText('Name checked: Backstube Kessler')).toBeVisible()
    const first = business.getByRole('group', { name: 'First customer' })
    await first.getByLabel('Name').fill('Lotte Maes')
    await first.getByLabel('Email').fill(customersMail)
    await expectAccessible(business)
    await press('Send invitations')
    await expect(business.getByText('1 customer invited')).toBeVisible()
  })

  const site = await test.step('copies the code of the wall into a page of another origin', async () => {
    // Browsers hide the clipboard from pages on any http address but localhost.
    await business.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await press('Copy')
    await expect(business.getByText('No site has shown it yet.', { exact: false })).toBeVisible()
    await expect(business.getByLabel('Code for your site')).toBeVisible()
    await expectAccessible(business)
    const reader = await business.context().newPage()
    await reader.goto('/')
    const code = await reader.evaluate(() => navigator.clipboard.readText())
    await reader.close()
    return startOtherSite(Number(process.env.E2E_SITE_PORT), code)
  })
  const early = await aTab(browser, phone)
  await early.goto(site.url)
  await expect(early.getByText('No reviews yet')).toBeVisible()

  const customer = await aTab(browser, phone)
  const link = await linkInMail(customer, customersMail, '/review?invitation=')
  await customer.goto(`${link.replace(/&rating=\d/, '')}&rating=4`)
  await customer.getByLabel('What happened?').fill(sentence)
  await customer.getByLabel(/I agree that my review/).check()
  await sendReview(customer)
  await expect(customer.getByText('Your review is live, as you wrote it.')).toBeVisible()

  // Browsers keep a wall for a minute, and the service for seconds: a new visitor each time.
  await expect(async () => {
    const visitor = await aTab(browser, phone)
    await visitor.goto(site.url)
    await expect(visitor.getByText('The seeded loaf was wonderful')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await business.goto('/business/dashboard')
  await expect(business.getByRole('heading', { name: 'Your first review' })).toBeVisible()
  await expect(business.getByText('The seeded loaf was wonderful').first()).toBeVisible()
  await expectAccessible(business)
  await site.stop()

  await test.step('signing out in one tab ends the other', async () => {
    const other = await business.context().newPage()
    await other.goto('/business/dashboard')
    await business.setViewportSize({ width: 1440, height: 900 })
    await business.getByRole('button', { name: 'Logout' }).first().click()
    await business.waitForURL('**/business/login')
    await other.waitForURL('**/business/login**')
  })
})

/** A browser of its own, with its own cookies. */
async function aTab(browser: Browser, options: BrowserContextOptions) {
  return (await browser.newContext(options)).newPage()
}

const narrow = { width: 390, height: 664 }
const email = 'nia@first-visit.example'
const chosen = '?plan=pro&period=yearly'

type Leaving = { name: string; lasts: unknown; endsAt: unknown }

/**
 * Presses a button whose result is a toast, dismisses that, and says how it leaves. All of it inside the page, because a
 * toast stays for three seconds only; one with the focus stays.
 */
function dismissToastOf(button: Locator): Promise<Leaving[]> {
  return button.evaluate(async (pressed: HTMLElement) => {
    const until = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (isSo()) resolve()
          else requestAnimationFrame(look)
        }
        look()
      })
    pressed.click()
    await until(() => document.querySelector('.toast-close') !== null)
    const toast = document.querySelector('.toast')!
    const close = toast.querySelector<HTMLElement>('.toast-close')!
    close.focus()
    await until(() => toast.getAnimations().length === 0)
    close.click()
    // React renders what follows from a click before the next task.
    await Promise.resolve()
    const leaving = toast.getAnimations().map((animation) => ({
      name: (animation as CSSAnimation).animationName,
      lasts: animation.effect!.getTiming().duration,
      endsAt: (animation.effect as KeyframeEffect).getKeyframes().at(-1)!.opacity,
    }))
    await until(() => !toast.isConnected)
    return leaving
  })
}

async function signUpWithPlan(page: Page) {
  await page.goto(`/business/signup${chosen}`)
  await expect(
    page.getByText('Pro, billed yearly: you start on Starter and can change to it after signing up'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Sign up free' }).click()
  await page.getByLabel('Your name').fill('Nia Owens')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('flour-water-salt-2026')
  await page.getByLabel('Website of your business').fill('not a website')
  await page.getByRole('button', { name: 'Sign up free' }).click()
  await expect(page.getByLabel('Website of your business')).toBeFocused()
  await page.getByLabel('Website of your business').fill('https://first-visit.example')
  await page.getByLabel('Password', { exact: true }).fill('flour-water-salt-2026')
  await page.getByRole('button', { name: 'Sign up free' }).click()
  await expect(page.getByText('Your choice is kept: Pro, billed yearly.')).toBeVisible()
  await page.goto(await linkInMail(page, email, '/business/verify-email'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
}

test('the chosen plan leads from signing up to Subscription and back', async ({ browser }) => {
  const context = await browser.newContext({ viewport: narrow, hasTouch: true, isMobile: true })
  const page = await context.newPage()

  await test.step('the chosen plan comes first, with its period selected', async () => {
    await signUpWithPlan(page)
    await page.waitForURL(`**/business/subscription${chosen}`)
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    const professional = page.getByRole('region', { name: 'Professional' })
    await expect(professional.getByText('Your choice')).toBeVisible()
    await expect(professional.getByText('Billed once a year: $278.40')).toBeVisible()
    await expectAccessible(page)
    const button = professional.getByRole('button', { name: 'Upgrade to Professional' })
    expect((await button.boundingBox())!.y).toBeLessThan(narrow.height)
  })

  await test.step('a dismissed toast fades for 150 ms; without motion it leaves without fading', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/business/profile')
    const save = page.getByRole('button', { name: 'Save profile' })
    expect(await dismissToastOf(save)).toEqual([{ name: 'leave', lasts: 150, endsAt: '0' }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await dismissToastOf(save)).toEqual([])
    await page.goto('/business/subscription')
  })

  await test.step('the menu of the account opens by keyboard, and its pages lead to all settings', async () => {
    const menu = page.getByLabel(`Account of ${email}`)
    const { width, height } = (await menu.boundingBox())!
    expect([width, height]).toEqual([44, 44])
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/profile')
    await page.getByLabel('All settings').tap()
    await page.getByRole('link', { name: 'Mail', exact: true }).tap()
    await page.waitForURL('**/business/profile/mail')
    await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('without JavaScript the menu opens too', async () => {
    const storageState = await context.storageState()
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: narrow, storageState })
    const still = await plain.newPage()
    await still.goto('/business/dashboard')
    await still.getByLabel(`Account of ${email}`).click()
    await still.getByRole('link', { name: 'Sign-in and security' }).click()
    await expect(still.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible()
    await plain.close()
  })
  await context.close()
})
