import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect, test } from './demo.ts'
import { tagsOf } from './markup.ts'
import { firstShown, listPlainPages } from './plain-pages.ts'

const longestScriptBytes = 4 * 1024

let origin: string
let database: pg.Client
let id: string
let review: string

test.beforeAll(async ({ demo }) => {
  origin = demo.origin
  database = new pg.Client({ connectionString: demo.databaseUrl })
  await database.connect()
  const shown = await firstShown(origin)
  id = shown.business
  review = shown.review
})

test.afterAll(async () => {
  await database?.end()
})

const addressOf = (path: string) => origin + path.replace('{id}', id).replace('{review}', review)

const htmlOf = (request: Page['request'], path: string) =>
  request.get(addressOf(path)).then((answer) => answer.text())

/** The classes that the stylesheet of a page has rules for. */
async function styledBy(request: Page['request'], html: string) {
  const sheet = tagsOf(html).find(({ attributes }) => attributes.rel === 'stylesheet')!
  return classesIn(await htmlOf(request, sheet.attributes.href!))
}

test('pages to read are plain HTML: one small script, every class has a rule', async ({ request }) => {
  const sheets = ['/', '/review', '/business/login'].map(async (path) =>
    styledBy(request, await htmlOf(request, path)),
  )
  const all = new Set((await Promise.all(sheets)).flatMap((each) => [...each]))
  for (const path of [...(await listPlainPages(origin)), '/dev/mail']) {
    const html = await htmlOf(request, path)
    const tags = tagsOf(html)
    const scripts = tags.filter(
      ({ name, attributes: { type } }) => name === 'script' && type !== 'application/ld+json',
    )
    expect(
      scripts.map(({ attributes }) => attributes.src),
      path,
    ).toEqual([expect.stringMatching(/^\/assets\/.*\.js$/)])
    expect(html, path).not.toContain('__reactRouter')
    expect(tags.filter(({ attributes }) => attributes.rel === 'modulepreload')).toEqual([])
    for (const encoding of ['br', 'gzip']) {
      const address = addressOf(scripts[0]!.attributes.src!)
      const answer = await request.head(address, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers()['content-encoding']).toBe(encoding)
      expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(longestScriptBytes)
    }
    const styled = await styledBy(request, html)
    const used = new Set(tags.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []))
    expect(
      [...used].filter((name) => all.has(name) && !styled.has(name)),
      path,
    ).toEqual([])
  }
})

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1')))

test('a page is cached by its ETag, one of words alone by time too', async ({ request }) => {
  const words = await request.get(addressOf('/faq'))
  expect(words.headers()).toMatchObject({
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    vary: expect.stringContaining('cookie'),
  })
  const themed = await request.get(addressOf('/faq'), { headers: { cookie: 'theme=dark' } })
  expect(themed.headers()['cache-control']).toBe('private, no-cache')

  const first = await request.get(addressOf('/business/{id}'))
  expect(first.headers()['cache-control']).toBe('private, no-cache')
  const headers = { 'if-none-match': first.headers().etag! }
  const again = await request.get(addressOf('/business/{id}'), { headers })
  expect(again.status()).toBe(304)
  await database.query(`update reviews set title = 'Another title' where id = $1`, [review])
  const changed = await request.get(addressOf('/business/{id}'), { headers })
  expect(changed.status()).toBe(200)
  for (const path of ['/contact', '/review?business={id}', '/business/login'])
    expect((await request.get(addressOf(path))).headers()['cache-control']).toBe('no-store')
})

test('the theme is chosen without React and kept, and a menu closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(addressOf('/faq'))
  await page.getByLabel('Light or dark').click()
  await page.getByLabel('Dark', { exact: true }).check()
  await expect(page.locator('html')).toHaveClass('theme-dark')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Dark', { exact: true })).toBeHidden()
  await page.goto(addressOf('/about'))
  await expect(page.locator('html')).toHaveClass('theme-dark')
  await page.getByLabel('Menu', { exact: true }).first().click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.getByLabel('Light or dark').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await expect(page.getByLabel('Dark', { exact: true })).toBeChecked()
})

test('a choice above the reviews shows others, keeps the focus, can be undone', async ({ page }) => {
  await page.goto(addressOf('/business/{id}'))
  const stars = page.getByLabel('Stars', { exact: true })
  await stars.selectOption('5')
  await expect(page).toHaveURL(/\?rating=5(&order=newest)?#reviews$/)
  await expect(stars).toBeFocused()
  await expect(stars).toHaveValue('5')
  await page.goBack()
  await expect(stars).toHaveValue('')
})

test('a phone without JavaScript searches, orders and votes', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressOf('/business/{id}?order=lowest'))
  const controls = page.locator('form[aria-label="Which reviews"] :is(select, input, button)')
  for (const control of await controls.all())
    expect(Math.round((await control.boundingBox())!.height)).toBeGreaterThanOrEqual(44)
  const typefaces = await page
    .locator('.filter-sentence, .filter-sentence select')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fontFamily))])
  expect(typefaces).toHaveLength(1)

  await page.getByRole('searchbox').fill('Bread')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: /reviews matching “Bread”/ })).toBeVisible()
  await expect(page.locator('mark.found').first()).toHaveText(/^bread/i)
  await expect(page).toHaveURL(/order=lowest/)

  await page
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click()
  await expect(page).toHaveURL(/q=Bread&order=lowest&vote=counted&for=(.*)#review-\1$/)
  await expect(page.getByRole('status')).toHaveText('Thank you. 1 vote')
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('on a hydrated page a link to a plain one loads the document', async ({ page }) => {
  await page.goto(`${origin}/business/signup`)
  await page.getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in globalThis)).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the transparency page has pictures, folded tables, and prints whole', async ({ page }) => {
    for (const [width, most] of [
      [390, 4600],
      [1440, 3700],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${origin}/business/${id}/transparency`)
      expect((await page.locator('html').boundingBox())!.height).toBeLessThan(most)

      const removed = page.getByRole('region', { name: 'What was removed, and was it the bad reviews?' })
      await expect(removed.getByRole('table')).toHaveCount(1)
      await removed.getByText('In numbers').click()
      await expect(removed.getByRole('row', { name: 'Of all' })).toBeVisible()
    }
    const other = page.getByRole('columnheader', { name: 'Rating with' })
    const method = page.getByText('Stars divided by reviews')
    for (const hidden of [other, method]) await expect(hidden).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const printed of [other, method]) await expect(printed).toBeVisible()
  })
})

test.describe('errors of forms', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('an error of the whole review form is in view and has the focus', async ({ page }) => {
        await page.goto(`${origin}/review?business=${id}`)
        await page.locator('[name=rating][value="4"]').check({ force: true })
        await page.locator('[name=text]').fill('The loaf was good and the queue was long.')
        await page.locator('[name=authorName]').fill('Nora')
        await page.locator('[name=authorEmail]').fill('nora@mail.example')
        await page.locator('[name=consentShow]').check()
        await expectTooOld(page)
      })

      test('so is that of the report form', async ({ page }) => {
        await page.goto(`${origin}/business/${id}/report?review=${review}`)
        await page.locator('[name=ground]').first().check({ force: true })
        await page.locator('[name=explanation]').fill('It insults a judge by name.')
        await page.locator('[name=goodFaith]').check()
        await expectTooOld(page)
      })
    })
  }

  test('a field that was changed loses its error at once, and the summary its entry', async ({ page }) => {
    await page.goto(`${origin}/review?business=${id}`)
    await page.locator('form[method=post] button').last().click()
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('listitem')).toHaveCount(4)
    const name = page.locator('[name=authorName]')
    await name.pressSequentially('N')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/^A first name and an initial/)
    await expect(page.locator('[name=authorName][aria-invalid=true]')).toHaveCount(0)
    await expect(summary.getByRole('listitem').filter({ visible: true })).toHaveCount(3)
    await page.locator('[name=rating][value="4"]').check({ force: true })
    await page.locator('[name=consentShow]').check()
    await expect(page.locator('.text-danger:visible p, p.text-danger:visible')).toHaveCount(1)
    await page.locator('[name=authorEmail]').fill('n')
    await expect(summary).toBeHidden()
    await expect(page.locator('p.text-danger:visible, [aria-invalid=true]')).toHaveCount(0)
  })

  test('so does one of the hydrated app, until the next answer', async ({ page }) => {
    await page.goto(`${origin}/business/signup`)
    const create = page.getByRole('button', { name: 'Sign up free' })
    await create.click()
    const password = page.locator('[name=password]')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    const described = await password.evaluate((field) => field.ariaDescribedByElements![0]!.textContent!)
    await page.locator('[name=name]').fill('Nora')
    await page.locator('[name=email]').fill('nora@mail.example')
    await password.fill('short')
    await expect(password).toHaveAttribute('aria-invalid', 'false')
    await expect(page.locator('#email-error, #password-error')).toHaveCount(0)
    await create.click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toBeFocused()
    await expect(page.getByText(described)).toBeVisible()
  })

  async function expectTooOld(page: Page) {
    await page.locator('[name=ticket]').evaluate((ticket: HTMLInputElement) => {
      ticket.value = 'expired'
    })
    await page.locator('form[method=post] button:not([type=button])').last().click()
    const error = page.getByRole('alert').filter({ hasText: 'This form has been open for a long time' })
    await expect(error).toBeFocused()
    await expect(error).toBeInViewport({ ratio: 1 })
  }
})
