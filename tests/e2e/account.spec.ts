import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './accessible.ts'
import { linkInMail } from './mailbox.ts'

const phone = { width: 390, height: 664 }
const email = 'nia@first-visit.example'
const chosen = '?plan=pro&period=yearly'

type Leaving = { animations: string[]; lowestOpacity: number; stayedMs: number }

/**
 * Presses a button whose result is a toast, dismisses that, and measures what happens to it until it is gone. All of it
 * inside the page, because a toast stays for three seconds only.
 */
function dismissToastOf(button: Locator): Promise<Leaving> {
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
    await until(() => document.querySelector('.toast') !== null)
    const toast = document.querySelector('.toast')!
    await until(() => toast.getAnimations().length === 0)
    const animations: string[] = []
    toast.addEventListener('animationstart', (event) =>
      animations.push((event as AnimationEvent).animationName),
    )
    const since = performance.now()
    toast.querySelector<HTMLElement>('.toast-close')!.click()
    let lowestOpacity = 1
    await until(() => {
      if (toast.isConnected) lowestOpacity = Math.min(lowestOpacity, Number(getComputedStyle(toast).opacity))
      return !toast.isConnected
    })
    return { animations, lowestOpacity, stayedMs: performance.now() - since }
  })
}

async function signUp(page: Page) {
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

test('the chosen plan leads from signing up to Subscription, and from there to the account and back', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const complaints = watchConsole(page)

  await test.step('the chosen plan comes first, with its period selected', async () => {
    await signUp(page)
    await page.waitForURL(`**/business/subscription${chosen}`)
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked()
    await expect(page.getByText('You chose Professional, billed yearly: $278.40 once a year.')).toBeVisible()
    await expectAccessible(page)
    const button = page.getByRole('button', { name: 'Go to the checkout' })
    expect((await button.boundingBox())!.y).toBeLessThan(phone.height)
  })

  await test.step('a dismissed toast fades for 150 ms; without motion it leaves without fading', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/business/profile')
    const save = page.getByRole('button', { name: 'Save profile' })
    const faded = await dismissToastOf(save)
    expect(faded.animations).toEqual(['leave'])
    expect(faded.lowestOpacity).toBeLessThan(0.9)
    expect(faded.stayedMs).toBeGreaterThan(140)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const still = await dismissToastOf(save)
    expect(still).toMatchObject({ animations: [], lowestOpacity: 1 })
    expect(still.stayedMs).toBeLessThan(1000)
    await page.goto('/business/subscription')
  })

  await test.step('the menu of the account opens by keyboard, and its pages lead back', async () => {
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
    await page.getByRole('link', { name: /^Back to/ }).tap()
    await page.waitForURL('**/business/dashboard')
  })
  expect(complaints).toEqual([])

  await test.step('without JavaScript the menu opens too', async () => {
    const storageState = await context.storageState()
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: phone, storageState })
    const still = await plain.newPage()
    await still.goto('/business/dashboard')
    await still.getByLabel(`Account of ${email}`).click()
    await still.getByRole('link', { name: 'Sign-in and security' }).click()
    await expect(still.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await plain.close()
  })
  await context.close()
})
