import sharp from 'sharp'
import { expectAccessible, expectAccessibleIn } from './accessible.ts'
import { expect, owner, testOwnersWork as test } from './demo.ts'
import { hydrated } from './hydrated.ts'
import { startOtherSite } from './other-site.ts'

test('an owner adds a business by keyboard, and every tab follows', async ({ demo, context }) => {
  const page = await context.newPage()
  await page.goto(`${demo.origin}/business/dashboard`)
  const otherTab = await context.newPage()
  await otherTab.goto(`${demo.origin}/business/profile`)
  await expect(otherTab.getByLabel('Name of the business')).toHaveValue('Corner & Crumb')

  const menu = page.locator('.side .business-button')
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Add a business' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Website of the business').fill('not a website')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Website of the business')).toBeFocused()
  await page.getByLabel('Website of the business').fill('second-oven.example')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(menu).toHaveText('Second Oven')
  await expect(otherTab).toHaveURL(/\/business\/dashboard$/)
  await expect(otherTab.locator('.side .business-button')).toHaveText('Second Oven')

  await page.goto(`${demo.origin}/business/all`)
  await expect(page.getByText('You run 2 businesses.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Corner & Crumb' }).press('Enter')
  await expect(menu).toHaveText('Corner & Crumb')
  await expect(otherTab.locator('.side .business-button')).toHaveText('Corner & Crumb')
})

/** The left half red, the right half blue. */
const halves = () =>
  sharp({ create: { width: 1600, height: 800, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: 800, height: 800, channels: 3, background: '#00f' } }, left: 800, top: 0 },
    ])
    .png()
    .toBuffer()

test('an owner crops a logo by keyboard, and gives opening hours', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/business/profile/brand`)

  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await halves() }
  await page.getByLabel('Logo', { exact: true }).setInputFiles(file)
  await page.locator('summary', { hasText: 'Logo' }).click()
  await page.getByLabel('Left to right').focus()
  await page.keyboard.press('End')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Replace logo' }).press('Enter')
  await expect(page.getByText('The logo is saved').first()).toBeVisible()
  await page.goto(`${demo.origin}/business/profile`)

  await page.getByText('Opening hours', { exact: true }).first().click()
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
})

test('what was typed is back after a session that ended before it was sent', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/business/profile`)
  const [description, byAppointment] = [page.getByLabel('Description'), page.getByLabel('by appointment')]
  await description.fill('Bread, baked at night.')
  await page.getByText('Opening hours', { exact: true }).first().click()
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

test('an owner adds a carousel, edits, saves, embeds and deletes it', async ({ page, demo, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo.origin}/business/widgets?add`)
  await page.getByRole('button', { name: 'Add a widget: Carousel' }).click()

  const preview = page.frameLocator('iframe[title="Preview of the widget"]').last()
  const label = preview.locator('section > small')
  const name = page.getByLabel('Name, for you alone')
  const step = (title: string) => page.getByRole('link', { name: new RegExp(`^\\d. ${title}$`) }).click()
  // Two may be there at once, each with its own way back.
  const toast = (words: string) => page.locator('.toast', { hasText: words })
  await expect(preview.locator('.widget')).toBeVisible()
  await expect(label).toContainText('The newest')
  await hydrated(page)

  await test.step('picks two reviews, which the preview shows before they are saved', async () => {
    await step('Reviews')
    await page.getByLabel('From which reviews').selectOption('picked')
    await page.getByLabel('Find a review').fill('bread')
    const add = page.getByRole('button', { name: /^Add the review/ })
    await add.first().click()
    await add.first().click()
    await expect(label).toContainText(/Chosen by Corner & Crumb: 2 of/)
    await expect(preview.locator('.card')).toHaveCount(2)
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await expectAccessibleIn(page, 'light')
  })

  const code = await test.step('saves, undoes, and restores what was saved', async () => {
    await step('Look')
    await name.fill('Front page')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await toast('Widget saved').getByRole('button', { name: 'Undo' }).click()
    await expect(name).toHaveValue('Carousel')
    await expect(label).toContainText('The newest')
    await step('Install')
    // The toast of the undoing says the same, and may still be there.
    await page.getByText('Earlier versions').click()
    const restored = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Restore version 2' }).click()
    await restored
    await expect(toast('Version restored').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restore version 3' })).toBeVisible()
    await step('Look')
    await expect(name).toHaveValue('Front page')
    // The toasts lie on the button.
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Copy code of Front page' }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  })

  await test.step('shows it on a page of another origin', async () => {
    const site = await startOtherSite(0, code)
    const visitor = await browser.newPage()
    await visitor.goto(site.url)
    await expect(visitor.locator('.widget .card')).toHaveCount(2)
    await expect(visitor.getByText('Chosen by Corner & Crumb: 2 of', { exact: false })).toBeVisible()
    await visitor.close()
    await site.stop()
  })

  await test.step('deletes it, and takes that back', async () => {
    await page.getByRole('link', { name: 'All widgets' }).click()
    await page.getByLabel('More for Front page').click()
    await page.getByRole('button', { name: 'Delete Front page' }).click()
    await expect(page.getByRole('heading', { name: 'Front page' })).toBeHidden()
    await toast('“Front page” deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Front page' })).toBeVisible()
  })
})
