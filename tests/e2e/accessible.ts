import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Theme = 'light' | 'dark'
type Wanted = { hasLargeTargets?: boolean; isColourAlone?: boolean }

/** No axe violation on the page as it is now, in light and in dark: between them only colours differ. */
export async function expectAccessible(page: Page) {
  await expectAccessibleIn(page, 'light')
  await expectAccessibleIn(page, 'dark', { isColourAlone: true })
  await page.emulateMedia({ colorScheme: null })
}

/** No axe violation in this theme; targets of 24 px too, where they are asked for. */
export async function expectAccessibleIn(
  page: Page,
  colorScheme: Theme,
  { hasLargeTargets = false, isColourAlone = false }: Wanted = {},
) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: hasLargeTargets } } })
  if (isColourAlone) axe.withRules(['color-contrast', 'link-in-text-block'])
  // Without frames the older way finds the same, in less than half the time.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
}

/** Of each page axe sees one theme on a phone and the other on a desk. */
const sizes = [
  { width: 390, theme: 'light' },
  { width: 768, theme: null },
  { width: 1440, theme: 'dark' },
] as const

/** No axe violation, and nothing sticks out, at three widths. */
export async function expectAccessibleAtEverySize(page: Page) {
  for (const { width, theme } of sizes) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overhang(page), `${page.url()} at ${width} px`).toBe(0)
    if (theme) await expectAccessibleIn(page, theme, { hasLargeTargets: true })
  }
}

const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** What a page must never do: break its own policy, throw, or hydrate into something else. */
export function watchConsole(page: Page) {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    // A form that is refused answers 422, and the browser reports that too; the mail's frame runs no script, not
    // even the one with which the test looks into it.
    if (message.type() === 'error' && !/status of 4\d\d|frame is sandboxed/.test(text)) complaints.push(text)
  })
  return complaints
}
