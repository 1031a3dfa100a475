import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { bundleWall } from '../../widget/bundle.ts'
import type { WallData } from '../../widget/wall-data.ts'
import { expectAccessible } from './accessible.ts'

const id = '01933573-4891-763e-b548-3d14c80560d3'
const text =
  'Ordered forty rolls for a funeral. They were warm, on time, and somebody had thought to add butter. '
const wall: WallData = {
  id,
  business: 'Corner & Crumb <b>',
  theme: 'auto',
  layout: 'columns',
  typeface: 'serif',
  height: 560,
  rating: { average: 4.57, count: 312, since: '2024-03-01T00:00:00.000Z' },
  texts: {
    rating: '312 reviews since March 2024',
    label: 'All 312 reviews, newest first',
    all: 'Show all 312 reviews',
  },
  links: { all: 'https://reviews.example/b', collected: 'https://reviews.example/t', maker: null },
  reviews: Array.from({ length: 9 }, (_, index) => ({
    rating: 1 + (index % 5),
    title: index % 3 === 0 ? 'Forty rolls' : null,
    text: text.repeat(1 + (index % 4)),
    author: index === 1 ? 'שרה כהן' : 'Ines V.',
    writtenAt: '2026-11-09T08:00:00.000Z',
    provenance: 'Invited',
    challenge: index === 2 ? 'Challenged by Corner & Crumb: fake' : null,
    incentive: index === 3 ? 'Given an incentive: a loaf of bread' : null,
    reply: index === 0 ? 'Thank you for coming.' : null,
  })),
}

let script = ''
test.beforeAll(async () => {
  script = (await bundleWall()).replace('WALL_DATA', () => JSON.stringify(wall))
})

/** One server answers with `body`, on an origin of its own. */
async function serve(type: string, body: () => string, headers: Record<string, string> = {}) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

type Visit = { body: (scriptTag: string) => string; policy?: (origin: string) => string }

/** Opens somebody else's page with the wall on it, and gives what the browser did. */
async function visit(page: Page, { body, policy }: Visit) {
  const ours = await serve('text/javascript', () => script)
  const tag = `<script async src="${ours.origin}/w/${id}.js"></script>`
  const html = `<!doctype html><html lang="en"><head><title>Shop</title><style nonce="n">
    * { letter-spacing: 2px } article, p { display: inline; color: hotpink; font-size: 40px }
    .room { min-height: 560px }</style></head><body><main><h1>Shop</h1>${body(tag)}</main></body></html>`
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy(ours.origin) } : {}
  const theirs = await serve('text/html', () => html, headers)
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${theirs.origin}/`)
  await expect(page.locator('.wall').first()).toBeVisible()
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  const stop = () => {
    ours.stop()
    theirs.stop()
  }
  return { requests, complaints, shifts, stop, ours: ours.origin }
}

const room = `<div data-vouchsafe="${id}" class="room"><a href="https://reviews.example/b">Reviews</a></div>`

test('the wall moves nothing, sets no cookie and asks for nothing but itself', async ({ page, context }) => {
  const seen = await visit(page, { body: (tag) => `${room}${tag}<p id="after">Visit us.</p>` })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await seen.shifts()).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(seen.requests.filter((url) => url.startsWith(seen.ours))).toHaveLength(1)
  expect(seen.requests.filter((url) => !url.endsWith('/favicon.ico'))).toHaveLength(2)
  expect(seen.complaints.filter((line) => !line.includes('404'))).toEqual([])
  expect((await page.locator('.wall').boundingBox())!.height).toBe(560)
  seen.stop()
})

test('a page with a strict policy and Trusted Types can carry it', async ({ page }) => {
  const seen = await visit(page, {
    body: (tag) => `${room}${tag}`,
    policy: (origin) =>
      `default-src 'none'; style-src 'nonce-n'; script-src ${origin}; require-trusted-types-for 'script'`,
  })
  await expect(page.locator('.wall article').first()).toHaveCSS('display', 'flex')
  expect(seen.complaints).toEqual([])
  seen.stop()
})

test('two walls stand on one page, the script before the place and after it', async ({ page }) => {
  const seen = await visit(page, { body: (tag) => `${tag}${room}<p>Between</p>${room}${tag}` })
  await expect(page.locator('.wall')).toHaveCount(2)
  seen.stop()
})

test('where no place was reserved the wall stands after its script', async ({ page }) => {
  const seen = await visit(page, { body: (tag) => `<p>Before</p>${tag}<p id="after">After</p>` })
  await expect(page.locator('[data-vouchsafe] + #after')).toHaveCount(1)
  expect((await page.locator('.wall').boundingBox())!.height).toBe(560)
  seen.stop()
})

test('in a row of the page the wall takes the room that the rest leaves', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  const row = (kind: string, tag: string) =>
    `<div style="display: flex; ${kind}"><nav style="width: 200px">Menu</nav>${room}${tag}</div>`
  const seen = await visit(page, {
    body: (tag) => `${row('', tag)}${row('flex-direction: column; align-items: center', '')}`,
  })
  const [inRow, inColumn] = await page.locator('.wall').all()
  expect((await inRow!.boundingBox())!.width).toBeGreaterThan(700)
  expect((await inColumn!.boundingBox())!.width).toBe(200)
  seen.stop()
})

for (const [width, least] of [
  [340, 1],
  [700, 4],
  [1200, 6],
] as const) {
  test(`at ${width} pixels every review that shows at all shows whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const seen = await visit(page, { body: (tag) => `${room}${tag}` })
    const parts = await page.locator('.wall').evaluate((wall) => {
      const list = wall.querySelector('.list')!.getBoundingClientRect()
      return [...wall.querySelectorAll('article')].map((article) => {
        const { left, right, top, bottom } = article.getBoundingClientRect()
        const isOutside = left >= list.right - 1 || top >= list.bottom - 1
        const isInside = left >= list.left - 1 && right <= list.right + 1 && bottom <= list.bottom + 1
        return isOutside ? 'outside' : isInside ? 'inside' : 'cut'
      })
    })
    expect(parts).not.toContain('cut')
    expect(parts.filter((part) => part === 'inside').length).toBeGreaterThanOrEqual(least)
    seen.stop()
  })
}

test('it keeps its own looks and says everything in words', async ({ page }) => {
  const seen = await visit(page, { body: (tag) => `${room}${tag}` })
  const said = page.locator('.wall .text').first()
  await expect(said).toHaveCSS('font-size', '16px')
  await expect(said).toHaveCSS('letter-spacing', 'normal')
  await expect(page.getByRole('region', { name: 'Customer reviews of Corner & Crumb <b>' })).toBeVisible()
  await expect(page.getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'How these reviews are collected' })).toHaveAttribute(
    'href',
    wall.links.collected,
  )
  seen.stop()
})

test('axe finds nothing in it, in both themes', async ({ page }) => {
  const seen = await visit(page, { body: (tag) => `${room}${tag}` })
  await expectAccessible(page)
  seen.stop()
})
