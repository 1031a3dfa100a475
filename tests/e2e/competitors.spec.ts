import { expectAccessible, watchConsole } from './accessible.ts'
import { expect, testEveryFeature as test } from './demo.ts'

const said = (at: number) =>
  at % 4 === 0
    ? 'The coffee was excellent, and the garden is lovely.'
    : 'The bread was stale and the staff were very rude to us.'

const monthsAgo = (count: number) => {
  const at = new Date()
  at.setUTCMonth(at.getUTCMonth() - count, 3)
  return at.toISOString().slice(0, 10)
}

/** An export of another bakery, with the names of its authors. */
const file = [
  'rating;reviewer;date;text',
  ...Array.from(
    { length: 120 },
    (_, at) => `${at % 4 === 0 ? 5 : 1};Ines van der Kamp;${monthsAgo(1 + (at % 6))};${said(at)}`,
  ),
].join('\n')

test('an owner imports a competitor’s reviews, compares with them, reads the quotes and removes it again', async ({
  page,
  demo,
}) => {
  const complaints = watchConsole(page)
  await page.goto(`${demo.origin}/business/ai-sentiments/competitors`)

  await test.step('nobody is listed yet, and a name is needed', async () => {
    await expect(page.getByText('Nobody yet.')).toBeVisible()
    const byName = page.getByRole('region', { name: 'A business with reviews elsewhere' })
    await byName.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByText('Please enter the competitor’s name')).toBeVisible()
    await byName.getByLabel('Competitor’s name').fill('The Stale Crust')
    await byName.getByRole('button', { name: 'Add' }).click()
  })

  await test.step('a file is read, checked and imported', async () => {
    const input = { name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }
    await page.getByLabel('File with reviews').setInputFiles(input)
    await page.getByRole('button', { name: 'Read file' }).click()
    await page.getByLabel('Where they come from').fill('Town guide')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Check/ }).click()
    await expect(page.getByText('120 reviews from Town guide can be imported.')).toBeVisible()
    await expect(page.getByText('I.V.D.').first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Kamp')
    await page.getByRole('button', { name: 'Import 120 reviews' }).click()
    await expect(page.getByText('120 reviews from Town guide imported.')).toBeVisible()
  })

  await test.step('the comparison has sentences with quotes, and the reviews behind each number', async () => {
    await page.getByRole('link', { name: 'Compare' }).click()
    await expect(page.getByRole('heading', { name: 'You and The Stale Crust' })).toBeVisible()
    const favour = page.getByRole('region', { name: 'In your favour' })
    await expect(favour.getByText(/Fewer of your reviews complain about bread: about \d/)).toBeVisible()
    await expect(
      favour.getByText('The bread was stale and the staff were very rude to us.').first(),
    ).toBeVisible()
    await expect(favour.getByText('Imported by you from Town guide').first()).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('row', { name: /^Bread, complaints/ })
      .getByRole('link')
      .last()
      .click()
    await expect(page.getByText(/Complaints about bread/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'The bread was stale' })).toHaveCount(20)
    await expectAccessible(page)
  })

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Topic by topic' })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  await test.step('it is removed, and with the toast it is back', async () => {
    await page.getByRole('link', { name: 'All competitors' }).click()
    await expect(page.getByText('120 reviews, imported by you from Town guide')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove The Stale Crust' }).click()
    await expect(page.getByText('Nobody yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('120 reviews, imported by you from Town guide')).toBeVisible()
  })

  expect(complaints).toEqual([])
})
