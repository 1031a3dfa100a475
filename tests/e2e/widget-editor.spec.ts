import { expectAccessibleIn, watchConsole } from './accessible.ts'
import { expect, testOwnersWork as test } from './demo.ts'
import { hydrated } from './hydrated.ts'
import { startOtherSite } from './other-site.ts'

test('an owner adds a carousel, sees it change while typing, saves, undoes, embeds and deletes it', async ({
  page,
  demo,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = watchConsole(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${demo.origin}/business/widgets?add`)
  await page.getByRole('button', { name: 'Add a widget: Carousel' }).click()

  const preview = page.frameLocator('iframe[title="Preview of the widget"]').last()
  const label = page.getByTestId('label')
  const name = page.getByLabel('Name, for you alone')
  // Two may be there at once, each with its own way back.
  const toast = (words: string) => page.locator('.toast', { hasText: words })
  await expect(preview.locator('.widget')).toBeVisible()
  await expect(label).toContainText('The newest')
  await hydrated(page)

  await test.step('picks two reviews, which the preview shows before they are saved', async () => {
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
    await name.fill('Front page')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await toast('Widget saved').getByRole('button', { name: 'Undo' }).click()
    await expect(name).toHaveValue('Carousel')
    await expect(label).toContainText('The newest')
    await page.getByRole('button', { name: 'Restore version 2' }).click()
    await expect(name).toHaveValue('Front page')
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
    await page.getByRole('button', { name: 'Delete Front page' }).click()
    await expect(page.getByRole('heading', { name: 'Front page' })).toBeHidden()
    await toast('“Front page” deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { name: 'Front page' })).toBeVisible()
  })

  expect(complaints).toEqual([])
})
