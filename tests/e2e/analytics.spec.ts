import { readFile } from 'node:fs/promises'
import { expectAccessible, watchConsole } from './accessible.ts'
import { expect, testAsOwner as test } from './demo.ts'

test('an owner changes the period with the keyboard, opens a table and downloads its numbers and picture', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const complaints = watchConsole(page)
  await page.goto(`${demo.origin}/business/analytics`)
  const rating = page.getByRole('region', { name: 'How is your rating changing?' }).first()
  const answer = rating.locator('p').first()
  const ofTheYear = (await answer.textContent())!
  const period = page.getByLabel('Period')
  // Without JavaScript there is a button to send the form.
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveCount(0)

  await period.focus()
  await page.keyboard.type('everything')
  await expect(page).toHaveURL(/period=any/)
  await expect(answer).not.toHaveText(ofTheYear)
  await expect(period).toBeFocused()
  const counted = /from (\d+) reviews/.exec((await answer.textContent())!)![1]

  const table = rating.getByText('Show the numbers as a table')
  await table.focus()
  await page.keyboard.press('Enter')
  const numbers = rating.getByRole('table')
  await expect(numbers.getByRole('row').last()).toContainText(/\w+ \d{4}/)
  const months = await numbers.getByRole('row').count()
  await expectAccessible(page)

  const fileOf = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      rating.getByRole('link', { name }).click(),
    ])
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
  }
  const csv = await fileOf('CSV: How is your rating changing?')
  expect(csv.name).toBe('rating-any.csv')
  const rows = csv.content.toString().trim().split('\n')
  expect(rows).toHaveLength(months)
  const reviews = rows.slice(1).map((row) => Number(row.split(/[,;]/).at(-1)))
  expect(reviews.reduce((sum, count) => sum + count, 0)).toBe(Number(counted))
  const png = await fileOf('PNG: How is your rating changing?')
  expect(png.name).toBe('rating-any.png')
  expect(png.content.subarray(1, 4).toString()).toBe('PNG')
  // 840 wide, drawn for screens of twice the resolution.
  expect(png.content.readUInt32BE(16)).toBe(1680)
  expect(complaints).toEqual([])
})
