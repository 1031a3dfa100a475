import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { readStyle } from '#app/features/widgets/owners-style.server.ts'
import { partsIn } from '#app/features/widgets/style-properties.server.ts'
import { embedCode } from '#app/features/widgets/widget-code.server.ts'
import { formatsOf, widgetPage } from '#app/routes/widget/formats.server.ts'
import { corpusWidget, withPhotos } from '#bench/widgets/corpus.ts'
import type { Scripts } from '#widget/bundle.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { type WidgetData, type WidgetKind, widgetKinds } from '#widget/widget-data.ts'
import { expectAccessible } from './accessible.ts'
import { placeFor, serve, test, visit } from './host-page.ts'

const wall = corpusWidget('wall')

test('the wall moves nothing, sets no cookie, and is one request', async ({ page, context }) => {
  await page.setViewportSize({ width: 412, height: 900 })
  const seen = await visit(page, {
    widgets: [wall],
    body: ([tag]) => `<main><h1>Shop</h1>${placeFor(wall)}${tag}<p id="after">Visit us.</p></main>`,
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await seen.shifts()).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(seen.requests()).toHaveLength(1)
  expect((await page.locator('.widget').boundingBox())!.height).toBeLessThanOrEqual(560)
  await expectAccessible(page)
})

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="400" height="400"><path d="M0 0h4v4H0z" fill="#c63"/></svg>'
const isPhoto = '**/business/b/photos/**'

for (const [kind, width] of [
  ['wall', 1440],
  ['list', 160],
  ['carousel', 390],
  ['quote', 1440],
] as const)
  test(`at ${width} pixels a ${kind} with photos moves nothing, and is lazy`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const asked: string[] = []
    await page.route(isPhoto, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'image/svg+xml', body: photo })
    })
    const widget = withPhotos(corpusWidget(kind))
    const seen = await visit(page, {
      widgets: [widget],
      body: ([tag]) =>
        `<main><h1>Shop</h1><div id="far" style="height:9000px">Far</div>${placeFor(widget)}${tag}<p>Visit us.</p></main>`,
    })
    const first = page.locator('.photos').first()
    await expect(first).toBeAttached()
    await page.waitForTimeout(300)
    expect(asked).toEqual([])
    await page.evaluate(() => document.getElementById('far')!.scrollIntoView({ block: 'end' }))
    await page.evaluate(() => scrollBy(0, 500))
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.waitForTimeout(300)
    const boxes = await first.locator('img').evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      }),
    )
    expect(boxes).toHaveLength(4)
    for (const [wide, high] of boxes) {
      expect(wide).toBe(high)
      expect(wide).toBeGreaterThanOrEqual(24)
    }
    expect(await seen.shifts()).toEqual([])
    const video = first.getByRole('link', { name: 'Video by Nora B.' })
    await expect(video).toHaveAttribute('rel', 'noopener')
    await expect(video).toHaveAttribute('target', '_blank')
    await expectAccessible(page)
  })

const quote = { ...corpusWidget('quote'), id: '01933573-4891-763e-b548-3d14c80560d1' }
const { texts, ...rest } = corpusWidget('summary')
// Another business's, because two regions of a page may not have the same name.
const summary = {
  ...rest,
  id: '01933573-4891-763e-b548-3d14c80560d2',
  texts: { ...texts, region: 'Customer reviews of Crumb & Corner' },
}
const badge = corpusWidget('badge')
const widgets = [quote, summary, badge]

/** No inline style or script, no parsed HTML: places are reserved by a style sheet with a nonce. */
const strictest = (origin: string) =>
  `default-src 'none'; script-src ${origin}; style-src 'nonce-n'; connect-src ${origin}; require-trusted-types-for 'script'`
const heights = widgets
  .map(({ id, look }) => `[data-vouchsafe="${id}"] { min-height: ${look.height}px }`)
  .join('\n')
const openStills = (page: Parameters<typeof visit>[0], html = 'lang="en"') =>
  visit(page, {
    widgets,
    html,
    policy: strictest,
    head: `<style nonce="n">:root { color-scheme: light dark }\n${heights}</style>`,
    body: (tags) =>
      `<main><h1>Shop</h1>${widgets.map((widget) => placeFor(widget).replace(/ style="[^"]*"/, '')).join('')}${tags.join('')}<p>Visit us.</p></main>`,
  })

for (const width of [320, 412, 1440])
  test(`at ${width} pixels a quote, summary and badge move nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    const seen = await openStills(page)
    const collected = page.getByRole('link', { name: 'How these reviews are collected' })
    await expect(collected).toHaveCount(3)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await seen.shifts()).toEqual([])
    await expect(page.getByRole('link', { name: '4.3, 143 reviews since March 2024' })).toHaveCount(2)
    const row = page.getByRole('row', { name: '5 out of 5 stars' })
    await expect(row).toContainText('92')
    await expect(row).toContainText('64%')
    await expectAccessible(page)
  })

test('a narrow column from right to left loses nothing, a late badge is filled', async ({ page }) => {
  await page.setViewportSize({ width: 160, height: 1000 })
  const seen = await openStills(page, 'lang="ar" dir="rtl"')
  await expect(page.getByRole('link', { name: 'How these reviews are collected' })).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.evaluate((id) => {
    document.querySelector('main')!.replaceChildren()
    const place = document.createElement('div')
    place.dataset.vouchsafe = id
    document.querySelector('main')!.append(place)
  }, badge.id)
  const links = page.getByRole('link')
  await expect(links).toHaveCount(2)
  expect(await links.evaluateAll((each) => each.map((link) => (link as HTMLAnchorElement).href))).toEqual([
    `${seen.origin}/w/${badge.id}/all`,
    `${seen.origin}/w/${badge.id}/collected`,
  ])
  await expect
    .poll(() => seen.posted.map(({ path, body }) => ({ path, body })))
    .toContainEqual({ path: `/w/${badge.id}/seen`, body: '/' })
})

const documented = readFileSync(new URL('../../docs/widgets.md', import.meta.url), 'utf8')
const codeOf = (id: string, name: string, height: number) =>
  embedCode({
    widgetId: id,
    height,
    title: `Customer reviews of ${name}`,
    pageAddress: 'https://reviews.example/business/BUSINESS',
    scriptAddress: `https://reviews.example/w/${id}.js`,
  })

test('the documented code is the editor’s own', () => {
  expect(documented).toContain(codeOf('ID', 'NAME', 560))
})

const placeOf = ({ id, business, look }: WidgetData) => codeOf(id, business, look.height).split('\n')[0]!

/** Pages around the documented place. */
type Around = { style?: string; around?: (place: string) => string; head?: string }
const pages: Record<string, Around> = {
  plain: {},
  dark: { style: 'html { background: #111; color: #eee; color-scheme: dark }' },
  'dark without a scheme': { style: 'body { background: #111; color: #eee }' },
  'white on white': { style: '[data-vouchsafe] { color: #fff } body { background: #fff }' },
  'flex, centred both ways': {
    style: 'main { display: flex; align-items: center; justify-content: center; min-height: 100vh }',
  },
  'flex column, centred': { style: 'main { display: flex; flex-direction: column; align-items: center }' },
  'grid of three': { style: 'main { display: grid; grid-template-columns: 1fr 600px 1fr }' },
  'narrow sidebar at the right edge': { style: 'main { width: 220px; margin-inline-start: auto }' },
  'transformed parent': { style: 'main { transform: scale(.9) }' },
  'reset by all: revert': { style: 'div { all: revert }' },
  'no type at all': { style: '[data-vouchsafe] { font-size: 0; line-height: 0; letter-spacing: 9px }' },
  'symbol font': { style: '[data-vouchsafe] { font-family: Wingdings }' },
  'hidden by inheritance': { style: 'main { visibility: hidden }' },
  'hidden head': { style: '[data-vouchsafe]::part(head) { display: none }' },
  'shrunken widget': { style: '[data-vouchsafe]::part(widget) { font-size: 0; color: #fff }' },
  'removed widget': { style: '[data-vouchsafe]::part(widget) { display: none }' },
  'height of 100%': {
    style: 'main { height: 700px } [data-vouchsafe] { min-height: 100% !important }',
  },
  'no CSSStyleSheet constructor': {
    head: '<script>window.CSSStyleSheet = class { constructor() { throw new TypeError("Illegal constructor") } }</script>',
  },
  'right to left': { head: '<script>document.documentElement.dir = "rtl"</script>' },
  'inside a table': { around: (place) => `<table width="100%"><tr><td>${place}</td></tr></table>` },
  'two of the same': { around: (place) => place + place },
}

/** The sentence, as a visitor has it before their eyes: its ink, its paper, and what may lie over it. */
const readCaption = (page: Page) =>
  page
    .locator('small')
    .first()
    .evaluate((caption) => {
      caption.scrollIntoView({ block: 'center' })
      const { fontSize, color, backgroundColor, visibility, fontFamily } = getComputedStyle(caption)
      const { left, top, width, height } = caption.getBoundingClientRect()
      const root = caption.getRootNode() as ShadowRoot
      const above = root.elementFromPoint(left + width / 2, top + height / 2)
      const parts = [] as string[]
      for (let each: Element | null = caption; each; each = each.parentElement) parts.push(each.part.value)
      return {
        text: caption.textContent,
        fontSize,
        isTwoColours: color !== backgroundColor,
        visibility,
        fontFamily,
        isOnTop: above === caption,
        parts: parts.join(''),
      }
    })

test('the documented place shows the widget on every kind of page, unmoved', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } })
  await Promise.all(Object.entries(pages).map(visitKind))
  await context.close()

  async function visitKind([name, { style = '', around = (place: string) => place, head = '' }]: [
    string,
    Around,
  ]) {
    const page = await context.newPage()
    const seen = await visit(page, {
      widgets: [wall],
      head: `<style>${style}</style>${head}`,
      body: ([tag]) => `<main>${around(placeOf(wall))}</main><p>Below</p>${tag}`,
    })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await readCaption(page), name).toEqual({
      text: 'The newest 12 of 143',
      fontSize: '13px',
      isTwoColours: true,
      visibility: 'visible',
      fontFamily: 'system-ui, sans-serif',
      isOnTop: true,
      parts: '',
    })
    expect(await seen.shifts(), name).toEqual([])
    const view = () => seen.posted.filter(({ path }) => path.endsWith('/seen')).length
    if (name !== 'removed widget') await expect.poll(view, name).toBe(1)
  }
})

test('a badge in a header and a bar at the edge are seen; others below are not', async ({ page }) => {
  const badge = corpusWidget('badge')
  const list = { ...corpusWidget('list'), id: '01933573-4891-763e-b548-3d14c80560d4' }
  const below = { ...corpusWidget('wall'), id: '01933573-4891-763e-b548-3d14c80560d5' }
  await page.setViewportSize({ width: 1000, height: 700 })
  const seen = await visit(page, {
    widgets: [badge, list, below],
    body: (tags) =>
      `<header>${placeOf(badge)}</header><aside style="float:right;width:150px">${placeOf(list)}</aside><div style="height:900px"></div>${placeOf(below)}${tags.join('')}`,
  })
  await expect
    .poll(() => seen.posted.map(({ path }) => path).toSorted())
    .toEqual([`/w/${badge.id}/seen`, `/w/${list.id}/seen`])
})

test('every kind with reviews has the sentence outside every part', async ({ page }) => {
  for (const kind of widgetKinds.filter((each) => each !== 'badge')) {
    await page.setContent(widgetPage(corpusWidget(kind)).html)
    const found = await page
      .locator('small')
      .evaluateAll((all) =>
        all.map((each) => ({ text: each.textContent, isInPart: each.closest('[part]') !== null })),
      )
    expect(found, kind).toEqual([{ text: 'The newest 12 of 143', isInPart: false }])
  }
})

test('a frame without a page’s colours is transparent on a light and on a dark page', async ({ browser }) => {
  // An emulated scheme would be that of all frames; a browser tells each that of the page around it.
  const page = await (await browser.newContext({ colorScheme: null })).newPage()
  for (const scheme of ['light', 'dark'] as const) {
    const { html } = widgetPage(wall)
    await page.setContent(
      `<style>html { color-scheme: ${scheme} } body { margin: 0; background: #2040c0 }</style><iframe style="border:0;width:600px;height:560px"></iframe>`,
    )
    await page.locator('iframe').evaluate((frame, text) => ((frame as HTMLIFrameElement).srcdoc = text), html)
    await page.frameLocator('iframe').locator('.card').first().waitFor()
    const shot = await page.screenshot({ clip: { x: 590, y: 300, width: 4, height: 4 } })
    const [red, green, blue] = await page.evaluate(async (data) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const canvas = new OffscreenCanvas(4, 4).getContext('2d')!
      canvas.drawImage(picture, 0, 0)
      return [...canvas.getImageData(1, 1, 1, 1).data]
    }, shot.toString('base64'))
    expect([red, green, blue], scheme).toEqual([0x20, 0x40, 0xc0])
  }
  await page.context().close()
})

test('the chart of a summary is whole in the smallest height', async ({ page }) => {
  for (const width of [320, 412, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.setContent(widgetPage(corpusWidget('summary')).html.replace('--height:100vh', '--height:24px'))
    const ends = await page.locator('.distribution').evaluate((chart) => ({
      chart: chart.getBoundingClientRect().bottom,
      list: chart.closest('.list')!.getBoundingClientRect().bottom,
      widget: chart.closest('section')!.getBoundingClientRect().bottom,
    }))
    expect(ends.chart, `${width}`).toBeLessThanOrEqual(Math.min(ends.list, ends.widget))
  }
})

test('an empty wall fills the height that it has reserved', async ({ page }) => {
  const empty = { ...wall, reviews: [], rating: null, shows: { ...wall.shows, shown: 0, total: 0 } }
  await visit(page, { widgets: [empty], body: ([tag]) => `${placeOf(empty)}${tag}` })
  const heights = await page
    .locator('.widget, section')
    .evaluateAll((all) => all.map((each) => each.clientHeight))
  expect(Math.min(...heights)).toBeGreaterThan(wall.look.height - 40)
})

test('a page with cross-origin isolation shows the script’s widget and the frame', async ({ page }) => {
  const { body, headers } = (await formatsOf({} as Scripts).html!.draw(wall, '', {
    isCounted: true,
    sites: [],
  })) as {
    body: string
    headers: Record<string, string>
  }
  const framed = await serve('text/html', () => body, {
    headers: { ...headers, 'cross-origin-resource-policy': 'cross-origin' },
  })
  const isolating = {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  }
  const seen = await visit(page, {
    widgets: [wall],
    headers: isolating,
    // Its frame is drawn for no address.
    complains: true,
    body: ([tag]) =>
      `${placeOf(wall)}<iframe src="${framed.origin}/" height="560" width="600"></iframe>${tag}`,
  })
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(page.frameLocator('iframe').locator('.card').first()).toBeVisible()
  await expect.poll(() => seen.posted.length).toBe(1)
})

test('in a shadow root of the page a script leaves the link', async ({ page }) => {
  await visit(page, {
    widgets: [wall],
    body: ([tag]) => `${placeOf(wall)}<my-shop></my-shop><script>
      const root = document.querySelector('my-shop').attachShadow({ mode: 'open' })
      root.innerHTML = ${JSON.stringify(placeOf(wall))}
    </script>${tag}`,
  })
  await expect(page.locator('my-shop').getByRole('link', { name: 'Reviews of Corner & Crumb' })).toBeVisible()
})

/** `answer` null: nothing listens there. `line`: the one line that the browser itself writes, if it writes any. */
const badDays: { name: string; answer: RequestListener | null; line: RegExp | null; hangs?: true }[] = [
  { name: 'a dead port', answer: null, line: /ERR_CONNECTION_REFUSED/ },
  { name: 'a server that accepts and never answers', answer: () => {}, line: null, hangs: true },
  {
    name: 'an error in HTML',
    answer: (_request, response) =>
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Something broke</h1>'),
    line: null,
  },
  {
    name: 'a proxy that says 200 and sends a page',
    answer: (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' })
        .end('<h1>We will be back</h1>'),
    line: null,
  },
  {
    name: 'a body that breaks off',
    answer: (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '9999' })
      response.write('(()=>{')
      setTimeout(() => response.destroy(), 50)
    },
    line: /ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/,
  },
]

const shopPage = (
  origin: string,
) => `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,"></head><body>
<h1>Shop</h1>${placeFor(wall)}<script async src="${origin}/w/${wall.id}.js"></script>
<p id="after">Visit us.</p><script>document.body.dataset.ran = 'yes'</script></body></html>`

for (const { name, answer, line, hangs } of badDays)
  test(`a shop's page stays whole beside ${name}`, async ({ page }) => {
    const ours = createServer(answer ?? (() => {}))
    await new Promise<void>((done) => ours.listen(0, '127.0.0.1', done))
    const { port } = ours.address() as AddressInfo
    if (!answer) await new Promise((done) => ours.close(done))
    const shop = await serve('text/html', () => shopPage(`http://127.0.0.1:${port}`))
    const exceptions: string[] = []
    const lines: string[] = []
    page.on('pageerror', (error) => exceptions.push(String(error)))
    page.on('console', (message) => lines.push(message.text()))

    await page.goto(`${shop.origin}/`, { waitUntil: 'domcontentloaded' })
    // What stands below the script is parsed and shown, and the page's own scripts have run.
    await expect(page.locator('#after')).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-ran', 'yes')
    if (!hangs) await page.waitForLoadState('load')
    if (line) await expect.poll(() => lines).toEqual([expect.stringMatching(line)])
    else expect(lines).toEqual([])
    expect(exceptions).toEqual([])
    // The page had reserved the place, and nothing but an empty one is there.
    const place = page.locator('[data-vouchsafe]')
    expect(await place.evaluate((each) => [each.childNodes.length, each.shadowRoot])).toEqual([0, null])
    expect((await place.boundingBox())!.height).toBe(wall.look.height)
    if (answer) ours.close()
    ours.closeAllConnections()
  })

test('a shop is shown before a slow widget is, which moves nothing', async ({ page }) => {
  const script = 'document.querySelector("[data-vouchsafe]").textContent = "Reviews"'
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const ours = await serve('text/javascript', () => script, { wait: () => asked })
  const shop = await serve('text/html', () => shopPage(ours.origin))
  await page.goto(`${shop.origin}/`, { waitUntil: 'domcontentloaded' })
  const before = await page.locator('#after').boundingBox()
  expect(await page.getByText('Reviews').count()).toBe(0)
  answer()
  await expect(page.getByText('Reviews')).toBeVisible()
  expect(await page.locator('#after').boundingBox()).toEqual(before)
})

/** The same declarations on every part, as far as they are allowed. */
const onAll = (kind: WidgetKind, declarations: string) =>
  partsIn(kinds[kind].tree(corpusWidget(kind)))
    .map((part) => `::part(${part}) { ${declarations} }`)
    .join('\n')

/** As much of everything as is allowed, as little, and as hard to read. */
const attacks = {
  large:
    'padding: 24px; gap: 24px; border: 4px solid #fff; border-radius: 48px; font-size: 32px; font-weight: 900; line-height: 2.5; letter-spacing: 2px; text-transform: uppercase; --space: 24px; box-shadow: 40px 40px 40px #0000003f',
  small:
    'padding: 0; gap: 0; border: 4px solid #fff; font-size: 12px; font-weight: 300; line-height: 1.2; letter-spacing: -0.5px; color: #767676; background: #fff; --space: 0; --star: #fff; --line: #fff; box-shadow: 0 -16px 0 #0000003f',
}

/** Each line that tells of the selection and of how it was collected, and whether somebody sees it. */
const honestLines = (page: Page, texts: string[]) =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>('.widget *, small')].filter(
      (element) => !element.children.length && wanted.includes(element.textContent ?? ''),
    )
    return found.map((element) => {
      element.scrollIntoView({ block: 'center' })
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = range.getClientRects()
      const { left, top, width, height } = lines[0] ?? new DOMRect()
      window.scrollBy(0, top - 100)
      const above = document.elementFromPoint(left + width / 2, range.getClientRects()[0]!.top + height / 2)
      const { fontSize, opacity, visibility } = getComputedStyle(element)
      return {
        text: element.textContent,
        isVisible:
          width > 20 &&
          height >= 12 &&
          lines.length * 4 <= element.textContent!.length &&
          visibility === 'visible' &&
          opacity === '1',
        isOnTop: above !== null && (element.contains(above) || above.contains(element)),
        fontSize: Number.parseFloat(fontSize),
      }
    })
  }, texts)

test('whatever an owner’s CSS, the lines that keep a widget honest are seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  for (const kind of widgetKinds) {
    const plain = corpusWidget(kind, { theme: 'light' })
    const { label, all, collected, maker } = plain.texts
    const shown = async (style: string) => {
      await page.setContent(widgetPage({ ...plain, look: { ...plain.look, style } }).html)
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('details')) element.open = true
      })
      return honestLines(page, [label, all, collected, maker])
    }
    const before = await shown('')
    expect(before.length, kind).toBeGreaterThan(0)
    for (const [name, declarations] of Object.entries(attacks)) {
      const { style, problems } = readStyle(onAll(kind, declarations), plain.look)
      expect(problems, name).toEqual([])
      const after = await shown(style)
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
      for (const [at, line] of after.entries()) {
        if (!before[at]!.isVisible) continue
        expect.soft(line, `${kind}, ${name}`).toMatchObject({ isVisible: true, isOnTop: true })
        expect.soft(line.fontSize, `${kind}, ${name}`).toBeGreaterThanOrEqual(12)
      }
    }
  }
})

test('a browser takes every property and value as we print them', async ({ page }) => {
  const all = Object.values(attacks).map((declarations) => `::part(card) { ${declarations} }`)
  const { style } = readStyle(all.join(''), { ...corpusWidget('wall').look, theme: 'light' })
  const declarations = style.match(/[a-z-]+:[^;}]+/g)!
  const refused = await page.evaluate(
    (printed) => printed.filter((each) => !CSS.supports(each.split(':')[0]!, each.split(':')[1]!)),
    declarations,
  )
  expect(refused).toEqual([])
  expect(declarations.length).toBeGreaterThan(20)
})
