import { expect, type Locator, type Page } from '@playwright/test'
import { embedCode } from '#app/features/widgets/widget-code.server.ts'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import type { WidgetData } from '../../widget/widget-data.ts'
import { expectAccessible } from './accessible.ts'
import { placeFor, test, visit } from './host-page.ts'

/** The content of somebody's page around a place, with text below it, in the layouts that have broken widgets before. */
const layouts: Record<string, (place: string) => string> = {
  block: (place) => `<div>${place}</div>`,
  'flex row': (place) => `<div style="display:flex;gap:16px">${place}<p class="beside">Open daily</p></div>`,
  'centred flex column': (place) =>
    `<div style="display:flex;flex-direction:column;align-items:center">${place}</div>`,
  'grid with centred items': (place) => `<div style="display:grid;place-items:center">${place}</div>`,
  'table cell': (place) => `<table><tr><td>${place}</td></tr></table>`,
  'inline-block': (place) => `<div style="display:inline-block">${place}</div>`,
  absolute: (place) =>
    `<div style="position:relative;height:620px"><div style="position:absolute;left:0;top:0">${place}</div></div>`,
  'CSS columns': (place) => `<div style="columns:2 300px">${place}</div>`,
  'hidden tab': (place) => `<div class="tab" hidden style="min-height:560px">${place}</div>`,
  zoom: (place) => `<div style="zoom:1.5">${place}</div>`,
  'all: unset': (place) => `<div class="unset"><div>${place}</div></div>`,
  Bootstrap: (place) => `<div class="container"><div class="row"><div class="col">${place}</div></div></div>`,
}

/** What these layouts take from a stylesheet. Of Bootstrap's, the rules of its reboot and its grid that could matter. */
const layoutStyle = `
body { margin: 8px; font-family: sans-serif }
.unset * { all: unset }
.unset div { display: block }
.container, .container *, .container ::before { box-sizing: border-box }
.container { width: 100%; max-width: 1320px; margin: 0 auto; padding: 0 12px; line-height: 1.5; -webkit-text-size-adjust: 100% }
.row { display: flex; flex-wrap: wrap; margin: 0 -12px }
.row > * { flex-shrink: 0; width: 100%; max-width: 100%; padding: 0 12px }
.row > .col { flex: 1 0 0; width: auto }
.container p { margin: 0 0 1rem }
.container a { color: #0d6efd; text-decoration: underline }
.container svg { vertical-align: middle }
`

const wall = corpusWidget('wall')

const placeOfCode = (widget: WidgetData) =>
  embedCode({
    widgetId: widget.id,
    height: widget.look.height,
    title: widget.texts.region,
    pageAddress: 'https://reviews.example.com/',
    scriptAddress: '',
  }).split('\n')[0]!

const places: Record<string, (widget: WidgetData) => string> = {
  'min-height alone': (widget) => placeFor(widget),
  'height alone': (widget) => placeFor(widget).replace('min-height', 'height'),
  'our code': placeOfCode,
}

type Sizes = Record<string, number>

/** An empty place with nothing but a height is broken into two columns by the page, and has another baseline. */
const withoutBare = (sizes: Sizes) =>
  Object.fromEntries(
    Object.entries(sizes).filter(([name]) => !/^(CSS columns|inline-block),.*alone/.test(name)),
  )

/** A page with this widget in every layout, with each way to write its place. Each has text below it, one beside it. */
async function visitLayouts(page: Page, widget: WidgetData) {
  const sections = Object.entries(places).flatMap(([code, placeOf]) =>
    Object.entries(layouts).map(
      ([name, layout]) =>
        `<section title="${name}, ${code}">${layout(placeOf(widget))}<p class="below">Below</p></section>`,
    ),
  )
  const seen = await visit(page, {
    widgets: [widget],
    head: `<style>${layoutStyle}</style>`,
    body: ([tag]) => `<main>${sections.join('')}<button>Tabs</button></main>${tag}
<script>
  const now = () => {
    const { left } = document.querySelector('[title$=code] .beside').getBoundingClientRect()
    const sections = [...document.querySelectorAll('section')]
    return { left, ...Object.fromEntries(sections.map((each) => [each.title, each.offsetHeight])) }
  }
  const before = now()
  document.querySelector('button').onclick = () => {
    for (const tab of document.querySelectorAll('.tab')) tab.hidden = false
  }
</script>`,
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return seen
}

const measure = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section[title]')].map((section) => {
      const place = section.querySelector<HTMLElement>('[data-vouchsafe]')!
      const widget = place.shadowRoot!.querySelector<HTMLElement>('.widget')!
      const end = widget.querySelector('footer')!.getBoundingClientRect().top
      const cards = [...widget.querySelectorAll('.card')]
      return {
        name: section.getAttribute('title')!,
        width: widget.offsetWidth,
        height: widget.offsetHeight,
        placeHeight: place.offsetHeight,
        shown: cards.filter((card) => card.getBoundingClientRect().top < end).length,
      }
    }),
  )

for (const [kind, width] of [
  ['wall', 320],
  ['wall', 412],
  ['wall', 1440],
  ['grid', 320],
  ['list', 1440],
] as const)
  test(`a ${kind} at ${width} pixels fits twelve layouts and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitLayouts(page, corpusWidget(kind, { height: 560 }))
    const [before, after] = await page.evaluate<[Sizes, Sizes]>('[before, now()]')
    expect(withoutBare(after)).toEqual(withoutBare(before))
    await page.getByRole('button', { name: 'Tabs' }).click()
    await page.locator('.tab .card').first().waitFor()
    const found = await measure(page)
    expect(found).toHaveLength(36)
    for (const { name, ...sizes } of found) {
      expect.soft(sizes.width, name).toBeGreaterThanOrEqual(160)
      expect.soft(sizes.height, name).toBeLessThanOrEqual(560)
      expect.soft(sizes.placeHeight, name).toBe(560)
      expect.soft(sizes.shown, name).toBeGreaterThan(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('strict policies, inherited type, right to left, dark on white', async ({ page }) => {
  const hebrew = 'הלחם היה חם והשירות אדיב. נחזור בשבוע הבא.'
  const arabic = 'الخبز طازج والخدمة ممتازة، وسنعود قريبا.'
  const widget = corpusWidget('wall', { theme: 'scheme' })
  widget.reviews[0] = { ...widget.reviews[0]!, text: hebrew, language: 'he', author: 'א'.repeat(80) }
  widget.reviews[1] = { ...widget.reviews[1]!, text: arabic, language: 'ar' }
  widget.reviews[2] = { ...widget.reviews[2]!, text: 'x'.repeat(5000) }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 412, height: 900 })
  await visit(page, {
    widgets: [widget],
    html: 'dir="rtl" lang="he"',
    policy: (origin) =>
      `default-src 'none'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    body: ([tag]) => `<main><h1>חנות</h1><div data-vouchsafe="${widget.id}"></div>${tag}</main>`,
  })
  const found = await page.evaluate(() => {
    Object.assign(document.body.style, {
      textTransform: 'uppercase',
      letterSpacing: '3px',
      lineHeight: '3',
      whiteSpace: 'nowrap',
      textAlign: 'center',
      fontStyle: 'italic',
    })
    const root = document.querySelector('[data-vouchsafe]')!.shadowRoot!
    const widget = root.querySelector('.widget')!
    const [first, , third, fourth] = [...root.querySelectorAll('.text')]
    const sides = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const words = range.getClientRects()
      const last = words[words.length - 1]!
      const box = element.getBoundingClientRect()
      return { left: Math.round(last.left - box.left), right: Math.round(box.right - last.right) }
    }
    const leftOf = (element: Element, from: number) => {
      const text = [...element.childNodes].at(-1)!
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, from + 1)
      return range.getBoundingClientRect().left
    }
    const isInOrder = (selector: string, one: number, other: number) => {
      const element = root.querySelector(selector)!
      return leftOf(element, one) < leftOf(element, other)
    }
    const { textTransform, letterSpacing, lineHeight, fontStyle, backgroundColor } = getComputedStyle(widget)
    return {
      inherited: { textTransform, letterSpacing, lineHeight, fontStyle },
      backgroundColor,
      direction: getComputedStyle(widget).direction,
      day: isInOrder('.date', 0, 4),
      count: isInOrder('header p', 0, 6),
      hebrew: sides(first!).right,
      english: sides(fourth!).left,
      overhang: [...root.querySelectorAll('.card *')].filter(
        (each) => each.getBoundingClientRect().left < -1 || each.getBoundingClientRect().right > 413,
      ).length,
      longIsCut: third!.scrollHeight > third!.clientHeight,
    }
  })
  expect(found).toEqual({
    inherited: { textTransform: 'none', letterSpacing: 'normal', lineHeight: '18.85px', fontStyle: 'normal' },
    backgroundColor: 'rgb(251, 249, 245)',
    direction: 'rtl',
    day: true,
    count: true,
    hebrew: 0,
    english: 0,
    overhang: 0,
    longIsCut: true,
  })
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light dark'))
  const paper = await page.locator('.widget').evaluate((each) => getComputedStyle(each).backgroundColor)
  expect(paper).toBe('rgb(17, 22, 29)')
  await page.emulateMedia({ media: 'print' })
  const printed = await page
    .locator('.text')
    .nth(2)
    .evaluate((each) => each.scrollHeight - each.clientHeight)
  expect(printed).toBe(0)
})

test('the script may come first: late, leaving and returning places are filled', async ({ page }) => {
  const other = corpusWidget('list')
  other.id = '01933573-4891-763e-b548-3d14c80560d4'
  const seen = await visit(page, {
    widgets: [wall, other],
    body: ([first, second]) =>
      `${second}${first}<main>${placeFor(wall)}<p>Visit us.</p>${placeFor(wall)}</main>`,
  })
  const built = () =>
    page.evaluate(() => ({
      shadows: [...document.querySelectorAll('*')].filter((each) => each.shadowRoot).length,
      head: [...document.head.children].map((each) => each.localName).join(' '),
      body: [...document.body.children].map((each) => each.localName).join(' '),
    }))
  const around = { head: 'meta title meta', body: 'script script main' }
  await expect.poll(built).toEqual({ shadows: 2, ...around })
  await page.evaluate((id) => {
    const place = document.createElement('div')
    place.dataset.vouchsafe = id
    document.querySelector('main')!.prepend(place)
  }, other.id)
  await expect.poll(built).toEqual({ shadows: 3, ...around })
  const texts = await page.evaluate(async (id) => {
    const place = document.querySelector(`[data-vouchsafe="${id}"]`)!
    place.remove()
    await new Promise((done) => setTimeout(done))
    document.querySelector('main')!.append(place)
    return place.shadowRoot!.querySelectorAll('.cards').length
  }, other.id)
  expect(texts).toBe(1)
  expect(await built()).toEqual({ shadows: 3, ...around })
  expect(seen.requests()).toHaveLength(2)
})

test('on a phone reviews fill the reserved height, and open in place, by keys too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const short = corpusWidget('list')
  short.id = '01933573-4891-763e-b548-3d14c80560d4'
  short.reviews = [{ ...short.reviews[0]!, text: 'Good bread.' }]
  await visit(page, {
    widgets: [wall, short],
    head: '<style>.fixed { height: 400px }</style>',
    body: ([first, second]) =>
      `<main>${placeFor(wall)}<div class="fixed" data-vouchsafe="${wall.id}"></div><div data-vouchsafe="${wall.id}" style="height:300px"></div>${placeFor(short)}</main>${first}${second}`,
  })
  await expect(page.locator('.widget')).toHaveCount(4)
  const heights = () =>
    page
      .locator('[data-vouchsafe]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight))
  expect(await heights()).toEqual([560, 400, 300, short.look.height])
  await expect(page.locator('.widget').last().locator('summary')).toBeHidden()
  for (const at of [0, 2]) {
    const widget = page.locator('.widget').nth(at)
    const reach = await widget.evaluate((each) => {
      const list = each.querySelector('div.list')!.getBoundingClientRect()
      return Math.abs(each.querySelector('footer')!.getBoundingClientRect().top - list.bottom)
    })
    expect(reach).toBeLessThan(1)
    const more = widget.locator('summary')
    await more.focus()
    expect(await more.evaluate((each) => getComputedStyle(each).outlineStyle)).not.toBe('none')
    await page.keyboard.press('Enter')
    await expect(widget.getByText('Show fewer')).toBeVisible()
    const hidesWords = () =>
      widget.evaluate((each) =>
        [each, ...each.querySelectorAll('div.list, .text')].some(
          (one) => one.scrollHeight > one.clientHeight + 1,
        ),
      )
    await expect.poll(hidesWords).toBe(false)
    expect((await heights())[at]).toBeGreaterThan(1500)
    await page.keyboard.press('Enter')
    await expect(widget.getByText('Show more')).toBeInViewport()
  }
  expect(await heights()).toEqual([560, 400, 300, short.look.height])
})

test('odd themes, a transformed body and an old library move nothing', async ({ page }) => {
  const toast = { ...corpusWidget('toast'), id: '01933573-4891-763e-b548-3d14c80560d4' }
  const drawer = { ...corpusWidget('drawer'), id: '01933573-4891-763e-b548-3d14c80560d5' }
  const seen = await visit(page, {
    widgets: [wall, toast, drawer],
    head: `<style>div:empty { display: none } body { transform: translateX(0) }</style>
<script>Object.prototype['no attribute'] = Object.prototype.hidden = () => {}</script>`,
    body: (tags) => `<main>${placeOfCode(wall)}<p>Visit us.</p></main>${tags.join('')}`,
  })
  await expect(page.locator('.card').first()).toBeInViewport()
  await expect(page.locator('.drawer')).toBeInViewport({ ratio: 1 })
  await page
    .locator(`[data-vouchsafe="${toast.id}"]`)
    .evaluate((place) => place.shadowRoot!.getAnimations().map((each) => each.finish()))
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 })
  expect(await seen.shifts()).toEqual([])
})

const carousel = corpusWidget('carousel')
const marquee = corpusWidget('marquee')
const toast = corpusWidget('toast')
const drawer = corpusWidget('drawer')

/** Scripts of ours alone, and none that turns a string into HTML. */
const strict = (origin: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'`
const unset = '<style>* { all: unset } head, style, script { display: none } p { display: block }</style>'
const words = `<p>${'The baker opens at seven. '.repeat(400)}</p>`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const list = (page: Page) => page.getByRole('group', { name: 'Reviews' })
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
const focused = (page: Page) =>
  page.evaluate(() => {
    const host = document.activeElement!
    const inside = host.shadowRoot?.activeElement ?? host
    return inside === document.body ? 'nothing of the page' : inside.ariaLabel || inside.textContent
  })

test('the carousel is walked by keyboard under a strict, style-resetting policy', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 412, height: 900 })
  const seen = await visit(page, {
    widgets: [carousel],
    head: unset,
    policy: strict,
    body: ([tag]) => `<main><h1>Shop</h1>${placeFor(carousel, ';display:block')}${tag}${words}</main>`,
  })
  const position = page.locator('.position')
  await expect(position).toHaveText('1 of 12')
  await expect(button(page, 'Previous review')).toBeDisabled()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Reviews')
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText('2 of 12')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Next review')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('3 of 12')
  for (let at = 4; at <= 12; at++) {
    await page.keyboard.press('Space')
    await expect(position).toHaveText(`${at} of 12`)
  }
  await expect(button(page, 'Next review')).toBeDisabled()
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Next review')
  await button(page, 'Previous review').click()
  await expect(position).toHaveText('11 of 12')
  expect(await seen.shifts()).toEqual([])
  await page.locator('[data-vouchsafe]').evaluate((place) => place.remove())
  await page.setViewportSize({ width: 500, height: 900 })
  await frames(page)
})

test('from right to left the carousel’s next reviews come from the left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = await visit(page, {
    widgets: [carousel],
    html: 'lang="ar" dir="rtl"',
    body: ([tag]) => `<main><h1>Shop</h1>${placeFor(carousel)}${tag}</main>`,
  })
  await expect(page.locator('.position')).toHaveText('1–4 of 12')
  const box = async (name: string) => (await button(page, name).boundingBox())!.x
  expect(await box('Next review')).toBeLessThan(await box('Previous review'))
  await button(page, 'Next review').click()
  await expect(page.locator('.position')).toHaveText('5–8 of 12')
  expect(await list(page).evaluate((each) => each.scrollLeft)).toBeLessThan(0)
  expect(await seen.shifts()).toEqual([])
  await expectAccessible(page)
})

/** Scrolls by a key, to the end: a smooth scroll that is still under way would stop the drifting again. */
async function scrollByKey(page: Page, scrolled: Locator) {
  await scrolled.evaluate((each) => {
    const end = new Promise((done) => each.addEventListener('scrollend', done, { once: true }))
    Object.assign(window, { end })
  })
  await page.keyboard.press('ArrowRight')
  await page.evaluate(() => (window as unknown as { end: Promise<unknown> }).end)
}

test('on paper a row shows all of its reviews, and nothing lies over the page', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  const widgets = [carousel, marquee, toast, drawer].map((widget) => ({ ...widget, id: widget.kind }))
  await visit(page, {
    widgets,
    body: (tags) => `<main>${placeFor(widgets[0]!)}${placeFor(widgets[1]!)}</main>${tags.join('')}`,
  })
  await expect(page.locator('section')).toHaveCount(4)
  await page.emulateMedia({ media: 'print' })
  for (const kind of ['carousel', 'marquee']) {
    const cards = page.locator(`.${kind} .card:visible`)
    await expect(cards).toHaveCount(12)
    const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(700)
  }
  await expect(page.locator('.toast')).toBeHidden()
  await expect(page.locator('.drawer')).toBeHidden()
})

test('the marquee drifts until it is paused, hovered, focused or scrolled', async ({ page }) => {
  const seen = await visit(page, {
    widgets: [marquee],
    head: unset,
    policy: strict,
    body: ([tag]) => `<main><h1>Shop</h1>${placeFor(marquee, ';display:block')}${tag}${words}</main>`,
  })
  const row = page.locator('.cards')
  const isMoving = () =>
    row.evaluate(async (each) => {
      const at = () => getComputedStyle(each).translate
      const before = at()
      await new Promise((done) => setTimeout(done, 120))
      return at() !== before
    })
  await expect.poll(isMoving).toBe(true)
  await list(page).hover()
  await expect.poll(isMoving).toBe(false)
  await page.mouse.move(1, 1)
  await expect.poll(isMoving).toBe(true)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Pause')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Play')
  await expect.poll(isMoving).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(isMoving).toBe(true)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Reviews')
  await expect.poll(isMoving).toBe(false)
  await scrollByKey(page, list(page))
  await button(page, 'Play').click()
  await expect.poll(isMoving).toBe(true)
  expect(await list(page).evaluate((each) => each.scrollLeft)).toBe(0)
  await expect(page.getByRole('listitem')).toHaveCount(12)
  expect(await seen.shifts()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(isMoving).toBe(false)
  await expect(button(page, 'Pause')).toBeHidden()
  await expect(page.locator('li:visible')).toHaveCount(12)
  await expectAccessible(page)
  await page.locator('[data-vouchsafe]').evaluate((place) => place.remove())
  await frames(page)
})

/** Ends the wait before a toast comes. */
const come = (page: Page) =>
  page
    .locator('[data-vouchsafe]')
    .evaluate((place) => place.shadowRoot!.getAnimations().map((each) => each.finish()))

test('the toast waits, takes no focus, stays small, and stays closed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const seen = await visit(page, {
    widgets: [toast],
    head: `${unset}<style>:root { --toast-wait: 600s } body { display: flex; gap: 20px } div { position: relative; z-index: 2147483647 }</style>`,
    policy: strict,
    body: ([tag]) => `<main><h1>Shop</h1><div>${words}</div>${tag}</main>`,
  })
  const box = page.locator('.toast')
  await expect(box).not.toBeInViewport()
  await come(page)
  await expect(box).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect((await box.boundingBox())!.height).toBeLessThanOrEqual(640 / 3)
  await button(page, 'Next review').click()
  await expect(page.locator('.position')).toHaveText('2 of 12')
  await expect.poll(() => seen.posted.map(({ path }) => path)).toEqual([`/w/${toast.id}/seen`])
  await expectAccessible(page)
  expect(await seen.shifts()).toEqual([])
  await button(page, 'Close').focus()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
  await expect(page.locator('[data-vouchsafe]')).toHaveCount(1)
  await expect(box).toHaveCount(0)
})

test('the drawer opens over everything, keeps the focus, and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const seen = await visit(page, {
    widgets: [drawer],
    head: `${unset}<style>main { position: relative; z-index: 2147483647 }</style>`,
    policy: strict,
    body: ([tag]) => `<main>${placeFor(drawer, ';display:block')}<h1>Shop</h1>${words}${words}</main>${tag}`,
  })
  const open = page.getByRole('button', { name: 'Reviews' })
  const panel = page.getByRole('dialog', { name: 'Customer reviews of Corner & Crumb' })
  await expect.poll(() => seen.posted.map(({ path }) => path)).toEqual([`/w/${drawer.id}/seen`])
  await open.click({ trial: true })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
  await expectAccessible(page)
  const visited: (string | null)[] = []
  for (let at = 0; at < 7; at++) {
    visited.push(await focused(page))
    await page.keyboard.press('Tab')
  }
  const links = ['Show all 143 reviews', 'How these reviews are collected', 'by Vouchsafe']
  expect(visited).toEqual(['Close', 'Reviews', ...links, 'nothing of the page', 'Close'])
  const canScroll = () =>
    page.evaluate(() => {
      scrollTo(0, 0)
      return getComputedStyle(document.body).overflowY !== 'hidden'
    })
  await expect.poll(canScroll).toBe(false)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(open).toBeFocused()
  await expect.poll(canScroll).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open.click()
  await page.mouse.click(20, 20)
  await expect(panel).toBeHidden()
  await expect(open).toBeFocused()
  await expectAccessible(page)
  await open.click()
  await expect.poll(canScroll).toBe(false)
  await page.locator('[data-vouchsafe]').evaluate((place) => place.remove())
  await expect.poll(canScroll).toBe(true)
  expect(await seen.shifts()).toEqual([])
})
