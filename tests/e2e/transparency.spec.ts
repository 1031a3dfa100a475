import { expect, test } from './demo.ts'

test.use({ javaScriptEnabled: false })

test('the transparency page is short on a phone, where its tables unfold, and open on a wide screen but for its methods, and whole on paper', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const directory = await page.request.get(`${demo.origin}/businesses`).then((answer) => answer.text())
  const id = /\/business\/([0-9a-f-]{36})/.exec(directory)![1]
  await page.goto(`${demo.origin}/business/${id}/transparency`)
  const { height } = (await page.locator('html').boundingBox())!
  expect(height).toBeLessThan(6000)

  const table = page.getByRole('table', { name: 'Removed reviews by reason and stars' })
  await expect(table).toBeHidden()
  await page.getByText('By stars and reason', { exact: true }).click()
  await page.getByText('By reason, beside withdrawn and published reviews').click()
  await expect(table).toBeVisible()
  const other = page.getByRole('table', { name: 'Published reviews by source and stars' })
  await expect(other).toBeHidden()
  const method = page.getByText('All stars divided by the number of reviews.')
  await page.emulateMedia({ media: 'print' })
  await expect(other).toBeVisible()
  await expect(method).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(other).toBeVisible()
  await expect(method).toBeHidden()
})
