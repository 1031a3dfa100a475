import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './accessible.ts'
import { linkInMail } from './mailbox.ts'

/** At the end of an address: the browser may offer passkeys in the email field. The device would take the offer at once. */
const offered = '#offered'
const phone = { width: 390, height: 844 }
const password = 'flour-water-salt-2026'
const owner = { name: 'Kay Passer', email: 'kay@passkeys.example' }
const other = { name: 'Otto Other', email: 'otto@passkeys.example' }

test('owners add passkeys, sign in with their own, and remove them', async ({ browser }) => {
  const { page, device } = await aTabWithDevice(browser)
  const complaints = watchConsole(page)
  await signUp(page, owner)

  await test.step('adds a passkey after the password', async () => {
    await page.goto('/profile/security')
    await page.getByText('Add a passkey').click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Chrome on Linux')
    await page.locator('#add-passkey-password').fill('not the password')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Wrong password').first()).toBeVisible()
    await expectAccessible(page)
    await page.locator('#add-passkey-password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^Added .* not used yet$/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a second one for the same device is not made', async () => {
    await page.getByText('Add a passkey').click()
    await page.locator('#add-passkey-password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
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
    await expectAccessible(page)
    await device.verifies(true)
  })

  await test.step('the browser offers it in the email field', async () => {
    await page.goto(`/business/login${offered}`)
    await page.waitForURL('**/business/dashboard')
  })

  await test.step('another account’s passkey opens the other account', async () => {
    const second = await aTabWithDevice(browser)
    await signUp(second.page, other)
    await addPasskey(second.page)
    await signOut(second.page)
    await pressPasskeyButton(second.page)
    await second.page.waitForURL('**/business/dashboard')
    await second.page.goto('/profile')
    await expect(second.page.getByText(other.email).first()).toBeVisible()
    await expect(second.page.getByText(owner.email)).toHaveCount(0)
    await second.page.context().close()
  })

  await test.step('renames it, removes it, and cannot sign in with it any more', async () => {
    await page.goto('/profile/security')
    await page.getByText('Rename or remove').click()
    await page.getByLabel('Name', { exact: true }).first().fill('The old phone')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('The old phone', { exact: true })).toBeVisible()
    await page.getByText('Rename or remove').click()
    await expectAccessible(page)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'The old phone' })
      .getByLabel('Your password')
      .fill(password)
    await page.getByRole('button', { name: 'Remove passkey' }).click()
    await expect(page.getByText('None yet')).toBeVisible()
    await signOut(page)
    await pressPasskeyButton(page)
    await expect(page.getByText('This passkey did not work')).toBeVisible()
    await expect(page).toHaveURL(/\/business\/login/)
  })

  expect(complaints).toEqual([])
})

test('without JavaScript the login page offers no passkeys, and the form works', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto('/business/login')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
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
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
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

async function signUp(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto('/business/signup')
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Website of your business').fill(`${email.split('@')[0]}.example`)
  await page.getByRole('button', { name: 'Sign up free' }).click()
  await expect(page.getByRole('status')).toContainText(email)
  await page.goto(await linkInMail(page, email, '/business/verify-email'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.waitForURL('**/business/dashboard')
}

async function addPasskey(page: Page) {
  await page.goto('/profile/security')
  await page.getByText('Add a passkey').click()
  await page.locator('#add-passkey-password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/not used yet$/)).toBeVisible()
}

const pressPasskeyButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with a passkey' }).click()

async function signOut(page: Page) {
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/business/login**')
}
