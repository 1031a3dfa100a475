import { expect, test } from '@playwright/test'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import { expectAccessible } from './accessible.ts'
import { placeFor, visit } from './host-page.ts'

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
const strict = (origin: string) =>
  `default-src 'none'; script-src ${origin}; style-src 'nonce-n'; connect-src ${origin}; require-trusted-types-for 'script'`
const heights = widgets
  .map(({ id, look }) => `[data-vouchsafe="${id}"] { min-height: ${look.height}px }`)
  .join('\n')
const open = (page: Parameters<typeof visit>[0], html = 'lang="en"') =>
  visit(page, {
    widgets,
    html,
    policy: strict,
    head: `<style nonce="n">:root { color-scheme: light dark }\n${heights}</style>`,
    body: (tags) =>
      `<main><h1>Shop</h1>${widgets.map((widget) => placeFor(widget).replace(/ style="[^"]*"/, '')).join('')}${tags.join('')}<p>Visit us.</p></main>`,
  })

for (const width of [320, 412, 1440])
  test(`at ${width} pixels a quote, a summary and a badge move nothing, under the strictest policy`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    const seen = await open(page)
    const collected = page.getByRole('link', { name: 'How these reviews are collected' })
    await expect(collected).toHaveCount(3)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await seen.shifts()).toEqual([])
    expect(seen.complaints()).toEqual([])
    await expect(page.getByRole('link', { name: '4.3, 143 reviews since March 2024' })).toHaveCount(2)
    const row = page.getByRole('row', { name: '5 out of 5 stars' })
    await expect(row).toContainText('92')
    await expect(row).toContainText('64%')
    await expectAccessible(page)
    seen.stop()
  })

test('a narrow column from right to left loses nothing, and a badge that appears later is filled and counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 160, height: 1000 })
  const seen = await open(page, 'lang="ar" dir="rtl"')
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
  seen.stop()
})
