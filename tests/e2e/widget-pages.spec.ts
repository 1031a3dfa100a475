import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { embedCode } from '../../app/features/widgets/embed-code.ts'
import { facesOf } from '../../app/routes/widget/faces.server.ts'
import { widgetPage } from '../../app/routes/widget/widget-page.server.ts'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import type { Scripts } from '../../widget/bundle.ts'
import { type WidgetData, widgetKinds } from '../../widget/widget-data.ts'
import { serve, visit } from './host-page.ts'

const wall = corpusWidget('wall')

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
const pages: Record<string, { style?: string; around?: (place: string) => string; head?: string }> = {
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

for (const [name, { style = '', around = (place: string) => place, head = '' }] of Object.entries(pages))
  test(`a page “${name}” shows what the widget shows, and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 })
    const seen = await visit(page, {
      widgets: [wall],
      head: `<style>${style}</style>${head}`,
      body: ([tag]) => `<main>${around(placeOf(wall))}</main><p>Below</p>${tag}`,
    })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await readCaption(page)).toEqual({
      text: 'The newest 12 of 143',
      fontSize: '13px',
      isTwoColours: true,
      visibility: 'visible',
      fontFamily: 'system-ui, sans-serif',
      isOnTop: true,
      parts: '',
    })
    expect(await seen.shifts()).toEqual([])
    expect(seen.complaints()).toEqual([])
    const view = () => seen.posted.filter(({ path }) => path.endsWith('/seen')).length
    if (name !== 'removed widget') await expect.poll(view).toBe(1)
    seen.stop()
  })

test('a badge in a header and a bar at the right edge are seen; what is below the screen is not', async ({
  page,
}) => {
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
  seen.stop()
})

test('every kind that shows reviews has the sentence outside every part, also without a script', async ({
  page,
}) => {
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
  const { body, headers } = (await facesOf({} as Scripts).html!.draw(wall, '', {
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
    body: ([tag]) =>
      `${placeOf(wall)}<iframe src="${framed.origin}/" height="560" width="600"></iframe>${tag}`,
  })
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await expect(page.locator('.card').first()).toBeVisible()
  await expect(page.frameLocator('iframe').locator('.card').first()).toBeVisible()
  await expect.poll(() => seen.posted.length).toBe(1)
  framed.stop()
  seen.stop()
})

test('in a shadow root of the page a script leaves the link', async ({ page }) => {
  const seen = await visit(page, {
    widgets: [wall],
    body: ([tag]) => `${placeOf(wall)}<my-shop></my-shop><script>
      const root = document.querySelector('my-shop').attachShadow({ mode: 'open' })
      root.innerHTML = ${JSON.stringify(placeOf(wall))}
    </script>${tag}`,
  })
  await expect(page.locator('my-shop').getByRole('link', { name: 'Reviews of Corner & Crumb' })).toBeVisible()
  expect(seen.complaints()).toEqual([])
  seen.stop()
})
