import { expect, test } from '@playwright/test'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import { expectAccessible } from './accessible.ts'
import { placeFor, visit } from './host-page.ts'

const wall = corpusWidget('wall')

for (const width of [320, 412, 1440])
  test(`at ${width} pixels the wall moves nothing, sets no cookie and asks for nothing but itself`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const seen = await visit(page, {
      widgets: [wall],
      body: ([tag]) => `<main><h1>Shop</h1>${placeFor(wall)}${tag}<p id="after">Visit us.</p></main>`,
    })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await seen.shifts()).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(seen.requests()).toHaveLength(1)
    expect(seen.complaints()).toEqual([])
    expect((await page.locator('.widget').boundingBox())!.height).toBeLessThanOrEqual(560)
    await expectAccessible(page)
    seen.stop()
  })
