import { expectAccessible, expectAccessibleAtEverySize, watchConsole } from './accessible.ts'
import { expect, testEveryFeature as test } from './demo.ts'

const questions = '/business/ai-sentiments/questions'

test('an owner asks, changes the question, opens the reviews behind it, pins and forgets it', async ({
  page,
  demo,
}) => {
  const complaints = watchConsole(page)
  await page.goto(demo.origin + questions)
  await page.getByLabel('Ask your reviews').fill('How many complain about waiting time?')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('region', { name: /How many reviews that complain about Waiting time/ })
  await expect(answer).toContainText(/\d+ reviews mention waiting time/)
  await expect(answer.locator('blockquote').first()).toContainText(/queue|wait|line/)
  await expectAccessible(page)

  await page.getByLabel('Stars', { exact: true }).selectOption('4-5')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/stars=4-5/)
  await page
    .getByRole('link', { name: /reviews? mentions?/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/business\/reviews\?.*topic=waiting/)

  await page.goto(`${demo.origin}${questions}?q=zebra`)
  await expect(page.getByText('No review mentions “zebra”.')).toBeVisible()
  await expectAccessibleAtEverySize(page)
  await page.getByRole('button', { name: /^Pin “How many reviews that complain/ }).click()
  await page.goto(`${demo.origin}/business/dashboard`)
  await expect(page.getByRole('region', { name: 'Your questions' })).toContainText('waiting time')
  await page.goto(demo.origin + questions)
  await page.getByRole('button', { name: /^Forget “How many reviews that complain/ }).click()
  await expect(page.getByRole('button', { name: /^Forget/ })).toHaveCount(0)
  expect(complaints).toEqual([])
})
