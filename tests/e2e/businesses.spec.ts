import { expectAccessible } from './accessible.ts'
import { expect, testOwnersWork as test } from './demo.ts'

test('an owner adds a business with the keyboard, and every tab follows to it and back', async ({
  demo,
  context,
}) => {
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
