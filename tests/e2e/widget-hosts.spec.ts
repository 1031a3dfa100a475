import { expect, type Page, test } from '@playwright/test'
import { embedCode } from '../../app/features/widgets/embed-code.ts'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import type { WidgetData } from '../../widget/widget-data.ts'
import { placeFor, visit } from './host-page.ts'
import { layoutStyle, layouts } from './widget-layouts.ts'

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
  test(`a ${kind} at ${width} pixels in twelve layouts is wide enough, keeps to its place and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const seen = await visitLayouts(page, corpusWidget(kind, { height: 560 }))
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
    expect(seen.complaints()).toEqual([])
    seen.stop()
  })

test('strict policies, inherited type, right to left, and a dark system on a white page', async ({
  page,
}) => {
  const hebrew = 'הלחם היה חם והשירות אדיב. נחזור בשבוע הבא.'
  const arabic = 'الخبز طازج والخدمة ممتازة، وسنعود قريبا.'
  const widget = corpusWidget('wall', { theme: 'scheme' })
  widget.reviews[0] = { ...widget.reviews[0]!, text: hebrew, language: 'he', author: 'א'.repeat(80) }
  widget.reviews[1] = { ...widget.reviews[1]!, text: arabic, language: 'ar' }
  widget.reviews[2] = { ...widget.reviews[2]!, text: 'x'.repeat(5000) }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 412, height: 900 })
  const seen = await visit(page, {
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
  expect(seen.complaints()).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light dark'))
  const paper = await page.locator('.widget').evaluate((each) => getComputedStyle(each).backgroundColor)
  expect(paper).toBe('rgb(17, 22, 29)')
  await page.emulateMedia({ media: 'print' })
  const printed = await page
    .locator('.text')
    .nth(2)
    .evaluate((each) => each.scrollHeight - each.clientHeight)
  expect(printed).toBe(0)
  seen.stop()
})

test('the script may come first: places that appear, go and come back are filled, and nothing else is built', async ({
  page,
}) => {
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
  expect(seen.complaints()).toEqual([])
  seen.stop()
})

test('on a phone reviews fill the reserved height, and all of them open in place and close again, by keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const short = corpusWidget('list')
  short.id = '01933573-4891-763e-b548-3d14c80560d4'
  short.reviews = [{ ...short.reviews[0]!, text: 'Good bread.' }]
  const seen = await visit(page, {
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
    const hidden = await widget.evaluate((each) =>
      [each, ...each.querySelectorAll('div.list, .text')].some(
        (one) => one.scrollHeight > one.clientHeight + 1,
      ),
    )
    expect(hidden).toBe(false)
    expect((await heights())[at]).toBeGreaterThan(1500)
    await page.keyboard.press('Enter')
    await expect(widget.getByText('Show more')).toBeInViewport()
  }
  expect(await heights()).toEqual([560, 400, 300, short.look.height])
  seen.stop()
})

test('a theme that hides empty blocks, a body that is transformed, and an old library hide and move nothing', async ({
  page,
}) => {
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
  expect(seen.complaints()).toEqual([])
  seen.stop()
})
