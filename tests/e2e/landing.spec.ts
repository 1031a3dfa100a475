import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleIn, watchConsole } from './accessible.ts'

const kilobyte = 1024
const budgets = { firstView: 30 * kilobyte, script: 4 * kilobyte }

/** What came over the wire so far, compressed as it was served. */
function weigh(page: Page) {
  const bytes = { document: 0, stylesheet: 0, script: 0 }
  const pending: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType() as keyof typeof bytes
    if (!(kind in bytes) || request.frame() !== page.mainFrame()) return
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] += responseBodySize
      }),
    )
  })
  return async () => {
    await Promise.all(pending)
    return bytes
  }
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`

test('the landing page keeps its budgets, runs one small script, and moves nothing', async ({ page }) => {
  const complaints = watchConsole(page)
  const weight = weigh(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const { document, stylesheet, script } = await weight()
  const firstView = document + stylesheet
  expect(firstView).toBeLessThan(budgets.firstView)
  expect(script).toBeGreaterThan(1024)
  expect(script).toBeLessThanOrEqual(budgets.script)
  // With the typefaces at hand: without the fonts that their stand-ins are measured for, a late typeface moves words.
  await page.goto('/', { waitUntil: 'networkidle' })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // What nobody sees: a word in a line moves by three pixels when the typeface comes.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005)

  expect(complaints).toEqual([])
  console.log(`/ HTML and CSS ${inKilobytes(firstView)}, JavaScript ${inKilobytes(script)}`)
})

test('the wall in the hero is restyled live, and says it when it shows a selection', async ({ page }) => {
  const complaints = watchConsole(page)
  await page.goto('/')
  const wall = page.frameLocator('iframe[name="sample-wall"]')
  await expect(wall.getByText(/Sample data. The newest \d+ of 276/)).toBeVisible()
  await expect(wall.getByRole('img', { name: '2 out of 5 stars', exact: true }).first()).toBeVisible()
  await page.getByLabel('only 4 stars and up').check()
  await expect(wall.getByText(/selected by/)).toBeVisible()
  await expect(wall.getByRole('img', { name: '2 out of 5 stars', exact: true })).toHaveCount(0)
  await page.getByLabel('one column').check()
  await expect(wall.locator('.widget.list')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the bakery’s page wears the wall by its real script, within its own strict policy', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await page.goto('/demo/shop')
  await expect(page.getByText(/Sample data. The newest \d+ of 276/)).toBeVisible()
  await expectAccessibleIn(page, 'dark', { hasLargeTargets: false })
  await page.goto('/')
  await page.locator('#shop').scrollIntoViewIfNeeded()
  const shop = page.frameLocator('iframe[src="/demo/shop"]')
  await expect(shop.getByText(/Sample data. The newest \d+ of 276/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('words of a visitor are read on the spot', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Review', { exact: true }).fill('Short')
  await page.getByRole('button', { name: 'Analyse', exact: true }).click()
  await expect(page.getByText('Please write at least 10 characters')).toBeVisible()
  await page
    .getByLabel('Review', { exact: true })
    .fill('The staff were lovely. The coffee was cold and awful, and far too expensive.')
  await page.getByRole('button', { name: 'Analyse', exact: true }).click()
  const result = page.locator('#your-words')
  await expect(result.getByText(/Sentiment: /)).toBeVisible()
  await result.getByLabel('Drinks').check()
  await expect(result.locator('figure:visible', { hasText: /coffee was.*cold/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the wall is restyled, claims and topics open, prices change and words are read', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('one column').check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.frameLocator('iframe[name="sample-wall"]').locator('.widget.list')).toBeVisible()
    await expect(page.getByText('4.4 from 276 reviews. 2 of 276 reviews, newest first')).toBeVisible()
    await page.getByLabel('Waiting time', { exact: true }).check()
    await expect(page.getByText(/^Waiting time\. 2 of \d+ reviews, newest first/)).toBeVisible()
    await expect(page.getByText(/^Bread. 2 of/)).toBeHidden()
    await page.getByLabel('Yearly').check()
    await expect(page.getByText('Billed once a year: $278.40')).toBeVisible()
    await page.getByLabel('Parking').check()
    await expect(page.locator('figure:visible', { hasText: /^−The staff at reception/ })).toBeVisible()
    await page.getByLabel('Review', { exact: true }).fill('The staff were lovely, and the soup was cold.')
    await page.getByRole('button', { name: 'Analyse', exact: true }).click()
    await expect(page.getByText(/Sentiment: /).last()).toBeVisible()
    await expect(page.locator('#your-words')).toBeInViewport()
  })

  test('a phone has a menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/faq')
    await page
      .getByText('Menu', { exact: true })
      .or(page.locator('summary[aria-label="Menu"]'))
      .first()
      .click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/#pricing$/)
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()
  })
})
