import type { Page } from '@playwright/test'
import pg from 'pg'
import { watchConsole } from './accessible.ts'
import { expect, test } from './demo.ts'
import { hydrated } from './hydrated.ts'
import { tagsOf } from './markup.ts'

// Pages to read and forms for visitors are plain HTML with one small script: see docs/decisions/0021.
const pages = [
  '/',
  '/demo',
  '/review',
  '/review?business={id}',
  '/business/{id}',
  '/business/{id}?order=helpful',
  '/business/{id}/transparency',
  '/business/{id}/transparency/challenged',
  '/business/{id}/report?review={review}',
  '/businesses',
  '/contact',
  '/newsletter',
  '/faq',
  '/about',
  '/blog',
  '/careers',
  '/integrations',
  '/terms-of-service',
  '/privacy-policy',
  '/imprint',
  '/review-policy',
  '/nothing-here',
  '/dev/mail',
]

const longestScriptBytes = 4 * 1024
/** What an older version of this service looked for in its own pages, and blanked them. */
const routerWords = 'react-router-scroll-positions'

let origin: string
let database: pg.Client
let id: string
let review: string

test.beforeAll(async ({ demo }) => {
  origin = demo.origin
  database = new pg.Client({ connectionString: demo.databaseUrl })
  await database.connect()
  const { rows } = await database.query(
    `select business_id, id from reviews where state = 'published' and text <> '' order by written_at desc limit 1`,
  )
  id = rows[0].business_id
  review = rows[0].id
})

test.afterAll(async () => {
  await database?.end()
})

const addressOf = (path: string) => origin + path.replace('{id}', id).replace('{review}', review)

for (const path of pages) {
  test(`${path} is plain HTML: one small script, no data for scripts, and every class has its rule`, async ({
    request,
  }) => {
    const html = await request.get(addressOf(path)).then((answer) => answer.text())
    const tags = tagsOf(html)
    const scripts = tags.filter(({ name, attributes: { type } }) => {
      return name === 'script' && type !== 'application/ld+json'
    })
    expect(scripts.map(({ attributes }) => attributes.src)).toEqual([
      expect.stringMatching(/^\/assets\/.*\.js$/),
    ])
    expect(html).not.toContain('__reactRouter')
    expect(tags.filter(({ attributes }) => attributes.rel === 'modulepreload')).toEqual([])
    for (const encoding of ['br', 'gzip']) {
      const address = addressOf(scripts[0]!.attributes.src!)
      const answer = await request.head(address, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers()['content-encoding']).toBe(encoding)
      expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(longestScriptBytes)
    }

    const [sheet] = tags.filter(({ attributes }) => attributes.rel === 'stylesheet')
    const styled = classesIn(await request.get(addressOf(sheet!.attributes.href!)).then((css) => css.text()))
    const used = new Set(tags.flatMap(({ attributes }) => attributes.class?.split(' ') ?? []))
    const all = await everyClass(request)
    expect([...used].filter((name) => all.has(name) && !styled.has(name))).toEqual([])
  })
}

/** What any of the three stylesheets has a rule for. */
async function everyClass(request: Page['request']) {
  const all = new Set<string>()
  for (const path of ['/', '/review', '/business/login']) {
    const html = await request.get(addressOf(path)).then((answer) => answer.text())
    const sheet = tagsOf(html).find(({ attributes }) => attributes.rel === 'stylesheet')!
    const css = await request.get(addressOf(sheet.attributes.href!)).then((answer) => answer.text())
    for (const name of classesIn(css)) all.add(name)
  }
  return all
}

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1')))

test(`a business and a review with the words “${routerWords}” are shown like any other`, async ({ page }) => {
  const complaints = watchConsole(page)
  await database.query(`update businesses set name = $2 where id = $1`, [id, routerWords])
  await database.query(`update reviews set text = $2, title = $2 where id = $1`, [
    review,
    `It is ${routerWords}.`,
  ])
  for (const path of [
    '/business/{id}',
    '/business/{id}/transparency',
    '/review?business={id}',
    '/businesses',
  ]) {
    await page.goto(addressOf(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(routerWords)
  }
  await page.goto(addressOf('/business/{id}'))
  await expect(page.getByText(`It is ${routerWords}.`).first()).toBeVisible()
  await page.goto(addressOf('/business/{id}/report?review={review}'))
  await expect(page.getByText(`It is ${routerWords}.`).first()).toBeVisible()
  // Where React hydrates, too.
  await page.goto(`${origin}/business/login?redirect=${encodeURIComponent(`/${routerWords}`)}`)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a page is kept by its ETag; one of words alone by time too, unless a cookie matters', async ({
  request,
}) => {
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

test('the theme is chosen without React and remembered, and a menu closes when it is left', async ({
  page,
}) => {
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

test('a choice in the sentence above the reviews shows others, keeps the focus, and can be undone', async ({
  page,
}) => {
  await page.goto(addressOf('/business/{id}'))
  const stars = page.getByLabel('Stars', { exact: true })
  await stars.selectOption('5')
  await expect(page).toHaveURL(/\?rating=5(&order=newest)?#reviews$/)
  await expect(stars).toBeFocused()
  await expect(stars).toHaveValue('5')
  await page.goBack()
  await expect(stars).toHaveValue('')
})

test('a phone without JavaScript searches, orders and votes, with controls of 44 px in one typeface', async ({
  browser,
}) => {
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
  await hydrated(page)
  await page.getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL(/\/privacy-policy$/)
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in globalThis)).toBe(false)
})
