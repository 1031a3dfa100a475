import { expect, test } from '@playwright/test'
import { watchConsole } from './accessible.ts'
import { hydrated } from './hydrated.ts'

test('a page that does not exist says so, in a document and when somebody moves on to it', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await page.goto('/business/01a1fe7b-ac8c-71ff-b385-fa66f5722b62')
  await expect(page.getByRole('heading', { name: 'Business not found' })).toBeVisible()
  await page.getByLabel('Search by name or website').fill('quokka')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('No business matches “quokka”')).toBeVisible()

  // The router of a hydrated page, because every link of ours leads somewhere.
  await page.goto('/business/login')
  await hydrated(page)
  await page.evaluate(() =>
    (
      globalThis as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
    ).__reactRouterDataRouter.navigate('/nothing-here'),
  )
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('moving on in the app without a connection says so, and the page comes when the connection does', async ({
  page,
  context,
}) => {
  await page.goto('/business/login')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign up/i })
    .click()
  await expect(page).toHaveURL(/signup/)
  await expect(page.getByRole('button', { name: 'Sign up free' })).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('a dead link of an author is explained in the language of the browser', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'de-DE' })
  const complaints = watchConsole(page)
  for (const path of [
    '/review/mine/nothing',
    '/review/confirm/nothing',
    '/unsubscribe/nothing',
    '/report/nothing',
  ]) {
    const reply = await page.goto(path)
    expect(reply!.status(), path).toBe(410)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { name: 'Dieser Link funktioniert nicht mehr' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  }
  expect(complaints.filter((each) => !each.includes('410'))).toEqual([])
  await page.close()
})
