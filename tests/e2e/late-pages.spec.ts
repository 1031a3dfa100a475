import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devices, expect, type Page, type Request, test } from '@playwright/test'
import pg from 'pg'
import { openService, type Service } from '../service.ts'
import { wake, watchConsole } from './accessible.ts'

// Pages to read load what is not for reading late: see docs/decisions/0022.
const pages = [
  '/',
  '/review?business={id}',
  '/business/{id}',
  '/business/{id}?order=balanced',
  '/business/{id}/transparency',
  '/businesses',
  '/faq',
  '/about',
  '/blog',
  '/careers',
  '/integrations',
  '/terms-of-service',
  '/privacy-policy',
  '/imprint',
  '/review-policy',
]

let dataDir: string
let service: Service
let id: string

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-late-'))
  service = await openService(dataDir, { DEMO: '1' })
  await service.start()
  const directory = await fetch(`${service.origin}/businesses`).then((answer) => answer.text())
  id = /\/business\/([0-9a-f-]{36})/.exec(directory)![1]!
})

test.afterAll(async () => {
  await service.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const addressOf = (path: string) => service.origin + path.replace('{id}', id)

for (const path of pages) {
  test(`${path} is painted before it asks for anything, and is alive once somebody stirs`, async ({
    page,
  }) => {
    const complaints = watchConsole(page)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(addressOf(path), { waitUntil: 'networkidle' })
    const painted = await page.evaluate(
      () => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    )
    // The browser asks by itself for the picture of the tab.
    const asked = requests
      .filter((request) => /^http/.test(request.url()))
      .slice(1)
      .map((request) => ({ name: request.url(), startTime: request.timing().startTime }))
    expect(asked.filter(({ startTime }) => startTime < painted)).toEqual([])
    // The fonts came, and no script or stylesheet.
    expect(asked.filter(({ name }) => name.endsWith('.woff2')).length).toBeGreaterThan(0)
    expect(asked.filter(({ name }) => /\.(js|css)$|\/scripts\//.test(name))).toEqual([])

    await wake(page)
    expect(complaints).toEqual([])
  })
}

// Each kind of page; the others are words like those of the questions.
for (const path of [...pages.slice(0, 6), '/faq']) {
  test(`${path} looks by the rules in it as it does by all of them`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(addressOf(path), { waitUntil: 'networkidle' })
      const before = await looks(page)
      await page.evaluate(
        () =>
          new Promise((loaded) => {
            const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')!
            sheet.addEventListener('load', loaded)
            Object.assign(sheet, { disabled: false, media: 'all' })
          }),
      )
      const after = await looks(page)
      expect(before.length).toBeGreaterThan(50)
      expect(before[0]).toContain('background-color:')
      expect(after.filter((look, at) => look !== before[at])).toEqual([])
    }
  })
}

/** Every element with all that was computed for it, and for what stands before and after it. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const styles = [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return ''
        // Names that are only registered are no part of a look; `cssText` of what is computed is empty.
        const names = [...style].filter((name) => !name.startsWith('--'))
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
      })
      return `${element.tagName} ${element.className} ${styles.join('\n')}`
    }),
  )

test('who only scrolls with a finger loads no script; a tap wakes the page', async ({ browser }) => {
  const phone = await browser.newContext({ ...devices['Pixel 7'] })
  const page = await phone.newPage()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(addressOf('/business/{id}'), { waitUntil: 'networkidle' })
  const client = await phone.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
  await touch('touchStart', 700)
  for (let y = 680; y >= 100; y -= 20) await touch('touchMove', y)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect(scripts).toEqual([])
  await page.getByRole('heading').last().tap()
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  await phone.close()
})

test('a page that no longer says what it said is loaded again, and then alive', async ({ page }) => {
  await page.goto(addressOf('/business/{id}'), { waitUntil: 'networkidle' })
  const database = new pg.Client({ connectionString: service.databaseUrl })
  await database.connect()
  await database.query(`update businesses set name = 'Corner and Crumb' where id = $1`, [id])
  await database.end()
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await expect(page.getByRole('heading', { level: 1, name: 'Corner and Crumb' })).toBeVisible()
  await wake(page)
})

test('the scripts of a page are for this site alone, and only for the page as it is', async ({ request }) => {
  const html = await request.get(addressOf('/faq')).then((answer) => answer.text())
  const [, mark] = /"\/scripts\/([\w-]{16})\/faq"|`\/scripts\/([\w-]{16})\/faq`/.exec(html)!.filter(Boolean)
  const scripts = await request.get(addressOf(`/scripts/${mark}/faq`))
  expect(scripts.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect(await scripts.text()).toContain('__reactRouterContext')
  for (const other of [`/scripts/0123456789abcdef/faq`, `/scripts/${mark}/about`, `/scripts/${mark}/login`]) {
    const answer = await request.get(addressOf(other))
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toMatch(/^performance\..*location\.reload\(\)$/)
  }
})

test('without JavaScript the pages bring their fonts and frames themselves', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(addressOf('/'), { waitUntil: 'networkidle' })
  expect(asked.some((url) => url.endsWith('.woff2'))).toBe(true)
  expect(asked.some((url) => url.includes('/demo/wall?count=9'))).toBe(true)
  await context.close()
})

test('who comes back to a page stands where they stood, asleep or awake', async ({ page }) => {
  for (const isAwake of [false, true]) {
    await page.goto(addressOf('/business/{id}'), { waitUntil: 'networkidle' })
    if (isAwake) await wake(page)
    await page.evaluate(() => scrollTo(0, 1500))
    // By its address: a click would wake the page.
    await page.goto(addressOf('/faq'), { waitUntil: 'networkidle' })
    await page.goBack({ waitUntil: 'networkidle' })
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500)
  }
})

test('on a phone what is far below is laid out once the page is painted, and moves nobody', async ({
  browser,
}) => {
  const phone = await browser.newContext({ ...devices['Pixel 7'] })
  const page = await phone.newPage()
  const layoutOf = (isPainted: boolean) =>
    page.evaluate((painted) => {
      document.documentElement.toggleAttribute('data-unpainted', !painted)
      return [...document.querySelectorAll('.long')].map((far) => getComputedStyle(far).contentVisibility)
    }, isPainted)
  await page.goto(addressOf('/'), { waitUntil: 'networkidle' })
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted')
  expect(new Set(await layoutOf(true))).toEqual(new Set(['visible']))
  expect(new Set(await layoutOf(false))).toEqual(new Set(['auto']))

  await page.goto(addressOf('/#pricing'), { waitUntil: 'networkidle' })
  const top = () => page.locator('#pricing').evaluate((place) => place.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(top).toBeLessThan(120)

  const stands = () => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3500)
  for (const path of ['/', '/business/{id}', '/business/{id}/transparency']) {
    await page.goto(addressOf(path), { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo(0, 3500))
    await page.reload({ waitUntil: 'networkidle' })
    await stands()
    await page.goto(addressOf('/faq'), { waitUntil: 'networkidle' })
    await page.goBack({ waitUntil: 'networkidle' })
    await stands()
  }
  await phone.close()
})
