import { expect, test } from '@playwright/test'
import { expectAccessible, wake, watchConsole } from './accessible.ts'

test('a page that does not exist says so, in a document and when somebody moves on to it', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/businesses')
  await expectAccessible(page)
  await wake(page)
  // The router of the page, because every link of ours leads somewhere.
  await page.evaluate(() =>
    (
      globalThis as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
    ).__reactRouterDataRouter.navigate('/business/01a1fe7b-ac8c-71ff-b385-fa66f5722b62'),
  )
  await expect(page.getByRole('heading', { name: 'No business has this address' })).toBeVisible()
  await page.getByLabel('Look for it by its name or website').fill('quokka')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('No business here is called anything like “quokka”')).toBeVisible()
  expect(complaints).toEqual([])
})

test('who moves on without a connection is told, and the page comes when the connection does', async ({
  page,
  context,
}) => {
  await page.goto('/businesses')
  await wake(page)
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('crumb')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No business here is called anything like “crumb”')).toBeVisible()
})
