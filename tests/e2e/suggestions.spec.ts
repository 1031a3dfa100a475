import { expectAccessible, watchConsole } from './accessible.ts'
import { expect, testEveryFeature as test } from './demo.ts'

const title = 'Put a second person where people queue on Saturdays'

test('an owner reads why, marks a suggestion as done with a note, sees it kept, and undoes it on a phone', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const complaints = watchConsole(page)
  await page.goto(`${demo.origin}/business/dashboard`)
  await expect(page.getByRole('region', { name: 'Most important now' })).toContainText('waiting time')
  await page.goto(`${demo.origin}/business/analytics/suggestions`)

  const item = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(item).toContainText(/\d+ reviews mention waiting time; \d+ of them read as complaints/)
  await expect(item).toContainText('the queue is long')
  await expect(item.locator('blockquote').first()).toContainText('queue')
  await expectAccessible(page)

  await item.getByText('Add a note').click()
  await item.getByLabel('Note').fill('Sam helps at the till until noon')
  await item.getByRole('button', { name: 'Done' }).click()
  const done = page.getByRole('region', { name: 'Done', exact: true })
  await expect(done).toContainText(title)
  await expect(done).toContainText('Sam helps at the till until noon')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText(title)
  await expect(done).toHaveCount(0)
  await expect(item).not.toContainText('Sam helps')
  expect(complaints).toEqual([])
})
