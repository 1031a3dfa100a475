import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { embedCode } from '../../app/features/widgets/embed-code.ts'
import { previewPages } from '../../app/features/widgets/widget.vocabulary.ts'
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
    text: text.repeat(1 + ((3 * index) % 4)).trim(),
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
  script = await bundleWall()
})

/** One server answers with `body`, on an origin of its own. */
async function serve(type: string, body: () => string, headers: Record<string, string> = {}) {
  const server = createServer(async (_request, response) => {
    // A wall that comes before the first paint shifts nothing anyway.
    if (type === 'text/javascript') await setTimeout(150)
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}

type Visit = {
  body: (scriptTag: string) => string
  policy?: (origin: string) => string
  shown?: Partial<WallData>
}

/** Opens somebody else's page with the wall on it, and gives what the browser did. */
async function visit(page: Page, { body, policy, shown = {} }: Visit) {
  const ours = await serve('text/javascript', () =>
    script.replace('WALL_DATA', () => JSON.stringify({ ...wall, ...shown })),
  )
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
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
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

const room = embedCode({
  widgetId: id,
  height: 560,
  businessName: wall.business,
  pageAddress: wall.links.all,
  scriptAddress: '',
}).split('\n')[0]!

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
    body: (tag) => `${room.replace(/style="[^"]*"/, 'class="room"')}${tag}`,
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

/** Ways in which sites place their blocks, several of which size a block by its content. */
const containers: [container: string, least: { at390: number; at1440: number }][] = [
  ['<div style="display: flex"><nav style="width: 100px">Menu</nav>HERE</div>', { at390: 250, at1440: 1200 }],
  ['<div style="display: flex"><p style="display: block">FILL</p>HERE</div>', { at390: 240, at1440: 240 }],
  [
    '<div style="display: flex; flex-direction: column; align-items: center">HERE</div>',
    { at390: 350, at1440: 1300 },
  ],
  ['<div style="display: grid; place-items: center">HERE</div>', { at390: 350, at1440: 1300 }],
  ['<table><tr><td>HERE</td></tr></table>', { at390: 350, at1440: 700 }],
  ['<div style="display: inline-block">HERE</div>', { at390: 350, at1440: 700 }],
  ['<div style="float: left">HERE</div><br style="clear: both">', { at390: 350, at1440: 700 }],
  [
    '<div style="height: 600px"><div style="position: absolute">HERE</div></div>',
    { at390: 350, at1440: 700 },
  ],
]

for (const width of [390, 1440] as const) {
  test(`at ${width} pixels the wall has a width in every container, and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 6000 })
    const body = containers.map(([container]) =>
      container.replace('HERE', room).replace('FILL', 'A long text. '.repeat(40)),
    )
    const seen = await visit(page, { body: (tag) => `${body.join('<hr>')}${tag}` })
    const widths = await page
      .locator('.wall')
      .evaluateAll((walls) => walls.map((wall) => (wall as HTMLElement).offsetWidth))
    const tooNarrow = containers.flatMap(([container, least], index) =>
      widths[index]! < least[`at${width}`] ? [`${widths[index]}: ${container}`] : [],
    )
    expect(tooNarrow).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await seen.shifts()).toEqual([])
    seen.stop()
  })
}

for (const [width, least] of [
  [340, 2],
  [700, 4],
  [1200, 6],
] as const) {
  test(`at ${width} pixels every card is whole, and the cards use the height`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const seen = await visit(page, { body: (tag) => `${room}${tag}` })
    const { parts, unused } = await page.locator('.wall').evaluate((wall) => {
      const list = wall.querySelector('.list')!.getBoundingClientRect()
      const bottoms = [...wall.querySelectorAll('article')].map(
        (article) => article.getBoundingClientRect().bottom,
      )
      const parts = [...wall.querySelectorAll('article')].map((article) => {
        const { left, right, top, bottom } = article.getBoundingClientRect()
        const isOutside = left >= list.right - 1 || top >= list.bottom - 1
        const isInside = left >= list.left - 1 && right <= list.right + 1 && bottom <= list.bottom + 1
        return isOutside ? 'outside' : isInside ? 'inside' : 'cut'
      })
      return { parts, unused: Math.round(list.bottom - Math.max(...bottoms)) }
    })
    expect(unused).toBe(0)
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

/** Pages of other people, with the system of a visitor who prefers the opposite, and the wall's paper on each. */
const pages: [name: string, system: 'light' | 'dark', style: string, paper: string][] = [
  ['without any colours', 'dark', '', 'rgb(255, 255, 255)'],
  ['dark', 'light', 'body { background: #14141c; color: #ddd }', 'rgb(20, 20, 28)'],
  ['with a dark section', 'light', 'main { background: oklch(0.2 0 0); color: white }', 'oklch(0.2 0 0)'],
  ['in a dark scheme', 'light', ':root { color-scheme: dark }', 'rgb(18, 18, 18)'],
  ['in the scheme of the system', 'dark', ':root { color-scheme: light dark }', 'rgb(18, 18, 18)'],
  ['of cream', 'dark', 'body { background: #f6efe3; color: #4a2f1b }', 'rgb(246, 239, 227)'],
  [
    'of pale blue with grey text',
    'dark',
    'body { background: #dbeafe; color: #64748b }',
    'rgb(219, 234, 254)',
  ],
  ['of coral', 'light', 'body { background: #ff7f50; color: #300 }', 'rgb(251, 249, 245)'],
  ['with a bright picture', 'dark', 'body { background: linear-gradient(#fff, #ddd) }', 'rgb(251, 249, 245)'],
  [
    'with a picture',
    'light',
    'body { background: linear-gradient(#642, #c95); color: white }',
    'rgb(17, 22, 29)',
  ],
  ['half-transparent', 'light', 'main { background: #fff8 }', 'rgb(251, 249, 245)'],
  ['painted by a layer behind', 'light', 'body { color: #eee }', 'rgb(17, 22, 29)'],
]

/** The least contrast of the wall's texts, and of its stars, with the paper below them. */
function contrasts(page: Page) {
  return page.locator('.wall').evaluate((wall) => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const luminance = (color: string) => {
      brush.fillStyle = color
      brush.fillRect(0, 0, 1, 1)
      const [r, g, b] = [...brush.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    }
    const paper = getComputedStyle(wall).backgroundColor
    const against = (selector: string, property: 'color' | 'fill' | 'stroke') => {
      const both = [luminance(paper), luminance(getComputedStyle(wall.querySelector(selector)!)[property])]
      return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
    }
    return {
      paper,
      text: Math.min(against('.text', 'color'), against('time', 'color'), against('a', 'color')),
      stars: Math.min(against('.on', 'fill'), against('svg', 'stroke')),
    }
  })
}

test('the wall wears the colours of the page and can be read on all of them', async ({ page }) => {
  for (const [name, system, style, paper] of pages) {
    await page.emulateMedia({ colorScheme: system })
    const seen = await visit(page, { body: (tag) => `<style>${style}</style>${room}${tag}` })
    const found = await contrasts(page)
    expect(found.paper, name).toBe(paper)
    expect(found.text, name).toBeGreaterThanOrEqual(4.5)
    expect(found.stars, name).toBeGreaterThanOrEqual(3)
    seen.stop()
  }
})

test('a preview in a frame has the colours that the wall has on such a page', async ({ page }) => {
  for (const [paper, ink, star] of Object.values(previewPages)) {
    const style = `<style>body { background: ${paper}; color: ${ink} }</style>`
    const seen = await visit(page, { body: (tag) => `${style}${room}${tag}` })
    const worn = await page.locator('.wall').evaluate(
      (wall, colours) => {
        const rgb = (color: string) => {
          document.body.style.color = color
          return getComputedStyle(document.body).color
        }
        const named = ['--paper', '--ink', '--star'].map((name) =>
          getComputedStyle(wall).getPropertyValue(name),
        )
        return { worn: named.map(rgb), previewed: colours.map(rgb) }
      },
      [paper, ink, star],
    )
    expect(worn.worn).toEqual(worn.previewed)
    seen.stop()
  }
})

test('the wall follows a page that changes its theme', async ({ page }) => {
  const style = `<style>main { transition: background 0.2s, color 0.2s; background: white; color: black }
    .dark main { background: #101014; color: #eee }</style>`
  const seen = await visit(page, { body: (tag) => `${style}${room}${tag}` })
  expect((await contrasts(page)).paper).toBe('rgb(255, 255, 255)')
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await expect.poll(async () => (await contrasts(page)).paper).toBe('rgb(16, 16, 20)')
  expect((await contrasts(page)).text).toBeGreaterThanOrEqual(4.5)
  seen.stop()
})

test('a cut text opens in place by keyboard and touch, to its end, and moves nothing of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const seen = await visit(page, {
    body: (tag) => `${room}${tag}<div id="after">Visit us.</div>`,
    shown: { reviews: wall.reviews.map((review) => ({ ...review, text: text.repeat(30) })) },
  })
  const card = page.locator('article').nth(1)
  const more = card.locator('summary')
  expect((await more.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  const before = await page.locator('#after').boundingBox()
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveText('Close', { useInnerText: true })
  await expect(more).toBeFocused()
  await expect(more).toBeInViewport({ ratio: 0.9 })
  const { said, end } = await card.evaluate((card) => {
    card.parentElement!.scrollTop = 9999
    const said = card.querySelector('.said')!
    const list = card.parentElement!.getBoundingClientRect()
    return {
      said: said.scrollHeight - said.clientHeight,
      end: said.getBoundingClientRect().bottom < list.bottom,
    }
  })
  expect({ said, end }).toEqual({ said: 0, end: true })
  await expect(more).toBeInViewport()
  expect(await page.locator('#after').boundingBox()).toEqual(before)
  await expectAccessible(page)
  await more.click()
  await expect(page.locator('[open]')).toHaveCount(0)
  expect(await seen.shifts()).toEqual([])
  seen.stop()
})

const nothing: Partial<WallData> = {
  rating: null,
  texts: { rating: '', label: 'No reviews yet', all: 'Write the first review' },
  reviews: [],
}

test('an empty wall is one line, gives its height back below the screen, and moves nothing on it', async ({
  page,
}) => {
  const seen = await visit(page, {
    body: (tag) => `${room}<div style="height: 1000px">Between</div>${room}<div id="after">After</div>${tag}`,
    shown: nothing,
  })
  const [first, second] = await page.locator('.wall').all()
  expect((await first!.boundingBox())!.height).toBeLessThan(50)
  expect((await second!.boundingBox())!.height).toBeLessThan(50)
  await expect
    .poll(async () => (await page.locator('[data-vouchsafe]').last().boundingBox())!.height)
    .toBeLessThan(50)
  expect((await page.locator('[data-vouchsafe]').first().boundingBox())!.height).toBe(560)
  expect(await seen.shifts()).toEqual([])
  seen.stop()
})

test('the styles of a page do not reach into the wall', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const style = `<style>* { all: revert } html { font-size: 40px } svg { display: none }
    summary, details { display: none !important }</style>`
  const seen = await visit(page, {
    body: (tag) => `${style}<div dir="rtl" style="position: relative; padding: 5px">${room}${tag}</div>`,
  })
  const [place, shown] = [page.locator('[data-vouchsafe]'), page.locator('.wall')]
  expect(await shown.boundingBox()).toEqual(await place.boundingBox())
  await expect(page.locator('.top svg').first()).toBeVisible()
  await expect(page.locator('article').nth(1).locator('summary')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  seen.stop()
})

test('a page that changes its colours in every frame does not keep the wall busy', async ({ page }) => {
  const pollution = '<script>Object.prototype["a b"] = 1</script>'
  const seen = await visit(page, { body: (tag) => `${pollution}${room}${tag}` })
  const written = await page.evaluate(async () => {
    const shown = document.querySelector('[data-vouchsafe]')!.shadowRoot!.querySelector('.wall')!
    let changes = 0
    new MutationObserver(() => (changes += 1)).observe(shown, { attributeFilter: ['style'] })
    const end = performance.now() + 1000
    for (let frame = 0; performance.now() < end; frame++) {
      document.body.style.color = frame % 2 ? 'black' : '#123'
      await new Promise(requestAnimationFrame)
    }
    return changes
  })
  // At most five times a second, and once when everything is loaded.
  expect(written).toBeLessThanOrEqual(7)
  seen.stop()
})
