import { mkdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { corpusWidget } from '../bench/widgets/corpus.ts'
import { placeFor, visit } from '../tests/e2e/host-page.ts'
import { kinds } from '../widget/kinds/kinds.ts'
import { type WidgetKind, widgetKinds } from '../widget/widget-data.ts'

const folder = 'docs/widgets'
const page = 'body { margin: 16px; font: 16px/1.5 system-ui, sans-serif; --toast-height: none }'
const shop = '<h1>Corner & Crumb</h1><p>Bread, cakes and coffee. Open from seven, Tuesday to Sunday.</p>'

/** A picture of each kind of widget on somebody else's page, for docs/widgets.md. */
export async function takePictures(browser: Browser) {
  mkdirSync(folder, { recursive: true })
  for (const kind of widgetKinds) await take(browser, kind)
}

async function take(browser: Browser, kind: WidgetKind) {
  const widget = corpusWidget(kind, { height: Math.min(corpusWidget(kind).look.height, 350) })
  const { isFloating } = kinds[kind]
  const context = await browser.newContext({
    viewport: { width: 640, height: isFloating ? 420 : 382 },
    reducedMotion: 'reduce',
  })
  const host = await context.newPage()
  const seen = await visit(host, {
    widgets: [widget],
    head: `<style>${page}</style>`,
    body: ([tag]) => `<main>${isFloating ? shop : placeFor(widget)}</main>${tag}`,
  })
  const place = host.locator('[data-vouchsafe]')
  if (kind === 'drawer') await place.locator('.open').click()
  // A toast waits for some seconds otherwise.
  await place.evaluate(({ shadowRoot }) => {
    for (const motion of shadowRoot!.getAnimations()) motion.finish()
  })
  const { height } = (await place.boundingBox())!
  await host.screenshot({
    path: `${folder}/${kind}.png`,
    clip: isFloating ? undefined : { x: 0, y: 0, width: 640, height: height + 32 },
  })
  seen.stop()
  await context.close()
  console.log(`${folder}/${kind}.png`)
}
