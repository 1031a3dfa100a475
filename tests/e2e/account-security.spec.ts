import { createHmac } from 'node:crypto'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { test } from './hydrated.ts'
import { signUp } from './sign-up.ts'

/** At the end of an address: the browser may offer passkeys in the email field. The device would take the offer at once. */
const offered = '#offered'
const phone = { width: 390, height: 844 }
const password = 'flour-water-salt-2026'
const keeper = { name: 'Kay Passer', email: 'kay@passkeys.example', password, website: 'kay.example' }

test('owners add passkeys, sign in with their own, and remove them', async ({ browser }) => {
  const { page, device } = await aTabWithDevice(browser)
  await signUp(page, keeper)

  await test.step('adds a passkey after the password', async () => {
    await page.goto('/profile/security')
    await page.locator('summary', { hasText: 'your fingerprint' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Chrome on Linux')
    await page.locator('#add-passkey-password').fill('not the password')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByText('Wrong password').first()).toBeVisible()
    await expectAccessible(page)
    await page.locator('#add-passkey-password').fill(password)
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByText(/^Added .* not used yet$/)).toBeVisible()
  })

  await test.step('a second one for the same device is not made', async () => {
    await page.locator('summary', { hasText: 'your fingerprint' }).click()
    await page.locator('#add-passkey-password').fill(password)
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByText('This device already has a passkey')).toBeVisible()
  })

  await test.step('signs in with it, and arrives where they were going', async () => {
    await signOut(page)
    await page.goto('/business/login?redirect=%2Fprofile%2Fsecurity')
    await pressPasskeyButton(page)
    await page.waitForURL('**/profile/security')
    await expect(page.getByText(/last used/).first()).toBeVisible()
  })

  await test.step('a device that does not verify its owner opens nothing', async () => {
    await signOut(page)
    await device.verifies(false)
    await pressPasskeyButton(page)
    await expect(page.getByText('No passkey was used')).toBeVisible()
    await device.verifies(true)
  })

  await test.step('the browser offers it in the email field', async () => {
    await page.goto(`/business/login${offered}`)
    await page.waitForURL('**/business/dashboard')
  })

  await test.step('renames it, removes it, and cannot sign in with it any more', async () => {
    await page.goto('/profile/security')
    await page.locator('summary', { hasText: 'Added' }).click()
    await page.locator('details[open]').getByLabel('Name', { exact: true }).fill('The old phone')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('The old phone', { exact: true })).toBeVisible()
    await page.locator('summary', { hasText: 'Added' }).click()
    await expectAccessible(page)
    await page.locator('details[open]').getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Remove passkey' }).click()
    await expect(page.getByText(/^Added/)).toHaveCount(0)
    await signOut(page)
    await pressPasskeyButton(page)
    await expect(page.getByText('This passkey did not work')).toBeVisible()
    await expect(page).toHaveURL(/\/business\/login/)
  })
})

test('without JavaScript the login page offers no passkeys, and the form works', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto('/business/login')
  await expect(page.getByRole('button', { name: 'Passkey' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await context.close()
})

/** A tab whose browser has a device with a fingerprint reader (Chromium's virtual authenticator). */
async function aTabWithDevice(browser: Browser) {
  const page = await (await browser.newContext({ viewport: phone })).newPage()
  await page.addInitScript((hash) => {
    if (!window.PublicKeyCredential || location.hash === hash) return
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  }, offered)
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    page,
    device: {
      verifies: (isUserVerified: boolean) =>
        client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    },
  }
}

const pressPasskeyButton = (page: Page) => page.getByRole('button', { name: 'Passkey' }).click()

async function signOut(page: Page) {
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/business/login**')
}

const owner = { name: 'Ida Careful', email: 'ida@careful.example', password, website: 'careful.example' }
const stepMs = 30_000

test('an owner switches two-factor sign-in on and signs in with it', async ({ browser }) => {
  const page = await aTab(browser, { viewport: phone })

  await signUp(page, owner)

  const key = await test.step('asks for the key, after the password', async () => {
    await page.goto('/profile/security')
    await page.getByRole('link', { name: 'Set up' }).click()
    await page.waitForURL('**/two-factor')
    await page.getByLabel('Your password').fill(owner.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByAltText(/QR code/)).toBeVisible()
    await expectAccessible(page)
    return (await page.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '')
  })

  let used = 0
  const recovery = await test.step('and switches it on with a code', async () => {
    await page.getByLabel('Code from the app').fill('000000')
    await page.getByRole('button', { name: 'Switch on' }).click()
    await expect(page.getByText('Wrong code').first()).toBeVisible()
    used = stepNow()
    await page.getByLabel('Code from the app').fill(codeOf(key, used))
    await page.getByRole('button', { name: 'Switch on' }).click()
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
    await expectAccessible(page)
    const codes = await page
      .getByRole('listitem')
      .filter({ hasText: /^[2-9A-Z]{5}-[2-9A-Z]{5}$/ })
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('vouchsafe-recovery-codes.txt')
    return codes
  })

  await test.step('signs in with password and code, and arrives where they were going', async () => {
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.waitForURL('**/business/login**')
    await page.goto('/business/reviews?rating=5')
    await logIn(page)
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key, used))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('already used').first()).toBeVisible()
    await expectAccessible(page)
    // One step ahead is allowed, so nobody has to wait for the clock.
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key, Math.max(stepNow(), used + 1)))
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/business/reviews?rating=5')
  })

  await test.step('without JavaScript, with a recovery code', async () => {
    const plain = await aTab(browser, { viewport: phone, javaScriptEnabled: false })
    await plain.goto('/profile/security')
    await logIn(plain)
    await plain.getByRole('link', { name: 'Use a recovery code' }).click()
    await plain.getByLabel('Recovery code').fill(recovery[0]!)
    await plain.getByRole('button', { name: 'Log in' }).click()
    await plain.waitForURL('**/profile/security')
    await expect(plain.getByText('9 recovery codes left')).toBeVisible()
    await expect(plain.getByText('This device, signed in')).toBeVisible()
    await plain.getByRole('link', { name: 'Two-factor sign-in' }).click()
    const off = plain.getByRole('button', { name: 'Switch off' })
    await plain.getByText('Switch it off').click()
    await plain.locator('#off-password').fill(owner.password)
    await plain.locator('#off-code').fill(recovery[1]!)
    await off.click()
    await expect(plain.getByRole('button', { name: 'Continue' })).toBeVisible()
    await plain.context().close()
  })
})

const stepNow = () => Math.floor(Date.now() / stepMs)

/** What an authenticator app shows (RFC 6238), written here once more so that the service is not its own judge. */
function codeOf(key: string, step: number) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeUInt32BE(step, 4)
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff
  return String(number).slice(-6).padStart(6, '0')
}

async function logIn(page: Awaited<ReturnType<typeof aTab>>) {
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function aTab(browser: Browser, options: BrowserContextOptions) {
  return (await browser.newContext(options)).newPage()
}
