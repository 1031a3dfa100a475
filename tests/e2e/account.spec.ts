import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './accessible.ts'
import { hydrated } from './hydrated.ts'
import { linkInMail } from './mailbox.ts'

const phone = { width: 390, height: 664 }
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
    await hydrated(page)
    const save = page.getByRole('button', { name: 'Save profile' })
    expect(await dismissToastOf(save)).toEqual([{ name: 'leave', lasts: 150, endsAt: '0' }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await dismissToastOf(save)).toEqual([])
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
