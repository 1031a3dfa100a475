import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type Theme = 'light' | 'dark'
type Wanted = { hasLargeTargets?: boolean; part?: string }

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let looks = 0

/** What pages share is seen in both themes: one look is in light, the next in dark. */
const nextTheme = (): Theme => (looks++ % 2 ? 'dark' : 'light')

/** No axe violation on the page as it is now. `part`: a selector of what has changed since axe saw the whole page. */
export async function expectAccessible(page: Page, part?: string) {
  await expectAccessibleIn(page, nextTheme(), { part })
  await page.emulateMedia({ colorScheme: null })
}

/** No axe violation in this theme; targets of 24 px too, where they are asked for. */
export async function expectAccessibleIn(
  page: Page,
  colorScheme: Theme,
  { hasLargeTargets = false, part }: Wanted = {},
) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const found = await findViolations(page, part, {
    rules: { 'target-size': { enabled: hasLargeTargets } },
    resultTypes: ['violations'],
    // The rules that we ask need no style sheets, which axe would fetch each time.
    preload: false,
  })
  expect.soft(found, `${page.url()} in ${colorScheme}`).toEqual([])
}

/** In the page and its frames, which axe asks from within. Its script stays in a document, so it is sent there once. */
async function findViolations(page: Page, part: string | undefined, options: RunOptions) {
  for (const frame of page.frames()) {
    // One that loads lazily has no document yet.
    if (frame.url() === '') continue
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript)
  }
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> }
      }
      const { violations } = await axe.run(part ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [part, options] as const,
  )
}

/** Nothing sticks out at three widths, and no axe violation: in light it is seen on a phone, in dark on a desk. */
export async function expectAccessibleAtEverySize(page: Page) {
  const theme = nextTheme()
  const seenAt = theme === 'light' ? 390 : 1440
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await overhang(page), `${page.url()} at ${width} px`).toBe(0)
    if (width === seenAt) await expectAccessibleIn(page, theme, { hasLargeTargets: true })
  }
}

const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
