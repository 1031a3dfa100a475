import { expect, type Locator, type Page, test } from '@playwright/test'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import { expectAccessible } from './accessible.ts'
import { placeFor, visit } from './host-page.ts'

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

test('the carousel is walked by keyboard on a page with a strict policy that unsets every style', async ({
  page,
}) => {
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
  expect(seen.complaints()).toEqual([])
  seen.stop()
})

test('on a wide page from right to left the next reviews of the carousel come from the left', async ({
  page,
}) => {
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
  seen.stop()
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
  const seen = await visit(page, {
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
  seen.stop()
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
  expect(seen.complaints()).toEqual([])
  seen.stop()
})

/** Ends the wait before a toast comes. */
const come = (page: Page) =>
  page
    .locator('[data-vouchsafe]')
    .evaluate((place) => place.shadowRoot!.getAnimations().map((each) => each.finish()))

test('the toast waits, takes no focus and at most a third of a phone, and closed stays closed', async ({
  page,
}) => {
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
  expect(seen.complaints()).toEqual([])
  seen.stop()
})

test('the drawer opens over everything, keeps the focus, and gives it and the page back', async ({
  page,
}) => {
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
  expect(seen.complaints()).toEqual([])
  seen.stop()
})
