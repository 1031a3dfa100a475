import { expectAccessible, expectAccessibleAtEverySize, watchConsole } from './accessible.ts'
import { expect, testEveryFeature as test } from './demo.ts'

test('an owner asks, follows up, opens the reviews behind an answer, and forgets the question', async ({
  page,
  demo,
}) => {
  const complaints = watchConsole(page)
  const year = new Date().getUTCFullYear()
  await page.goto(`${demo.origin}/business/ai-sentiments/questions`)
  await page.getByLabel('Ask your reviews').fill(`How many 5-star reviews in ${year}?`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`written since 1 January ${year}`).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/About the answer below/).check()
  await page.getByLabel('Ask your reviews').fill('and last year?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText(`January to December ${year - 1}`).first()).toBeVisible()
  await page.getByRole('link', { name: 'Open these reviews' }).click()
  await expect(page).toHaveURL(/\/business\/reviews\?.*rating=5/)
  await page.goto(`${demo.origin}/business/ai-sentiments/questions?q=asdf+qwer`)
  await expect(page.getByText(/I do not understand/)).toBeVisible()
  await expectAccessibleAtEverySize(page)
  await page.getByRole('button', { name: 'Forget “and last year?”' }).click()
  await expect(page.getByRole('button', { name: 'Forget “and last year?”' })).toHaveCount(0)
  expect(complaints).toEqual([])
})
