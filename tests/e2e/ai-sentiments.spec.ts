import { expectAccessibleAtEverySize, watchConsole } from './accessible.ts'
import { expect, testEveryFeature as test } from './demo.ts'

test('an owner reads how customers feel, opens the numbers, and finds each quote in its review', async ({
  page,
  demo,
}) => {
  const complaints = watchConsole(page)
  await page.goto(`${demo.origin}/business/ai-sentiments`)
  for (const question of [
    'Is sentiment changing?',
    'What matters most?',
    'What changed, and since when?',
    'What goes with more and with fewer stars?',
    'And over the years?',
    'Did many reviews come at once?',
  ])
    await expect(page.getByRole('region', { name: question })).toContainText('.')
  await expectAccessibleAtEverySize(page)

  const feeling = page.getByRole('region', { name: 'Is sentiment changing?' })
  await feeling.getByRole('link', { name: 'By week' }).click()
  await expect(page).toHaveURL(/by=week/)
  // On some days of the week no week of the demo has enough reviews for a point; months do.
  await feeling.getByRole('link', { name: 'By month' }).click()
  await expect(page).toHaveURL(/by=month/)
  await feeling.getByText('Show the numbers as a table').click()
  await expect(feeling.getByRole('row').nth(10)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    feeling.getByRole('link', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('sentiment-by-month.csv')

  const most = page.getByRole('region', { name: 'What matters most?' })
  const quote = most.locator('figure:has(blockquote)').first()
  const words = (await quote.locator('blockquote').textContent())!.trim()
  expect(words.length).toBeGreaterThan(10)
  await quote.getByRole('link', { name: 'Read the whole review' }).click()
  await expect(page.locator('main')).toContainText(words)
  expect(complaints).toEqual([])
})

test('an owner pages through the digests and chooses to get them by email, also without JavaScript', async ({
  browser,
  page,
  demo,
}) => {
  const complaints = watchConsole(page)
  await page.goto(`${demo.origin}/business/analytics`)
  await page.getByRole('link', { name: 'Digest' }).click()
  await expect(page.getByRole('heading', { name: 'Without a reply' })).toBeVisible()
  await expectAccessibleAtEverySize(page)

  const week = await page.locator('#digest').textContent()
  await page.getByRole('link', { name: 'Week before' }).click()
  await expect(page.locator('#digest')).not.toHaveText(week!)
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page.locator('#digest')).toHaveText(week!)

  await page.getByLabel('Once a week').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You will get the digest once a week').first()).toBeVisible()
  expect(complaints).toEqual([])

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plainPage = await plain.newPage()
  await plainPage.goto(`${demo.origin}/business/analytics/digest`)
  await expect(plainPage.getByLabel('Once a week')).toBeChecked()
  await plainPage.getByLabel('Never').check()
  const saved = plainPage.waitForResponse((answer) => answer.request().method() === 'POST')
  await plainPage.getByRole('button', { name: 'Save' }).click()
  await saved
  await plainPage.goto(`${demo.origin}/profile/notifications`)
  await expect(plainPage.getByText('Performance digest by email: never.')).toBeVisible()
  await plain.close()
})
