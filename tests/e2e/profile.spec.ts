import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, watchConsole } from './accessible.ts'
import { owner, testOwnersWork as test } from './demo.ts'

/** The left half red, the right half blue. */
const halves = () =>
  sharp({ create: { width: 1600, height: 800, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: 800, height: 800, channels: 3, background: '#00f' } }, left: 800, top: 0 },
    ])
    .png()
    .toBuffer()

test('an owner crops a logo by keyboard, gives opening hours, and the public page shows both', async ({
  demo,
  page,
}) => {
  const complaints = watchConsole(page)
  await page.goto(`${demo.origin}/business/profile`)

  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await halves() }
  await page.getByLabel('Logo', { exact: true }).setInputFiles(file)
  await page.getByLabel('Left to right').focus()
  await page.keyboard.press('End')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save logo' }).press('Enter')
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()

  await page.getByLabel('Hours on Monday').fill('9-25')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please write times from 0:00 to 24:00')).toBeVisible()
  await expect(page.getByLabel('Hours on Monday')).toBeFocused()
  await page.getByLabel('Hours on Monday').fill('24h')
  await page.getByRole('button', { name: 'Copy Monday' }).press('Enter')
  await expect(page.getByLabel('Hours on Friday')).toHaveValue('24h')
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('button', { name: 'Save profile' }).press('Enter')
  await expect(page.getByText('The profile is saved').first()).toBeVisible()

  await page.getByRole('link', { name: 'See the public page' }).click()
  await page.waitForURL(/business\/[0-9a-f-]{36}/)
  const logo = page.getByRole('img', { name: 'Logo of Corner & Crumb' })
  await expect(logo).toBeVisible()
  const address = new URL((await logo.getAttribute('src'))!, demo.origin).href
  const { data } = await sharp(await (await page.request.get(address)).body())
    .extract({ left: 20, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data].map((channel) => (channel > 128 ? 1 : 0))).toEqual([0, 0, 1])
  await page.getByText(/^Opening hours/).click()
  await expect(page.getByRole('row', { name: 'Friday all day' })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('what was typed is back after a session that ended before it was sent', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/business/profile`)
  const [description, byAppointment] = [page.getByLabel('Description'), page.getByLabel('by appointment')]
  await description.fill('Bread, baked at night.')
  await byAppointment.check()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()

  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(description).toHaveValue('Bread, baked at night.')
  await expect(byAppointment).toBeChecked()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('The profile is saved').first()).toBeVisible()
  await description.fill('Something else.')
  await page.reload()
  await expect(description).toHaveValue('Bread, baked at night.')
})
